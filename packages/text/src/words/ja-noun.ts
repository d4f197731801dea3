/** 名詞句。 How Japanese noun phrases are put together: clauses, then marks, then the nouns, in that order; and what they say as a predicate. */
import { either } from './ja-telling.ts';
import { not, stem } from './ja-verbs.ts';

export interface Pieces {
  /** Whole clauses before the noun: 「あなたがコントロールしている」, 「パワーが3以上の」. */
  readonly clauses: readonly string[];
  /** Words right before it: 「白の」, 「他の」. */
  readonly marks: readonly string[];
  /** What it is; the lower the rank, the earlier it is said. */
  readonly nouns: readonly { readonly word: string; readonly rank: number }[];
}

export const NOTHING: Pieces = { clauses: [], marks: [], nouns: [] };
export const clause = (words: string): Pieces => ({ ...NOTHING, clauses: [words] });
export const mark = (word: string): Pieces => ({ ...NOTHING, marks: [word] });
export const named = (word: string, rank = 3): Pieces => ({ ...NOTHING, nouns: [{ word, rank }] });

export const joined = (a: Pieces, b: Pieces): Pieces => ({
  clauses: [...a.clauses, ...b.clauses],
  marks: [...a.marks, ...b.marks],
  nouns: [...a.nouns, ...b.nouns],
});

/** 「…している」→「…していて」, 「…3以上の」→「…3以上で」; of what is past nothing changes. */
const linked = (words: string): string =>
  words.endsWith('の') ? `${words.slice(0, -1)}で` : /[ただ]$/u.test(words) ? words : stem(words);

/** Several clauses before one noun. */
const before = (clauses: readonly string[]): string =>
  clauses.map((words, i) => (i === clauses.length - 1 ? words : linked(words))).join('');

const inOrder = (nouns: Pieces['nouns']): readonly string[] =>
  nouns.toSorted((a, b) => a.rank - b.rank).map(({ word }) => word);

/** 「他の白の基本土地」: what is "other" comes first, and what is part of the noun last. */
const place = (word: string): number => (word === '他の' ? 0 : word.endsWith('の') ? 1 : 2);

/** How the nouns of a phrase are joined: 「アーティファクト・クリーチャー」. */
export type Joining = (nouns: readonly string[]) => string;

/** The phrase; `extra` stands before the noun itself: 「あなたがコントロールしているすべてのクリーチャー」. */
export function phrase({ clauses, marks, nouns }: Pieces, joining: Joining, other: string, extra = ''): string {
  const noun = nouns.length === 0 ? other : joining(inOrder(nouns));
  return `${before(clauses)}${extra}${marks.toSorted((a, b) => place(a) - place(b)).join('')}${noun}`;
}

/** 「クリーチャーである」, 「タップ状態である」, 「飛行を持つ」 */
export function predicate(pieces: Pieces, joining: Joining): string {
  if (pieces.nouns.length > 0) return `${phrase(pieces, joining, '')}である`;
  const all = [...pieces.clauses, ...pieces.marks];
  const whole = before(all);
  return whole.endsWith('の') ? `${whole.slice(0, -1)}である` : whole;
}

/** 「クリーチャーでない」, 「飛行を持たない」 */
export const negated = (pieces: Pieces, joining: Joining): string => not(predicate(pieces, joining));

/** A filter's kind, and what it says. */
interface Part {
  readonly kind: string;
  readonly pieces: Pieces;
}

/** 「インスタントかソーサリーであるカード」: one of several things beside a noun is a clause. */
export function allOf(parts: readonly Part[], joining: Joining): Pieces {
  const hasNoun = parts.some(({ kind, pieces }) => kind !== 'any' && pieces.nouns.length > 0);
  return parts
    .map(({ kind, pieces }) =>
      hasNoun && kind === 'any' && pieces.nouns.length > 0 ? clause(predicate(pieces, joining)) : pieces,
    )
    .reduce(joined, NOTHING);
}

/** 「アーティファクトかクリーチャー」, 「飛行を持つか到達を持つ」 */
export function oneOf(all: readonly Pieces[], joining: Joining): Pieces {
  if (all.every(({ nouns }) => nouns.length > 0)) return named(either(all.map((p) => phrase(p, joining, ''))), 2);
  return clause(either(all.map((p) => predicate(p, joining))));
}
