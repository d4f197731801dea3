/** What a keyword action that is short for other actions says: its rule, and those actions. */
import type { Action } from '@rulewright/language/magic';

export type OfKind<K> = Action extends infer A
  ? A extends { readonly do: infer D }
    ? K extends D
      ? A
      : never
    : never
  : never;

export interface Meaning<K> {
  readonly rule: string;
  means(action: OfKind<K>): readonly Action[];
}
