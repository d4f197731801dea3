/** Permanents that make mana in their own ways, and spells that it pays for. */
import type { Cost } from '@rulewright/language/magic';
import { activated, add, addOneOf, artifact, card, gain, isThis, land, sorcery, tap, you } from './casting-table.ts';

const sacrificeThis: Cost = { kind: 'sacrifice', what: isThis, count: 1 };
export const treasure = artifact(
  'Treasure',
  activated([tap, sacrificeThis], { do: 'mana', mana: { kind: 'anyColor', amount: 1 } }),
);
export const ring = artifact('Ring', activated([tap], add('{C}{C}')));
export const lotus = artifact('Lotus', activated([tap], { do: 'mana', mana: { kind: 'anyColor', amount: 3 } }));
export const pain = land(
  'Pain',
  activated([tap], add('{C}')),
  activated([tap], addOneOf('{R}', '{G}'), { do: 'damage', to: you, amount: 1 }),
);
export const snowLand = card({
  name: 'Glacier',
  supertypes: ['snow'],
  types: ['land'],
  abilities: [activated([tap], add('{U}'))],
});
export const spell = (name: string, cost: string) => sorcery(name, cost, { kind: 'spell', actions: [gain(1)] });
