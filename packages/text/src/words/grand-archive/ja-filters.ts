/** 条件に合うもの。 What Grand Archive's filters say in 日本語: clauses, marks and nouns. */
import type { Comparison, Condition, EventPattern, Filter, Selector, Value } from '@rulewright/language/grand-archive';
import { allOf, clause, mark, named, negated, oneOf, type Pieces, phrase, predicate } from '../ja-noun.ts';
import { either, quoted } from '../ja-telling.ts';
import { counterWord, term } from './ja-terms.ts';

/** What phrases are made of, each of them with the others. */
export interface Phrases {
  selector(selector: Selector): string;
  condition(condition: Condition): string;
  value(value: Value): string;
  /** 「3以上の」 */
  measured(comparison: Comparison): string;
  /** What happens, as a clause: 「アライが場に出る」. */
  event(pattern: EventPattern): string;
}

/** 「スライム・アライ」, 「獣アライ」, 「アライカード」: a dot stands between two loan words, but not before a card or a token. */
const joining = (words: readonly string[]): string => {
  const told = words.filter((word) => !IMPLIED.has(word) || words.length === 1);
  return told.reduce(
    (left, word) =>
      /[ァ-ヴー]$/u.test(left) && /^[ァ-ヴ]/u.test(word) && !BARE.has(word) ? `${left}・${word}` : left + word,
    '',
  );
};
const IMPLIED: ReadonlySet<string> = new Set(['オブジェクト']);
const BARE: ReadonlySet<string> = new Set(['カード', 'トークン']);

export const zones = (names: readonly string[]): string => either(names.map(term));

/** Before a noun: 「3以上の」. */
const measured = (comparison: Comparison, w: Phrases): string => w.measured(comparison);

/** At the end of a clause: 「3以上である」. */
export const measures = (comparison: Comparison, w: Phrases): string =>
  measured(comparison, w).replace(/の$/u, 'である');

export const GROUPS = {
  each: '各プレイヤー',
  opponents: '対戦相手',
  others: '他の各プレイヤー',
  active: 'ターンプレイヤー',
  defending: '防御プレイヤー',
  attacking: '攻撃プレイヤー',
} as const;

export const element = (name: string): string => `${term(name)}エレメント`;

/** What two cards may have in common. */
const TRAITS: Readonly<Record<string, string>> = {
  element: 'エレメント',
  type: 'タイプ',
  class: 'クラス',
  subtype: 'サブタイプ',
  cardName: 'カード名',
  direction: '方角',
  keyword: 'キーワード',
  counter: 'カウンターの種類',
  number: '数',
};
export const trait = (what: string): string => TRAITS[what] ?? term(what);

const ABILITIES = { activated: '起動型能力', triggered: '誘発型能力' } as const;

type Parts = { readonly [K in Filter['kind']]: (filter: Extract<Filter, { kind: K }>, w: Phrases) => Pieces };

