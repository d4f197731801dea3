/** Closed lists of words that Grand Archive's nodes use. */

/** Card types, of decks and beside them. */
export const CARD_TYPES = [
  'champion',
  'ally',
  'action',
  'attack',
  'weapon',
  'item',
  'domain',
  'phantasia',
  'lesser boon',
  'greater boon',
  'mastery',
  'status',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const SUPERTYPES = ['unique', 'regalia'] as const;
export type Supertype = (typeof SUPERTYPES)[number];

export const ELEMENTS = [
  'norm',
  'fire',
  'water',
  'wind',
  'arcane',
  'astra',
  'crux',
  'exalted',
  'exia',
  'luxem',
  'neos',
  'tera',
  'umbra',
] as const;
export type Element = (typeof ELEMENTS)[number];
/** Fire, water and wind are basic; every element but these and norm is advanced. */
export type ElementKind = 'basic' | 'advanced';

/** The classes of the rule book that cards are printed with; the list of them is open. */
export const CLASSES = [
  'assassin',
  'cleric',
  'guardian',
  'mage',
  'ranger',
  'spirit',
  'tamer',
  'warrior',
  'anomaly',
] as const;

/** Label keywords name mechanics that are alike; they have no rules, but they are characteristics of the cards that have them. */
export const LABELS = ['balance', 'cardistry', 'deluge', 'equestrian', 'harmonize', 'upkeep'] as const;
export type Label = (typeof LABELS)[number];

/** Properties of objects that are not characteristics. */
export const PROPERTIES = [
  'brewed',
  'distant',
  'empowered',
  'ephemeral',
  'fostered',
  'imbued',
  'kindled',
  'loaded',
  'prepared',
  'preserved',
  'suppressed',
] as const;
export type Property = (typeof PROPERTIES)[number];

export const ZONES = [
  'mainDeck',
  'materialDeck',
  'hand',
  'memory',
  'field',
  'graveyard',
  'banishment',
  'intent',
  'stack',
  'lineage',
  'loaded',
  'pantheon',
  'outside',
] as const;
export type Zone = (typeof ZONES)[number];

/** The phases of a turn in order; the last four are the steps of a combat phase. */
export const STEPS = [
  'wakeUp',
  'materialize',
  'recollection',
  'draw',
  'main',
  'end',
  'attackDeclaration',
  'retaliation',
  'damage',
  'endCombat',
] as const;
export type Step = (typeof STEPS)[number];

export const STATS = [
  'power',
  'life',
  'level',
  'durability',
  'reserveCost',
  'memoryCost',
  'basePower',
  'baseLife',
  'baseLevel',
  'baseReserveCost',
  'baseMemoryCost',
] as const;
export type Stat = (typeof STATS)[number];

/** The directions of a mastery that has one. */
export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export type Speed = 'fast' | 'slow';
