/** The same keys in another language: texts may differ; what they are made from may not. */
export type Worded<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Worded<T[K]> };
