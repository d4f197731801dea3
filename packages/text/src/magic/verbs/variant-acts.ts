/** What players do in the variants with cards in the command zone: planeswalk, roll the planar die, abandon schemes (701.31–33, 901.9). */
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling } from '../game.ts';
import { onlyYou } from './doers.ts';

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
