/** 能力の説明。 Abilities of Grand Archive's card language in 日本語, for players who want to know what a card does. */
import type {
  Ability,
  Cant,
  Change,
  Effect,
  KeywordAbility,
  May,
  Must,
  Replacement,
  StaticEffect,
  Target,
  Value,
} from '@rulewright/language/grand-archive';
import { listed, quoted } from '../ja-telling.ts';
import { stem } from '../ja-verbs.ts';
import { type Held, sequence, withCounters } from './ja-actions.ts';
import { cost, paying } from './ja-costs.ts';
import { element, unitOf, zones } from './ja-filters.ts';
import {
  bare,
  bubble,
  condition,
  event,
  ifSo,
  isFigure,
  located,
  noun,
  occasion,
  points,
  selector,
  signed,
  value,
} from './ja-phrases.ts';
import { PHASES, term } from './ja-terms.ts';

const held: Held = {
  staticEffect: (e) => staticEffect(e),
  ability: (a) => ability(a),
  effect: (e) => effect(e),
};
const doing = (actions: Parameters<typeof sequence>[0]): string => sequence(actions, held);

/** 「アライ最大2体」 */
function target(t: Target): string {
  const [min, max] = [t.min ?? 1, t.max ?? t.min ?? 1];
  const many = min === max ? value(max) : min === 0 ? `最大${value(max)}` : `${value(min)}～${value(max)}`;
  const unit = t.zones === undefined || t.zones.includes('field') || t.zones.includes('stack') ? unitOf(t.what) : '枚';
  return `${located(t.what, t.zones)}${many}${unit}`;
}

/** 「1つ」, 「1～2つ」, 「最大（…）つ」 */
function howMany(min: Value, max: Value): string {
  if (typeof min !== 'number' || typeof max !== 'number') return `最大（${value(max)}）つ`;
  return min === max ? `${min}つ` : `${min}～${max}つ`;
}

function effect(e: Effect): string {
  const targets = (e.targets ?? []).map(target);
  const aimed = targets.length === 0 ? '' : `${targets.join('と、')}を対象とする`;
  const own = [aimed, doing(e.actions)].filter((words) => words !== '').join('。');
  if (e.modes === undefined) return own;
  const { min, max, choices } = e.modes;
  return `${own === '' ? '' : `${own}。`}以下から${howMany(min, max)}を選ぶ：${choices.map((mode) => `• ${effect(mode)}`).join(' ')}`;
}

interface Kinds {
  readonly types?: readonly string[];
  readonly subtypes?: readonly string[];
  readonly supertypes?: readonly string[];
  readonly classes?: readonly string[];
}
const kinds = ({ supertypes = [], classes = [], subtypes = [], types = [] }: Kinds): string =>
  [...supertypes, ...classes, ...subtypes, ...types].map(term).join('・');

function change(c: Change): string {
  switch (c.kind) {
    case 'add':
      return `${isFigure(c.amount) ? `${signed(c.amount)}${term(c.stat)}` : `+X${term(c.stat)}（Xは${value(c.amount)}）`}を得る`;
    case 'base':
      return `基本${term(c.stat).replace(/^基本/u, '')}が${value(c.to)}になる`;
    case 'double':
      return `${term(c.stat)}が2倍になる`;
    case 'swap':
      return `${term(c.a)}と${term(c.b)}が入れ替わる`;
    case 'speed':
      return `${term(c.speed)}になる`;
    case 'types':
      return `${c.set === true ? '' : '他のタイプに加えて'}${kinds(c)}になる`;
    case 'removeTypes':
      return `${kinds(c)}でなくなる`;
    case 'elements':
      return `${c.set === true ? '' : '他のエレメントに加えて'}${listed(c.elements.map(element))}になる`;
    case 'property':
      return `${term(c.property)}になる`;
    case 'gain':
      return `${c.ability.kind === 'keyword' ? ability(c.ability) : quoted(ability(c.ability))}を持つ`;
    case 'lose':
      return `${term(c.keyword)}を失う`;
    case 'loseAll':
      return 'すべての能力を失う';
    case 'cantHave':
      return `${term(c.keyword)}を持つことができない`;
    case 'controller':
      return `${selector(c.who)}がコントロールする`;
    case 'copyOf':
      return `${bare(c.what)}のコピーになる`;
    case 'name':
      return `名前が${quoted(c.name)}になる`;
    case 'gainAbilitiesOf':
      return `${selector(c.of)}の${c.activated === true ? '起動型' : ''}能力を持つ`;
    case 'chosenType':
      return '選ばれたタイプになる';
    case 'chosenElement':
      return '選ばれたエレメントになる';
    case 'gainChosen':
      return '選ばれた能力を持つ';
    case 'thisAbility':
      return 'この能力を持つ';
  }
}
const changed = (list: readonly Change[]): string =>
  list
    .map(change)
    .map((words, i) => (i === list.length - 1 ? words : stem(words)))
    .join('、');

