/** Tokens as words describe them. */
import type { ColorName, Duration, PredefinedToken, Selector, TokenFace, Value } from '@rulewright/language/magic';

/** Characteristics that words give to something that is made or changed. */
export interface Shape {
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  /** Absent if nothing is said of colours. */
  readonly colors?: readonly ColorName[];
  readonly power?: Value;
  readonly toughness?: Value;
}

export interface MadeToken {
  readonly token: TokenFace | PredefinedToken;
  /** What pronouns and "that …" can call it. */
  readonly kinds: readonly string[];
}

export interface TokenSet extends MadeToken {
  readonly count: Value;
  /** They enter with these. */
  readonly counters?: readonly { readonly counter: string; readonly count: Value }[];
  readonly tapped?: boolean;
  readonly attacking?: boolean;
  readonly attacks?: Selector;
  readonly attachedTo?: Selector;
  /** Whom they attack if able, and for how long. */
  readonly must?: { readonly whom: Selector; readonly duration: Duration };
}

/** The way that something enters. */
export interface Entering {
  readonly counters?: readonly { readonly counter: string; readonly count: Value }[];
  readonly tapped?: true;
  readonly attacking?: true;
  readonly attacks?: Selector;
}
