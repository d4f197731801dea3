/** Grand Archive as prose knows it (`../prose/game.ts`): its families, the facts of its faces, its lines and tokens. */
import type { GrandArchiveFamilies } from '@rulewright/language/grand-archive';
import type * as categories from '../prose/categories.ts';
import type * as prose from '../prose/discourse/record.ts';
import type * as telling from '../prose/discourse/telling.ts';
import type * as phrases from '../prose/phrases.ts';
import type { Line } from './abilities/line.ts';
import type { FaceFacts } from './face-facts.ts';

export interface GrandArchiveGame extends GrandArchiveFamilies {
  readonly face: FaceFacts;
  readonly line: Line;
  /** The name of a token. */
  readonly made: string;
}

export type Telling = telling.Telling<GrandArchiveGame>;
export type Discourse = prose.Discourse<GrandArchiveGame>;
export type Described = phrases.Described<GrandArchiveGame>;
export type Things = phrases.Things<GrandArchiveGame>;
export type Count = phrases.Count<GrandArchiveGame>;
export type Act = categories.Act<GrandArchiveGame>;
export type Predicate = categories.Predicate<GrandArchiveGame>;
