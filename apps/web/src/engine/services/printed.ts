/** A card as it is printed, for drawing: its front face with the words of its abilities. */

import type { Card, Face } from '@rulewright/language';
import { colorsOfCost, manaValue, parseCost } from '@rulewright/magic';
import type { Speech } from '@rulewright/table';
import type { Drawn } from '../../card/drawn.ts';

const COLORS = ['white', 'blue', 'black', 'red', 'green'] as const;

const colorsOf = ({ colors, cost }: Face): readonly string[] => {
  if (colors !== undefined || cost === undefined) return colors ?? [];
  const bits = colorsOfCost(parseCost(cost));
  return COLORS.filter((_, i) => (bits & (1 << i)) !== 0);
};

/** 202.3: of the front face. */
export const manaValueOf = ({ faces: [front] }: Card): number =>
  front.cost === undefined ? 0 : manaValue(parseCost(front.cost));

export function printed(card: Card, speech: Speech): Drawn {
  const [face] = card.faces;
  const { supertypes = [], types, subtypes = [], abilities = [] } = face;
  return {
    name: speech.card(card.name),
    card: card.name,
    cost: face.cost ?? null,
    colors: colorsOf(face),
    types,
    subtypes,
    typeLine: speech.typeLine({ supertypes, types, subtypes }),
    text: abilities.map((ability) => ({ words: speech.ability(card.name, ability), given: false })),
    power: face.power ?? null,
    toughness: face.toughness ?? null,
    loyalty: face.loyalty ?? null,
    defense: face.defense ?? null,
  };
}
