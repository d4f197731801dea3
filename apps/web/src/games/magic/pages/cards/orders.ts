/** In which order cards can be listed. */
import type { Order } from '@rulewright/cards/magic';

export const ORDERS = [
  'name',
  'mv',
  'color',
  'power',
  'toughness',
  'rarity',
  'set',
] as const satisfies readonly Order[];
