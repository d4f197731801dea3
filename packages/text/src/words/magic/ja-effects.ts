/** 継続的効果。 What continuous effects change, forbid, demand and allow, in 日本語. */
import type {
  Ability,
  Action,
  CantAction,
  Change,
  Filter,
  Replacement,
  StaticEffect,
} from '@rulewright/language/magic';
import { either, quoted } from '../ja-telling.ts';
import { stem } from '../ja-verbs.ts';
import { paying } from './ja-costs.ts';
import { counterWord } from './ja-counters.ts';
import { keywordWord } from './ja-filters.ts';
import { bare, condition, event, ifSo, many, noun, occasion, selector, signed, size, value } from './ja-phrases.ts';
import { STEPS, term } from './ja-terms.ts';

/** What effects hold beside one another. */
export interface Parts {
  ability(ability: Ability): string;
  doing(actions: readonly Action[]): string;
}

type ChangeOf<K extends Change['kind']> = Extract<Change, { readonly kind: K }>;
type Changes = { readonly [K in Change['kind']]?: (c: ChangeOf<K>, p: Parts) => string };

function sizeSet({ power, toughness }: ChangeOf<'setPT'>): string {
  if (power === undefined) return `基本のタフネスが${toughness === undefined ? '*' : value(toughness)}になる`;
  if (toughness === undefined) return `基本のパワーが${value(power)}になる`;
  return `基本のパワーとタフネスが${size(power, toughness, value)}になる`;
}
const also = (c: { readonly set?: boolean }): string => (c.set === true ? '' : '他のタイプに加えて');
/** 「伝説のアーティファクト・クリーチャー」 */
function typeLine({ supertypes = [], subtypes = [], types = [] }: ChangeOf<'types'>): string {
  const kind = [...subtypes, ...types].map(term).join('・');
  const whole = `${supertypes.map(term).join('')}${kind}`;
  return kind === '' ? whole.replace(/の$/u, '') : whole;
}
const kinds = (c: Omit<ChangeOf<'removeTypes'>, 'kind'>): readonly string[] =>
  [...(c.supertypes ?? []), ...(c.subtypes ?? []), ...(c.types ?? [])].map(term);
const keywordAbility = (a: Ability): boolean => a.kind === 'keyword';

const changes: Changes = {
  addPT: (c) => `${size(c.power, c.toughness, signed)}の修整を受ける`,
  setPT: (c) => sizeSet(c),
  switchPT: () => 'パワーとタフネスが入れ替わる',
  gain: (c, p) =>
    keywordAbility(c.ability) ? `${p.ability(c.ability)}を持つ` : `${quoted(p.ability(c.ability))}を持つ`,
  thisAbility: () => 'この能力を持つ',
  gainAbilitiesOf: (c) => `${selector(c.of)}の起動型能力${c.triggered === true ? 'と誘発型能力' : ''}を持つ`,
  lose: (c) => `${term(c.keyword)}を失う`,
  loseThisAbility: () => 'この能力を失う',
  loseAll: () => 'すべての能力を失う',
  cantHave: (c) => `${term(c.keyword)}を持つことができない`,
  types: (c) => `${also(c)}${typeLine(c)}になる`,
  removeTypes: (c) =>
    `${c.allCreatureTypes === true ? 'クリーチャー・タイプを持たなくなる' : `${either(kinds(c))}でなくなる`}`,
  everyCreatureType: () => 'すべてのクリーチャー・タイプである',
  chosenType: (c) => `${also(c)}選ばれたタイプになる`,
  colors: (c) =>
    `${c.set === true ? '' : '他の色に加えて'}${c.colors.length === 0 ? '無色' : c.colors.map(term).join('であり')}になる`,
  chosenColor: (c) => `${c.set === true ? '' : '他の色に加えて'}選ばれた色になる`,
  text: () => '文章にある選ばれた言葉が、もう一方の選ばれた言葉に変わる',
  noManaCost: () => 'マナ・コストを持たない',
  controller: (c) => `${selector(c.who)}がコントロールする`,
  copyOf: (c) => `${bare(c.what)}のコピーになる`,
  name: (c) => `名前が${quoted(c.name)}になる`,
};

const changed = (list: readonly Change[], p: Parts): string =>
  list
    .map((c) => (changes[c.kind] as ((node: Change, p: Parts) => string) | undefined)?.(c, p) ?? '変化する')
    .map((words, i) => (i === list.length - 1 ? words : stem(words)))
    .join('、');

type Cant = Extract<StaticEffect, { kind: 'cant' }>;
const by = (e: Cant, particle: string): string => (e.by === undefined ? '' : `${noun(e.by)}${particle}`);
const whom = (e: Cant): string => (e.whom === undefined ? '' : `${noun(e.whom)}を`);
const count = (e: Cant): string => (e.count === undefined ? 'それだけの' : value(e.count));

