/** What a language has to say: all that the English one says. */
import type { en } from './en/index.ts';

/** Texts may differ; what they are made from may not. */
type Worded<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Worded<T[K]> };

export type Pack = Worded<typeof en>;
