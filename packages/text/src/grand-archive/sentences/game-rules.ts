/** Rules of the game that effects change: draws, losing, phases that are skipped, limits of zones, elements that are not enabled. */
import type { Value } from '@rulewright/language/grand-archive';
import { rulesOf } from '../categories/index.ts';
import type { Act, Count } from '../game.ts';
import { you } from '../nouns/selectors.ts';

export const gameRules = rulesOf();
const { rule } = gameRules;

const exact = ({ max }: Count): Value => (max === 'any' ? 0 : max);

rule({
  name: 'clause.gameIsDraw',
  of: 'Clause',
  en: ['the game is a draw', 'the game ends in a draw'],
  mean: () => [{ do: 'drawGame' }],
});
rule({
  name: 'playerPredicate.cantLose',
  of: 'PlayerPredicate',
  en: "can't lose the game",
  mean: () => (who) => [{ kind: 'cant', action: 'lose', what: who }],
});
rule({
  name: 'playerPredicate.cantWin',
  of: 'PlayerPredicate',
  en: "can't win the game",
  mean: () => (who) => [{ kind: 'cant', action: 'win', what: who }],
});
rule({
  name: 'act.skipNext',
  of: 'Act',
  slots: { step: 'Step' },
  en: ['<skip> your next {step}', '<skip> their next {step}'],
  mean:
    ({ step }): Act =>
    (who) => [{ do: 'skip', who, step }],
});
for (const zone of ['hand', 'memory'] as const) {
  rule({
    name: `statement.limit.${zone}`,
    of: 'Statement',
    slots: { n: 'Count' },
    en: [`your maximum ${zone} size is {n}`, `your ${zone} size limit is {n}`],
    mean: ({ n }) => [{ kind: 'limit', of: zone, who: you, to: exact(n) }],
  });
  for (const [name, whose, which] of [
    ['each', "each player's", 'each'],
    ['opponents', "each opponent's", 'opponents'],
  ] as const)
    rule({
      name: `statement.limit.${zone}.${name}`,
      of: 'Statement',
      slots: { n: 'Count' },
      en: [`${whose} maximum ${zone} size is {n}`, `${whose} ${zone} size limit is {n}`],
      mean: ({ n }) => [{ kind: 'limit', of: zone, who: { kind: 'players', which }, to: exact(n) }],
    });
}
rule({
  name: 'statement.elementNotEnabled',
  of: 'Statement',
  slots: { e: 'Element', who: 'Player' },
  en: ['{e} element is not enabled for {who}', "{e} element isn't enabled for {who}"],
  mean: ({ e, who }) => [{ kind: 'enable', who, elements: [e], not: true }],
});
rule({
  name: 'statement.revealTop',
  of: 'Statement',
  en: 'play with the top card of your deck revealed',
  mean: () => [{ kind: 'may', action: 'revealTop', who: you }],
});
rule({
  name: 'statement.timeIsDistorted',
  of: 'Statement',
  en: 'time is distorted',
  mean: () => [{ kind: 'distorted' }],
});
