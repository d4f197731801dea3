/**
 * What a schema is made of. A schema is data: one table entry per node kind, read by `validate.ts`. The type parameter ties
 * it to the type it describes, so a key that is missing, superfluous or wrongly optional does not compile.
 */

/** A schema for data of type `T`. The phantom keeps `T` exact: neither a narrower nor a wider schema fits. */
export type Schema<T> = AnySchema & { readonly describes?: (data: T) => T };

/** The schema of a field that may be absent. */
export interface Optional<T> {
  readonly optional: Schema<T>;
}

export type FieldTable = Readonly<Record<string, AnySchema | { readonly optional: AnySchema }>>;

/**
 * The sorts of things that a selector may find here (`../sorts.ts`): these, all but these, or those that a table of the game has for
 * the word in another field or for the kinds of the nodes there.
 */
export type Takes =
  | readonly string[]
  | { readonly not: readonly string[] }
  | { readonly by: string; readonly table: string };

/** What is different after a node: what it finds has left where it was; the event that it describes has happened. */
type Then = 'leaves' | 'happens';

/** The sorts of what is bound: these, those of another field, the zones that a field names, or what fits a field there. */
export type Gives =
  | readonly string[]
  | { readonly like: readonly string[] }
  | { readonly in: string }
  | { readonly fits: string; readonly in: string };

export type AnySchema =
  /** Text that fits the pattern; the code says what is wrong with it otherwise. */
  | { readonly is: 'text'; readonly pattern: RegExp; readonly code: 'bad-text' | 'bad-symbols' }
  | { readonly is: 'flag' }
  | { readonly is: 'integer'; readonly min: number }
  /** One of a closed list of words. */
  | { readonly is: 'word'; readonly of: readonly string[] }
  | { readonly is: 'list'; readonly of: AnySchema; readonly min: number }
  /** Exactly these fields, checked in this order; a `block` ends the bindings made in it. */
  | { readonly is: 'fields'; readonly fields: FieldTable; readonly block: boolean }
  /** A node whose `tag` says which entry of the table describes the rest of it. */
  | {
      readonly is: 'variants';
      readonly tag: string;
      readonly table: Readonly<Record<string, FieldTable>>;
      readonly blocks: readonly string[];
    }
  /** One schema if the tag has this value, the other if not. */
  | {
      readonly is: 'branch';
      readonly tag: string;
      readonly value: string;
      readonly match: AnySchema;
      readonly other: AnySchema;
    }
  /** A node of one of the families that refer to each other, by name. */
  | { readonly is: 'node'; readonly family: string; readonly takes?: Takes; readonly then?: Then }
  /** The one that takes this type of data: a number, a word or a node. */
  | { readonly is: 'either'; readonly of: readonly [AnySchema, AnySchema] }
  /** A name that is bound from here on, to things of these sorts if it is known. */
  | { readonly is: 'binds'; readonly gives?: Gives }
  /** A name that must be bound. */
  | { readonly is: 'refers' }
  /** What may happen or not: what it does to things is not certain afterwards. */
  | { readonly is: 'perhaps'; readonly of: AnySchema }
  /** Data that sees no binding from outside. */
  | { readonly is: 'closed'; readonly of: AnySchema };

type OptionalKeys<T> = { [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? K : never }[keyof T];

/** A schema for every key of `T` but the tag. */
export type Fields<T, Tag = never> = {
  readonly [K in Exclude<keyof T, Tag>]-?: K extends OptionalKeys<T> ? Optional<Required<T>[K]> : Schema<T[K]>;
};

type Variant<Union, Tag extends PropertyKey, K> = Union extends { readonly [P in Tag]: infer Tags }
  ? K extends Tags
    ? Union
    : never
  : never;

/** An entry for every kind of node in a union that is told apart by `Tag`. */
export type Variants<Union, Tag extends keyof Union> = {
  readonly [K in Union[Tag] & string]: Fields<Variant<Union, Tag, K>, Tag>;
};

// Combinators

export const flag: Schema<boolean> = { is: 'flag' };
export const integer = (min: number): Schema<number> => ({ is: 'integer', min });
export const anyInteger = integer(Number.NEGATIVE_INFINITY);
export const word = <const W extends string>(...of: readonly W[]): Schema<W> => ({ is: 'word', of });
export const text = (pattern: RegExp): Schema<string> => ({ is: 'text', pattern, code: 'bad-text' });
export const list = <T>(of: Schema<T>): Schema<readonly T[]> => ({ is: 'list', of, min: 0 });
export const someOf = <T>(of: Schema<T>): Schema<readonly T[]> => ({ is: 'list', of, min: 1 });
/** `someOf` where the type says so with a tuple. */
export const oneOrMore = <T>(of: Schema<T>): Schema<readonly [T, ...T[]]> => ({ is: 'list', of, min: 1 });
export const optional = <T>(schema: Schema<T>): Optional<T> => ({ optional: schema });
export const fields = <T>(table: Fields<T>): Schema<T> => ({ is: 'fields', fields: table, block: false });
export const block = <T>(table: Fields<T>): Schema<T> => ({ is: 'fields', fields: table, block: true });
export const variants = <Union, Tag extends keyof Union & string>(
  tag: Tag,
  table: Variants<Union, Tag>,
  ...blocks: readonly (Union[Tag] & string)[]
): Schema<Union> => ({ is: 'variants', tag, table, blocks });
export const branch = <A, B>(tag: string, value: string, match: Schema<A>, other: Schema<B>): Schema<A | B> => ({
  is: 'branch',
  tag,
  value,
  match,
  other,
});
export const node = <T>(family: string): Schema<T> => ({ is: 'node', family });
export const either = <A, B>(a: Schema<A>, b: Schema<B>): Schema<A | B> => ({ is: 'either', of: [a, b] });
export const binds: Schema<string> = { is: 'binds' };
export const bindsAs = (gives: Gives): Schema<string> => ({ is: 'binds', gives });
/** A number is bound. */
export const bindsNumber = bindsAs(['number']);
export const refers: Schema<string> = { is: 'refers' };
/** Only these sorts of things make sense here. */
export const taking = <T>(schema: Schema<T>, takes: Takes): Schema<T> => ({ ...schema, takes }) as Schema<T>;
/** What is found here is somewhere else, or nowhere, afterwards. */
export const leaving = <T>(schema: Schema<T>): Schema<T> => ({ ...schema, then: 'leaves' }) as Schema<T>;
/** From here on, the event is one that has happened. */
export const happening = <T>(schema: Schema<T>): Schema<T> => ({ ...schema, then: 'happens' }) as Schema<T>;
export const perhaps = <T>(of: Schema<T>): Schema<T> => ({ is: 'perhaps', of });
export const closed = <T>(of: Schema<T>): Schema<T> => ({ is: 'closed', of });
