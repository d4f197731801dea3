/** All rules of the grammars of Magic. Each file holds the rules of one part of speech or one part of the game. */
import type { Rule } from '../grammar/rule.ts';
import { withSame } from '../grammar/same.ts';
import { proseSame } from '../prose/same-words.ts';
import { statics } from './abilities/statics.ts';
import { cardRules } from './card-rules.ts';
import { castingCosts } from './costs/casting-costs.ts';
import { costChanges } from './costs/cost-changes.ts';
import { otherCostChanges } from './costs/other-cost-changes.ts';
import { triggering } from './events/triggering.ts';
import { keywordParameters } from './keywords/keyword-parameters.ts';
import { keywordQualities } from './keywords/keyword-qualities.ts';
import { keywords } from './keywords/keywords.ts';
import { marked } from './keywords/marked.ts';
import { nounRules } from './noun-rules.ts';
import { attackingWhom } from './predicates/attacking-whom.ts';
import { crewing } from './predicates/crewing.ts';
import { defining } from './predicates/defining.ts';
import { despite } from './predicates/despite.ts';
import { limits } from './predicates/limits.ts';
import { permissions } from './predicates/permissions.ts';
import { predicates } from './predicates/predicates.ts';
import { requirements } from './predicates/requirements.ts';
import { restrictions } from './predicates/restrictions.ts';
import { spending } from './predicates/spending.ts';
import { typesChanging } from './predicates/types-changing.ts';
import { counterReplacements } from './replacements/counters.ts';
import { entering } from './replacements/entering.ts';
import { enteringBesides } from './replacements/entering-besides.ts';
import { insteads } from './replacements/instead.ts';
import { prevention } from './replacements/prevention.ts';
import { replacements } from './replacements/replacements.ts';
import { rewriting } from './replacements/rewriting.ts';
import { would } from './replacements/would.ts';
import { sameActs } from './same-acts.ts';
import { sameBreadth } from './same-breadth.ts';
import { sameHappenings } from './same-happenings.ts';
import { sameInstead } from './same-instead.ts';
import { sameNouns } from './same-nouns.ts';
import { samePlaces } from './same-places.ts';
import { sameSentences } from './same-sentences.ts';
import { sentenceRules } from './sentence-rules.ts';
import { verbRules } from './verb-rules.ts';
import { choices } from './verbs/choices.ts';

const all: readonly Rule[] = [
  ...nounRules,
  keywords,
  keywordParameters,
  keywordQualities,
  ...cardRules,
  predicates,
  restrictions,
  limits,
  despite,
  counterReplacements,
  attackingWhom,
  crewing,
  spending,
  requirements,
  permissions,
  costChanges,
  otherCostChanges,
  castingCosts,
  prevention,
  defining,
  typesChanging,
  choices,
  would,
  insteads,
  replacements,
  rewriting,
  triggering,
  marked,
  statics,
  entering,
  enteringBesides,
  ...sentenceRules,
]
  .flatMap((part) => part.rules)
  .concat(verbRules);

/** With the words that do not count. */
export const rules: readonly Rule[] = withSame(
  all,
  proseSame,
  sameInstead,
  sameNouns,
  sameActs,
  sameHappenings,
  samePlaces,
  sameSentences,
  sameBreadth,
);
