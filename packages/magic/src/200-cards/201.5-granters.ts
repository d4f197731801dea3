/** Abilities that speak of the object whose effect gives them (201.5a): each giver gives one that knows it. */
import type { ObjectId } from '@rulewright/kernel';
import type { Ability } from '@rulewright/language/magic';

const givers = new WeakMap<Ability, Map<ObjectId, Ability> | null>();

export function givenBy(ability: Ability, giver: ObjectId): Ability {
  let known = givers.get(ability);
  if (known === undefined) {
    known = JSON.stringify(ability).includes('"kind":"granter"') ? new Map<ObjectId, Ability>() : null;
    givers.set(ability, known);
  }
  if (known === null) return ability;
  const made = known.get(giver) ?? (filled(ability, giver) as Ability);
  known.set(giver, made);
  return made;
}

function filled(node: unknown, giver: ObjectId): unknown {
  if (Array.isArray(node)) return node.map((each) => filled(each, giver));
  if (typeof node !== 'object' || node === null) return node;
  if ('kind' in node && node.kind === 'granter') return { kind: 'granter', id: giver };
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, filled(value, giver)]));
}
