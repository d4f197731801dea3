/** Exert (701.43). "You may exert this creature as it attacks" (701.43d): `500-turn/combat/508.1-declare-attackers.ts`. */
import type { Keyword } from './keyword.ts';

export const exert: Keyword = { rule: '701.43' };
