/**
 * Cards of Grand Archive as they are drawn: frames and signs of elements, costs, text with its bubbles, pictures. `CardFace` draws anything with the
 * fields of `Drawn` (a `Shown` of a table is one); `cardLabel` says the same in words. May import the words and `src/card`, nothing of the pages.
 */
export { Art } from './art.tsx';
export { CardFace } from './card-face.tsx';
export { cardLabel } from './card-label.ts';
export { ElementSign } from './element-sign.tsx';
export { Cost, RulesText } from './rules-text.tsx';
export { spokenText } from './symbols.ts';
