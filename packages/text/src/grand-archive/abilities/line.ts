/** What one line of a card's text is. */
import type { Ability, Action, Label, Modes, Restriction } from '@rulewright/language/grand-archive';

export type Line = Meaning & {
  /** The label keywords before its dashes. */
  readonly labels?: readonly Label[];
};

type Meaning =
  | { readonly kind: 'abilities'; readonly abilities: readonly Ability[] }
  /** Instructions of an action: each line is a spell ability of its own. */
  | { readonly kind: 'instructions'; readonly actions: readonly Action[]; readonly modes?: Modes }
  /** Behind bubbles. */
  | { readonly kind: 'restricted'; readonly by: readonly Restriction[]; readonly line: Line };

/** All label keywords of a line, those behind bubbles among them. */
export const labelsIn = (line: Line): readonly Label[] => [
  ...(line.labels ?? []),
  ...(line.kind === 'restricted' ? labelsIn(line.line) : []),
];
