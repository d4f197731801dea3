/** Players as combat and turns make them. */
import { rulesOf } from '../categories/index.ts';

export const combatPlayers = rulesOf();
const { rule } = combatPlayers;

rule({
  name: 'who.wasDealtCombatDamage',
  of: 'Who',
  slots: { t: 'Self' },
  en: 'was dealt combat damage by {t} this turn',
  mean:
    ({ t }) =>
    (who) => ({
      kind: 'history',
      event: {
        on: 'damage',
        source: { kind: 'is', what: t },
        to: { kind: 'is', what: who },
        combat: true,
      },
    }),
});

for (const [name, which, en] of [
  ['defending', 'defending', ['defending player', 'the defending player']],
  ['active', 'active', 'the active player'],
  ['attacking', 'attacking', ['the attacking player', 'attacking player']],
] as const)
  rule({
    name: `players.${name}`,
    of: 'Player',
    en,
    agreement: 'sg',
    mean: (_, d) => d.mentionPlayer({ kind: 'players', which }),
  });

rule({
  name: 'who.poisoned',
  of: 'Who',
  en: '<are> poisoned',
  mean: () => (who) => ({
    kind: 'compare',
    value: { kind: 'counters', counter: 'poison', on: who },
    is: { op: '≥', to: 1 },
  }),
});
rule({
  name: 'who.monarch',
  of: 'Who',
  en: '<are> the monarch',
  mean: () => (who) => ({ kind: 'matches', what: who, where: { kind: 'designated', as: 'monarch' } }),
});
rule({
  name: 'who.counter',
  of: 'Who',
  slots: { k: 'Counter' },
  en: '<have> a {k} counter',
  mean:
    ({ k }) =>
    (who) => ({ kind: 'compare', value: { kind: 'counters', counter: k, on: who }, is: { op: '≥', to: 1 } }),
});
