/** The note of an object that is monstrous, renowned, suspected … (701, 702). */
export const designation = (as: string): string => `is.${as}`;
/** The value of that note: 1 for good, otherwise by the turn that it lasts. */
export const untilEndOf = (turn: number): number => turn + 1;
