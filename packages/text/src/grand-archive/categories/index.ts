/** All categories of Grand Archive's grammars: those of prose, and its own by part of speech. */
import { type Inflection, type RuleSet, ruleSet } from '../../grammar/rule.ts';
import { type ProseCategories, inflections as proseInflections } from '../../prose/categories.ts';
import type { GrandArchiveGame, Telling } from '../game.ts';
import type { GrandArchiveAbilities } from './abilities.ts';
import type { GrandArchiveActs } from './acts.ts';
import type { GrandArchiveEvents } from './events.ts';
import type { GrandArchiveNouns } from './nouns.ts';

export interface Categories
  extends ProseCategories<GrandArchiveGame>,
    GrandArchiveNouns,
    GrandArchiveActs,
    GrandArchiveEvents,
    GrandArchiveAbilities {}

/** Categories whose words change their form. */
export const inflections: Readonly<Record<string, Inflection>> = {
  ...proseInflections,
  CardType: 'noun',
  Head: 'noun',
  TypeHead: 'noun',
  TypeNoun: 'noun',
  HeadNoun: 'noun',
  Items: 'noun',
  Cost: 'verb',
  ObjectEvent: 'verb',
  ObjectEvents: 'verb',
  PlayerEvent: 'verb',
  PlayerEvents: 'verb',
  PlayerPredicate: 'verb',
  CostDifference: 'verb',
};

/** Where a file of rules puts them. */
export const rulesOf = (): RuleSet<Categories, Telling> => ruleSet<Categories, Telling>();
