/**
 * Which ability is meant. Abilities are plain data that is copied and saved, so that is never told by which object in the program it is:
 * it is told by what the ability says and, among those of one source that say the same, by how many come before it.
 */
import { hashPlain } from '@rulewright/kernel';

const prints = new WeakMap<object, string>();

/** A fingerprint of what an ability says. */
export function printOf(ability: object): string {
  const known = prints.get(ability);
  if (known !== undefined) return known;
  const made = hashPlain(ability);
  prints.set(ability, made);
  return made;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether two abilities say the same. */
export const sayTheSame = (a: unknown, b: unknown): boolean =>
  a === b || (isObject(a) && isObject(b) && printOf(a) === printOf(b));

/** How many of the abilities before it say the same. */
export function likeBefore(abilities: readonly object[], index: number): number {
  let found = 0;
  for (let i = 0; i < index; i++) if (sayTheSame(abilities[i], abilities[index])) found++;
  return found;
}
