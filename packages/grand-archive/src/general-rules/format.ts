/** What differs by format: how many play, what they bring. */

export interface Format {
  readonly name: 'standard' | 'draft' | 'pantheon';
  /** Each player puts a barrier onto the field as the game starts, and has boons to bestow. */
  readonly boons: boolean;
}

/** Format conventions: how many play; boons 1: three or four. */
export const PLAYERS: Readonly<Record<Format['name'], readonly [least: number, most: number]>> = {
  standard: [2, 2],
  draft: [2, 2],
  pantheon: [3, 4],
};

export const standard: Format = { name: 'standard', boons: false };
export const draft: Format = { name: 'draft', boons: false };
export const pantheon: Format = { name: 'pantheon', boons: true };

/** Starting the game, Pantheon 6: the token that each player begins with. */
export const BARRIER = 'Pantheon Barrier';

const formats: readonly Format[] = [standard, draft, pantheon];
export const formatNamed = (name: string): Format | undefined => formats.find((f) => f.name === name);