/** After 「…は」. */
const cannot: { readonly [K in CantAction]?: (e: Cant) => string } = {
  attack: (e) => `${whom(e)}攻撃できない`,
  attackAlone: () => '単独では攻撃できない',
  block: (e) => `${by(e, 'を') || whom(e)}ブロックできない`,
  blockAlone: () => '単独ではブロックできない',
  beBlocked: (e) => `${by(e, 'に')}ブロックされない`,
  beBlockedByFewer: (e) => `${count(e)}体以上のクリーチャーによってしかブロックされない`,
  beBlockedByMore: (e) => `${count(e)}体以下のクリーチャーによってしかブロックされない`,
  attackByMore: (e) => `${count(e)}体までのクリーチャーでしか${whom(e)}攻撃できない`,
  blockByMore: (e) => `${count(e)}体までのクリーチャーでしかブロックできない`,
  beAttackedByMore: (e) => `${count(e)}体までのクリーチャーにしか攻撃されない`,
  assignDamage: () => '戦闘ダメージを割り振れない',
  beTargeted: (e) => `${by(e, 'の')}対象にならない`,
  beEnchanted: (e) => `${by(e, 'に')}エンチャントされない`,
  beEquipped: (e) => `${by(e, 'を')}装備できない`,
  beCountered: (e) => `${by(e, 'に')}打ち消されない`,
  beRegenerated: () => '再生できない',
  beSacrificed: () => '生け贄に捧げられない',
  activate: (e) => `${by(e, 'の')}能力を起動できない`,
  activateNonMana: (e) => `${by(e, 'の')}マナ能力でない能力を起動できない`,
  cast: (e) => `${by(e, 'を') || '呪文を'}唱えられない`,
  playLands: () => '土地をプレイできない',
  draw: (e) => (e.count === undefined ? 'カードを引けない' : `カードを${value(e.count)}枚までしか引けない`),
  gainLife: () => 'ライフを得られない',
  loseLife: () => 'ライフを失わない',
  untap: () => 'アンタップ状態にならない',
  untapDuringUntapStep: () => 'コントローラーのアンタップ・ステップにアンタップしない',
  untapByMore: (e) => `${by(e, 'を')}${count(e)}つまでしかアンタップできない`,
  transform: () => '変身できない',
  beTurnedUp: () => '表向きにならない',
  beSuspected: () => '容疑をかけられない',
  crew: () => '機体に搭乗できない',
  castAtInstantSpeed: () => 'ソーサリーを唱えられるときにしか呪文を唱えられない',
  search: () => 'ライブラリーから探せない',
  haveCounters: (e) => `${by(e, 'の')}カウンターを置かれない`,
  lose: () => 'ゲームに敗北しない',
  loseForLife: () => 'ライフが0点以下であることによっては敗北しない',
  loseForDrawing: () => '空のライブラリーから引くことによっては敗北しない',
  win: () => 'ゲームに勝利できない',
  preventDamage: () => 'ダメージを軽減されない',
  enter: () => '戦場に出られない',
};

type Must = Extract<StaticEffect, { kind: 'must' }>;
const musts: { readonly [K in Must['action']]?: (e: Must) => string } = {
  attack: (e) => `各戦闘で可能なら${e.whom === undefined ? '' : `${selector(e.whom)}を`}攻撃する`,
  block: (e) => `各戦闘で可能なら${e.whom === undefined ? '' : `${selector(e.whom)}を`}ブロックする`,
  beBlocked: () => '可能ならブロックされる',
  beBlockedByAll: () => '可能ならブロックできるすべてのクリーチャーにブロックされる',
};

type May = Extract<StaticEffect, { kind: 'may' }>;
type Matching<M, A> = M extends { readonly action: infer Names } ? (A extends Names ? M : never) : never;
type Allowing = { readonly [A in May['action']]?: (e: Matching<May, A>) => string };

