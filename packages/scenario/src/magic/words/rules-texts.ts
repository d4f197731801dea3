// What the rules themselves say of lands and tokens: texts that stand on no card of the scenario.
import { type Ability, type Card, PREDEFINED_TOKENS, type TokenSide } from '@rulewright/language/magic';
import { BASIC_LAND_MANA, intrinsicManaAbilities, predefinedTokens } from '@rulewright/magic';
import type { AbilityText } from '@rulewright/text/magic';
import { foldName } from '../../parse/index.ts';

/** 111.10, in the order of the tokens' abilities; keywords are known by their names. */
const tokenTexts: Readonly<Record<string, readonly string[]>> = {
  Treasure: ['{T}, Sacrifice this token: Add one mana of any color.'],
  Food: ['{2}, {T}, Sacrifice this token: You gain 3 life.'],
  Gold: ['Sacrifice this token: Add one mana of any color.'],
  Shard: ['{2}, Sacrifice this token: Scry 1, then draw a card.'],
  Clue: ['{2}, Sacrifice this token: Draw a card.'],
  Blood: ['{1}, {T}, Discard a card, Sacrifice this token: Draw a card.'],
  Powerstone: ['{T}: Add {C}. This mana can’t be spent to cast a nonartifact spell.'],
  Incubator: ['{2}: Transform this token.'],
  Map: ['{1}, {T}, Sacrifice this token: Target creature you control explores. Activate only as a sorcery.'],
  Junk: [
    '{T}, Sacrifice this token: Exile the top card of your library. You may play that card this turn. Activate only as a sorcery.',
  ],
  Lander: [
    '{2}, {T}, Sacrifice this token: Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.',
  ],
  Mutagen: ['{1}, {T}, Sacrifice this token: Put a +1/+1 counter on target creature. Activate only as a sorcery.'],
  Vibranium: ['Indestructible', '{T}: Add {C}. This mana can’t be spent to cast a nonartifact spell.'],
};

/** 305.6, 111.10 */
export function rulesTexts(): readonly AbilityText[] {
  const texts: AbilityText[] = [];
  for (const [type, mana] of Object.entries(BASIC_LAND_MANA)) {
    for (const ability of intrinsicManaAbilities([type])) texts.push({ ability, text: `{T}: Add ${mana}.` });
  }
  for (const name of PREDEFINED_TOKENS) {
    const abilities: readonly Ability[] = predefinedTokens[name].abilities ?? [];
    tokenTexts[name]?.forEach((text, i) => {
      const ability = abilities[i];
      if (ability !== undefined) texts.push({ ability, text });
    });
  }
  return texts;
}

/** A token that the rules describe, by its kind or its name, as if it were a card. */
export function predefinedCard(name: string): Card | undefined {
  const wanted = foldName(name).replace(/ token$/, '');
  const found = PREDEFINED_TOKENS.find((kind) => foldName(kind) === wanted);
  if (found === undefined) return undefined;
  const { back, ...front } = predefinedTokens[found];
  if (back === undefined) return { name: front.name, layout: 'normal', faces: [asFace(front)] };
  return { name: front.name, layout: 'transform', faces: [asFace(front), asFace(back)] };
}

/** Their numbers are numbers. */
const asFace = ({ power, toughness, ...side }: TokenSide): Card['faces'][number] => ({
  ...side,
  ...(typeof power === 'number' && { power }),
  ...(typeof toughness === 'number' && { toughness }),
});
