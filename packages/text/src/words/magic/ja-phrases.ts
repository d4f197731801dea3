/** カード言語の名詞句、数値、条件。 Noun phrases, numbers and conditions of the card language in 日本語; not the printed wording. */
import type { Condition, EventPattern, Filter, Selector, Value, Zone } from '@rulewright/language/magic';
import { countingWith } from '../ja-counting.ts';
import { either, listed, quoted } from '../ja-telling.ts';
import { varWord } from '../ja-vars.ts';
import { linkedClauses, not, past } from '../ja-verbs.ts';
import { type ByKind, say } from '../phrasing.ts';
import { counterWord } from './ja-counters.ts';
import { GROUPS, measures, nounOf, type Phrases, predicateOf, unitOf, zones } from './ja-filters.ts';
import { eventOf, occasionOf } from './ja-occasions.ts';
import { costWord, STEPS, term } from './ja-terms.ts';

/** Magic's own. */
const VARS = { sacrificed: '生け贄に捧げられたもの', milled: '切削されたカード' };

const ROLES = {
  object: 'それ',
  player: 'そのプレイヤー',
  source: 'その発生源',
  other: 'もう一方のもの',
} as const;

export const noun = (filter: Filter): string => nounOf(filter, phrases);
const predicate = (filter: Filter): string => predicateOf(filter, phrases);

const OWNED: ReadonlySet<string> = new Set(['graveyard', 'hand', 'library']);

/** 「あなたの墓地にあるクリーチャー・カード」: whose cards they are goes with the place. */
export function located(where: Filter, all: readonly Zone[] | undefined, extra = ''): string {
  if (all === undefined) return nounOf(where, phrases, extra);
  const parts = where.kind === 'all' ? where.of : [where];
  const owner = all.every((zone) => OWNED.has(zone)) ? parts.find((part) => part.kind === 'ownedBy') : undefined;
  const whose = owner?.kind === 'ownedBy' ? `${selector(owner.who)}の` : '';
  const rest: Filter = { kind: 'all', of: [...parts.filter((part) => part !== owner)] };
  return `${whose}${zones(all)}にある${nounOf(rest, phrases, extra, all.includes('battlefield') ? undefined : 'カード')}`;
}

/** Of several cards: 「あなたのライブラリーの一番上からカード3枚」. */
function fromLibrary({ of, count, zone, where, bottom }: Extract<Selector, { kind: 'top' }>): string {
  const what = where === undefined ? 'カード' : noun(where);
  const end = `${selector(of)}の${zone === undefined ? 'ライブラリー' : '墓地'}の一番${bottom === true ? '下' : '上'}`;
  return count === 1 ? `${end}の${what}` : `${end}から${many(what, count, '枚')}`;
}

const selectors: ByKind<Selector> = {
  this: () => 'これ',
  granter: () => 'この能力を与えているもの',
  you: () => 'あなた',
  var: (s) => varWord(s.name, VARS),
  event: (s) => ROLES[s.role],
  each: (s) => located(s.where, s.zones, 'すべての'),
  players: (s) => `${s.where === undefined ? '' : `${quoted(condition(s.where))}に当てはまる`}${GROUPS[s.which]}`,
  controller: (s) => `${selector(s.of)}のコントローラー`,
  owner: (s) => `${selector(s.of)}のオーナー`,
  host: (s) => `${selector(s.of)}がついているもの`,
  attachments: (s) => `${selector(s.of)}についているもの`,
  noted: (s) => `記録された${/player|opponent/i.test(s.key) ? 'プレイヤー' : 'もの'}`,
  union: (s) => listed(s.of.map(selector)),
  filter: (s) => `${selector(s.of)}のうち${noun(s.where)}`,
  became: (s) => `${selector(s.of)}がなったもの`,
  announced: () => '唱える際に選ばれたもの',
  targetsOf: (s) => `${selector(s.of)}の対象`,
  pairedWith: (s) => `${selector(s.of)}と組になっているクリーチャー`,
  top: fromLibrary,
  sources: (s) => (s.where === undefined ? '発生源' : `${noun(s.where)}である発生源`),
  attacked: (s) =>
    s.player === true ? `${selector(s.by)}が攻撃しているプレイヤー` : `${selector(s.by)}が攻撃しているもの`,
};

export const selector = (s: Selector): string => say(selectors, s, () => '特定のもの');

