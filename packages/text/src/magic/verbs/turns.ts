/** Turns, phases, and the end of the game. */
import type { Step } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';

export const turns = rulesOf();
const { rule } = turns;

for (const [name, en] of [
  ['win', '<win> the game'],
  ['lose', '<lose> the game'],
] as const)
  rule({ name: `act.${name}`, of: 'Act', en, mean: () => (who) => [{ do: name, who }] });
rule({ name: 'simple.drawGame', of: 'Simple', en: 'the game is a draw', mean: () => [{ do: 'drawGame' }] });
rule({
  name: 'act.extraTurn',
  of: 'Act',
  en: '<take> a extra turn after this one',
  mean: () => (who) => [{ do: 'extraTurn', who }],
});
rule({
  name: 'act.extraTurns',
  of: 'Act',
  slots: { n: 'Count' },
  en: '<take> {n} extra turns after this one',
  mean: ({ n }) => {
    if (typeof n.max !== 'number' || n.min !== n.max) throw new Unclear('how many turns?');
    const turns = n.max;
    return (who) => Array.from({ length: turns }, () => ({ do: 'extraTurn', who }) as const);
  },
});
rule({
  name: 'act.extraTurnWithoutUntap',
  of: 'Act',
  en: '<take> a extra turn after this one. ^skip the untap step of that turn',
  mean: () => (who) => [{ do: 'extraTurn', who, without: 'untap' }],
});
rule({
  name: 'act.extraTurnWithoutSchemes',
  of: 'Act',
  en: "<take> a extra turn after this one. ^schemes can't be set in motion that turn",
  mean: () => (who) => [{ do: 'extraTurn', who, noSchemes: true }],
});
rule({
  name: 'act.loseMana',
  of: 'Act',
  en: '<lose> all unspent mana',
  mean: () => (who) => [{ do: 'loseMana', who }],
});
rule({
  name: 'act.endTurn',
  of: 'Act',
  en: '<end> the turn',
  mean: () => () => [{ do: 'endTurn' } as const],
});
rule({
  name: 'act.endCombat',
  of: 'Act',
  en: '<end> the combat phase',
  mean: () => () => [{ do: 'endCombat' } as const],
});
rule({
  name: 'simple.extraCombat',
  of: 'Simple',
  en: [
    'after this phase, there is a additional combat phase',
    'there is a additional combat phase after this phase',
    'after this combat phase, there is a additional combat phase',
    'there is a additional combat phase after this one',
  ],
  mean: () => [{ do: 'extraPhase', phase: 'combat' }],
});
rule({
  name: 'simple.extraCombatAndMain',
  of: 'Simple',
  en: [
    'after this phase, there is a additional combat phase followed by a additional main phase',
    'after this main phase, there is a additional combat phase followed by a additional main phase',
    'there is a additional combat phase after this phase followed by a additional main phase',
    'there is a additional combat phase followed by a additional main phase after this phase',
    'after this combat phase, there is a additional combat phase followed by a additional main phase',
  ],
  mean: () => [{ do: 'extraPhase', phase: 'combatAndMain' }],
});
rule({
  name: 'simple.extraMain',
  of: 'Simple',
  en: ['after this phase, there is a additional main phase', 'there is a additional main phase after this phase'],
  mean: () => [{ do: 'extraPhase', phase: 'main' }],
});
rule({
  name: 'simple.extraBeginning',
  of: 'Simple',
  en: 'there is a additional beginning phase after this phase',
  mean: () => [{ do: 'extraPhase', phase: 'beginning' }],
});
rule({
  name: 'simple.extraUpkeep',
  of: 'Simple',
  en: 'there is a additional upkeep step after this step',
  mean: () => [{ do: 'extraStep', step: 'upkeep', after: 'step' }],
});
const SKIPPED: Readonly<Record<string, Step | 'turn' | 'combat'>> = {
  'untap step': 'untap',
  'upkeep step': 'upkeep',
  'draw step': 'draw',
  'combat phase': 'combat',
  turn: 'turn',
};
for (const [words, step] of Object.entries(SKIPPED))
  rule({
    name: `act.skip ${words}`,
    of: 'Act',
    en: [`<skip> your next ${words}`, `<skip> their next ${words}`],
    mean: () => (who) => [{ do: 'skip', who, step }],
  });
rule({
  name: 'act.skipTurns',
  of: 'Act',
  slots: { n: 'Count' },
  en: ['<skip> your next {n} turns', '<skip> their next {n} turns'],
  mean: ({ n }) => {
    if (typeof n.max !== 'number' || n.min !== n.max) throw new Unclear('how many turns?');
    const turns = n.max;
    return (who) => Array.from({ length: turns }, () => ({ do: 'skip', who, step: 'turn' }) as const);
  },
});
/** 500.10: steps are added to one's own turn only. */
rule({
  name: 'act.getUpkeeps',
  of: 'Act',
  en: '<get> that many additional upkeep steps after this phase',
  mean: (_, d) => {
    const count = d.thatMuch();
    return (who) => [
      {
        do: 'if',
        condition: { kind: 'turnOf', who },
        then: [{ do: 'extraStep', step: 'upkeep', count, after: 'phase' }],
      },
    ];
  },
});
rule({
  name: 'act.controlPlayer',
  of: 'Act',
  slots: { other: 'Players' },
  en: "<control> {other} during that player's next turn",
  mean:
    ({ other }) =>
    (who) => [{ do: 'controlPlayer', who: other, ...(who.kind === 'you' ? {} : { by: who }) }],
});
