/** 効果の指示。 What an effect tells players to do, in 日本語: each a clause, several of them linked. */
import type {
  Ability,
  Action,
  CountedCounters,
  Destination,
  Effect,
  Selector,
  StaticEffect,
  Value,
} from '@rulewright/language/grand-archive';
import { allowed, inTurn, shownAtOnce } from '../ja-clauses.ts';
import { either, listed, quoted } from '../ja-telling.ts';
import { te } from '../ja-verbs.ts';
import { paying } from './ja-costs.ts';
import { trait } from './ja-filters.ts';
import {
  bare,
  condition,
  counted,
  ifSo,
  many,
  noun,
  points,
  selector,
  times,
  unitFor,
  upTo,
  value,
  withNumber,
} from './ja-phrases.ts';
import { counterWord, PHASES, term } from './ja-terms.ts';

/** What actions hold beside other actions. */
export interface Held {
  staticEffect(effect: StaticEffect): string;
  ability(ability: Ability): string;
  effect(effect: Effect): string;
}

type Matching<K> = Action extends infer A
  ? A extends { readonly do: infer Names }
    ? K extends Names
      ? A
      : never
    : never
  : never;
type Actions = { readonly [K in Action['do']]?: (action: Matching<K>, h: Held) => string };

/** 「対戦相手は」; nothing where it is you. */
const who = (s: Selector | undefined): string => (s === undefined || s.kind === 'you' ? '' : `${selector(s)}は`);
const you = (s: Selector | undefined): string => `${s === undefined ? 'あなた' : selector(s)}は`;

const onWhat =
  (verb: string) =>
  ({ what }: { readonly what: Selector }): string =>
    `${selector(what)}を${verb}`;

const counters = (count: Value | 'all' | 'any', counter: string | undefined): string => {
  if (count === 'all') return `すべての${counterWord(counter)}`;
  return count === 'any' ? `望む数の${counterWord(counter)}` : many(counterWord(counter), count, '個');
};
export const withCounters = (all: readonly CountedCounters[] | undefined): string =>
  all === undefined || all.length === 0
    ? ''
    : `${all.map((c) => counters(c.count, c.counter)).join('と')}が置かれた状態で`;
const random = (isRandom: boolean | undefined): string => (isRandom === true ? '無作為に' : '');

/** 「をレスト状態で場に出す」 */
function put(to: Destination): string {
  const { zone, position } = to;
  const how = [
    to.controller === undefined ? '' : `${selector(to.controller)}のコントロール下で`,
    to.faceDown === true ? '裏向きで' : '',
    to.rested === true ? 'レスト状態で' : '',
    to.transformed === true ? 'トランスフォームした状態で' : '',
    ...(to.properties ?? []).map((property) => `${term(property)}の状態で`),
    withCounters(to.counters),
    to.linkedTo === undefined ? '' : `${selector(to.linkedTo)}にリンクした状態で`,
    to.attacking === true ? '攻撃している状態で' : '',
  ].join('');
  if (zone === 'field') return `を${how}場に出す`;
  if (zone === 'banishment') return `を${how}追放する`;
  const under = to.under === undefined ? '' : `${selector(to.under)}の`;
  const where =
    position === undefined
      ? ''
      : typeof position === 'number'
        ? `の上から${position}枚目`
        : `の一番${position === 'top' ? '上' : position === 'bottom' ? '下' : '上か下'}`;
  return `を${how}${under}${term(zone)}${where}に置く`;
}

const tokenName = (token: Extract<Action, { do: 'summon' }>['token']): string => {
  if (typeof token === 'string') return `${quoted(token)}トークン`;
  const stats = token.power === undefined ? '' : `${value(token.power)}/${value(token.life ?? 0)}の`;
  return `${stats}${quoted(token.name)}トークン`;
};

function played(verb: string, a: Matching<'activate'>): string {
  const how =
    a.free === true ? 'コストを支払うことなく' : a.cost === undefined ? '' : `${quoted(paying(a.cost))}ことで`;
  const words = `${selector(a.what)}を${how}${verb}`;
  return a.optional === true ? allowed(you(a.who), words) : `${who(a.who)}${words}`;
}

/** 「ターン終了時まで、」 */
function lasting(duration: Matching<'effect'>['duration']): string {
  switch (duration.kind) {
    case 'endOfTurn':
      return 'ターン終了時まで、';
    case 'endOfCombat':
      return '戦闘終了時まで、';
    case 'attack':
      return 'この攻撃の間、';
    case 'untilNextTurn':
      return `${selector(duration.of)}の次のターンまで、`;
    case 'endOfNextTurn':
      return `${selector(duration.of)}の次のターンの終了時まで、`;
    case 'nextWakeUp':
      return `${selector(duration.of)}の次のウェイクアップフェイズまで、`;
    case 'untilStep':
      return `${PHASES[duration.step]}まで、`;
    case 'untilStepBegins':
      return `${selector(duration.of)}の次の${PHASES[duration.step]}の開始時まで、`;
    case 'while':
      return `${condition(duration.condition)}かぎり、`;
    case 'untilLeaves':
      return `${selector(duration.what)}が場を離れるまで、`;
    case 'forever':
      return '';
  }
}

