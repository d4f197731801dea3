/** 名詞句、数値、条件。 Noun phrases, numbers and conditions of Grand Archive's card language in 日本語; not the printed wording. */
import type {
  Condition,
  EventPattern,
  Filter,
  Restriction,
  Selector,
  Value,
  Zone,
} from '@rulewright/language/grand-archive';
import { countingWith } from '../ja-counting.ts';
import { either, listed, quoted } from '../ja-telling.ts';
import { varWord } from '../ja-vars.ts';
import { linkedClauses, not, past } from '../ja-verbs.ts';
import { type ByKind, say } from '../phrasing.ts';
import { element, GROUPS, measures, nounOf, type Phrases, predicateOf, unitOf, zones } from './ja-filters.ts';
import { eventOf, occasionOf } from './ja-occasions.ts';
import { counterWord, PHASES, term } from './ja-terms.ts';

const ROLES = {
  object: 'それ',
  player: 'そのプレイヤー',
  source: 'その発生源',
  other: 'もう一方のもの',
} as const;

export const noun = (filter: Filter): string => nounOf(filter, phrases);

/** 「あなたの墓地にあるアライカード」: whose cards they are goes with the place. */
export function located(where: Filter, all: readonly Zone[] | undefined, extra = ''): string {
  if (all === undefined) return nounOf(where, phrases, extra);
  const parts = where.kind === 'all' ? where.of : [where];
  const onField = all.includes('field');
  const owner = onField ? undefined : parts.find((part) => part.kind === 'ownedBy');
  const whose = owner?.kind === 'ownedBy' ? `${selector(owner.who)}の` : '';
  const rest: Filter = { kind: 'all', of: parts.filter((part) => part !== owner) };
  return `${whose}${zones(all)}にある${nounOf(rest, phrases, extra, onField ? 'もの' : 'カード')}`;
}

function fromDeck({ kind, of, count, deck }: Extract<Selector, { kind: 'top' | 'bottom' }>): string {
  const end = `${selector(of)}の${term(deck ?? 'mainDeck')}の一番${kind === 'top' ? '上' : '下'}`;
  return count === 1 ? `${end}のカード` : `${end}から${many('カード', count, '枚')}`;
}

const VARS = { sacrificed: 'サクリファイスされたもの' };

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
  host: (s) => `${selector(s.of)}がリンクしているもの`,
  attachments: (s) => `${selector(s.of)}にリンクしているもの`,
  noted: () => '記録されたもの',
  union: (s) => listed(s.of.map(selector)),
  filter: (s) => `${selector(s.of)}のうち${noun(s.where)}`,
  became: (s) => `${selector(s.of)}がなったもの`,
  announced: () => '起動する際に選ばれたもの',
  targetsOf: (s) => `${selector(s.of)}の対象`,
  champion: (s) => `${selector(s.of)}のチャンピオン`,
  lineage: (s) => `${selector(s.of)}の${s.whole === true ? '' : 'インナー'}リネージュ`,
  loadedInto: (s) => `${selector(s.of)}に装填されているカード`,
  top: fromDeck,
  bottom: fromDeck,
  attacker: () => '攻撃者',
  defenders: () => '防御しているユニット',
  retaliators: () => '反撃しているユニット',
  wielded: (s) => `${selector(s.by)}が装備しているウェポン`,
  attack: () => 'この攻撃',
  attacksOf: (s) => `${selector(s.of)}の${s.next === true ? '次の' : ''}攻撃`,
  attacked: (s) => `${selector(s.by)}が攻撃しているもの`,
  mastery: (s) => `${selector(s.of)}のマスタリー`,
  cardOf: (s) => `${selector(s.activation)}のカード`,
  activationsOf: (s) => `${selector(s.card)}の起動`,
  carrier: (s) => `${selector(s.of)}を持つオブジェクト`,
};

export const selector = (s: Selector): string => say(selectors, s, () => '特定のもの');

/** Without 「すべての」: what is counted, measured or chosen from. */
export const bare = (s: Selector): string => (s.kind === 'each' ? located(s.where, s.zones) : selector(s));

const DIFFERENT: Readonly<Record<string, string>> = {
  names: '名前',
  elements: 'エレメント',
  types: 'タイプ',
  subtypes: 'サブタイプ',
  classes: 'クラス',
  reserveCosts: 'リザーブコスト',
  memoryCosts: 'メモリーコスト',
  powers: 'パワー',
};