/** Without 「すべての」: what is counted, measured or chosen from. */
export const bare = (s: Selector): string => (s.kind === 'each' ? located(s.where, s.zones) : selector(s));

export const STATS: Readonly<Record<string, string>> = {
  power: 'パワー',
  toughness: 'タフネス',
  manaValue: 'マナ総量',
  loyalty: '忠誠度',
};
const stat = (name: string): string => STATS[name] ?? name;

const DIFFERENT: Readonly<Record<string, string>> = {
  names: '異なる名前の数',
  colors: '色の数',
  types: 'カード・タイプの数',
  powers: '異なるパワーの数',
  manaValues: '異なるマナ総量の数',
  basicLandTypes: '基本土地タイプの数',
  party: 'パーティーの人数',
  sharedType: '共通のクリーチャー・タイプを持つものの最大数',
  colorPairs: '2色の組み合わせの数',
};

const SYMBOLS = { W: '白', U: '青', B: '黒', R: '赤', G: '緑', C: '無色' } as const;

function spent({ of, type, snow, from, colors }: Extract<Value, { kind: 'spent' }>): string {
  const what = `${of === undefined ? 'これ' : selector(of)}を唱えるために支払われた`;
  if (colors === true) return `${what}マナの色の数`;
  const source = from === undefined ? '' : `${noun(from)}からの`;
  return `${what}${source}${snow === true ? '氷雪' : ''}${type === undefined ? '' : SYMBOLS[type]}マナの点数`;
}

type ValueNode = Exclude<Value, number>;

const PERIODS = {
  combat: 'この戦闘で',
  turn: 'このターンに',
  lastTurn: '直前のターンに',
  game: 'このゲームで',
} as const;

const values: ByKind<ValueNode> = {
  x: () => 'X',
  amount: () => 'その点数',
  var: () => 'その数',
  tally: () => '支払われた合計',
  count: (v) => `${bare(v.of)}の数`,
  stat: (v) => `${bare(v.of)}の${stat(v.stat)}`,
  greatest: (v) => `${bare(v.of)}の${stat(v.stat)}の最大値`,
  least: (v) => `${bare(v.of)}の${stat(v.stat)}の最小値`,
  total: (v) => `${bare(v.of)}の${stat(v.stat)}の合計`,
  most: (v) => `${bare(v.among)}の中で最大の${value(v.value)}`,
  fewest: (v) => `${bare(v.among)}の中で最小の${value(v.value)}`,
  counters: (v) => `${bare(v.on)}の上に置かれている${counterWord(v.counter)}の数`,
  noted: () => '記録された数',
  history: (v) =>
    `${PERIODS[v.since ?? 'turn']}${quoted(event(v.event))}ことが起こった${v.sum === true ? '量の合計' : '回数'}`,
  add: (v) => `${v.of.map(value).join('と')}の合計`,
  times: (v) => v.of.map(value).join('×'),
  max: (v) => `${listed(v.of.map(value))}のうち大きい方`,
  min: (v) => `${listed(v.of.map(value))}のうち小さい方`,
  minus: (v) => `${value(v.a)}から${value(v.b)}を引いた数`,
  remainder: (v) => `${value(v.of)}を${v.by}で割った余り`,
  half: (v) => `${value(v.of)}の端数を切り${v.round === 'up' ? '上げた' : '捨てた'}半分`,
  part: (v) => `${value(v.of)}を${value(v.by)}で割って端数を切り${v.round === 'up' ? '上げた' : '捨てた'}数`,
  if: (v) => `${condition(v.condition)}なら${value(v.then)}、そうでないなら${value(v.else)}`,
  paid: (v) => `${costWord(v.cost)}が支払われた回数`,
  life: (v) => `${bare(v.of)}のライフ総量`,
  commanderCasts: (v) => `${bare(v.of)}が統率領域から統率者を唱えた回数`,
  minimumDeckSize: () => '開始時のデッキの最小枚数',
  startingLife: (v) => `${bare(v.of)}の開始時のライフ総量`,
  turnsTaken: (v) => `${bare(v.of)}が行ったターンの数`,
  different: (v) => `${bare(v.of)}の${DIFFERENT[v.what] ?? '種類の数'}`,
  finalChapter: (v) => `${bare(v.of)}の最終章の番号`,
  spent,
  prevented: () => '軽減された点数',
  speed: (v) => `${bare(v.of)}の速度`,
  devotion: (v) => `${v.key === undefined ? v.colors.map(term).join('と') : '選ばれた色'}への信心`,
};

