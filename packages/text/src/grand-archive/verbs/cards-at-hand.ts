/** The cards at hand: what was looked at, revealed, discarded; the rest of them; what another ability banished. */
import type { Selector } from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described, Telling } from '../game.ts';
import { eachOf, ownedBy } from '../nouns/selectors.ts';

export const cardsAtHand = rulesOf();
const { rule } = cardsAtHand;

rule({
  name: 'among.them',
  of: 'Among',
  en: 'them',
  mean: (_, d) => d.left(d.maybe({ kind: 'card', several: true }) ?? d.refer({ several: true })),
});
rule({
  name: 'among.those',
  of: 'Among',
  en: 'those cards',
  mean: (_, d) => d.left(d.refer({ kind: 'card', several: true })),
});
/** What was done so to: several things rather than the one that matters. */
export const thisWay = (d: Telling, done: string): Selector =>
  d.maybe({ kind: done, several: true }) ?? d.refer({ kind: done });
const DONE = ['banished', 'discarded', 'revealed', 'drawn', 'returned', 'milled'];
for (const done of DONE)
  rule({
    name: `among.${done}`,
    of: 'Among',
    en: [`the ${done} cards`, `those ${done} cards`, `the cards ${done} this way`, `cards ${done} this way`],
    mean: (_, d) => d.left(thisWay(d, done)),
  });
rule({
  name: 'addition.fromAmong',
  of: 'Addition',
  slots: { pool: 'Among' },
  en: ['from among {pool}', 'among {pool}'],
  mean: ({ pool }) => {
    const from = pool;
    return (it) => ({ ...it, pool: from });
  },
});
rule({
  name: 'addition.fromIt',
  of: 'Addition',
  en: ['from it', 'from that hand'],
  mean: (_, d) => {
    const pool = d.refer({ kind: 'zone' });
    return (it) => ({ ...it, pool });
  },
});
export const DONE_SO = [...DONE, 'destroyed', 'sacrificed', 'summoned', 'rested', 'negated', 'found', 'put', 'chosen'];
for (const done of DONE_SO)
  rule({
    name: `addition.thisWay.${done}`,
    of: 'Addition',
    en: ['revealed', 'discarded'].includes(done) ? [`${done} this way`, done] : `${done} this way`,
    mean: (_, d) => {
      const pool = thisWay(d, done);
      const before = d.asItWas(pool);
      return (it) => ({ ...it, pool: it.kinds.includes('card') ? pool : before });
    },
  });
for (const [zone, words] of [
  ['hand', ['put into your hand']],
  ['graveyard', ['put into your graveyard', 'put into their graveyard', 'put into a graveyard']],
  ['field', ['put onto the field', 'returned to the field']],
] as const)
  rule({
    name: `addition.putThisWay.${zone}`,
    of: 'Addition',
    en: words.map((put) => `${put} this way`),
    mean: (_, d) => {
      const pool = d.maybe({ zone, several: true }) ?? d.refer({ zone });
      return (it) => ({ ...it, pool });
    },
  });
rule({
  name: 'things.someOf',
  of: 'Thing',
  slots: { count: 'Count', pool: 'Among' },
  en: '{count} of {pool}',
  agreement: { from: 'count' },
  mean: ({ count, pool }) => ({ kind: 'choice', described: { filters: [], kinds: ['card'], pool }, count }),
});
/** What another ability of this object banished. */
for (const [name, words, several] of [
  ['card', 'the banished card', false],
  ['cards', 'the banished cards', true],
  ['object', 'the banished object', false],
  ['objects', 'the banished objects', true],
] as const)
  rule({
    name: `things.notedBanished.${name}`,
    of: 'Thing',
    en: words,
    agreement: several ? 'pl' : 'sg',
    mean: (_, d) => {
      if (d.maybe({ kind: 'banished', several }) !== undefined) throw new Unclear('it was spoken of');
      const selector: Selector = { kind: 'noted', key: 'banished' };
      d.mention({ selector, kinds: ['card', 'banished'], several });
      return { kind: 'definite', selector };
    },
  });
for (const done of DONE)
  rule({
    name: `things.cardsDone.${done}`,
    of: 'Thing',
    en: `the cards ${done} this way`,
    agreement: 'pl',
    mean: (_, d) => ({ kind: 'definite', selector: thisWay(d, done) }),
  });
rule({
  name: 'things.rest',
  of: 'Thing',
  en: [
    'the rest',
    'the rest of them',
    'the rest of those cards',
    'the rest of the cards',
    'the other cards',
    'the rest of the cards revealed this way',
  ],
  agreement: 'pl',
  mean: (_, d) => {
    const { selector, kinds } = d.rest();
    d.mention({ selector, kinds, several: true });
    return { kind: 'definite', selector };
  },
});
rule({
  name: 'things.theOther',
  of: 'Thing',
  en: ['the other', 'the other card'],
  agreement: 'sg',
  mean: (_, d) => {
    const { selector, kinds } = d.rest();
    d.mention({ selector, kinds, several: false });
    return { kind: 'definite', selector };
  },
});
rule({
  name: 'share.things',
  of: 'Share',
  slots: { t: 'Things' },
  en: '{t}',
  agreement: { from: 't' },
  mean: ({ t }) => t,
});
rule({
  name: 'share.zone',
  of: 'Share',
  slots: { whose: 'Whose', z: 'Zone' },
  en: '{whose} {z}',
  agreement: 'pl',
  mean: ({ whose, z }) => {
    const described: Described = { filters: [ownedBy(whose)], zones: [z], kinds: ['card'] };
    return { kind: 'definite', selector: eachOf(described), described };
  },
});
rule({
  name: 'share.some',
  of: 'Share',
  slots: { count: 'Count' },
  en: '{count}',
  agreement: { from: 'count' },
  mean: ({ count }, d) => {
    const { selector, kinds } = d.rest();
    return { kind: 'choice', described: { filters: [], kinds, pool: selector }, count };
  },
});
