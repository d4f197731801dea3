/** The mana that an instruction gives, as far as its words alone say: types as bits in the order W U B R G C. */
import { type ActivatedAbility, COLORS, type Mana } from '@rulewright/language/magic';
import { ANY_COLOR, symbolTypes } from '../../100-game/106-mana/106.1-mana-bits.ts';

/** "{T}: Add one mana", with nothing else to it: the types it can give. 0 if it is anything else. */
export function plainMana(ability: ActivatedAbility): number {
  const [cost, ...more] = ability.cost;
  if (cost?.kind !== 'tap' || more.length > 0) return 0;
  if (ability.zones !== undefined || ability.timing !== undefined || ability.who !== undefined) return 0;
  if (ability.condition !== undefined || ability.limit !== undefined || ability.modes !== undefined) return 0;
  const [action, ...others] = ability.actions;
  if (action?.do !== 'mana' || others.length > 0) return 0;
  if (action.who !== undefined || action.restriction !== undefined || action.rider !== undefined) return 0;
  return oneMana(action.mana);
}

/** The types of which it gives one mana; 0 if it may give more, or depends on the game. */
function oneMana(mana: Mana): number {
  switch (mana.kind) {
    case 'fixed':
      return oneSymbol(mana.mana);
    case 'oneOf': {
      const types = mana.mana.map(oneSymbol);
      return types.includes(0) ? 0 : types.reduce((a, b) => a | b, 0);
    }
    case 'times':
      return mana.amount === 1 ? oneSymbol(mana.mana) : 0;
    case 'anyColor':
      return mana.amount === 1 ? amongTypes(mana.among) : 0;
    case 'chosenColor':
    case 'identity':
    case 'colorsOf':
    case 'couldProduce':
    case 'sameType':
    case 'either':
      return 0;
  }
}

const oneSymbol = (text: string): number => {
  const types = symbolTypes(text);
  return types.length === 1 ? (types[0] ?? 0) : 0;
};

/** Colours by name; all five if not said. */
export const amongTypes = (among: readonly string[] | undefined): number =>
  among === undefined ? ANY_COLOR : among.reduce((bits, c) => bits | colorType(c), 0);

export function colorType(color: string): number {
  const index = (COLORS as readonly string[]).indexOf(color);
  return index >= 0 ? 1 << index : 0;
}
