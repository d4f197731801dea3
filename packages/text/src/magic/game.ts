/** Magic as prose knows it (`../prose/game.ts`): its families, the facts of its faces, its lines and tokens. */
import type { MagicFamilies } from '@rulewright/language/magic';
import type * as categories from '../prose/categories.ts';
import type * as prose from '../prose/discourse/record.ts';
import type * as telling from '../prose/discourse/telling.ts';
import type * as phrases from '../prose/phrases.ts';
import type { Line } from './abilities/line.ts';
import type { FaceFacts } from './face-facts.ts';
import type { TokenSet } from './verbs/tokens-made.ts';

export interface MagicGame extends MagicFamilies {
  readonly face: FaceFacts;
  readonly line: Line;
  readonly made: TokenSet;
}

export type Telling = telling.Telling<MagicGame>;
export type Discourse = prose.Discourse<MagicGame>;
export type Heard = prose.Heard<MagicGame>;
export type Described = phrases.Described<MagicGame>;
export type Things = phrases.Things<MagicGame>;
export type Count = phrases.Count<MagicGame>;
export type Act = categories.Act<MagicGame>;
export type Predicate = categories.Predicate<MagicGame>;
export type Sequel = categories.Sequel<MagicGame>;
