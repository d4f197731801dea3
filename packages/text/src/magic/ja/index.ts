/** Magic's wordings in 日本語, by part of speech; the rules themselves are in the folders beside this one. */
import type { WordingTable } from '../../grammar/rule.ts';
import { proseInJapanese } from '../../prose/ja/index.ts';
import { keywordTerms } from '../keywords/terms.ts';
import { rules } from '../rules.ts';
import { subtypesIn } from '../types/subtype-wordings.ts';
import { abilities } from './abilities.ts';
import { acts } from './acts.ts';
import { conditions } from './conditions.ts';
import { costs } from './costs.ts';
import { events } from './events.ts';
import { TERMS } from './keyword-terms.ts';
import { moreEvents } from './more-events.ts';
import { moreNouns } from './more-nouns.ts';
import { nouns } from './nouns.ts';
import { ownRules, ownWords } from './own-rules.ts';
import { predicates } from './predicates.ts';
import { statics } from './statics.ts';
import { tokens } from './tokens.ts';
import { values } from './values.ts';
import { verbs } from './verbs.ts';

export { ownRules };

export const magicInJapanese: WordingTable = {
  ...proseInJapanese,
  ...nouns,
  ...verbs,
  ...predicates,
  ...events,
  ...abilities,
  ...conditions,
  ...costs,
  ...moreEvents,
  ...tokens,
  ...acts,
  ...statics,
  ...moreNouns,
  ...values,
  ...subtypesIn('ja'),
  ...keywordTerms(rules, TERMS),
  ...ownWords,
};
