/** 日本語: targets are announced before anything is done with them (601.2c), and told apart by their places afterwards. */
import type { WordingTable } from '../../grammar/rule.ts';
import { definite } from '../../prose/things.ts';
import { rulesOf } from '../categories/index.ts';
import { type Saying, saying } from './saying.ts';

export const ownTargets = rulesOf();
const { rule } = ownTargets;

rule({
  name: 'ja.act.targets',
  of: 'Act',
  slots: { n: 'Noun', count: 'Count' },
  mean: ({ count, n }, d) => {
    d.target(n, count, count.max !== 1);
    return () => [];
  },
});
rule({
  name: 'ja.act.otherTargets',
  of: 'Act',
  slots: { n: 'Noun', count: 'Count' },
  mean: ({ count, n }, d) => {
    d.target({ ...n, other: true }, count, count.max !== 1);
    return () => [];
  },
});
rule({
  name: 'ja.act.targetsOfTwo',
  of: 'Act',
  slots: { a: 'Noun', m: 'Count', b: 'Noun', n: 'Count' },
  mean: ({ a, m, b, n }, d) => {
    d.target(a, m, m.max !== 1);
    d.target(b, n, n.max !== 1);
    return () => [];
  },
});
rule({
  name: 'ja.act.targetsAndOthers',
  of: 'Act',
  slots: { a: 'Noun', m: 'Count', b: 'Noun', n: 'Count' },
  mean: ({ a, m, b, n }, d) => {
    d.target(a, m, m.max !== 1);
    d.target({ ...b, other: true }, n, n.max !== 1);
    return () => [];
  },
});
rule({
  name: 'ja.act.targetsOfThree',
  of: 'Act',
  slots: { a: 'Noun', m: 'Count', b: 'Noun', n: 'Count', c: 'Noun', o: 'Count' },
  mean: ({ a, m, b, n, c, o }, d) => {
    d.target(a, m, m.max !== 1);
    d.target(b, n, n.max !== 1);
    d.target(c, o, o.max !== 1);
    return () => [];
  },
});
rule({
  name: 'ja.act.targetsAndPlayer',
  of: 'Act',
  slots: { a: 'Noun', m: 'Count', p: 'PlayerNoun' },
  mean: ({ a, m, p }, d) => {
    d.target(a, m, m.max !== 1);
    d.target(p);
    return () => [];
  },
});
rule({
  name: 'ja.act.playerAndTargets',
  of: 'Act',
  slots: { p: 'PlayerNoun', a: 'Noun', m: 'Count' },
  mean: ({ p, a, m }, d) => {
    d.target(p);
    d.target(a, m, m.max !== 1);
    return () => [];
  },
});

const [anyTargets, mixed] = ['anything.targets', 'anything.targetMixed'].map(saying) as [Saying, Saying];
rule({
  name: 'ja.act.anyTargets',
  of: 'Act',
  slots: { count: 'Count' },
  mean: ({ count }, d) => {
    anyTargets({ count }, d);
    return () => [];
  },
});
rule({
  name: 'ja.act.targetMixed',
  of: 'Act',
  slots: { m: 'MixedNoun' },
  mean: ({ m }, d) => {
    mixed({ m }, d);
    return () => [];
  },
});

rule({
  name: 'ja.act.targetsInside',
  of: 'Act',
  slots: { more: 'Additions', count: 'Count', item: 'Item' },
  mean: ({ more, count, item }, d) => {
    d.target(more(item), count, count.max !== 1);
    return () => [];
  },
});

const PLACES = { former: -2, latter: -1, first: 0, second: 1, third: 2 } as const;
for (const [place, at] of Object.entries(PLACES)) {
  rule({ name: `ja.things.${place}`, of: 'Thing', mean: (_, d) => definite(d.nthTarget(at)) });
  if (at < 0) rule({ name: `ja.players.${place}`, of: 'Player', mean: (_, d) => d.nthTarget(at) });
}

const OTHERS = ['noun.other', 'ja.noun.otherInside'];
const NTH = { first: 1, second: 2, third: 3 } as const;

export const targetWords: WordingTable = {
  'ja.act.targets': {
    words: [
      '{n}{count}<つ#n>[まで]を対象とする',
      '{n}を{count}<つ#n>[まで]対象とする',
      '{n}{count}<つ#n>を対象する',
      '{count}<つ#n>の{n}を対象とする',
      '{count}{n}を対象とする',
      '{count}の{n}を対象とする',
    ],
    except: { n: ['noun.other'] },
  },
  'ja.act.otherTargets': [
    '(他の|これでない|別の){n}{count}<つ#n>[まで]を対象とする',
    '(他の|これでない|別の){n}を{count}<つ#n>[まで]対象とする',
    'それ(以外の|でない){n}{count}<つ#n>[まで]を対象とする',
    '(他の|これでない|別の)、{count}{n}を対象とする',
  ],
  'ja.act.targetsOfTwo': {
    words: ['{a}{m}<つ#a>と{b}{n}<つ#b>を対象とする', '{a}{m}<つ#a>と{b}を{n}<つ#b>まで対象とする'],
    except: { b: OTHERS },
  },
  'ja.act.targetsAndOthers': ['{a}{m}<つ#a>と(他の|別の|それでない|それ以外の){b}{n}<つ#b>を対象とする'],
  'ja.act.targetsOfThree': ['{a}{m}<つ#a>と{b}{n}<つ#b>と{c}{o}<つ#c>を対象とする'],
  'ja.act.targetsAndPlayer': ['{a}{m}<つ#a>と{p}1人を対象とする'],
  'ja.act.playerAndTargets': ['{p}1人と{a}{m}<つ#a>を対象とする'],
  'ja.act.anyTargets': ['{count}つを対象とする', '{count}を対象とする'],
  'ja.act.targetsInside': ['{more}{count}の{item}を対象とする', '{more}{count}{item}を対象とする'],
  'ja.act.targetMixed': ['{m}を対象とする'],
  'ja.things.former': ['[その]前者', 'その前者の(カード|呪文|クリーチャー|パーマネント)', 'それらの前者'],
  'ja.things.latter': ['[その]後者', 'その後者の(カード|呪文|クリーチャー|パーマネント)', 'それらの後者'],
  'ja.players.former': ['[その]前者'],
  'ja.players.latter': ['[その]後者'],
  ...Object.fromEntries(
    Object.entries(NTH).map(([place, n]) => [`ja.things.${place}`, [`その${n}つ目`, `${n}つ目`]] as const),
  ),
};