type ValueNode = Exclude<Value, number>;
const values: ByKind<ValueNode> = {
  x: () => 'X',
  amount: () => 'その数',
  var: () => 'その数',
  tally: () => '合計の数',
  count: (v) => `${bare(v.of)}の数`,
  stat: (v) => `${bare(v.of)}の${term(v.stat)}`,
  greatest: (v) => `${bare(v.of)}の${term(v.stat)}の最大値`,
  least: (v) => `${bare(v.of)}の${term(v.stat)}の最小値`,
  total: (v) => `${bare(v.of)}の${term(v.stat)}の合計`,
  most: (v) => `${bare(v.among)}の中で最大の${value(v.value)}`,
  fewest: (v) => `${bare(v.among)}の中で最小の${value(v.value)}`,
  counters: (v) => `${bare(v.on)}に置かれている${counterWord(v.counter)}の数`,
  noted: () => '記録された数',
  history: (v) => `${quoted(event(v.event))}ことが起こった${v.sum === true ? '量の合計' : '回数'}`,
  add: (v) => `${v.of.map(value).join('と')}の合計`,
  times: (v) => v.of.map(value).join('×'),
  max: (v) => `${listed(v.of.map(value))}のうち大きい方`,
  min: (v) => `${listed(v.of.map(value))}のうち小さい方`,
  minus: (v) => `${value(v.a)}から${value(v.b)}を引いた数`,
  remainder: (v) => `${value(v.of)}を${v.by}で割った余り`,
  half: (v) => `${value(v.of)}の端数を切り${v.round === 'up' ? '上げた' : '捨てた'}半分`,
  part: (v) => `${value(v.of)}を${value(v.by)}で割って端数を切り${v.round === 'up' ? '上げた' : '捨てた'}数`,
  if: (v) => `${ifSo(v.condition)}${value(v.then)}、そうでないなら${value(v.else)}`,
  paid: (v) => `${term(v.cost)}のコストが支払われた回数`,
  level: (v) => (v.of.kind === 'you' ? 'LV' : `${bare(v.of)}のLV`),
  influence: (v) => `${bare(v.of)}のインフルエンス`,
  damage: (v) => `${bare(v.of)}が負っているダメージ`,
  different: (v) => `${bare(v.of)}の異なる${DIFFERENT[v.what] ?? '特徴'}の数`,
  every: (v) => `${value(v.of)}${v.by}につき1`,
};

export const value = (v: Value): string => (typeof v === 'number' ? String(v) : say(values, v, () => '特定の数'));
export const signed = (v: Value): string => (typeof v === 'number' && v < 0 ? String(v) : `+${value(v)}`);

/** What is written as a figure stands beside its noun. */
export const isFigure = (v: Value): boolean =>
  typeof v === 'number' || v.kind === 'x' || (v.kind === 'level' && v.of.kind === 'you');

const counting = countingWith(value, isFigure);
export const { many, points, times, upTo, withNumber } = counting;

/** 「アライ2体」, 「これ」 */
export const counted = (n: Value, what: Filter, suffix = ''): string =>
  what.kind === 'is' ? noun(what) : many(noun(what), n, `${unitOf(what)}${suffix}`);

/** How the things are counted that a selector names. */
export const unitFor = (s: Selector): string => {
  if (s.kind === 'top' || s.kind === 'bottom') return '枚';
  if (s.kind === 'players') return '人';
  if (s.kind !== 'each') return 'つ';
  return s.zones === undefined || s.zones.includes('field') ? unitOf(s.where) : '枚';
};

const bubbles: ByKind<Restriction> = {
  class: () => 'クラスボーナス',
  element: (b) => (b.element === undefined ? 'エレメントボーナス' : `${element(b.element)}ボーナス`),
  champion: (b) => `${b.name}ボーナス`,
  level: (b) => `レベル${b.atLeast}以上`,
  memory: (b) => `メモリー${b.atLeast}以上`,
  damage: (b) => `ダメージ${b.atLeast}以上`,
  sheen: (b) => `シーン${b.atLeast}以上`,
};

export const bubble = (by: Restriction): string => say(bubbles, by, () => '特定の条件');

const conditions: ByKind<Condition> = {
  all: (c) => linkedClauses(c.of.map(condition)),
  any: (c) => c.of.map(condition).join('か、'),
  not: (c) => not(condition(c.of)),
  compare: (c) => `${value(c.value)}が${measures(c.is, phrases)}`,
  exists: (c) => `${bare(c.what)}が${c.what.kind === 'players' ? 'いる' : 'ある'}`,
  matches: (c) => matches(c.what, c.where),
  turnOf: (c) => `${selector(c.who)}のターンである`,
  step: (c) => `${either(c.steps.map((step) => PHASES[step]))}である`,
  history: (c) => past(event(c.event)),
  paid: (c) => `${term(c.cost)}のコストが支払われた`,
  did: () => 'そうした',
  restriction: (c) => `${bubble(c.by)}が有効である`,
  faces: (c) => `${selector(c.who)}のマスタリーが${either(c.directions.map(term))}を向いている`,
  inCombat: () => '戦闘中である',
  wasActivated: (c) =>
    `${c.when === undefined ? '' : `${quoted(condition(c.when))}間に`}${c.what === undefined ? 'それ' : bare(c.what)}が${c.from === undefined ? '' : `${zones(c.from)}から`}起動された`,
};

export const condition = (c: Condition): string => say(conditions, c, () => '条件が満たされている');

/** 「あなたがそれをコントロールしている」, 「それがアライである」 */
function matches(what: Selector, where: Filter): string {
  const it = bare(what);
  if (where.kind === 'controlledBy') return `${selector(where.who)}が${it}をコントロールしている`;
  return `${it}が${predicateOf(where, phrases)}`;
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

/** 「アライが場に出る」 */
export const event = (pattern: EventPattern): string => eventOf(pattern, phrases);
/** 「アライが場に出たとき」, 「あなたのエンドフェイズの開始時に」 */
export const occasion = (pattern: EventPattern): string => occasionOf(pattern, phrases);
