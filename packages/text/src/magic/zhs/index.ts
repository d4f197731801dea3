/** Magic's wordings in 简体中文, by part of speech; the rules themselves are in the folders beside this one. */
import type { WordingTable } from '../../grammar/rule.ts';
import { proseInChinese } from '../../prose/zhs/index.ts';
import { keywordTerms } from '../keywords/terms.ts';
import { rules } from '../rules.ts';
import { subtypesIn } from '../types/subtype-wordings.ts';
import { abilities } from './abilities.ts';
import { cards } from './cards.ts';
import { conditions } from './conditions.ts';
import { costs } from './costs.ts';
import { destinations } from './destinations.ts';
import { events } from './events.ts';
import { TERMS } from './keyword-terms.ts';
import { keywords } from './keywords.ts';
import { nouns } from './nouns.ts';
import { numbers } from './numbers.ts';
import { ownRules, ownWords } from './own-rules.ts';
import { players } from './players.ts';
import { predicates } from './predicates.ts';
import { replacements } from './replacements.ts';
import { sentences } from './sentences.ts';
import { things } from './things.ts';
import { tokens } from './tokens.ts';
import { verbs } from './verbs.ts';

export { ownRules };

export const magicInChinese: WordingTable = {
  ...proseInChinese,
  ...sentences,
  ...abilities,
  ...nouns,
  ...players,
  ...things,
  ...numbers,
  ...verbs,
  ...cards,
  ...destinations,
  ...tokens,
  ...costs,
  ...predicates,
  ...events,
  ...conditions,
  ...replacements,
  ...keywords,
  ...subtypesIn('zhs'),
  ...keywordTerms(rules, TERMS),
  ...ownWords,
};
