/**
 * Cards as they are drawn: frames, symbols, text, pictures. `CardFace` draws anything with the fields of `Drawn` (a `Shown`
 * of a table is one); `cardLabel` says the same in words. May import the words and the settings, nothing of the pages.
 */
export { Art } from './art.tsx';
export { CardFace } from './card-face.tsx';
export { cardLabel, spokenText } from './card-label.ts';
export { Mana } from './mana.tsx';
export { RulesText } from './rules-text.tsx';
