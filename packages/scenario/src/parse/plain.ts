// Plain data, as YAML and JSON have it.

export type PlainValue = string | number | boolean | null | readonly PlainValue[] | PlainObject;
export interface PlainObject {
  readonly [key: string]: PlainValue;
}
