/** Keywords, abilities, and the lines of a card. */
import type { Ability, Condition, Filter, KeywordAbility, Mode } from '@rulewright/language/magic';
import type { Bar, Line } from '../abilities/line.ts';

/** What is said after an activated or triggered ability about its use. */
export type Rider = (ability: Ability) => Ability;

export interface MagicAbilities {
  Keyword: readonly KeywordAbility[];
  Keywords: readonly Ability[];
  KeywordName: string;
  PlainKeyword: string;
  KeywordOr: readonly string[];
  /** Protection or hexproof from these; none: from everything. */
  Quality: readonly Filter[];
  Qualities: readonly Filter[];
  /** Keywords of which one is chosen. */
  OptionList: readonly (readonly KeywordAbility[])[];
  Gift: string;
  PartnerText: string;
  Landwalk: Filter;
  Typecycling: Filter;
  /** An ability in quotation marks without its full stop. */
  OpenQuote: Ability;
  OpenAbility: Ability;
  Rider: Rider;
  Riders: Rider;
  Limit: Rider;
  Chapters: readonly number[];
  Levels: Bar;
  /** What a vanguard adds or takes away: +1, -3. */
  Modifier: number;
  SpreeMode: Mode;
  SpreeList: readonly Mode[];
  /** A named mode with what it costs (702.183). */
  TieredMode: Mode;
  TieredList: readonly Mode[];
  /** What must be true of a starting deck (702.139a). */
  DeckCondition: Condition;
  /** A word that abilities are known by once it is chosen. */
  Anchor: string;
  Line: Line;
}
