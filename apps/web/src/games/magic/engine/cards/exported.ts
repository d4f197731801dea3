/** The user's own cards as a file that any copy of the app can import: entries in the shape of Scryfall's. */
import type { SourceCard, SourceFace } from '@rulewright/text/magic';

const faceOf = (face: SourceFace): Readonly<Record<string, unknown>> => ({
  name: face.name,
  mana_cost: face.manaCost ?? '',
  type_line: face.typeLine,
  oracle_text: face.text,
  ...(face.power === undefined ? {} : { power: face.power, toughness: face.toughness ?? '' }),
  ...(face.loyalty === undefined ? {} : { loyalty: face.loyalty }),
  ...(face.defense === undefined ? {} : { defense: face.defense }),
  ...(face.colorIndicator === undefined ? {} : { color_indicator: face.colorIndicator }),
});

export function exported(cards: readonly SourceCard[]): string {
  const entries = cards.map(({ name, layout, faces }) => {
    const [first, ...rest] = faces.map(faceOf);
    return rest.length === 0 ? { ...first, name, layout } : { name, layout, card_faces: [first, ...rest] };
  });
  return `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`;
}