const parts: Parts = {
  all: (f, w) =>
    allOf(
      f.of.map((part) => ({ kind: part.kind, pieces: piecesOf(part, w) })),
      joining,
    ),
  any: (f, w) =>
    oneOf(
      f.of.map((part) => piecesOf(part, w)),
      joining,
    ),
  not: (f, w) => without(f.of, w),
  is: (f, w) => named(w.selector(f.what)),
  where: (f, w) => clause(`${quoted(w.condition(f.condition))}に当てはまる`),
  player: (f) => named(f.which === undefined || f.which === 'each' ? 'プレイヤー' : GROUPS[f.which]),
  card: () => named('カード', 5),
  token: () => named('トークン', 5),
  ability: (f) => named(f.ability === undefined ? '能力' : ABILITIES[f.ability], 4),
  named: (f) => clause(`${quoted(f.name)}という名前の`),
  nameless: () => clause('名前を持たない'),
  chosenName: () => clause('選ばれた名前の'),
  sharesName: (f, w) => clause(`${w.selector(f.with)}と同じ名前の`),
  counters: (f, w) => clause(`${counterWord(f.counter)}の数が${measured(f.is, w)}`),
  attachedTo: (f, w) => clause(`${w.selector(f.what)}にリンクしている`),
  controlledBy: (f, w) => clause(`${w.selector(f.who)}がコントロールしている`),
  ownedBy: (f, w) => clause(`${w.selector(f.who)}がオーナーである`),
  in: (f) => clause(`${zones(f.zones)}にある`),
  targetCount: (f, w) => clause(`対象の数が${measured(f.is, w)}`),
  targets: (f, w) => clause(`${nounOf(f.where, w)}${f.only === true ? 'のみ' : ''}を対象とする`),
  paid: (f) => clause(`${term(f.cost)}のコストが支払われた`),
  history: (f, w) => clause(`このターンに${quoted(w.event(f.event))}ことがあった`),
  type: (f) => named(term(f.type), 2),
  supertype: (f) => named(term(f.type), 0),
  subtype: (f) => named(term(f.type), 1),
  class: (f) => named(term(f.class), 0),
  element: (f) => mark(`${element(f.element)}の`),
  elementKind: (f) => mark(`${element(f.of)}の`),
  chosen: (f) => clause(`選ばれた${trait(f.what)}の`),
  shares: (f, w) => clause(`${w.selector(f.with)}と共通の${trait(f.what)}を持つ`),
  unit: () => named('ユニット', 3),
  source: () => named('発生源', 4),
  object: () => named('オブジェクト', 4),
  rested: () => mark('レスト状態の'),
  awake: () => mark('アウェイク状態の'),
  faceDown: () => mark('裏向きの'),
  property: (f) => mark(`${term(f.property)}の`),
  keyword: (f) => clause(`${term(f.keyword)}を持つ`),
  label: (f) => clause(`${term(f.label)}を持つ`),
  stat: (f, w) => clause(`${term(f.stat)}が${measured(f.is, w)}`),
  hasCost: (f) => clause(`${term(`${f.cost}Cost`)}を持つ`),
  hasStat: (f) => clause(`${term(f.stat)}を持つ`),
  parity: (f) => clause(`${term(f.stat)}が${f.is === 'even' ? '偶数' : '奇数'}の`),
  damaged: (f, w) => clause(f.is === undefined ? 'ダメージを負っている' : `負っているダメージが${measured(f.is, w)}`),
  attacking: (f, w) => clause(f.whom === undefined ? '攻撃している' : `${nounOf(f.whom, w)}を攻撃している`),
  defending: () => clause('防御している'),
  retaliating: () => clause('反撃している'),
  wielded: (f, w) => clause(`${f.by === undefined ? '' : `${nounOf(f.by, w)}に`}装備されている`),
  linked: (f, w) => clause(`${f.to === undefined ? '' : `${nounOf(f.to, w)}に`}リンクしている`),
  hasLink: (f, w) => clause(`${f.where === undefined ? 'オブジェクト' : nounOf(f.where, w)}がリンクしている`),
  omen: () => named('オーメン', 4),
  activation: (f, w) => named(`${f.of === undefined ? 'カード' : nounOf(f.of, w)}の起動`, 4),
  activatedFrom: (f) => clause(`${zones(f.zones)}から起動された`),
  deckOf: (f) => mark(`${term(f.deck)}の`),
  character: (f) => clause(`名前に${quoted(f.name)}を含む`),
  facing: (f) => clause(`${either(f.directions.map(term))}を向いている`),
  transformed: () => clause('トランスフォームしている'),
  doubleFaced: () => mark('両面の'),
  speed: (f) => mark(`${term(f.speed)}の`),
  firstOfTurn: () => mark('このターン最初の'),
  status: (f) => clause(`ステータス${quoted(f.name)}を持つ`),
};

const piecesOf = (filter: Filter, w: Phrases): Pieces =>
  (parts[filter.kind] as (f: Filter, w: Phrases) => Pieces)(filter, w);

function without(filter: Filter, w: Phrases): Pieces {
  if (filter.kind === 'is') return mark(filter.what.kind === 'this' ? '他の' : `${w.selector(filter.what)}以外の`);
  return clause(negated(piecesOf(filter, w), joining));
}

export const nounOf = (filter: Filter, w: Phrases, extra = '', other = 'もの'): string =>
  phrase(piecesOf(filter, w), joining, other, extra);

/** At the end of a clause: 「アライである」. */
export const predicateOf = (filter: Filter, w: Phrases): string => predicate(piecesOf(filter, w), joining);

/** How such things are counted. */
export function unitOf(filter: Filter): string {
  switch (filter.kind) {
    case 'player':
      return '人';
    case 'card':
    case 'omen':
      return '枚';
    case 'unit':
      return '体';
    case 'type':
      return filter.type === 'ally' || filter.type === 'champion' ? '体' : 'つ';
    case 'all': {
      const units = filter.of.map(unitOf);
      return units.find((unit) => unit === '枚') ?? units.find((unit) => unit !== 'つ') ?? 'つ';
    }
    default:
      return 'つ';
  }
}
