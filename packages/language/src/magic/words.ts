/** Closed lists of words that Magic's nodes use. */
export type ColorName = 'white' | 'blue' | 'black' | 'red' | 'green';
export const COLORS: readonly ColorName[] = ['white', 'blue', 'black', 'red', 'green'];

/** What a face-down permanent is if it is not a 2/2 creature: it has these characteristics and no others (708.2). */
export interface DownFace {
  readonly types: readonly string[];
  readonly subtypes?: readonly string[];
  readonly colors?: readonly ColorName[];
  readonly power?: number;
  readonly toughness?: number;
}

/** Tokens that the rules describe, so that a name is enough (111.10). */
export const PREDEFINED_TOKENS = [
  'Treasure',
  'Food',
  'Gold',
  'Walker',
  'Shard',
  'Clue',
  'Incubator',
  'Blood',
  'Powerstone',
  'Map',
  'Junk',
  'Lander',
  'Mutagen',
  'Vibranium',
  'Cursed Role',
  'Monster Role',
  'Royal Role',
  'Sorcerer Role',
  'Virtuous Role',
  'Wicked Role',
  'Young Hero Role',
] as const;
export type PredefinedToken = (typeof PREDEFINED_TOKENS)[number];
