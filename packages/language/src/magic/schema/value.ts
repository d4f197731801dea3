/** Schemas of values and conditions. */
import { coreConditions, coreValues } from '../../core/schema/evaluated.ts';
import { flag, list, optional, variants, word } from '../../core/schema/shape.ts';
import type { Condition, MagicFamilies, Value } from '../families.ts';
import { color, condition, filter, name, player, selector, words, zone } from './words.ts';

export const valueSchema = variants<Exclude<Value, number>, 'kind'>('kind', {
  ...coreValues<MagicFamilies>(words),
  life: { of: player },
  startingLife: { of: player },
  minimumDeckSize: {},
  turnsTaken: { of: player },
  commanderCasts: { of: player },
  different: {
    what: word(
      'names',
      'colors',
      'types',
      'powers',
      'manaValues',
      'basicLandTypes',
      'party',
      'sharedType',
      'colorPairs',
    ),
    of: selector,
  },
  finalChapter: { of: selector },
  spent: {
    of: optional(selector),
    type: optional(word('W', 'U', 'B', 'R', 'G', 'C')),
    snow: optional(flag),
    from: optional(filter),
    colors: optional(flag),
  },
  prevented: {},
  speed: { of: player },
  devotion: { colors: list(color), key: optional(name) },
});

export const conditionSchema = variants<Condition, 'kind'>('kind', {
  ...coreConditions<MagicFamilies>(words),
  dayNight: { is: word('day', 'night', 'neither') },
  asCast: { of: condition },
  wasCast: { from: optional(zone), own: optional(flag), byYou: optional(flag) },
});
