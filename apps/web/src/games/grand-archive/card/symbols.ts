/**
 * The signs in a line of text: `{R3}` and `{M2}` for a reserve and a memory cost, POWER, LIFE and REST (in brackets or not, and glued to a
 * number), and bubbles in brackets such as [Class Bonus].
 */
import type { GrandArchivePack } from '../words/index.ts';

type FaceWords = GrandArchivePack['grandArchive']['face'];

export type Part =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'reserve' | 'memory'; readonly amount: string }
  | { readonly kind: 'power' | 'life' | 'rest' }
  | { readonly kind: 'bubble'; readonly words: string };

const SIGN = /\{([RM])(\d+|X)\}|\[?(POWER|LIFE|REST)\]?|\[([^[\]]+)\]/g;

const STATS = { POWER: 'power', LIFE: 'life', REST: 'rest' } as const;

export function partsOf(text: string): readonly Part[] {
  const out: Part[] = [];
  let at = 0;
  for (const match of text.matchAll(SIGN)) {
    const [whole, cost, amount = '', stat, bubble] = match;
    if (match.index > at) out.push({ kind: 'words', words: text.slice(at, match.index) });
    if (cost !== undefined) out.push({ kind: cost === 'R' ? 'reserve' : 'memory', amount });
    else if (stat === 'POWER' || stat === 'LIFE' || stat === 'REST') out.push({ kind: STATS[stat] });
    else if (bubble !== undefined) out.push({ kind: 'bubble', words: bubble });
    at = match.index + whole.length;
  }
  if (at < text.length) out.push({ kind: 'words', words: text.slice(at) });
  return out;
}

const spoken = (part: Part, face: FaceWords): string => {
  switch (part.kind) {
    case 'words':
      return part.words;
    case 'bubble':
      return `[${part.words}]`;
    case 'reserve':
    case 'memory':
      return face[part.kind](part.amount);
    default:
      return ` ${face[part.kind]}`;
  }
};

/** Text with its signs in words. */
export const spokenText = (text: string, face: FaceWords): string =>
  partsOf(text)
    .map((part) => spoken(part, face))
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
