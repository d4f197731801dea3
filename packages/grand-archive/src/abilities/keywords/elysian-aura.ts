/** Elysian Aura: Aenean Spell cards are played and resolve as if the champion had two more levels. */
import type { Keyword } from './keyword.ts';

export const elysianAura: Keyword = { rule: 'kw-elysian-aura', redundant: true };
