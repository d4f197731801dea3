/** Grammar rules: one abstract node each, with its wordings per language and its meaning. */
import type { Agreement, Feature, Token } from './language.ts';

export type LanguageCode = 'en' | 'zhs' | 'zht' | 'ja';
/** How words of the category change their form: like nouns, like verbs, or not at all. */
export type Inflection = 'noun' | 'verb' | 'none';

/** The wordings of a rule in one language, the usual one first; the others are read and given back, too. */
type Wordings = string | readonly string[];

/** How a language that is kept beside the rules words one of them. */
interface WordedWith {
  readonly words: Wordings;
  /** The feature that other words hang on. */
  readonly as?: Feature;
  /** Another rule has the same words and the same meaning: these are printed, and read by that one. */
  readonly isEcho?: true;
  /** Parts that are not read so, by their rules: another wording has them. */
  readonly except?: Readonly<Record<string, readonly string[]>>;
  /** Parts that are read only so. */
  readonly only?: Readonly<Record<string, readonly string[]>>;
}
type Worded = Wordings | WordedWith;
/** A language's wordings of rules, by the rules' names. */
export type WordingTable = Readonly<Record<string, Worded>>;

export interface Rule {
  readonly name: string;
  readonly of: string;
  /** The parts, in the order in which their meanings are worked out, with their categories; `?` marks one that may be absent. */
  readonly slots: Readonly<Record<string, string>>;
  readonly wordings: Partial<Readonly<Record<LanguageCode, readonly string[]>>>;
  /** The phrase's agreement, or the part it comes from. */
  readonly agreement?: Agreement | { readonly from: string };
  readonly mean: (parts: Readonly<Record<string, unknown>>, discourse: never) => unknown;
  readonly terminal?: Terminal;
  readonly same?: Same;
}

/**
 * Why words count for nothing where the rule has them, or mean the same as others, by the words as `same.ts` writes them. The audit
 * reports what is not declared.
 */
export type Same = Readonly<Record<string, string>>;

/** A category that is read by looking at tokens instead of by templates. */
export interface Terminal {
  /** The kinds of tokens (or words) that it can begin with. */
  readonly first: readonly string[];
  /** Every place where it can end, with what it read. */
  scan(tokens: readonly Token[], at: number): readonly { readonly end: number; readonly value: string }[];
  print(value: string): readonly string[];
  /** The agreement of what was read. */
  agreement?(value: string): Agreement;
}

type SlotCategory<C> = keyof C & string;
type SlotMeaning<C, S> = S extends `${infer B}?`
  ? B extends keyof C
    ? C[B] | undefined
    : never
  : S extends keyof C
    ? C[S]
    : never;
type Slots<C> = Readonly<Record<string, SlotCategory<C> | `${SlotCategory<C>}?`>>;

interface RuleSpec<C, D, K extends SlotCategory<C>, S extends Slots<C>> {
  readonly name: string;
  readonly of: K;
  readonly slots?: S;
  /** None if only another language says it so. */
  readonly en?: Wordings;
  readonly agreement?: Agreement | { readonly from: keyof S & string };
  readonly same?: Same;
  readonly mean: (parts: { readonly [P in keyof S]: SlotMeaning<C, S[P]> }, discourse: D) => C[K];
}

/** A word of a category and what it means: `words` maps a key to its wordings. */
interface LexiconSpec<C, D, K extends SlotCategory<C>> {
  readonly of: K;
  readonly agreement?: Agreement;
  readonly same?: Same;
  readonly en: Readonly<Record<string, Wordings>>;
  readonly mean: (key: string, discourse: D) => C[K];
}

interface TerminalSpec<C, D, K extends SlotCategory<C>> extends Terminal {
  readonly same?: Same;
  readonly name: string;
  readonly of: K;
  readonly mean: (value: string, discourse: D) => C[K];
}

export interface RuleSet<C, D> {
  readonly rules: readonly Rule[];
  rule<K extends SlotCategory<C>, S extends Slots<C> = Record<never, never>>(spec: RuleSpec<C, D, K, S>): void;
  lexicon<K extends SlotCategory<C>>(spec: LexiconSpec<C, D, K>): void;
  terminal<K extends SlotCategory<C>>(spec: TerminalSpec<C, D, K>): void;
}

export const many = (wordings: Wordings): readonly string[] => (typeof wordings === 'string' ? [wordings] : wordings);

/** A collector of rules whose categories have the meanings `C`, worked out in discourses `D`. */
export function ruleSet<C, D>(): RuleSet<C, D> {
  const rules: Rule[] = [];
  const add = (rule: Omit<Rule, 'mean'> & { mean: unknown }): void => {
    rules.push(rule as Rule);
  };
  return {
    rules,
    rule({ name, of, slots, agreement, same, mean, ...wordings }) {
      const texts = Object.fromEntries(Object.entries(wordings).map(([code, list]) => [code, many(list as Wordings)]));
      const facts = { ...(agreement === undefined ? {} : { agreement }), ...(same === undefined ? {} : { same }) };
      add({ name, of, slots: slots ?? {}, wordings: texts, ...facts, mean });
    },
    lexicon({ of, agreement, same, en, mean }) {
      for (const [key, wordings] of Object.entries(en))
        add({
          name: `${of}.${key}`,
          of,
          slots: {},
          wordings: { en: many(wordings) },
          ...(agreement === undefined ? {} : { agreement }),
          ...(same === undefined ? {} : { same }),
          mean: (_: unknown, discourse: never) => mean(key, discourse),
        });
    },
    terminal({ name, of, mean, first, scan, print, agreement, same }) {
      add({
        name,
        of,
        slots: {},
        wordings: {},
        mean: (parts: { readonly value: string }, discourse: never) => mean(parts.value, discourse),
        terminal: { first, scan, print, ...(agreement === undefined ? {} : { agreement }) },
        ...(same === undefined ? {} : { same }),
      });
    },
  };
}
