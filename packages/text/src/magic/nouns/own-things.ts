/** What a card calls itself and what it is attached to, and what is attacked. */
import type { Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { definite } from '../../prose/things.ts';
import { rulesOf } from '../categories/index.ts';
import { self } from './selectors.ts';

export const ownThings = rulesOf();
const { rule } = ownThings;

rule({
  name: 'self',
  of: 'Self',
  en: 'creature artifact enchantment land planeswalker permanent spell card Aura Equipment Vehicle token Saga Class Case Room Siege battle Fortification Spacecraft emblem plane phenomenon scheme conspiracy'
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

/** By a subtype: "enchanted Forest". */
for (const word of ['enchanted', 'equipped', 'fortified'])
  rule({
    name: `things.${word}.subtype`,
    of: 'Thing',
    slots: { t: 'Subtype' },
    en: `${word} {t#sg}`,
    agreement: 'sg',
    mean: ({ t }, d) => {
      // "Enchanted Equipment" is read as of several, too: a pass makes it one.
      if (t === 'Equipment') throw new Unclear('one or several');
      d.mention({ selector: host, kinds: [t, 'permanent'], several: false });
      return definite(host);
    },
  });

const ATTACKER: Selector = { kind: 'event', role: 'object' };
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
  mean: (parts, d) => {
    // Of what the ability triggered on, not of this object, it was said that it attacks.
    const isOther = d.spokenOf(ATTACKER)?.kinds.includes('creature') === true;
    const by = isOther ? d.besides(self, () => d.pick(parts.t)) : d.pick(parts.t);
    return { kind: 'attacked', by };
  },
});
