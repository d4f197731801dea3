/** 条件に合うもの。 What filters say in 日本語: clauses, marks and nouns, in the order of Japanese cards. */
import type { Comparison, Condition, EventPattern, Filter, Selector, Value } from '@rulewright/language/magic';
import { subtypeKind } from '../../magic/types/subtype-kinds.ts';
import {
  allOf,
  clause,
  joined,
  mark,
  NOTHING,
  named,
  negated,
  oneOf,
  type Pieces,
  phrase,
  predicate,
} from '../ja-noun.ts';
import { either, quoted } from '../ja-telling.ts';
import { counterWord } from './ja-counters.ts';
import { costWord, term } from './ja-terms.ts';

/** What phrases are made of, each of them with the others. */
export interface Phrases {
  selector(selector: Selector): string;
  condition(condition: Condition): string;
  value(value: Value): string;
  /** 「3以上の」 */
  measured(comparison: Comparison): string;
  /** What happens, as a clause: 「それが攻撃する」. */
  event(pattern: EventPattern): string;
}

/** What is a permanent by its type is not called one besides. */
const joining = (words: readonly string[]): string =>
  words.filter((word) => word !== 'パーマネント' || words.length === 1).join('・');

export const zones = (names: readonly string[]): string => either(names.map(term));

/** Before a noun: 「3以上の」. */
export const measured = (comparison: Comparison, w: Phrases): string => w.measured(comparison);

/** At the end of a clause: 「3以上である」. */
export const measures = (comparison: Comparison, w: Phrases): string =>
  measured(comparison, w).replace(/の$/u, 'である');

export const GROUPS = {
  each: '各プレイヤー',
  opponents: '対戦相手',
  others: '他の各プレイヤー',
  active: 'アクティブ・プレイヤー',
  defending: '防御プレイヤー',
  attacking: '攻撃プレイヤー',
} as const;

/** What has been made of something (701, 702). */
const DESIGNATED: Readonly<Record<string, string>> = {
  monstrous: '怪物的である',
  renowned: '高名である',
  suspected: '容疑をかけられている',
  saddled: '騎乗されている',
  goaded: '使嗾されている',
  prepared: '準備されている',
  harnessed: '制御されている',
};
export const designation = (as: string): string => DESIGNATED[as] ?? `${term(as)}である`;

const TYPES_OF = { creature: 'クリーチャー・タイプ', land: '土地タイプ', card: 'カード・タイプ' } as const;

/** 「プロテクション（白）」, 「島渡り」 */
export function keywordWord(keyword: string, what: string | undefined): string {
  if (what === undefined) return term(keyword);
  return keyword === 'landwalk'
    ? `${what}渡り`
    : `${term(keyword)}（${what.replace(/の(?:パーマネント|もの)$/u, '')}）`;
}

const countersOn = (counter: string | undefined, is: Comparison, w: Phrases): string => {
  const word = counterWord(counter);
  if (is.op === '≥' && is.to === 1) return `${word}が置かれている`;
  return is.op === '=' && is.to === 0 ? `${word}が置かれていない` : `置かれている${word}が${measured(is, w)}`;
};

function colorful(is: Comparison, w: Phrases): Pieces {
  if (is.op === '=' && is.to === 0) return mark('無色の');
  if (is.op === '=' && is.to === 1) return mark('単色の');
  return is.op === '≥' && is.to === 2 ? mark('多色の') : clause(`色の数が${measured(is, w)}`);
}

const ABILITIES = { activated: '起動型能力', triggered: '誘発型能力' } as const;

