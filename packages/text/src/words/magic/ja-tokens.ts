/** トークン。 What tokens are created, in 日本語. */
import type { Ability, Action } from '@rulewright/language/magic';
import { quoted } from '../ja-telling.ts';
import { counterWord } from './ja-counters.ts';
import { many, selector, size, value } from './ja-phrases.ts';
import { term } from './ja-terms.ts';

type Creation = Extract<Action, { do: 'token' }>;
type Copying = Extract<Action, { do: 'copyToken' }>;
type Name = Extract<Creation['token'], string>;

/** 111.10 */
const PREDEFINED: Readonly<Record<Name, string>> = {
  Treasure: '宝物',
  Food: '食物',
  Gold: '金',
  Walker: 'ウォーカー',
  Shard: '破片',
  Clue: '手掛かり',
  Incubator: '培養器',
  Blood: '血',
  Powerstone: 'パワーストーン',
  Map: '地図',
  Junk: 'ジャンク',
  Lander: '着陸船',
  Mutagen: 'ミュータジェン',
  Vibranium: 'ヴィブラニウム',
  'Cursed Role': '呪われし者・役割',
  'Monster Role': '怪物・役割',
  'Royal Role': '王族・役割',
  'Sorcerer Role': '魔術師・役割',
  'Virtuous Role': '高潔な者・役割',
  'Wicked Role': '邪悪な者・役割',
  'Young Hero Role': '若き英雄・役割',
};

type How = Pick<Creation, 'tapped' | 'attacking' | 'counters' | 'attachedTo'>;
function how({ tapped, attacking, counters = [], attachedTo }: How): string {
  const on = counters.map((c) => many(counterWord(c.counter), c.count, '個')).join('と');
  const state = [tapped === true ? 'タップ状態で' : '', attacking === true ? '攻撃している状態の' : ''].join('');
  const host = attachedTo === undefined ? '' : `${selector(attachedTo)}につけた状態の`;
  return `${host}${on === '' ? '' : `${on}が置かれた`}${state.endsWith('で') ? state.replace(/で$/u, 'の') : state}`;
}

/** 「飛行を持つ白の1/1のスピリット・クリーチャー・トークン2体」 */
export function tokens(action: Creation, ability: (ability: Ability) => string): string {
  const { token, count } = action;
  if (typeof token === 'string') return many(`${how(action)}${PREDEFINED[token]}・トークン`, count, 'つ');
  const abilities = (token.abilities ?? []).map((a) => (a.kind === 'keyword' ? ability(a) : quoted(ability(a))));
  const colors = (token.colors ?? []).map((color) => `${term(color)}`).join('であり');
  const stats = token.power === undefined ? '' : `${size(token.power, token.toughness ?? 0, value)}の`;
  const legendary = (token.supertypes ?? []).map(term).join('');
  const kinds = [...(token.subtypes ?? []), ...token.types].map(term).join('・');
  const unit = token.types.includes('creature') ? '体' : 'つ';
  const kind = `${how(action)}${abilities.length === 0 ? '' : `${abilities.join('と')}を持つ`}${colors === '' ? '' : `${colors}の`}${stats}${legendary}${kinds}・トークン`;
  return many(kind, count, unit);
}

/** 「それのコピーであるトークン1つ」 */
export const copyToken = (action: Copying): string =>
  many(`${how(action)}${selector(action.of)}のコピーであるトークン`, action.count, 'つ');
