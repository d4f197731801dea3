/** Comparing what two pieces of Magic's card language mean. */
import { normalFormWith } from '../core/normal.ts';

/** What these actions and costs take if nothing is said. */
const YOU_BY_DEFAULT = [
  'may',
  'pay',
  'choose',
  'chooseColor',
  'chooseWord',
  'chooseNumber',
  'search',
  'look',
  'token',
  'copyToken',
  'proliferate',
  'populate',
  'investigate',
  'mana',
  'copySpell',
  'newTargets',
  'cast',
  'either',
];

export const normalForm = normalFormWith(new Set(YOU_BY_DEFAULT));

export const sameMeaning = (a: unknown, b: unknown): boolean =>
  JSON.stringify(normalForm(a)) === JSON.stringify(normalForm(b));
