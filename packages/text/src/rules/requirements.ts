/** What must be done if able (508.1d, 509.1c), and what may be done in combat although the rules do not allow it. */
import type { Must, Selector, StaticEffect, Value } from '@rulewright/language';
import { rulesOf } from './categories.ts';

export const requirements = rulesOf();
const { rule } = requirements;

const must =
  (action: Must['action'], whom?: Selector) =>
  (what: Selector): readonly StaticEffect[] => [
    { kind: 'must', action, what, ...(whom === undefined ? {} : { whom }) },
  ];
type CombatMay =
  | 'attackWithDefender'
  | 'canBlockFlying'
  | 'assignByToughness'
  | 'assignAsUnblocked'
  | 'activateAsThoughHaste';
const may =
  (action: CombatMay) =>
  (what: Selector): readonly StaticEffect[] => [{ kind: 'may', action, what }];

rule({
  name: 'predicate.mustAttack',
  of: 'Predicate',
  en: ['<attack> each combat if able', '<attack> each turn if able'],
  mean: () => must('attack'),
});
rule({
  name: 'predicate.mustBlock',
  of: 'Predicate',
  en: ['<block> each combat if able', '<block> each turn if able'],
  mean: () => must('block'),
});
rule({
  name: 'predicate.mustAttackOrBlock',
  of: 'Predicate',
  en: ['<attack> or <block> each combat if able'],
  mean: () => (what) => [...must('attack')(what), ...must('block')(what)],
});
rule({
  name: 'predicate.mustBeBlocked',
  of: 'Predicate',
  en: 'must be blocked if able',
  mean: () => must('beBlocked'),
});
rule({
  name: 'static.lure',
  of: 'Statement',
  slots: { what: 'Things' },
  en: 'all creatures able to block {what} do so',
  mean: ({ what }, d) => must('beBlockedByAll')(d.pick(what)),
});
rule({
  name: 'predicate.attackWithDefender',
  of: 'Predicate',
  en: "can attack as though <they> didn't have defender",
  mean: () => may('attackWithDefender'),
});
rule({
  name: 'predicate.blockFlying',
  of: 'Predicate',
  en: 'can block creatures with flying as though <they> had reach',
  mean: () => may('canBlockFlying'),
});
rule({
  name: 'predicate.assignByToughness',
  of: 'Predicate',
  en: [
    '<assign> combat damage equal to its toughness rather than its power',
    '<assign> combat damage equal to their toughness rather than their power',
  ],
  mean: () => may('assignByToughness'),
});
const blockMore =
  (count: Value | 'any') =>
  (what: Selector): readonly StaticEffect[] => [{ kind: 'may', action: 'blockMore', what, count }];
rule({
  name: 'predicate.blockOneMore',
  of: 'Predicate',
  en: ['can block a additional creature each combat', 'can block a additional creature'],
  mean: () => blockMore(1),
});
rule({
  name: 'predicate.blockMore',
  of: 'Predicate',
  slots: { n: 'Count' },
  en: ['can block a additional {n} creatures each combat', 'can block {n} additional creatures each combat'],
  mean: ({ n }) => blockMore(n.max),
});
rule({
  name: 'predicate.blockAny',
  of: 'Predicate',
  en: ['can block any number of creatures each combat', 'can block any number of creatures'],
  mean: () => blockMore('any'),
});
rule({
  name: 'static.assignAsUnblocked',
  of: 'Statement',
  slots: { s: 'Self' },
  en: ["you may have {s} assign its combat damage as though it weren't blocked"],
  mean: ({ s }) => may('assignAsUnblocked')(s),
});