const anything = (f: Filter): string => noun(f);
const allowed: Allowing = {
  play: (e) =>
    `${either(e.zones.map(term))}から${anything(e.what)}を${e.free === true ? 'マナ・コストを支払うことなく' : e.cost === undefined ? '' : `${quoted(paying(e.cost))}ことで`}プレイしてもよい`,
  payInstead: (e) =>
    e.cost.length === 0
      ? `${anything(e.what)}をマナ・コストを支払うことなく唱えてもよい`
      : `${anything(e.what)}のマナ・コストの代わりに${quoted(paying(e.cost))}ことを選んでもよい`,
  anyMana: (e) =>
    `${anything(e.what)}${e.of === 'spell' ? 'を唱える' : 'の能力を起動する'}ために、マナを好きな${e.as === 'color' ? '色' : 'タイプ'}のマナであるかのように支払ってもよい`,
  flash: (e) => `${anything(e.what)}を瞬速を持つかのように唱えてもよい`,
  activateAnyTime: (e) => `インスタントを唱えられるときならいつでも${term(e.keyword)}能力を起動してもよい`,
  moreLoyalty: (e) => `${selector(e.what)}の忠誠度能力を各ターンに${e.times}回まで起動してもよい`,
  extraLands: (e) => `各ターンに追加で${value(e.count)}つの土地をプレイしてもよい`,
  noMaximumHandSize: () => '手札の上限がなくなる',
  maximumHandSize: (e) =>
    e.size === undefined ? `手札の上限が${signed(e.by ?? 0)}枚される` : `手札の上限が${value(e.size)}枚になる`,
  shareName: () => 'レジェンド・ルールの適用を受けない',
  blockMore: (e) =>
    e.count === 'any'
      ? '望む数のクリーチャーをブロックできる'
      : `追加で${value(e.count)}体のクリーチャーをブロックできる`,
  attackWithDefender: () => '防衛を持たないかのように攻撃できる',
  blockAsThoughUntapped: () => 'アンタップ状態であるかのようにブロックできる',
  activateAsThoughHaste: () => '速攻を持つかのように能力を起動できる',
  stayTapped: () => 'アンタップしないことを選んでもよい',
  untapToo: (e) => `${e.opponents === true ? '各対戦相手' : '他の各プレイヤー'}のアンタップ・ステップにアンタップする`,
  drawToo: () => '各対戦相手のドロー・ステップにカード1枚を引く',
  keepMana: () => '未使用のマナを失わない',
  lookAtTop: () => 'ライブラリーの一番上のカードを見てもよい',
  revealTop: () => 'ライブラリーの一番上のカードを公開したままプレイする',
  revealHand: () => '手札を公開したままプレイする',
  crewAs: (e) =>
    e.toughness === true
      ? 'パワーの代わりにタフネスで搭乗や騎乗を行う'
      : `パワーが${value(e.more ?? 0)}大きいかのように搭乗や騎乗を行う`,
  lookAtFaceDown: (e) => `${anything(e.what)}を見てもよい`,
  targetDespite: (e) => `${bare(e.what)}を、${term(e.keyword)}を持たないかのように対象にできる`,
  chooseBlocks: () => 'どのクリーチャーがどのようにブロックするかを選ぶ',
  blockDespite: (e) =>
    `${keywordWord(e.keyword, e.quality && noun(e.quality))}を持つクリーチャーを、それを持たないかのようにブロックできる`,
  beBlockedDespite: (e) =>
    `${keywordWord(e.keyword, e.quality && noun(e.quality))}を持たないかのようにブロックされうる`,
  assignByToughness: () => 'パワーではなくタフネスに等しい点数の戦闘ダメージを割り振る',
  assignAsUnblocked: () => 'ブロックされなかったかのように戦闘ダメージを割り振ってもよい',
  canBlockFlying: () => '到達を持つかのようにブロックできる',
  dealAsThoughWither: () => '萎縮を持つかのようにダメージを与える',
};
const allowing = (e: May): string =>
  `${selector('who' in e ? e.who : e.what)}は${(allowed[e.action] as ((node: May) => string) | undefined)?.(e) ?? '特定のことをしてもよい'}`;

type CostChange = Extract<StaticEffect, { kind: 'cost' }>;
function costChange(e: CostChange): string {
  const what =
    e.keyword !== undefined
      ? `${noun(e.what)}の${term(e.keyword)}能力を起動する`
      : e.of === 'spell'
        ? `${noun(e.what)}を唱える`
        : `${noun(e.what)}の能力を起動する`;
  const who = e.who === undefined ? '' : `${selector(e.who)}が`;
  const each = e.times === undefined ? '' : `（${value(e.times)}）1につき`;
  if (e.atLeast !== undefined) return `${who}${what}ためのコストは${value(e.atLeast)}未満にならない`;
  if (e.extra !== undefined) return `${who}${what}ための追加コストとして${paying(e.extra)}`;
  if (e.lessCostOf !== undefined)
    return `${who}${what}ためのコストは${selector(e.lessCostOf)}のマナ・コストの分少なくなる`;
  return `${who}${what}ためのコストは${each}${e.more === undefined ? `${e.less ?? ''}少なく` : `${e.more}多く`}なる`;
}

const SKIPPED: Readonly<Record<string, string>> = {
  ...STEPS,
  turn: 'ターン',
  extraTurn: '追加のターン',
  combat: '戦闘フェイズ',
};

