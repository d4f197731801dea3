/** What is said of an ability after it: when and how often it can be activated or triggers. */
import type { Ability, ActivatedAbility, Condition } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import type { Rider } from '../categories/abilities.ts';
import { rulesOf } from '../categories/index.ts';
import { you } from '../nouns/selectors.ts';

export const riders = rulesOf();
const { rule } = riders;

const activated =
  (change: (ability: ActivatedAbility) => ActivatedAbility): Rider =>
  (ability: Ability) => {
    if (ability.kind !== 'activated') throw new Unclear('only an activated ability is activated');
    return change(ability);
  };
export const only = (condition: Condition): Rider =>
  activated((ability) => ({
    ...ability,
    condition: ability.condition === undefined ? condition : { kind: 'all', of: [ability.condition, condition] },
  }));

rule({ name: 'riders.one', of: 'Riders', slots: { r: 'Rider' }, en: '{r}', mean: ({ r }) => r });
rule({
  name: 'riders.more',
  of: 'Riders',
  slots: { r: 'Rider', more: 'Riders' },
  en: '{r} ^{more}',
  mean:
    ({ r, more }) =>
    (ability) =>
      more(r(ability)),
});
rule({
  name: 'rider.activateOnly',
  of: 'Rider',
  slots: { l: 'Limit' },
  en: ['activate only {l}.', 'activate this ability only {l}.'],
  mean: ({ l }) => l,
});
rule({
  name: 'rider.someX',
  of: 'Rider',
  en: ["X can't be 0.", "X can't be zero."],
  mean: () => activated((ability) => ({ ...ability, cost: [...ability.cost, { kind: 'leastX', least: 1 }] })),
});
rule({
  name: 'rider.activateOnlyTwo',
  of: 'Rider',
  slots: { l: 'Limit', m: 'Limit' },
  en: ['activate only {l} and only {m}.'],
  mean:
    ({ l, m }) =>
    (ability) =>
      m(l(ability)),
});
rule({
  name: 'limit.sorcery',
  of: 'Limit',
  en: ['as a sorcery', 'any time you could cast a sorcery'],
  mean: () => activated((ability) => ({ ...ability, timing: 'sorcery' })),
});
rule({
  name: 'limit.instant',
  of: 'Limit',
  en: ['as an instant', 'any time you could cast an instant'],
  mean: () => activated((ability) => ({ ...ability, timing: 'instant' })),
});
const TIMES = [
  ['once', 'once'],
  ['twice', 'twice'],
  ['three', 'three times'],
] as const;
TIMES.forEach(([name, words], i) => {
  const times = i + 1;
  rule({
    name: `limit.${name}`,
    of: 'Limit',
    en: `${words} each turn`,
    mean: () => activated((ability) => ({ ...ability, limit: { times, per: 'turn' } })),
  });
  rule({
    name: `rider.noMore.${name}`,
    of: 'Rider',
    en: `activate no more than ${words} each turn.`,
    mean: () => activated((ability) => ({ ...ability, limit: { times, per: 'turn' } })),
  });
  rule({
    name: `rider.triggersOnly.${name}`,
    of: 'Rider',
    en: `this ability triggers only ${words} each turn.`,
    mean: () => (ability) => {
      if (ability.kind !== 'triggered') throw new Unclear('only a triggered ability triggers');
      return { ...ability, limit: { times, per: 'turn' } };
    },
  });
});
rule({
  name: 'rider.triggersOnlyOnce',
  of: 'Rider',
  en: 'this ability triggers only once.',
  mean: () => (ability) => {
    if (ability.kind !== 'triggered') throw new Unclear('only a triggered ability triggers');
    return { ...ability, limit: { times: 1, per: 'game' } };
  },
});
rule({
  name: 'limit.game',
  of: 'Limit',
  en: 'once',
  mean: () => activated((ability) => ({ ...ability, limit: { times: 1, per: 'game' } })),
});
rule({ name: 'limit.if', of: 'Limit', slots: { c: 'Conditions' }, en: 'if {c}', mean: ({ c }) => only(c) });
const yours: Condition = { kind: 'turnOf', who: you };
rule({ name: 'limit.yourTurn', of: 'Limit', en: 'during your turn', mean: () => only(yours) });
rule({
  name: 'limit.opponentsTurn',
  of: 'Limit',
  en: "during an opponent's turn",
  mean: () => only({ kind: 'turnOf', who: { kind: 'players', which: 'opponents' } }),
});
rule({
  name: 'limit.yourStep',
  of: 'Limit',
  slots: { s: 'Step' },
  en: 'during your {s}',
  mean: ({ s }) => only({ kind: 'all', of: [yours, { kind: 'step', steps: [s] }] }),
});
rule({
  name: 'limit.combat',
  of: 'Limit',
  en: 'during combat',
  mean: () =>
    only({
      kind: 'step',
      steps: ['combat', 'attackers', 'blockers', 'first-strike-damage', 'damage', 'end-combat'],
    }),
});
rule({
  name: 'rider.anyPlayer',
  of: 'Rider',
  en: 'any player may activate this ability.',
  mean: () => activated((ability) => ({ ...ability, who: { kind: 'players', which: 'each' } })),
});
/** 602.5b: instead of the controller, or so that nobody else may. */
rule({
  name: 'rider.onlyPlayer',
  of: 'Rider',
  slots: { p: 'Players' },
  en: 'only {p} may activate this ability.',
  mean: ({ p }) => activated((ability) => ({ ...ability, who: p })),
});
rule({
  name: 'limit.onlyPlayer',
  of: 'Limit',
  slots: { p: 'Players' },
  en: '{p} may activate this ability',
  mean: ({ p }) => activated((ability) => ({ ...ability, who: p })),
});
rule({
  name: 'limit.opponentsStep',
  of: 'Limit',
  slots: { s: 'Step' },
  en: "during an opponent's {s}",
  mean: ({ s }) =>
    only({
      kind: 'all',
      of: [
        { kind: 'turnOf', who: { kind: 'players', which: 'opponents' } },
        { kind: 'step', steps: [s] },
      ],
    }),
});
/** 602.5b: "their" is said of whoever activates it. */
rule({
  name: 'rider.anyPlayerBut',
  of: 'Rider',
  slots: { l: 'Limit' },
  en: 'any player may activate this ability but only {l}.',
  mean:
    ({ l }) =>
    (ability) => {
      const anyone: Ability = activated((each) => ({ ...each, who: { kind: 'players', which: 'each' } }))(ability);
      return l(anyone);
    },
});
rule({
  name: 'limit.anyStep',
  of: 'Limit',
  slots: { s: 'Step' },
  en: 'during any {s}',
  mean: ({ s }) => only({ kind: 'step', steps: [s] }),
});
rule({
  name: 'limit.theirStep',
  of: 'Limit',
  slots: { s: 'Step' },
  en: 'during their {s}',
  mean: ({ s }) => only({ kind: 'all', of: [yours, { kind: 'step', steps: [s] }] }),
});
rule({
  name: 'rider.notDuringCombat',
  of: 'Rider',
  en: "you can't activate this ability during combat.",
  mean: () =>
    only({
      kind: 'not',
      of: { kind: 'step', steps: ['combat', 'attackers', 'blockers', 'first-strike-damage', 'damage', 'end-combat'] },
    }),
});
