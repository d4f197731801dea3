/** The elements as they are drawn: each has a colour and a shape of its own, so that none goes by its colour alone. */
import type { Element } from '@rulewright/language/grand-archive';
import type { Ground } from '../../../card/art.tsx';

export const ELEMENT_GLYPHS: Readonly<Record<Element, string>> = {
  norm: 'triquetra',
  fire: 'flame',
  water: 'drop',
  wind: 'whirlwind',
  arcane: 'magic-swirl',
  astra: 'polar-star',
  crux: 'all-seeing-eye',
  exalted: 'laurel-crown',
  exia: 'atomic-slashes',
  luxem: 'sunbeams',
  neos: 'processor',
  tera: 'three-leaves',
  umbra: 'evil-moon',
};

export const ELEMENT_GROUNDS: Readonly<Record<Element, Ground>> = {
  norm: [215, 12, 24, 46],
  fire: [12, 66, 24, 48],
  water: [210, 62, 22, 48],
  wind: [142, 40, 17, 38],
  arcane: [256, 48, 26, 52],
  astra: [228, 52, 16, 40],
  crux: [38, 58, 24, 48],
  exalted: [330, 36, 26, 52],
  exia: [352, 54, 16, 36],
  luxem: [48, 46, 40, 66],
  neos: [182, 50, 18, 38],
  tera: [28, 40, 18, 38],
  umbra: [276, 26, 12, 32],
};
