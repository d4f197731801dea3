/** Abilities that speak of the object whose effect gives them: each giver gives one that knows it. */
import type { ObjectId } from '@rulewright/kernel';
import type { Node } from '../evaluate/vocabulary.ts';

const givers = new WeakMap<Node, Map<ObjectId, Node> | null>();

export function givenBy<A extends Node>(ability: A, giver: ObjectId): A {
  let known = givers.get(ability);
  if (known === undefined) {
    known = JSON.stringify(ability).includes('"kind":"granter"') ? new Map<ObjectId, Node>() : null;
    givers.set(ability, known);
  }
  if (known === null) return ability;
  const made = (known.get(giver) ?? filled(ability, giver)) as A;
  known.set(giver, made);
  return made;
}

function filled(node: unknown, giver: ObjectId): unknown {
  if (Array.isArray(node)) return node.map((each) => filled(each, giver));
  if (typeof node !== 'object' || node === null) return node;
  if ('kind' in node && node.kind === 'granter') return { kind: 'granter', id: giver };
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, filled(value, giver)]));
}
