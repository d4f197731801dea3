/**
 * The card language of a game is some families of nodes that hold one another: filters hold conditions, conditions compare values,
 * values count what selectors find. What every such game needs is written here once, for any families; a game adds its own nodes
 * and ties the families together (in the folder of its name). So no file has to know the others.
 */
export interface Families {
  readonly ability: unknown;
  readonly action: unknown;
  readonly change: unknown;
  readonly condition: unknown;
  readonly cost: unknown;
  readonly duration: unknown;
  readonly eventPattern: unknown;
  readonly filter: unknown;
  readonly replacement: unknown;
  readonly selector: unknown;
  readonly staticEffect: unknown;
  readonly target: unknown;
  /** What must be true of all that is chosen together. */
  readonly together: unknown;
  /** Nodes only: a number stands for itself. */
  readonly value: unknown;
  // Closed lists of words
  /** What effects can forbid, and what they can require. */
  readonly cantAction: string;
  readonly mustAction: string;
  readonly playerGroup: string;
  readonly stat: string;
  readonly step: string;
  readonly zone: string;
}
