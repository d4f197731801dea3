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

/** "It deals that much damage to each other opponent": than the one that was spoken of. */
rule({
  name: 'players.eachOtherOpponent',
  of: 'Player',
  en: 'each other opponent',
  agreement: 'sg',
  mean: (_, d) =>
    d.mentionPlayer({
      kind: 'filter',
      of: { kind: 'players', which: 'opponents' },
      where: { kind: 'not', of: { kind: 'is', what: d.refer({ player: true, that: true }) } },
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
