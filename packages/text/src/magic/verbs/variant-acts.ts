/** What players do in the variants with cards in the command zone: planeswalk, roll the planar die, abandon schemes (701.31–33, 901.9). */
import type { Action, Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling, Things } from '../game.ts';
import { onlyYou } from './doers.ts';
import { until } from './libraries.ts';

export const variantActs = rulesOf();
const { rule } = variantActs;

function onlyOf(type: string, d: Telling): void {
  if (!d.told.face.types.includes(type)) throw new Unclear(`it is no ${type}`);
}

for (const [name, words] of [
  ['planeswalk', '<planeswalk>'],
  ['rollPlanarDie', '<roll> the planar die'],
] as const)
  rule({
    name: `act.${name}`,
    of: 'Act',
    en: words,
    mean: () => (who) => [{ do: name, ...(who.kind === 'you' ? {} : { who }) }],
  });
/** 701.31d: to cards that have just been revealed of the planar deck. */
const planeswalksTo = (what: Things, staying: boolean, d: Telling) => (who: Selector) => {
  const to = d.pick(what);
  return [
    {
      do: 'planeswalk',
      ...(who.kind === 'you' ? {} : { who }),
      to,
      ...(staying ? { staying } : {}),
    } as const satisfies Action,
  ];
};
rule({
  name: 'act.planeswalkTo',
  of: 'Act',
  slots: { what: 'Things' },
  en: ['<planeswalk> to {what}', 'simultaneously <planeswalk> to {what}'],
  same: { simultaneously: '901.11c: several are planeswalked to at once' },
  mean: ({ what }, d) => planeswalksTo(what, false, d),
});
rule({
  name: 'act.planeswalkToStaying',
  of: 'Act',
  slots: { what: 'Things' },
  en: "<planeswalk> to {what}, except don't planeswalk away from any plane",
  mean: ({ what }, d) => planeswalksTo(what, true, d),
});
rule({ name: 'simple.chaosEnsues', of: 'Simple', en: 'chaos ensues', mean: () => [{ do: 'chaosEnsues' }] });
/** 701.33a: only a scheme, which nobody but its owner can abandon. */
rule({
  name: 'act.abandon',
  of: 'Act',
  slots: { s: 'Self' },
  en: '<abandon> {s}',
  mean:
    ({ s }, d) =>
    (who) => {
      onlyYou(who);
      onlyOf('scheme', d);
      return [{ do: 'abandon', what: s }];
    },
});
rule({
  name: 'act.setInMotionAgain',
  of: 'Act',
  slots: { s: 'Self' },
  en: '<set> {s} in motion again',
  mean:
    ({ s }, d) =>
    (who) => {
      onlyYou(who);
      onlyOf('scheme', d);
      return [{ do: 'setInMotion', what: s }];
    },
});
/** 901.3: what is revealed of a planar deck goes back there (311.2), see `passes/planar-decks.ts`. */
rule({
  name: 'act.revealUntil.planar',
  of: 'Act',
  slots: { count: 'Count', n: 'Noun' },
  en: '<reveal> cards from the top of your planar deck until you reveal {count} {n#count}',
  mean:
    ({ count, n }, d) =>
    (who) =>
      until(
        n,
        count.max === 'any' ? 0 : count.max,
        'reveal',
        d,
      )(who).map((action) => (action.do === 'revealUntil' ? { ...action, planar: true } : action)),
});
