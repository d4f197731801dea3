/** All rules of the grammars of Magic. Each file holds the rules of one part of speech or one part of the game. */
import type { Rule } from '../grammar/rule.ts';
import { cardRules } from './card-rules.ts';
import { castingCosts } from './casting-costs.ts';
import { choices } from './choices.ts';
import { costChanges } from './cost-changes.ts';
import { deedRules } from './deed-rules.ts';
import { defining } from './defining.ts';
import { entering } from './entering.ts';
import { insteads } from './instead.ts';
import { keywordParameters } from './keyword-parameters.ts';
import { keywordQualities } from './keyword-qualities.ts';
import { keywords } from './keywords.ts';
import { marked } from './marked.ts';
import { nounRules } from './noun-rules.ts';
import { permissions } from './permissions.ts';
import { predicates } from './predicates.ts';
import { prevention } from './prevention.ts';
import { replacements } from './replacements.ts';
import { requirements } from './requirements.ts';
import { restrictions } from './restrictions.ts';
import { rewriting } from './rewriting.ts';
import { sentenceRules } from './sentence-rules.ts';
import { statics } from './statics.ts';
import { triggering } from './triggering.ts';
import { typesChanging } from './types-changing.ts';
import { would } from './would.ts';

export const rules: readonly Rule[] = [
  ...nounRules,
  keywords,
  keywordParameters,
  keywordQualities,
  ...cardRules,
  predicates,
  restrictions,
  requirements,
  permissions,
  costChanges,
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
  ...sentenceRules,
]
  .flatMap((part) => part.rules)
  .concat(deedRules);
