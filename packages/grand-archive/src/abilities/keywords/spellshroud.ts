/** Spellshroud: spells cannot target it, nor what triggers of a Spell. */
import type { Keyword } from './keyword.ts';
import { THIS } from './words.ts';

export const spellshroud: Keyword = {
  rule: 'kw-spellshroud',
  redundant: true,
  means: () => [
    {
      kind: 'static',
      effects: [{ kind: 'cant', action: 'beTargeted', what: THIS, by: { kind: 'subtype', type: 'Spell' } }],
    },
  ],
};
