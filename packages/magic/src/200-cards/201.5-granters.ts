/**
 * Abilities that speak of the object whose effect gives them (201.5a), or of what was chosen for it or by it (607.2d, 608.2d): each giver
 * gives one that knows that.
 */

import type { Ability, ColorName, Filter } from '@rulewright/language/magic';
import { chosen, givenBy as knowing } from '@rulewright/rules';
import type { Context, G } from '../state.ts';
import { TypeBit } from './205-card-types.ts';

export const givenBy = (g: G, ability: Ability, ctx: Context): Ability =>
  knowing(withChosen(g, ability, ctx), ctx.source);

/** What a filter about a choice is, once that is known. */
const FILTERS: Readonly<Record<string, (word: string) => Filter>> = {
  // One colour, or several with spaces between them.
  chosenColor: (word) => {
    const [first, ...others] = word.split(' ').map((color): Filter => ({ kind: 'color', color: color as ColorName }));
    return first !== undefined && others.length === 0 ? first : { kind: 'any', of: first ? [first, ...others] : [] };
  },
  // 205.2a: a card type that was chosen, or a subtype.
  chosenType: (type) => (type in TypeBit ? { kind: 'type', type } : { kind: 'subtype', type }),
  chosenName: (name) => ({ kind: 'named', name }),
};

interface Known {
  /** The keys under which it speaks of choices. */
  readonly keys: readonly string[];
  /** By what was chosen under them. */
  readonly made: Map<string, Ability>;
}
const known = new WeakMap<Ability, Known | null>();

function withChosen(g: G, ability: Ability, ctx: Context): Ability {
  let found = known.get(ability);
  if (found === undefined) {
    const keys = [...new Set(keysIn(ability))];
    found = keys.length === 0 ? null : { keys, made: new Map() };
    known.set(ability, found);
  }
  if (found === null) return ability;
  const words = found.keys.map((key) => chosen(g.state, key, ctx));
  if (!words.some((word) => typeof word === 'string')) return ability;
  const print = JSON.stringify(words);
  const made = found.made.get(print) ?? (filled(ability, (key) => chosen(g.state, key, ctx)) as Ability);
  found.made.set(print, made);
  return made;
}

interface Choice {
  readonly kind: string;
  readonly key: string;
}

const isChoice = (node: object): node is Choice =>
  'kind' in node &&
  typeof node.kind === 'string' &&
  FILTERS[node.kind] !== undefined &&
  'key' in node &&
  !('amount' in node);

function keysIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  if (isChoice(node)) return [node.key];
  return Object.entries(node).flatMap(([key, part]) => (key === 'changes' ? [] : keysIn(part)));
}

function filled(node: unknown, wordOf: (key: string) => unknown): unknown {
  if (Array.isArray(node)) return node.map((part) => filled(part, wordOf));
  if (typeof node !== 'object' || node === null) return node;
  if (isChoice(node)) {
    const word = wordOf(node.key);
    return typeof word === 'string' ? (FILTERS[node.kind]?.(word) ?? node) : node;
  }
  // A change to a chosen colour or type is no filter.
  return Object.fromEntries(
    Object.entries(node).map(([key, part]) => [key, key === 'changes' ? part : filled(part, wordOf)]),
  );
}