/** What has no words here is "something certain". */
type Parts = { readonly [K in Filter['kind']]?: (filter: Extract<Filter, { kind: K }>, w: Phrases) => Pieces };

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
  ability: (f, w) =>
    joined(
      f.from === undefined ? NOTHING : clause(`発生源が${predicateOf(f.from, w)}`),
      named(f.ability === undefined ? '能力' : ABILITIES[f.ability], 4),
    ),
  named: (f) => clause(`${quoted(f.name)}という名前の`),
  nameless: () => clause('名前を持たない'),
  chosenName: () => clause('選ばれた名前の'),
  sharesName: (f, w) => clause(`${w.selector(f.with)}と同じ名前の`),
  counters: (f, w) => clause(countersOn(f.counter, f.is, w)),
  attachedTo: (f, w) => clause(`${w.selector(f.what)}についている`),
  controlledBy: (f, w) => clause(`${w.selector(f.who)}がコントロールしている`),
  ownedBy: (f, w) => clause(`${w.selector(f.who)}がオーナーである`),
  in: (f) => clause(`${zones(f.zones)}にある`),
  targetCount: (f, w) => clause(`対象の数が${measured(f.is, w)}`),
  targets: (f, w) => clause(`${nounOf(f.where, w)}${f.only === true ? 'のみ' : ''}を対象とする`),
  paid: (f) => clause(`${costWord(f.cost)}が支払われた`),
  history: (f, w) => clause(`このターンに${quoted(w.event(f.event))}ことがあった`),
  type: (f) => named(term(f.type), 2),
  supertype: (f) => mark(f.type === 'world' ? 'ワールド・' : term(f.type)),
  subtype: (f) => named(term(f.type), 1),
  chosenType: () => clause('選ばれたタイプの'),
  color: (f) => mark(`${term(f.color)}の`),
  chosenColor: () => clause('選ばれた色の'),
  colorCount: (f, w) => colorful(f.is, w),
  permanent: () => named('パーマネント', 4),
  spell: () => named('呪文', 4),
  commander: () => named('統率者', 4),
  castFrom: (f) =>
    clause(`${f.byYou === true ? 'あなたが' : ''}${f.own === true ? '自分の' : ''}${zones(f.zones)}から唱えた`),
  castNumber: (f, w) => clause(`このターンに${w.value(f.is)}番目に唱えた`),
  activatedAbility: (f) =>
    clause(
      f.taps === true
        ? 'コストに{T}を含む起動型能力を持つ'
        : f.notMana === true
          ? 'マナ能力でない起動型能力を持つ'
          : '起動型能力を持つ',
    ),
  repeatedSymbol: () => clause('マナ・コストに同じシンボルを2つ以上含む'),
  abilityless: () => clause('能力を持たない'),
  xInCost: () => clause('マナ・コストに{X}を含む'),
  cardType: (f) => clause(`カードとしては${term(f.type)}である`),
  forCost: (f) => clause(f.of === '{X}' ? 'コストに{X}を含む' : `${term(f.of)}のコストの`),
  manaAbility: () => clause('マナ能力を持つ'),
  permanentCard: () => named('パーマネント・カード', 5),
  asSpell: (f, w) => clause(`${nounOf(f.of, w)}として唱えられる`),
  sharesColor: (f, w) => clause(`${w.selector(f.with)}と共通の色を持つ`),
  sharesType: (f, w) => clause(`${w.selector(f.with)}と共通の${TYPES_OF[f.of]}を持つ`),
  keyword: (f, w) => clause(`${keywordWord(f.keyword, f.what && nounOf(f.what, w))}を持つ`),
  power: (f, w) => clause(`パワーが${measured(f.is, w)}`),
  toughness: (f, w) => clause(`タフネスが${measured(f.is, w)}`),
  basePower: (f, w) => clause(`基本のパワーが${measured(f.is, w)}`),
  baseToughness: (f, w) => clause(`基本のタフネスが${measured(f.is, w)}`),
  manaValue: (f, w) => clause(`マナ総量が${measured(f.is, w)}`),
  canHost: (f, w) => clause(`${w.selector(f.what)}をつけられる`),
  tapped: () => clause('タップ状態の'),
  recent: () => clause('前回のアップキープ以降にコントロール下になった'),
  designated: (f) => clause(designation(f.as)),
  faceDown: () => mark('裏向きの'),
  paired: () => clause('組になっている'),
  goaded: () => clause('使嗾されている'),
  transformed: () => clause('変身している'),
  attacking: (f, w) => clause(f.whom === undefined ? '攻撃している' : `${w.selector(f.whom)}を攻撃している`),
  blocking: (f, w) => clause(f.what === undefined ? 'ブロックしている' : `${w.selector(f.what)}をブロックしている`),
  bandedWith: (f, w) => clause(`${w.selector(f.what)}とバンドを組んでいる`),
  blocked: () => clause('ブロックされている'),
  unblocked: () => clause('ブロックされていない'),
  enchanted: () => clause('エンチャントされている'),
  equipped: () => clause('装備品がついている'),
  anyTarget: () => named('クリーチャーかプレインズウォーカーかバトルかプレイヤー'),
};

const piecesOf = (filter: Filter, w: Phrases): Pieces =>
  (parts[filter.kind] as ((f: Filter, w: Phrases) => Pieces) | undefined)?.(filter, w) ?? clause('特定の');

function without(filter: Filter, w: Phrases): Pieces {
  if (filter.kind === 'is') return mark(filter.what.kind === 'this' ? '他の' : `${w.selector(filter.what)}以外の`);
  if (filter.kind === 'tapped') return clause('アンタップ状態の');
  return clause(negated(piecesOf(filter, w), joining));
}

export const nounOf = (filter: Filter, w: Phrases, extra = '', other = 'もの'): string =>
  phrase(piecesOf(filter, w), joining, other, extra);

/** At the end of a clause: 「クリーチャーである」. */
export const predicateOf = (filter: Filter, w: Phrases): string => predicate(piecesOf(filter, w), joining);

/** How such things are counted. */
export function unitOf(filter: Filter): string {
  switch (filter.kind) {
    case 'player':
      return '人';
    case 'card':
    case 'permanentCard':
      return '枚';
    case 'type':
      return filter.type === 'creature' ? '体' : 'つ';
    case 'subtype':
      return subtypeKind(filter.type) === 'creature' ? '体' : 'つ';
    case 'all': {
      const units = filter.of.map(unitOf);
      return units.find((unit) => unit === '枚') ?? units.find((unit) => unit !== 'つ') ?? 'つ';
    }
    default:
      return 'つ';
  }
}