export function staticEffect(e: StaticEffect, p: Parts): string {
  switch (e.kind) {
    case 'modify':
      return `${selector(e.what)}は${changed(e.changes, p)}`;
    case 'cant':
      return `${e.unless === undefined ? '' : `${condition(e.unless)}場合を除き、`}${e.cost === undefined ? '' : `${quoted(paying(e.cost))}ことをしないかぎり、`}${selector(e.what)}は${cannot[e.action]?.(e) ?? '特定のことができない'}`;
    case 'must':
      return `${selector(e.what)}は${musts[e.action]?.(e) ?? '可能ならそうする'}`;
    case 'may':
      return allowing(e);
    case 'cost':
      return costChange(e);
    case 'replace':
      return replaced(e.on, e.instead, p);
    case 'skip':
      return `${selector(e.who)}は${SKIPPED[e.step]}を飛ばす${e.optional === true ? 'ことを選べる' : ''}`;
    case 'triggersMore':
    case 'triggersNot':
      return `${noun(e.of)}の能力は${e.on === undefined ? '' : `${quoted(event(e.on))}ことによって`}${e.kind === 'triggersMore' ? '追加で1回誘発する' : '誘発しない'}`;
  }
}

const withCounters = (
  all: readonly { readonly counter: string; readonly count: Parameters<typeof value>[0] }[],
): string => `${all.map((c) => many(counterWord(c.counter), c.count, '個')).join('と')}が置かれた状態で`;

function entering(r: Extract<Replacement, { kind: 'enters' }>, p: Parts): string {
  const how = [
    r.tapped === true ? 'タップ状態で' : r.tapped === false ? 'アンタップ状態で' : '',
    r.tappedIf === undefined ? '' : `${ifSo(r.tappedIf)}タップ状態で`,
    r.transformed === true ? '変身した状態で' : '',
    r.faceDown === true ? '裏向きで' : '',
    r.prepared === true ? '準備された状態で' : '',
    r.controller === undefined ? '' : `${selector(r.controller)}のコントロール下で`,
    r.attacks === undefined ? '' : `${selector(r.attacks)}を攻撃している状態で`,
    r.copyOf === undefined ? '' : `${bare(r.copyOf)}のコピーとして`,
    r.counters === undefined ? '' : withCounters(r.counters),
  ].join('');
  const choice = r.choice === undefined ? '' : `（${either(r.choice.map((c) => changed(c, p)))}のうち1つを選ぶ）`;
  const actions = r.actions === undefined ? '' : `戦場に出るに際し、${p.doing(r.actions)}`;
  return how === '' && actions !== ''
    ? `${actions}${choice}`
    : `それは${how}戦場に出る${choice}${actions === '' ? '' : `。${actions}`}`;
}

function altered(r: Extract<Replacement, { kind: 'change' }>): string {
  const where =
    r.zone === undefined
      ? ''
      : `${term(r.zone)}${r.position === 'bottom' ? 'の一番下' : r.position === 'top' ? 'の一番上' : ''}に置かれる`;
  const parts = [
    where,
    r.amount === undefined ? '' : `量が${value(r.amount)}になる`,
    r.to === undefined ? '' : `${selector(r.to)}が受ける`,
    r.who === undefined ? '' : `${selector(r.who)}が行う`,
    r.counter === undefined ? '' : `${counterWord(r.counter)}になる`,
    r.counters === undefined ? '' : `${withCounters(r.counters)}置かれる`,
    r.mana === undefined ? '' : `${r.mana}が生み出される`,
    r.tokens === undefined ? '' : `${r.keep === true ? '加えて' : ''}他のトークンが生成される`,
  ].filter((part) => part !== '');
  return `代わりに${parts.map((part, i) => (i === parts.length - 1 ? part : stem(part))).join('、') || '異なる形で起こる'}`;
}

function replacement(r: Replacement, p: Parts): string {
  switch (r.kind) {
    case 'enters':
      return entering(r, p);
    case 'prevent':
      return `${r.amount === undefined ? 'そのダメージ' : `そのダメージのうち${value(r.amount)}点`}を軽減する${r.actions === undefined ? '' : `。その後、${p.doing(r.actions)}`}`;
    case 'change':
      return altered(r);
    case 'regenerate':
      return '代わりにそれを再生する';
    case 'instead':
      return r.actions.length === 0 ? 'それは起こらない' : `代わりに${p.doing(r.actions)}`;
    case 'also':
      return `その前に${p.doing(r.actions)}`;
  }
}

/** 「それが戦場に出るなら、それはタップ状態で戦場に出る」 */
export function replaced(on: Parameters<typeof event>[0], r: Replacement, p: Parts): string {
  if (r.kind === 'enters' && on.on === 'move') return entersAs(on.what, replacement(r, p));
  return on.on === 'beginning' ? `${occasion(on)}${replacement(r, p)}` : `${event(on)}なら、${replacement(r, p)}`;
}

const entersAs = (what: Filter, words: string): string =>
  words.startsWith('それは') ? `${noun(what)}は${words.slice('それは'.length)}` : `${noun(what)}が${words}`;
