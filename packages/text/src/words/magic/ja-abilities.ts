/** 能力の説明。 Abilities of the card language in 日本語, for players who want to know what a card does. */
import type { Ability, Effect, StaticEffect, Target, Value } from '@rulewright/language/magic';
import { type Held, sequence } from './ja-actions.ts';
import { cost, paying } from './ja-costs.ts';
import * as effects from './ja-effects.ts';
import { keywordWord, unitOf } from './ja-filters.ts';
import { ifSo, located, noun, occasion, value } from './ja-phrases.ts';
import { term } from './ja-terms.ts';

export const staticEffect = (e: StaticEffect): string => effects.staticEffect(e, parts);

const held: Held = {
  staticEffect: (e) => staticEffect(e),
  ability: (a) => ability(a),
  effect: (e) => effect(e),
};
const doing = (actions: Parameters<typeof sequence>[0]): string => sequence(actions, held);
const parts: effects.Parts = { ability: (a) => ability(a), doing };

/** 「クリーチャー最大2体」 */
function target(t: Target): string {
  const [min, max] = [t.min ?? 1, t.max ?? t.min ?? 1];
  const many = min === max ? value(max) : min === 0 ? `最大${value(max)}` : `${value(min)}～${value(max)}`;
  return `${located(t.what, t.zones)}${many}${t.zones === undefined || t.zones.includes('battlefield') || t.zones.includes('stack') ? unitOf(t.what) : '枚'}`;
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

export function ability(a: Ability): string {
  switch (a.kind) {
    case 'spell':
      return effect(a);
    case 'activated':
      return `${cost(a.cost)}：${effect(a)}${a.timing === 'sorcery' ? '。起動はソーサリーとしてのみ行う' : ''}${a.condition === undefined ? '' : `（${ifSo(a.condition)}起動できる）`}`;
    case 'triggered':
      return `${occasion(a.on)}、${a.condition === undefined ? '' : `${ifSo(a.condition)}、`}${effect(a)}`;
    case 'static':
      return `${a.condition === undefined ? '' : `${ifSo(a.condition)}、`}${a.effects.map(staticEffect).join('。')}`;
    case 'replacement':
      return `${a.condition === undefined ? '' : `${ifSo(a.condition)}、`}${effects.replaced(a.on, a.instead, parts)}`;
    case 'keyword':
      return keyword(a);
    case 'additionalCost':
      return `この呪文を唱えるための追加コストとして${a.optional === true ? '、任意で' : '、'}${paying(a.cost)}`;
    case 'alternativeCost':
      return `${term(a.name)}：${cost(a.cost)}`;
  }
}

function keyword(a: Extract<Ability, { kind: 'keyword' }>): string {
  const word = keywordWord(a.keyword, a.what === undefined ? undefined : noun(a.what));
  const price = a.cost === undefined ? '' : cost(a.cost);
  return `${word}${a.amount === undefined ? '' : value(a.amount)}${price === '' || price.startsWith('{') ? price : `（${price}）`}`;
}