const until = (a: Matching<'revealUntil'>): string =>
  `${who(a.who)}${noun(a.what)}が出るまで、デッキの一番上からカードを${a.do === 'revealUntil' ? '公開する' : '追放する'}`;

/** What is only worked out for later says nothing by itself. */
function remembered({ objects }: Matching<'let'>): string {
  const words = objects === undefined ? '' : selector(objects);
  return words === '' ? '' : `${words}を覚えておく`;
}

/** 「。そうしたなら、カード1枚を引く」 */
function after(when: string, list: readonly Action[] | undefined, h: Held): string {
  const words = list === undefined ? '' : sequence(list, h);
  return words === '' ? '' : `。${when}、${words}`;
}

/** 「アライ2体」, 「アライ最大2体」, 「アライ1～2体」: at least one, if nothing else is said. */
function chosen({ from, min = 1, max = min === 0 ? 1 : min }: Matching<'choose'>): string {
  const [all, unit] = [bare(from), unitFor(from)];
  if (value(min) === value(max)) return many(all, max, unit);
  return min === 0 || typeof max !== 'number' ? `${all}${upTo(max, unit)}` : `${all}${value(min)}～${max}${unit}`;
}

const actions: Actions = {
  if: (a, h) => `${ifSo(a.condition)}、${sequence(a.then, h)}${after('そうでないなら', a.else, h)}`,
  may: (a, h) => allowed(you(a.who), sequence(a.actions, h)),
  pay: (a, h) =>
    `${you(a.who)}${te(paying(a.cost))}もよい${after('そうしたなら', a.then, h)}${after('そうしないなら', a.else, h)}`,
  forEach: (a, h) => {
    const words = sequence(a.actions, h);
    return words === '' ? '' : `${bare(a.in)}${a.in.kind === 'players' ? '' : 'それぞれ'}について、${words}`;
  },
  repeat: (a, h) => `${times(a.times)}、${sequence(a.actions, h)}`,
  process: (a, h) => sequence(a.actions, h),
  again: () => 'この手順を繰り返す',
  let: remembered,
  either: (a, h) => `${a.options.map((option) => quoted(sequence(option, h))).join('か')}のうち1つを選ぶ`,
  choose: (a) => `${who(a.who)}${chosen(a)}を${random(a.random)}選ぶ`,
  chooseNumber: (a) => `${who(a.who)}${value(a.min)}以上${value(a.max)}以下の数を選ぶ`,
  chooseWord: (a) =>
    `${who(a.who)}${a.of === undefined ? trait(a.domain) : `${either(a.of.map(term))}のうち`}1つを${random(a.random)}選ぶ`,
  note: () => 'それを記録する',
  effect: (a, h) => `${lasting(a.duration)}${a.effects.map((e) => h.staticEffect(e)).join('。')}`,
  delayed: (a, h) => h.ability(a.trigger),
  reflexive: (a, h) => `そうしたとき、${h.effect(a.effect)}`,
  asSpell: (a, h) => `スペルとして、${sequence(a.actions, h)}`,
  move: (a) => `${selector(a.what)}${put(a.to)}`,
  banish: (a) =>
    `${a.until === undefined ? '' : `${selector(a.until)}が場を離れるまで、`}${selector(a.what)}を${a.faceDown === true ? '裏向きで' : ''}追放する`,
  draw: (a) => `${who(a.who)}${a.into === undefined ? '' : 'メモリーに'}${many('カード', a.count, '枚')}を引く`,
  discard: (a) =>
    `${who(a.who)}${a.count === 'all' ? 'すべてのカード' : many(a.what === undefined ? 'カード' : noun(a.what), a.count, '枚')}を${random(a.random)}捨てる`,
  discardCards: onWhat('捨てる'),
  mill: (a) => `${who(a.who)}デッキの一番上から${many('カード', a.count, '枚')}を墓地に置く`,
  search: (a) => `${who(a.who)}${listed(a.zones.map(term))}から${noun(a.what)}${upTo(a.max, '枚')}を探す`,
  shuffle: (a) => `${who(a.who)}${term(a.deck ?? 'mainDeck')}をシャッフルする`,
  reveal: (a) => `${who(a.who)}${selector(a.what)}を公開する`,
  look: (a) => `${who(a.who)}${selector(a.what)}を見る`,
  revealUntil: until,
  banishUntil: until,
  glimpse: (a) => `${who(a.who)}${withNumber('グリンプス', a.count)}を行う`,
  scavenge: (a) => `${who(a.who)}${noun(a.what)}を求めて${withNumber('スカベンジ', a.count)}を行う`,
  generate: (a) => `${who(a.who)}${many(quoted(a.name), a.count, '枚')}を生成し、それ${put(a.to)}`,
  destroy: onWhat('破壊する'),
  sacrifice: (a) => `${you(a.who)}${counted(a.count, a.what)}をサクリファイスする`,
  sacrificeObjects: (a) => `${who(a.who)}${selector(a.what)}をサクリファイスする`,
  rest: onWhat('レストする'),
  wake: onWhat('アウェイクする'),
  suppress: onWhat('サプレスする'),
  transform: onWhat('トランスフォームする'),
  removeFromCombat: onWhat('戦闘から取り除く'),
  become: (a) => `${selector(a.what)}は${term(a.property)}${a.not === true ? 'でなくなる' : 'になる'}`,
  counters: (a) =>
    `${selector(a.on)}に${counters(a.count, a.counter)}を${a.divided === undefined ? '' : '割り振って'}置く`,
  removeCounters: (a) =>
    `${selector(a.from)}から${a.upTo === true ? '最大' : ''}${counters(a.count, a.counter)}を取り除く`,
  moveCounters: (a) => `${selector(a.from)}から${counters(a.count, a.counter)}を${selector(a.to)}に移す`,
  doubleCounters: (a) => `${selector(a.on)}に置かれている${counterWord(a.counter)}の数を2倍にする`,
  summon: (a) =>
    `${who(a.who)}${withCounters(a.counters)}${a.rested === true ? 'レスト状態で' : ''}${many(tokenName(a.token), a.count, '体')}を召喚する`,
  summonOneOf: (a) =>
    `${who(a.who)}${a.chooser === undefined ? '' : `${selector(a.chooser)}が選ぶ`}${either(a.tokens.map(quoted))}のトークン${value(a.count)}体を${a.rested === true ? 'レスト状態で' : ''}召喚する`,
  copyToken: (a) =>
    `${who(a.who)}${many(`${selector(a.of)}のトークンコピー`, a.count, '体')}を${a.rested === true ? 'レスト状態で' : ''}召喚する`,
  gather: (a) => `${who(a.who)}${a.times === 1 ? '' : `${value(a.times)}回`}ギャザーする`,
  load: (a) => `${selector(a.what)}を${selector(a.into)}に装填する`,
  link: (a) => `${selector(a.what)}を${selector(a.to)}にリンクする`,
  levelUp: (a) => `${selector(a.what)}は${a.into === undefined ? '' : `${selector(a.into)}に`}レベルアップする`,
  delevel: (a) => `${selector(a.what)}はデレベルする`,
  recover: (a) => `${who(a.who)}${withNumber('リカバー', a.amount)}を行う`,
  empower: (a) => `${who(a.who)}${withNumber('エンパワー', a.amount)}を行う`,
  mastery: (a) => `${you(a.who)}マスタリー${quoted(a.name)}を得る`,
  status: (a) => `${you(a.who)}ステータス${quoted(a.name)}を${a.not === true ? '失う' : '得る'}`,
  turnDirection: (a) => `マスタリーの向きを${a.to === undefined ? '' : `${either(a.to.map(term))}に`}変える`,
  damage: (a) =>
    `${a.source === undefined ? '' : `${selector(a.source)}は`}${selector(a.to)}に${points(a.amount, `${a.unpreventable === true ? '軽減できない' : ''}ダメージ`)}を${a.divided === undefined ? '' : '割り振って'}与える`,
  heal: (a) =>
    `${selector(a.what)}から${a.amount === undefined ? 'すべてのダメージ' : points(a.amount, 'ダメージ')}を取り除く`,
  negate: onWhat('ネゲートする'),
  copyActivation: onWhat('コピーする'),
  copyCard: onWhat('コピーする'),
  newTargets: (a) => `${selector(a.of)}の新しい対象を選ぶ`,
  redirectAttack: (a) => `攻撃の対象を${selector(a.to)}に変更する`,
  endAttack: () => 'この攻撃を終える',
  endTurn: () => 'このターンを終える',
  endCombat: () => 'この戦闘を終える',
  attackWith: (a) => `${selector(a.what)}は${a.whom === undefined ? '' : `${selector(a.whom)}を`}攻撃する`,
  retaliate: (a) => `${selector(a.what)}は反撃する`,
  activate: (a) => played('起動する', a),
  materialize: (a) => played('マテリアライズする', a),
  play: (a) => played('プレイする', a),
  turnFace: (a) => `${selector(a.what)}を${a.down ? '裏' : '表'}向きにする`,
  roll: (a) => `${a.sides}面体サイコロを振る`,
  win: (a) => `${you(a.who)}勝利する`,
  lose: (a) => `${you(a.who)}敗北する`,
  drawGame: () => 'ゲームを引き分けにする',
  extraTurn: (a) => `${you(a.who)}追加の1ターンを行う`,
  extraPhase: (a) => `追加の${PHASES[a.phase]}を加える`,
  skip: (a) => `${you(a.who)}次の${PHASES[a.step]}を飛ばす`,
  enable: (a) => `${lasting(a.duration)}${term(a.element)}エレメントを有効にする`,
};

const action = (a: Action, h: Held): string =>
  (actions[a.do] as ((node: Action, h: Held) => string) | undefined)?.(a, h) ?? '特定の処理を行う';

/** 「カード1枚を引き、カード1枚を捨てる」 */
export const sequence = (list: readonly Action[], h: Held): string =>
  inTurn(shownAtOnce(list).map((a) => action(a, h)));
