/** Schemas of values and conditions. */
import type { Condition } from '../condition.ts';
import type { Value } from '../value.ts';
import { flag, integer, list, optional, refers, variants, word } from './shape.ts';
import {
  color,
  comparison,
  condition,
  eventPattern,
  filter,
  name,
  selector,
  stat,
  step,
  value,
  zone,
} from './words.ts';

const amongThem = { stat, of: selector };
const ofEach = { among: selector, value };
const arithmetic = { of: list(value) };

export const valueSchema = variants<Exclude<Value, number>, 'kind'>('kind', {
  x: {},
  var: { name: refers },
  tally: { name, of: optional(selector) },
  amount: {},
  count: { of: selector },
  stat: amongThem,
  greatest: amongThem,
  least: amongThem,
  total: amongThem,
  most: ofEach,
  fewest: ofEach,
  life: { of: selector },
  turnsTaken: { of: selector },
  commanderCasts: { of: selector },
  counters: { counter: optional(name), on: selector },
  noted: { key: name, on: optional(selector) },
  different: {
    what: word('names', 'colors', 'types', 'powers', 'manaValues', 'basicLandTypes', 'party'),
    of: selector,
  },
  history: {
    event: eventPattern,
    sum: optional(flag),
    since: optional(word('combat', 'turn', 'lastTurn', 'game')),
    before: optional(flag),
    different: optional(flag),
  },
  add: arithmetic,
  times: arithmetic,
  max: arithmetic,
  min: arithmetic,
  minus: { a: value, b: value },
  remainder: { of: value, by: integer(2) },
  half: { of: value, round: word('up', 'down') },
  if: { condition, then: value, else: value },
  paid: { cost: name },
  finalChapter: { of: selector },
  spent: {
    of: optional(selector),
    type: optional(word('W', 'U', 'B', 'R', 'G', 'C')),
    snow: optional(flag),
    from: optional(filter),
    colors: optional(flag),
  },
  speed: { of: selector },
  devotion: { colors: list(color) },
});

export const conditionSchema = variants<Condition, 'kind'>('kind', {
  all: { of: list(condition) },
  any: { of: list(condition) },
  not: { of: condition },
  compare: { value, is: comparison },
  exists: { what: selector },
  matches: { what: selector, where: filter },
  turnOf: { who: selector },
  step: { steps: list(step) },
  history: { event: eventPattern, since: optional(word('combat', 'turn', 'lastTurn', 'game')) },
  paid: { cost: name },
  did: { name: refers },
  dayNight: { is: word('day', 'night', 'neither') },
  asCast: { of: condition },
  wasCast: { from: optional(zone) },
});
