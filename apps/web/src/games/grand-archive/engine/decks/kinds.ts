/** What the cards of a deck are listed under, in the order in which people list them. */
export const KINDS = [
  'champion',
  'regalia',
  'ally',
  'attack',
  'action',
  'item',
  'weapon',
  'domain',
  'phantasia',
  'boon',
  'other',
] as const;
export type CardKind = (typeof KINDS)[number];
