/** 効果の指示。 What effects tell players to do, in 日本語: each a clause, several of them linked. */
import type {
  Ability,
  Action,
  Destination,
  Effect,
  Mana,
  Selector,
  StaticEffect,
  Value,
} from '@rulewright/language/magic';
import { allowed, inTurn, shownAtOnce } from '../ja-clauses.ts';
import { either, listed, quoted } from '../ja-telling.ts';
import { te } from '../ja-verbs.ts';
import { paying } from './ja-costs.ts';
import { counterWord } from './ja-counters.ts';
import { lasting } from './ja-durations.ts';
import { designation } from './ja-filters.ts';
import {
  bare,
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
import { STEPS, term } from './ja-terms.ts';
import { copyToken, tokens } from './ja-tokens.ts';

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
const done =
  (words: string) =>
  ({ who: s }: { readonly who?: Selector }): string =>
    `${who(s)}${words}`;
const numbered =
  (word: string) =>
  ({ count }: { readonly count: Value }): string =>
    `${withNumber(word, count)}を行う`;

const counters = (count: Value | 'all', counter: string | undefined): string =>
  count === 'all' ? `すべての${counterWord(counter)}` : many(counterWord(counter), count, '個');
const withCounters = (all: Destination['counters']): string =>
  all === undefined ? '' : `${all.map((c) => counters(c.count, c.counter)).join('と')}が置かれた状態で`;

/** 「タップ状態で戦場に出す」 */
function put(to: Destination): string {
  const { zone, position } = to;
  const down = to.faceDown === undefined || to.faceDown === false ? '' : '裏向きで';
  switch (zone) {
    case 'battlefield': {
      const how = [
        to.controller === undefined ? '' : `${selector(to.controller)}のコントロール下で`,
        to.faceDown === 'manifest' ? '予示して' : to.faceDown === 'cloak' ? '偽装して' : down,
        to.transformed === true ? '変身させた状態で' : '',
        to.tapped === true ? 'タップ状態で' : '',
        to.attacking === true ? '攻撃している状態で' : '',
        to.attachedTo === undefined ? '' : `${selector(to.attachedTo)}につけた状態で`,
        withCounters(to.counters),
      ];
      return `を${how.join('')}戦場に出す`;
    }
    case 'exile':
      return `を${down}${withCounters(to.counters)}追放する`;
    case 'hand':
      return 'をオーナーの手札に加える';
    case 'library': {
      const owner = 'をオーナーのライブラリー';
      const order = to.order === 'random' ? '無作為の順番で' : '';
      if (typeof position === 'number') return `${owner}の上から${position}枚目に置く`;
      return position === undefined
        ? `${owner}に加える`
        : `${owner}の一番${position === 'top' ? '上' : '下'}に${order}置く`;
    }
    default:
      return `を${term(zone)}に置く`;
  }
}

function mana(m: Mana): string {
  switch (m.kind) {
    case 'fixed':
      return m.mana;
    case 'oneOf':
      return either(m.mana);
    case 'anyColor':
      return `好きな${m.combination === true ? '色の組み合わせ' : '色1色'}の${points(m.amount, 'マナ')}`;
    case 'times':
      return `${m.mana}を${value(m.amount)}点分`;
    case 'chosenColor':
      return `選ばれた色の${points(m.amount, 'マナ')}`;
    case 'identity':
      return `あなたの統率者の固有色のうち1色の${points(m.amount, 'マナ')}`;
    case 'colorsOf':
      return `${selector(m.of)}の色のうち1色の${points(m.amount, 'マナ')}`;
    case 'couldProduce':
      return `${selector(m.of)}が生み出せる${m.types === true ? 'タイプ1つ' : '色1色'}の${points(m.amount, 'マナ')}`;
    case 'sameType':
      return `生み出されたのと同じタイプの${points(m.amount, 'マナ')}`;
    case 'either':
      return either(m.of.map(mana));
  }
}

const DOMAINS = {
  cardName: 'カード名',
  creatureType: 'クリーチャー・タイプ',
  landType: '土地タイプ',
  cardType: 'カード・タイプ',
} as const;
const PHASES = {
  beginning: '開始フェイズ',
  main: 'メイン・フェイズ',
  combat: '戦闘フェイズ',
  combatAndMain: '戦闘フェイズとメイン・フェイズ',
} as const;
const skipped = (step: string): string =>
  step === 'turn' ? 'ターン' : step === 'combat' ? '戦闘フェイズ' : (STEPS[step as keyof typeof STEPS] ?? term(step));

const gains = (a: Matching<'gainLife'>): string =>
  `${you(a.who)}${points(a.amount, 'ライフ')}を${a.do === 'gainLife' ? '得る' : '失う'}`;
const until = (a: Matching<'exileUntil'>): string =>
  `${you(a.who)}${noun(a.what)}が${a.count === undefined ? '' : `${value(a.count)}枚`}出るまで、ライブラリーの一番上からカードを${a.do === 'exileUntil' ? '追放する' : '公開する'}`;

/** 「クリーチャー2体」, 「クリーチャー最大2体」, 「クリーチャー1～2体」: at least one, if nothing else is said. */
function chosen({ from, min = 1, max = min === 0 ? 1 : min }: Matching<'choose'>): string {
  const [all, unit] = [bare(from), unitFor(from)];
  if (value(min) === value(max)) return many(all, max, unit);
  return min === 0 || typeof max !== 'number' ? `${all}${upTo(max, unit)}` : `${all}${value(min)}～${max}${unit}`;
}

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

const isPlayer = (s: Selector): boolean => s.kind === 'you' || s.kind === 'players' || s.kind === 'controller';
const putOn = (a: Matching<'counters'>): string =>
  `${selector(a.on)}の上に${counters(a.count, a.counter)}を${a.divided === undefined ? '' : '割り振って'}置く`;

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
  choose: (a) => `${who(a.who)}${chosen(a)}を${a.random === true ? '無作為に' : ''}選ぶ`,
  chooseNumber: (a) => `${who(a.who)}${value(a.min)}以上${value(a.max)}以下の数を選ぶ`,
  chooseColor: (a) => `${who(a.who)}色を${a.several === true ? '1色以上' : '1色'}選ぶ`,
  chooseWord: (a) => `${who(a.who)}${DOMAINS[a.domain]}1つを選ぶ`,
  note: () => 'それを記録する',
  effect: (a, h) => `${lasting(a.duration)}${a.effects.map((e) => h.staticEffect(e)).join('。')}`,
  delayed: (a, h) => h.ability(a.trigger),
  reflexive: (a, h) => `そうしたとき、${h.effect(a.effect)}`,
  move: (a) =>
    `${a.from === undefined ? '' : `${term(a.from)}にある`}${selector(a.what)}${put(a.to)}${a.until === undefined ? '' : `。これは${selector(a.until)}が戦場を離れるまで続く`}`,
  draw: (a) => `${who(a.who)}${many('カード', a.count, '枚')}を引く`,
  discard: (a) =>
    `${who(a.who)}${a.count === 'hand' ? '手札' : many(a.what === undefined ? 'カード' : noun(a.what), a.count, '枚')}を${a.random === true ? '無作為に選んで' : ''}捨てる`,
  discardCards: onWhat('捨てる'),
  mill: (a) => `${who(a.who)}${many('カード', a.count, '枚')}を切削する`,
  search: (a) => `${who(a.who)}${listed(a.zones.map(term))}から${noun(a.what)}${upTo(a.max, '枚')}を探す`,
  shuffle: (a) => `${who(a.who)}ライブラリーを切り直す`,
  reorderGraveyard: (a) => `${who(a.who)}墓地のカードを並べ替える`,
  reveal: onWhat('公開する'),
  look: (a) => `${who(a.who)}${selector(a.what)}を見る`,
  scry: (a) => `${who(a.who)}${withNumber('占術', a.count)}を行う`,
  surveil: (a) => `${who(a.who)}${withNumber('諜報', a.count)}を行う`,
  fateseal: numbered('消術'),
  destroy: (a) => `${selector(a.what)}を破壊する${a.noRegeneration === true ? '。それは再生できない' : ''}`,
  sacrifice: (a) => `${you(a.who)}${counted(a.count, a.what)}を生け贄に捧げる`,
  sacrificeObjects: (a) => `${who(a.who)}${selector(a.what)}を生け贄に捧げる`,
  tap: onWhat('タップする'),
  untap: onWhat('アンタップする'),
  regenerate: onWhat('再生する'),
  transform: onWhat('変身させる'),
  flip: onWhat('反転する'),
  removeFromCombat: onWhat('戦闘から取り除く'),
  turnDown: onWhat('裏向きにする'),
  turnUp: onWhat('表向きにする'),
  phaseOut: onWhat('フェイズ・アウトさせる'),
  prepare: (a) => `${selector(a.what)}を準備${a.not === true ? 'されていない' : 'された'}状態にする`,
  unlock: (a) => `${who(a.who)}${selector(a.what)}のドアを開放する`,
  dayNight: (a) => `${a.to === 'day' ? '昼' : '夜'}になる`,
  heal: (a) => `${selector(a.what)}からすべてのダメージを取り除く`,
  attach: (a) => `${selector(a.what)}を${selector(a.to)}につける`,
  unattach: onWhat('はずす'),
  counters: (a) => (isPlayer(a.on) ? `${you(a.on)}${counters(a.count, a.counter)}を得る` : putOn(a)),
  sameCounters: (a) => `${selector(a.on)}の上に、${selector(a.as)}の上にあるのと同じカウンターを置く`,
  removeCounters: (a) => `${selector(a.from)}の上から${counters(a.count, a.counter)}を取り除く`,
  moveCounters: (a) => `${selector(a.from)}の上から${counters(a.count, a.counter)}を${selector(a.to)}の上に移動する`,
  token: (a, h) => `${who(a.who)}${tokens(a, (ability) => h.ability(ability))}を生成する`,
  copyToken: (a) => `${who(a.who)}${copyToken(a)}を生成する`,
  exchangeControl: (a) => `${selector(a.a)}と${selector(a.b)}のコントロールを交換する`,
  exchangeLife: (a) => `${selector(a.a)}と${selector(a.b)}のライフ総量を交換する`,
  fight: (a) => `${selector(a.a)}と${selector(a.b)}が格闘を行う`,
  proliferate: done('増殖を行う'),
  populate: done('居住を行う'),
  investigate: done('調査を行う'),
  explore: (a) => `${selector(a.what)}は探検を行う`,
  goad: onWhat('使嗾する'),
  exert: onWhat('督励する'),
  suspect: (a) => `${selector(a.what)}に容疑をかける`,
  detain: onWhat('留置する'),
  connive: (a) => `${selector(a.what)}は謀議${a.count === undefined ? '' : value(a.count)}を行う`,
  amass: (a) => `${withNumber(`${term(a.subtype)}動員`, a.count)}を行う`,
  bolster: numbered('鼓舞'),
  incubate: numbered('培養'),
  discover: (a) => `${who(a.who)}${withNumber('発見', a.count)}を行う`,
  learn: () => '履修を行う',
  timeTravel: () => '時間旅行を行う',
  endure: (a) => `${selector(a.what)}は${withNumber('持続', a.count)}を行う`,
  earthbend: (a) => `${selector(a.what)}に${withNumber('土の技', a.count)}を行う`,
  airbend: (a) => `${selector(a.what)}に気の技を行う`,
  harness: onWhat('制御する'),
  blight: (a) => `${who(a.who)}${withNumber('衰微', a.count)}を行う`,
  behold: (a) => `${noun(a.what)}を1つ公開するか選ぶ`,
  clash: () => '対戦相手1人と激突を行う',
  monstrosity: numbered('怪物化'),
  adapt: numbered('順応'),
  manifestDread: done('戦慄予示を行う'),
  designate: (a) =>
    `${selector(a.what)}は${a.not === true ? 'もはや' : ''}${quoted(designation(a.as))}${a.not === true ? '状態でなくなる' : '状態になる'}`,
  pair: (a) => `${selector(a.a)}と${selector(a.b)}を組にする`,
  acted: () => '処理を終える',
  exileUntil: until,
  revealUntil: until,
  flipCoin: (a) => `${who(a.who)}コインを${a.count === undefined ? '1' : value(a.count)}枚投げる`,
  rollDice: (a) => `${who(a.who)}${a.sides}面体サイコロ${a.count === undefined ? '1' : value(a.count)}個を振る`,
  vote: (a) => `各プレイヤーは${a.options.map((option) => quoted(option)).join('か')}に投票する`,
  voteFor: (a) => `各プレイヤーは${bare(a.from)}のうち1つに投票する`,
  damage: (a) =>
    `${a.source === undefined ? '' : `${selector(a.source)}は`}${selector(a.to)}に${points(a.amount, `${a.unpreventable === true ? '軽減できない' : ''}ダメージ`)}を${a.divided === undefined ? '' : '割り振って'}与える`,
  gainLife: gains,
  loseLife: gains,
  setLife: (a) => `${selector(a.who)}のライフ総量は${value(a.to)}点になる`,
  mana: (a) => `${who(a.who)}${mana(a.mana)}を加える`,
  monarch: (a) => `${you(a.who)}統治者になる`,
  initiative: (a) => `${you(a.who)}イニシアチブを得る`,
  ringTempts: (a) => `指輪が${selector(a.who)}を誘惑する`,
  venture: (a) => `${who(a.who)}ダンジョン探索を行う`,
  planeswalk: done('プレインズウォークする'),
  rollPlanarDie: done('次元ダイスを振る'),
  chaosEnsues: () => 'カオスが発動する',
  setInMotion: onWhat('実行中にする'),
  abandon: onWhat('放棄する'),
  ascend: () => '昇殿を確認する',
  speed: (a) => `${selector(a.who)}の速度を${value(a.by)}増やす`,
  win: (a) => `${you(a.who)}このゲームに勝利する`,
  lose: (a) => `${you(a.who)}このゲームに敗北する`,
  extraTurn: (a) => `${you(a.who)}このターンに続いて追加の1ターンを行う`,
  loseMana: (a) => `${you(a.who)}未使用のマナをすべて失う`,
  extraPhase: (a) => `追加の${PHASES[a.phase]}を加える`,
  extraStep: (a) => `追加の${STEPS[a.step]}を加える`,
  skip: (a) => `${you(a.who)}次の${skipped(a.step)}を飛ばす`,
  controlPlayer: (a) => `${you(a.by)}次のターンの間、${selector(a.who)}をコントロールする`,
  endTurn: () => 'このターンを終える',
  endCombat: () => 'この戦闘フェイズを終える',
  drawGame: () => 'このゲームを引き分けにする',
  emblem: (a, h) => `${you(a.who)}${a.abilities.map((one) => quoted(h.ability(one))).join('と')}を持つ紋章を得る`,
  counter: onWhat('打ち消す'),
  copySpell: (a) => `${who(a.who)}${selector(a.what)}を${a.count === undefined ? '' : `${value(a.count)}回`}コピーする`,
  newTargets: (a) => `${who(a.who)}${selector(a.of)}の対象を${a.change === true ? '変更する' : '選び直す'}`,
  cast: (a) =>
    `${who(a.who)}${selector(a.what)}を${a.free === true ? 'マナ・コストを支払うことなく' : ''}${a.lands === true ? 'プレイする' : '唱える'}`,
};

const action = (a: Action, h: Held): string =>
  (actions[a.do] as ((node: Action, h: Held) => string) | undefined)?.(a, h) ?? '特定の処理を行う';

/** 「カード1枚を引き、カード1枚を捨てる」; what only tells abilities that something is over says nothing to a player. */
export function sequence(list: readonly Action[], h: Held): string {
  const told = shownAtOnce(list).filter((a) => a.do !== 'acted' || list.length === 1);
  return inTurn(told.map((a) => action(a, h)));
}