const byWhat = (e: Cant, particle: string): string => (e.by === undefined ? '' : `${noun(e.by)}${particle}`);
const whom = (e: Cant): string => (e.whom === undefined ? '' : `${noun(e.whom)}を`);

/** After 「…は」. */
const CANNOT: { readonly [K in Cant['action']]: (e: Cant) => string } = {
  attack: (e) => `${whom(e)}攻撃できない`,
  beAttacked: (e) => `${byWhat(e, 'に')}攻撃されない`,
  retaliate: () => '反撃できない',
  beRetaliated: (e) => `${byWhat(e, 'に')}反撃されない`,
  intercept: () => 'インターセプトできない',
  beIntercepted: (e) => `${byWhat(e, 'に')}インターセプトされない`,
  beUsedForAttack: () => '攻撃に使用できない',
  beTargeted: (e) => `${byWhat(e, 'の')}対象にならない`,
  beNegated: (e) => `${byWhat(e, 'に')}ネゲートされない`,
  beDestroyed: (e) => `${byWhat(e, 'に')}破壊されない`,
  beSacrificed: () => 'サクリファイスされない',
  beRested: () => 'レストされない',
  wake: () => 'アウェイクしない',
  wakeDuringWakeUp: () => 'ウェイクアップフェイズにアウェイクしない',
  activate: (e) => `${byWhat(e, 'を') || 'カードを'}起動できない`,
  activateAbilities: (e) => `${byWhat(e, 'の')}能力を起動できない`,
  materialize: (e) => `${byWhat(e, 'を') || 'カードを'}マテリアライズできない`,
  bestow: () => '恩恵を授けられない',
  draw: () => 'カードを引けない',
  recover: () => 'リカバーできない',
  levelUp: () => 'レベルアップできない',
  becomeDistant: () => 'ディスタントにならない',
  haveCounters: () => 'カウンターを置かれない',
  removeCounters: () => 'カウンターを取り除かれない',
  putCounters: () => 'カウンターを置けない',
  preventDamage: () => 'ダメージを軽減されない',
  enter: () => '場に出られない',
  leave: () => '場を離れない',
  reserve: () => 'リザーブできない',
  reveal: () => '公開できない',
  beBanished: () => '追放されない',
  beRedirected: () => '対象を変更されない',
  gainKeyword: () => 'キーワードを得られない',
  win: () => '勝利できない',
  lose: () => '敗北しない',
};

const MUST: Readonly<Record<Must['action'], (e: Must) => string>> = {
  attack: (e) => `可能なら${e.whom === undefined ? '' : `${selector(e.whom)}を`}攻撃する`,
  beAttacked: () => '可能なら攻撃される',
  retaliate: () => '可能なら反撃する',
};

type Matching<M, A> = M extends { readonly action: infer Names } ? (A extends Names ? M : never) : never;
const playing =
  (verb: string) =>
  (e: Matching<May, 'activate'>): string => {
    const from = e.zones === undefined ? '' : `${zones(e.zones)}から`;
    const how =
      e.free === true ? 'コストを支払うことなく' : e.cost === undefined ? '' : `${quoted(paying(e.cost))}ことで`;
    return `${from}${noun(e.what)}を${e.speed === undefined ? '' : `${term(e.speed)}で`}${how}${verb}もよい`;
  };
