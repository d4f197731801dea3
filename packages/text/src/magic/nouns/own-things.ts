/** What a card calls itself and what it is attached to, and what is attacked. */
import type { Selector } from '@rulewright/language/magic';
import { definite } from '../../prose/things.ts';
import { rulesOf } from '../categories/index.ts';
import { self } from './selectors.ts';

export const ownThings = rulesOf();
const { rule } = ownThings;

rule({
  name: 'self',
  of: 'Self',
  en: 'creature artifact enchantment land planeswalker permanent spell card Aura Equipment Vehicle token Saga Class Case Room Siege battle Fortification Spacecraft emblem'
    .split(' ')
    .map((word) => `this ${word}`),
  mean: (_, d) => {
    d.mention({ selector: self, kinds: d.told.game.ownKinds(d.told.face), several: false });
    return self;
  },
});
/** It works where it is then (113.6m). */
rule({
  name: 'things.selfFrom',
  of: 'Thing',
  slots: { s: 'Self', z: 'Zone' },
  en: '{s} from your {z}',
  agreement: 'sg',
  mean: ({ s, z }, d) => {
    d.worksIn(z);
    return definite(s);
  },
});

// What this is attached to
const host: Selector = { kind: 'host', of: self };
for (const [word, kinds] of [
  ['enchanted', 'creature permanent land artifact planeswalker enchantment'],
  ['equipped', 'creature'],
  ['fortified', 'land'],
] as const)
  for (const kind of kinds.split(' '))
    rule({
      name: `things.${word}.${kind}`,
      of: 'Thing',
      en: `${word} ${kind}`,
      agreement: 'sg',
      mean: (_, d) => {
        d.mention({ selector: host, kinds: [kind, 'permanent'], several: false });
        return definite(host);
      },
    });

/** What an attacking creature attacks (508.1b). */
rule({
  name: 'anything.attacked',
  of: 'Anything',
  slots: { t: 'Thing' },
  en: [
    "the player or planeswalker {t}'s attacking",
    'the player or planeswalker {t} is attacking',
    'the player, planeswalker, or battle {t} is attacking',
  ],
  agreement: 'sg',
  mean: ({ t }, d) => ({ kind: 'attacked', by: d.pick(t) }),
});
