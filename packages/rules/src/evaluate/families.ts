/** The families of nodes as the core's entries see them: of the nodes inside a node only that they have a kind is known. */
import type { Families, Target } from '@rulewright/language';
import type { Node } from './vocabulary.ts';

export interface AnyFamilies extends Families {
  readonly ability: Node;
  readonly action: { readonly do: string };
  readonly change: Node;
  readonly condition: Node;
  readonly cost: Node;
  readonly eventPattern: { readonly on: string };
  readonly filter: Node;
  readonly replacement: Node;
  readonly selector: Node;
  readonly target: Target<AnyFamilies>;
  readonly staticEffect: Node;
  readonly value: Node;
}
