/** 日本語: what another rule says of the same parts. */
import { rules } from '../rules.ts';

/** Parts are looked at when the rule asks for them. */
export type Saying = (parts: object, d: unknown) => never;

export function saying(name: string): Saying {
  const rule = rules.find((each) => each.name === name);
  if (rule === undefined) throw new Error(`no grammar rule is called ${name}`);
  return rule.mean as Saying;
}