const ALLOWED: { readonly [A in May['action']]: (e: Matching<May, A>) => string } = {
  activate: playing('起動して'),
  materialize: playing('マテリアライズして'),
  payInstead: (e) => `${noun(e.what)}のコストの代わりに${quoted(paying(e.cost))}ことを選んでもよい`,
  lookAtTop: () => 'デッキの一番上のカードを見てもよい',
  revealTop: () => 'デッキの一番上のカードを公開したままプレイする',
  lookAtFaceDown: (e) => `${noun(e.what)}を見てもよい`,
  attackAsAlly: () => 'アライであるかのように攻撃できる',
  attackAsAwake: () => 'アウェイク状態であるかのように攻撃できる',
  attackStealth: () => 'ステルスを持つユニットを攻撃できる',
  ignoreTaunt: () => 'タウントを無視できる',
  retaliateAsAwake: () => 'アウェイク状態であるかのように反撃できる',
  attackUsing: (e) => `${noun(e.using)}を使って攻撃できる`,
  beginOnField: () => '場に出た状態でゲームを開始してもよい',
};
const allowing = (e: May): string =>
  `${selector('who' in e ? e.who : e.what)}は${(ALLOWED[e.action] as (node: May) => string)(e)}`;

/** 「2」, 「アライの数だけ」 */
const by = (v: Parameters<typeof value>[0]): string => (isFigure(v) ? value(v) : `${value(v)}だけ`);

const PAID: Readonly<Record<Extract<StaticEffect, { kind: 'cost' }>['of'], string>> = {
  activate: 'を起動する',
  materialize: 'をマテリアライズする',
  ability: 'の能力を起動する',
  bestow: 'を授ける',
  attack: 'で攻撃する',
};
const MORE = {
  recover: 'リカバー',
  empower: 'エンパワー',
  glimpse: 'グリンプス',
  gather: 'ギャザー',
  deluge: 'デリュージ',
} as const;

export function staticEffect(e: StaticEffect): string {
  switch (e.kind) {
    case 'modify':
      return `${selector(e.what)}は${changed(e.changes)}`;
    case 'cant':
      return `${e.unless === undefined ? '' : `${condition(e.unless)}場合を除き、`}${e.cost === undefined ? '' : `${quoted(paying(e.cost))}ことをしないかぎり、`}${selector(e.what)}は${CANNOT[e.action](e)}`;
    case 'must':
      return `${selector(e.what)}は${MUST[e.action](e)}`;
    case 'may':
      return allowing(e);
    case 'cost': {
      const how =
        e.set !== undefined
          ? `${value(e.set)}になる`
          : e.more !== undefined
            ? `${by(e.more)}多くなる`
            : `${by(e.less ?? 0)}少なくなる`;
      return `${e.who === undefined ? '' : `${selector(e.who)}が`}${noun(e.what)}${PAID[e.of]}ためのコストは${how}`;
    }
    case 'payWith':
      return `${selector(e.who)}は${quoted(paying(e.by))}ことで、${term(`${e.cost}Cost`)}のうち${value(e.amount)}を支払ってもよい`;
    case 'enable':
      return `${selector(e.who)}にとって${listed(e.elements.map(element))}は有効で${e.not === true ? 'ない' : 'ある'}`;
    case 'limit':
      return `${selector(e.who)}の${term(e.of)}は${value(e.to)}枚までである`;
    case 'distorted':
      return '時間が歪む';
    case 'more':
      return `${selector(e.who)}の${MORE[e.of]}は${signed(e.amount)}される`;
    case 'replace':
      return replaced(e.on, e.instead);
    case 'skip':
      return `${selector(e.who)}は${PHASES[e.step]}を飛ばす`;
    case 'triggersMore':
    case 'triggersNot':
      return `${noun(e.of)}の能力は${e.on === undefined ? '' : `${quoted(event(e.on))}ことによって`}${e.kind === 'triggersMore' ? '追加で1回誘発する' : '誘発しない'}`;
  }
}

function entering(r: Extract<Replacement, { kind: 'enters' }>): string {
  const how = [
    r.rested === true ? 'レスト状態で' : '',
    r.transformed === true ? 'トランスフォームした状態で' : '',
    ...(r.properties ?? []).map((property) => `${term(property)}の状態で`),
    r.facing === undefined ? '' : `${term(r.facing)}を向いて`,
    r.copyOf === undefined ? '' : `${bare(r.copyOf)}のコピーとして`,
    withCounters(r.counters),
  ].join('');
  const actions = r.actions === undefined ? '' : `場に出る際、${doing(r.actions)}`;
  return how === '' && actions !== '' ? actions : `${how}場に出る${actions === '' ? '' : `。${actions}`}`;
}

