/** Keywords, abilities, and the lines of a card. */
import type { Ability, Cost, KeywordAbility, Label, Restriction } from '@rulewright/language/grand-archive';
import type { Line } from '../abilities/line.ts';
import type { TriggerEvent } from './events.ts';

/** What is said after an activated or triggered ability about its use. */
type Rider = (ability: Ability) => Ability;

export interface GrandArchiveAbilities {
  KeywordName: string;
  /** Harmonize, deluge: before a dash they only name what follows. */
  LabelName: Label;
  Keyword: readonly KeywordAbility[];
  Keywords: readonly KeywordAbility[];
  /** On a line of their own. */
  TitleKeyword: readonly KeywordAbility[];
  TitleKeywords: readonly KeywordAbility[];
  /** What a potion is brewed of. */
  Ingredients: readonly Cost[];
  /** [Class Bonus], [Level 2+]. */
  Bubble: Restriction;
  /** On Enter, On Hit. */
  Label: { readonly keyword: string; readonly event: TriggerEvent };
  /** An ability in quotation marks without its full stop. */
  OpenQuote: Ability;
  Rider: Rider;
  Riders: Rider;
  StaticSentence: readonly Ability[];
  StaticSentences: readonly Ability[];
  Rewriting: readonly Ability[];
  Line: Line;
}
