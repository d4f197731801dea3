/** A bundled card as somebody would write it down: what the compiler could read again, and what searches go through. */
import type { Card, Face } from '@rulewright/language/magic';
import { printTypeLine, type SourceCard } from '@rulewright/text/magic';

/** The card with these texts, face by face. */
export function sourceOf(card: Card, texts: readonly string[]): SourceCard {
  return {
    name: card.name,
    layout: LAYOUTS[card.layout] ?? card.layout,
    faces: card.faces.map((face, i) => ({
      name: face.name,
      typeLine:
        printTypeLine({ supertypes: face.supertypes ?? [], types: face.types, subtypes: face.subtypes ?? [] }, 'en') ??
        '',
      text: texts[i] ?? '',
      ...(face.cost === undefined ? {} : { manaCost: face.cost }),
      ...(face.power === undefined ? {} : { power: size(face, 'power'), toughness: size(face, 'toughness') }),
      ...(face.loyalty === undefined ? {} : { loyalty: String(face.loyalty) }),
      ...(face.defense === undefined ? {} : { defense: String(face.defense) }),
      ...(face.colors === undefined ? {} : { colorIndicator: face.colors.map((color) => LETTERS[color] ?? '') }),
    })),
  };
}

/** A number that an ability of the card sets is printed as a star (208.2a). */
function size(face: Face, which: 'power' | 'toughness'): string {
  const set = (face.abilities ?? []).some(
    (ability) =>
      ability.kind === 'static' &&
      ability.defining === true &&
      ability.effects.some(
        (effect) =>
          effect.kind === 'modify' &&
          effect.changes.some((change) => change.kind === 'setPT' && change[which] !== undefined),
      ),
  );
  return set && face[which] === 0 ? '*' : String(face[which]);
}

const LAYOUTS: Readonly<Record<string, string>> = { modal: 'modal_dfc' };
const LETTERS: Readonly<Record<string, string>> = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' };