function replacement(r: Replacement): string {
  switch (r.kind) {
    case 'enters':
      return entering(r);
    case 'prevent': {
      const all = r.allBut === undefined ? 'そのダメージ' : `そのダメージのうち${value(r.allBut)}点以外`;
      return `${r.amount === undefined ? all : points(r.amount, 'ダメージ')}を軽減する${r.actions === undefined ? '' : `。その後、${doing(r.actions)}`}`;
    }
    case 'change': {
      const parts = [
        r.zone === undefined
          ? ''
          : `${term(r.zone)}${r.position === undefined ? '' : `の一番${r.position === 'top' ? '上' : '下'}`}に置かれる`,
        r.amount === undefined ? '' : `数が${value(r.amount)}になる`,
        r.to === undefined ? '' : `${selector(r.to)}が受ける`,
        r.who === undefined ? '' : `${selector(r.who)}が行う`,
        r.counters === undefined ? '' : `${withCounters(r.counters)}置かれる`,
        ...(r.properties ?? []).map((property) => `${term(property)}になる`),
      ].filter((part) => part !== '');
      return `代わりに${parts.map((part, i) => (i === parts.length - 1 ? part : stem(part))).join('、') || '異なる形で起こる'}`;
    }
    case 'instead':
      return r.actions.length === 0 ? 'それは起こらない' : `代わりに${doing(r.actions)}`;
    case 'also':
      return `その前に${doing(r.actions)}`;
  }
}

/** 「これはレスト状態で場に出る」, 「それが死亡するなら、代わりに…」 */
function replaced(on: Parameters<typeof event>[0], r: Replacement): string {
  if (r.kind === 'enters' && (on.on === 'enter' || on.on === 'move')) return `${noun(on.what)}は${replacement(r)}`;
  return on.on === 'beginning' ? `${occasion(on)}${replacement(r)}` : `${event(on)}なら、${replacement(r)}`;
}

const lines = (abilities: readonly Ability[]): string => abilities.map(ability).join('。');
const given = (c: Parameters<typeof ifSo>[0] | undefined): string => (c === undefined ? '' : `${ifSo(c)}、`);

const ONLY = { activate: '起動できる', materialize: 'マテリアライズできる', bestow: '授けられる' } as const;

export function ability(a: Ability): string {
  switch (a.kind) {
    case 'spell':
      return effect(a);
    case 'activated':
      return `${cost(a.cost)}：${effect(a)}${a.timing === 'slow' ? '（スロースピードでのみ）' : ''}${a.condition === undefined ? '' : `（${ifSo(a.condition)}起動できる）`}`;
    case 'triggered':
      return `${occasion(a.on)}、${given(a.condition)}${effect(a)}`;
    case 'static':
      return `${given(a.condition)}${a.effects.map(staticEffect).join('。')}`;
    case 'replacement':
      return `${given(a.condition)}${replaced(a.on, a.instead)}`;
    case 'keyword':
      return keyword(a);
    case 'additionalCost':
      return `追加コストとして、${a.optional === true ? '任意で' : ''}${paying(a.cost)}`;
    case 'alternativeCost':
      return `${term(a.name)}：${cost(a.cost)}`;
    case 'restricted':
      return `${a.by.map((by) => `［${bubble(by)}］`).join('')}${lines(a.abilities)}`;
    case 'inherited':
      return `継承効果：${lines(a.abilities)}`;
    case 'lineageRelease':
      return `リネージュリリース：${effect(a)}`;
    case 'only':
      return `${ifSo(a.condition)}これを${ONLY[a.action]}`;
  }
}

function keyword(a: KeywordAbility): string {
  const own = a.keyword === 'lineage';
  const head = `${own && a.word !== undefined ? a.word : ''}${a.what === undefined ? '' : noun(a.what)}${term(a.keyword)}`;
  const word = own || a.word === undefined ? '' : `（${term(a.word)}）`;
  return `${head}${a.amount === undefined ? '' : value(a.amount)}${word}${a.cost === undefined ? '' : ` — ${cost(a.cost)}`}`;
}
