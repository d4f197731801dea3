/** All categories of Magic's grammars: those of prose, and its own by part of speech. */
import { type Inflection, type RuleSet, ruleSet } from '../../grammar/rule.ts';
import { type ProseCategories, inflections as proseInflections } from '../../prose/categories.ts';
import type { MagicGame, Telling } from '../game.ts';
import type { MagicAbilities } from './abilities.ts';
import type { CardCategories } from './cards.ts';
import type { MagicCosts } from './costs.ts';
import type { MagicEvents } from './events.ts';
import type { MagicNouns } from './nouns.ts';
import type { MagicPredicates } from './predicates.ts';
import type { MagicVerbs } from './verbs.ts';

export interface Categories
  extends ProseCategories<MagicGame>,
    MagicNouns,
    CardCategories,
    MagicCosts,
    MagicVerbs,
    MagicPredicates,
    MagicEvents,
    MagicAbilities {}

/** Categories whose words change their form. */
export const inflections: Readonly<Record<string, Inflection>> = {
  ...proseInflections,
  Head: 'noun',
  TypeHead: 'noun',
  TypeNoun: 'noun',
  ListNoun: 'noun',
  TypeList: 'noun',
  HeadNoun: 'noun',
  PlainHeadNoun: 'noun',
  Items: 'noun',
  Subtype: 'noun',
  CardType: 'noun',
  Token: 'noun',
  Shape: 'noun',
  MadeTypes: 'noun',
  KindsWord: 'noun',
  Kinds: 'noun',
  LandType: 'noun',
  Becoming: 'verb',
  Becomings: 'verb',
  Cost: 'verb',
  ObjectEvent: 'verb',
  ObjectEvents: 'verb',
  PlayerEvent: 'verb',
  PlayerEvents: 'verb',
  PlayerPredicate: 'verb',
  PlayerPredicates: 'verb',
  SpellCost: 'verb',
};

/** Where a file of rules puts them. */
export const rulesOf = (): RuleSet<Categories, Telling> => ruleSet<Categories, Telling>();
