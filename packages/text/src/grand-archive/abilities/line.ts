/** What one line of a card's text is. */
import type { Ability, Action, Modes, Restriction } from '@rulewright/language/grand-archive';

export type Line =
  | { readonly kind: 'abilities'; readonly abilities: readonly Ability[] }
  /** Instructions of an action: each line is a spell ability of its own. */
  | { readonly kind: 'instructions'; readonly actions: readonly Action[]; readonly modes?: Modes }
  /** Behind bubbles. */
  | { readonly kind: 'restricted'; readonly by: readonly Restriction[]; readonly line: Line };