export const value = (v: Value): string => (typeof v === 'number' ? String(v) : say(values, v, () => '特定の数'));

export const signed = (v: Value): string => (typeof v === 'number' && v < 0 ? String(v) : `+${value(v)}`);

/** What is written as a figure stands beside its noun. */
const isFigure = (v: Value): boolean => typeof v === 'number' || v.kind === 'x';

const counting = countingWith(value, isFigure);
export const { many, points, times, upTo, withNumber } = counting;

/** 「+1/+0」, 「+X/+X（Xは土地の数）」 */
export function size(power: Value, toughness: Value, figure: (v: Value) => string): string {
  if (isFigure(power) && isFigure(toughness)) return `${figure(power)}/${figure(toughness)}`;
  const sign = figure === value ? '' : '+';
  const [a, b] = [value(power), value(toughness)];
  if (a === b) return `${sign}X/${sign}X（Xは${a}）`;
  return isFigure(toughness)
    ? `${sign}X/${figure(toughness)}（Xは${a}）`
    : isFigure(power)
      ? `${figure(power)}/${sign}X（Xは${b}）`
      : `${sign}X/${sign}Y（Xは${a}、Yは${b}）`;
}

/** How the things are counted that a selector names. */
export const unitFor = (s: Selector): string => {
  if (s.kind === 'top') return '枚';
  if (s.kind === 'players') return '人';
  if (s.kind !== 'each') return 'つ';
  return s.zones === undefined || s.zones.includes('battlefield') ? unitOf(s.where) : '枚';
};

/** 「クリーチャー2体」, 「カード1枚」, 「これ」 */
export function counted(n: Value, what: Filter, suffix = ''): string {
  if (what.kind === 'is') return noun(what);
  return many(noun(what), n, `${unitOf(what)}${suffix}`);
}

const conditions: ByKind<Condition> = {
  all: (c) => linkedClauses(c.of.map(condition)),
  any: (c) => c.of.map(condition).join('か、'),
  not: (c) => not(condition(c.of)),
  compare: (c) => `${value(c.value)}が${measures(c.is, phrases)}`,
  exists: (c) => `${bare(c.what)}が${c.what.kind === 'players' ? 'いる' : 'ある'}`,
  matches: (c) => matches(c.what, c.where),
  turnOf: (c) => `${selector(c.who)}のターンである`,
  step: (c) => `${either(c.steps.map((step) => STEPS[step]))}である`,
  history: (c) => `${PERIODS[c.since ?? 'turn']}${past(event(c.event))}`,
  paid: (c) => `${costWord(c.cost)}が支払われた`,
  did: () => 'そうした',
  dayNight: (c) => (c.is === 'day' ? '昼である' : c.is === 'night' ? '夜である' : '昼でも夜でもない'),
  asCast: (c) => `唱えられた際に${condition(c.of)}`,
  wasCast: (c) =>
    `${c.byYou === true ? 'あなたが' : ''}${c.from === undefined ? '' : `${term(c.from)}から`}${c.byYou === true ? 'それを唱えた' : 'それが唱えられた'}`,
};

export const condition = (c: Condition): string => say(conditions, c, () => '条件が満たされている');

/** 「あなたがそれをコントロールしている」, 「それがクリーチャーである」 */
function matches(what: Selector, where: Filter): string {
  const it = bare(what);
  if (where.kind === 'controlledBy') return `${selector(where.who)}が${it}をコントロールしている`;
  return where.kind === 'in' ? `${it}が${zones(where.zones)}にある` : `${it}が${predicate(where)}`;
}

/** 「条件なら」, after a noun or a verb alike. */
export const ifSo = (c: Condition): string => `${condition(c).replace(/である$/u, '')}なら`;

const phrases: Phrases = {
  selector: (s) => bare(s),
  condition: (c) => condition(c),
  value: (v) => value(v),
  measured: (c) => counting.measured(c),
  event: (p) => event(p),
};

/** 「それが攻撃する」 */
export const event = (pattern: EventPattern): string => eventOf(pattern, phrases);
/** 「それが攻撃したとき」, 「あなたのアップキープ・ステップの開始時に」 */
export const occasion = (pattern: EventPattern): string => occasionOf(pattern, phrases);
