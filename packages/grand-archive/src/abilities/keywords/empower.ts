/** Empower N, as an instruction: `actions/champions.ts`; the next Spell card takes it up as it is activated. */
import type { Keyword } from './keyword.ts';

export const empower: Keyword = { rule: 'kw-empower' };
