/** What `is:` asks for. */
import type { CardFacts } from './facts.ts';

const has =
  (...types: readonly string[]) =>
  ({ faces }: CardFacts): boolean =>
    faces.some((face) => types.some((type) => face.types.includes(type)));
const laidOut =
  (...layouts: readonly string[]) =>
  ({ layout }: CardFacts): boolean =>
    layouts.includes(layout);
const costs =
  (pattern: RegExp) =>
  ({ faces }: CardFacts): boolean =>
    faces.some(({ cost }) => pattern.test(cost));

export const PROPERTIES: Readonly<Record<string, (card: CardFacts) => boolean>> = {
  own: ({ origin }) => origin === 'own',
  imported: ({ origin }) => origin === 'imported',
  bundled: ({ origin }) => origin === 'bundled',
  token: ({ origin }) => origin === 'token',
  compiled: ({ refused }) => !refused,
  refused: ({ refused }) => refused,
  permanent: has('artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker'),
  spell: ({ faces }) => !faces[0].types.includes('land'),
  legendary: has('legendary'),
  basic: has('basic'),
  snow: has('snow'),
  /** No text at all. */
  vanilla: ({ faces }) => faces.every((face) => face.types.includes('creature') && face.text().trim() === ''),
  hybrid: costs(/\{[^{}/]+\/[^{}/P]+/),
  phyrexian: costs(/\/P\}/),
  x: costs(/\{X\}/),
  dfc: laidOut('transform', 'modal_dfc', 'modal'),
  transform: laidOut('transform'),
  mdfc: laidOut('modal_dfc', 'modal'),
  split: laidOut('split'),
  flip: laidOut('flip'),
  adventure: laidOut('adventure'),
};
