/** Cascade, before a modal ability: the first time its first effect, the second time its second, and so on. */
import type { Keyword } from './keyword.ts';

export const cascade: Keyword = {
  rule: 'kw-cascade',
  means({ ability }) {
    if (ability?.kind !== 'triggered' && ability?.kind !== 'activated') return [];
    const { modes } = ability;
    if (modes === undefined) return [ability];
    return [{ ...ability, modes: { ...modes, min: 1, max: 1, unchosen: 'ever', inOrder: true } }];
  },
};
