/** 日本語: what is done with what was just spoken of, which is not named again. */
import { Unclear } from '../../grammar/meaning.ts';
import type { WordingTable } from '../../grammar/rule.ts';
import { rulesOf } from '../categories/index.ts';
import { type Saying, saying } from './saying.ts';

export const ownActs = rulesOf();
const { rule } = ownActs;

const [it, them, plain, cards, share] = ['things.it', 'things.them', 'things.one', 'cards.things', 'share.things'].map(
  saying,
) as [Saying, Saying, Saying, Saying, Saying];

/** It, or all of them. */
function spokenOf(d: unknown): never {
  try {
    return plain({ t: it({}, d) }, d);
  } catch (error) {
    if (!(error instanceof Unclear)) throw error;
    return plain({ t: them({}, d) }, d);
  }
}
const cardsSpokenOf = (d: unknown): never => cards({ t: spokenOf(d) }, d);

/** Acts whose object is `Things`, with their words. */
const OF_THINGS = {
  destroy: '破壊する',
  sacrifice: '生け贄に捧げる',
  tap: 'タップする',
  untap: 'アンタップする',
  suspect: '容疑をかける',
  cast: '唱える',
  castFree: '[その]マナ・コストを支払うことなく唱える',
  copySpell: 'コピーする',
  turnUp: '表向きにする',
  cloak: '偽装する',
} as const;
for (const act of Object.keys(OF_THINGS)) {
  const done = saying(`act.${act}`);
  rule({ name: `ja.act.${act}It`, of: 'Act', mean: (_, d) => done({ what: spokenOf(d) }, d) });
}
const OF_CARDS = { reveal: '公開する', exile: '追放する' } as const;
for (const act of Object.keys(OF_CARDS)) {
  const done = saying(`act.${act}`);
  rule({ name: `ja.act.${act}It`, of: 'Act', mean: (_, d) => done({ what: cardsSpokenOf(d) }, d) });
}
const put = saying('act.put');
rule({
  name: 'ja.act.putIt',
  of: 'Act',
  slots: { to: 'Destination' },
  mean: ({ to }, d) => put({ what: share({ t: cardsSpokenOf(d) }, d), to }, d),
});
const returned = saying('act.return');
rule({
  name: 'ja.act.returnIt',
  of: 'Act',
  slots: { to: 'ReturnTo' },
  mean: ({ to }, d) => returned({ what: cardsSpokenOf(d), to }, d),
});
const attach = saying('act.attach');
rule({
  name: 'ja.act.attachIt',
  of: 'Act',
  slots: { to: 'Anything' },
  mean: ({ to }, d) => attach({ what: spokenOf(d), to }, d),
});
// 701.47d: to amass without saying what kind is to amass Zombies.
const amass = saying('act.amass');
rule({
  name: 'ja.act.amassZombies',
  of: 'Act',
  slots: { n: 'Amount' },
  mean: ({ n }, d) => amass({ t: 'Zombie', n }, d),
});
// What one does is of oneself: 自分.
rule({ name: 'ja.players.own', of: 'Player', mean: (_, d) => d.actor() });

export const actWords: WordingTable = {
  ...Object.fromEntries(
    Object.entries({ ...OF_THINGS, ...OF_CARDS }).map(([act, words]) => [`ja.act.${act}It`, words]),
  ),
  'ja.act.amassZombies': '動員{n}を行う',
  'ja.act.putIt': '{to}',
  'ja.act.returnIt': '{to}',
  'ja.act.attachIt': '{to}につける',
  'ja.players.own': ['自分', '自身', '自分自身'],
};
