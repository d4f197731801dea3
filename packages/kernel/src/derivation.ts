/**
 * Why something is so: a tree of facts with the rules that apply and the objects responsible. Plain data without words; the
 * language packs have those. Both games explain themselves in this form.
 */
import type { EntityId } from './ids.ts';
import type { Plain } from './plain.ts';

/** A fact, and the facts that it rests on. */
export interface Derivation {
  /** What kind of fact it is; each has words in every language pack. */
  readonly code: string;
  readonly rules: readonly string[];
  readonly objects: readonly EntityId[];
  readonly data: Readonly<Record<string, Plain>>;
  readonly because: readonly Derivation[];
}

export const derivation = (code: string, rest: Partial<Omit<Derivation, 'code'>> = {}): Derivation => ({
  code,
  rules: rest.rules ?? [],
  objects: rest.objects ?? [],
  data: rest.data ?? {},
  because: rest.because ?? [],
});

/** Every rule that a derivation cites, each once, in the order of reading. */
export function citedRules(d: Derivation): readonly string[] {
  const found = new Set<string>();
  const walk = (part: Derivation): void => {
    for (const rule of part.rules) found.add(rule);
    for (const reason of part.because) walk(reason);
  };
  walk(d);
  return [...found];
}
