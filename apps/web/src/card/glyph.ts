/** Which glyphs a card's name stands for, and their outlines. The same card always has the same. */
import { useSyncExternalStore } from 'react';
import { BY_WORD } from './by-word.ts';

/** A number from a text (FNV-1a): what is random about a picture is decided by the card. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}

/** One of the glyphs that stand for something. */
export const pick = (names: string | undefined, seed: number): string | undefined => {
  const all = names?.split(' ');
  return all?.[seed % all.length];
};

/** The glyphs that a table has for a word. */
export const own = (table: Readonly<Record<string, string>>, word: string): string | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

/** What the words of a name stand for, whole words first, then what longer words begin or end with. */
export function glyphsOfName(name: string, seed: number): readonly string[] {
  const words = name.toLowerCase().match(/[a-z]+/g) ?? [];
  const whole = words.flatMap((word) => pick(own(BY_WORD, word) ?? own(BY_WORD, word.replace(/s$/, '')), seed) ?? []);
  const part = words
    .filter((word) => word.length > 6 && own(BY_WORD, word) === undefined)
    .flatMap((word) => {
      for (let length = word.length - 2; length >= 4; length--) {
        const found = own(BY_WORD, word.slice(-length)) ?? own(BY_WORD, word.slice(0, length));
        if (found !== undefined) return pick(found, seed) ?? [];
      }
      return [];
    });
  return [...whole, ...part];
}

let loaded: Readonly<Record<string, string>> | null = null;
let loading = false;
const waiting = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  waiting.add(changed);
  if (!loading) {
    loading = true;
    // Cards are drawn at once; their glyphs come when they are there. Without them the cards stay whole.
    import('virtual:glyphs').then(
      ({ default: outlines }) => {
        loaded = outlines;
        for (const tell of waiting) tell();
      },
      () => {
        loading = false;
      },
    );
  }
  return () => waiting.delete(changed);
}

/** The outline of a glyph in a field of 512 by 512; null until it is loaded. */
export const useGlyph = (name: string | undefined): string | null => {
  const all = useSyncExternalStore(subscribe, () => loaded);
  return name === undefined ? null : (all?.[name] ?? null);
};
