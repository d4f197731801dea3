/**
 * Words that do not count, declared beside the rules: `words` of the rules `of`, or `these = those` for words that mean the same. `{part}`
 * stands for a part of the rule, `…{part}` for something in it, `=` for other words in the place of the whole phrase, `*` for whatever is
 * changed of it or exchanged for it, `"these words"` for exactly these words anywhere in it, `words @ rule` only
 * around a phrase of that rule. A rule's name may end in `.*`: all that begin so.
 */
import type { Rule, Same } from './rule.ts';

export type SameWords = readonly {
  readonly of: readonly string[];
  readonly words: readonly string[];
  readonly why: string;
}[];

/** The rules, each with what is declared of it. */
export function withSame(rules: readonly Rule[], ...tables: readonly SameWords[]): readonly Rule[] {
  const declared = new Map<string, Record<string, string>>();
  for (const { of, words, why } of tables.flat())
    for (const name of of) {
      const own = declared.get(name) ?? {};
      for (const each of words) own[each] = why;
      declared.set(name, own);
    }
  return rules.map((rule) => {
    const same: Same = Object.assign({}, ...namesOf(rule.name).map((name) => declared.get(name)), rule.same);
    return Object.keys(same).length === 0 ? rule : { ...rule, same };
  });
}

/** What a rule is declared by: its name, and "a.*" of "a.b.c". */
function namesOf(name: string): readonly string[] {
  const parts = name.split('.');
  return [...parts.slice(1).map((_, i) => `${parts.slice(0, i + 1).join('.')}.*`), name];
}
