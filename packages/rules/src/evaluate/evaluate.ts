/** Working out what a node of the card language says: whether something fits, which there are, how many, whether it is so. */
import { type EntityId, isObject } from '@rulewright/kernel';
import type { Context } from '../context.ts';
import type { CommonGame } from '../game.ts';
import type { Node } from './vocabulary.ts';

/** A game whose cards say what its rules do not know has not been checked when it began. */
const noEntry = (family: string, { kind }: Node): Error => new Error(`no ${family} of the kind ${kind}`);

/** Whether an object or player fits. An object that is gone is looked at as it last existed; where it must be is the caller's question. */
export function matches(g: CommonGame, f: Node, id: EntityId, ctx: Context): boolean {
  const entry = g.rules.vocabulary.filters[f.kind];
  if (entry === undefined) throw noEntry('filter', f);
  return (entry.players === true || isObject(id)) && entry.evaluate(g, f, id, ctx);
}

/** A number. What cannot be determined counts as 0. */
export function value(g: CommonGame, v: number | Node, ctx: Context): number {
  if (typeof v === 'number') return v;
  const entry = g.rules.vocabulary.values[v.kind];
  if (entry === undefined) throw noEntry('value', v);
  return entry.evaluate(g, v, ctx);
}

/** Whether a condition is true now. */
export function holds(g: CommonGame, c: Node, ctx: Context): boolean {
  const entry = g.rules.vocabulary.conditions[c.kind];
  if (entry === undefined) throw noEntry('condition', c);
  return entry.evaluate(g, c, ctx);
}

function find(g: CommonGame, s: Node, ctx: Context, enough: number): readonly EntityId[] {
  const entry = g.rules.vocabulary.selectors[s.kind];
  if (entry === undefined) throw noEntry('selector', s);
  return entry.evaluate(g, s, ctx, enough);
}

/** The objects and players that a selector names. What is out of reach of an effect's controller is neither seen nor affected. */
export function select(g: CommonGame, s: Node, ctx: Context): readonly EntityId[] {
  const found = find(g, s, ctx, Number.POSITIVE_INFINITY);
  return g.rules.vocabulary.look.isLimited(g) ? found.filter((id) => isReached(g, s, id, ctx)) : found;
}

const isReached = (g: CommonGame, s: Node, id: EntityId, ctx: Context): boolean =>
  s.kind === 'this' || s.kind === 'you' || g.rules.vocabulary.look.isReached(g, ctx.controller, id);

/** Whether the selector finds anything. */
export const finds = (g: CommonGame, s: Node, ctx: Context): boolean =>
  (g.rules.vocabulary.look.isLimited(g) ? select(g, s, ctx) : find(g, s, ctx, 1)).length > 0;

/** Whether a selector names an entity. */
export function selects(g: CommonGame, s: Node, id: EntityId, ctx: Context): boolean {
  const { selectors, look } = g.rules.vocabulary;
  if (look.isLimited(g) && !isReached(g, s, id, ctx)) return false;
  const entry = selectors[s.kind];
  if (entry === undefined) throw noEntry('selector', s);
  return entry.names === undefined ? select(g, s, ctx).includes(id) : entry.names(g, s, id, ctx);
}

interface Compared {
  readonly op: '=' | '≠' | '<' | '≤' | '>' | '≥';
  readonly to: unknown;
}

export function compare(a: number, c: Compared, g: CommonGame, ctx: Context): boolean {
  const b = value(g, c.to as number | Node, ctx);
  switch (c.op) {
    case '=':
      return a === b;
    case '≠':
      return a !== b;
    case '<':
      return a < b;
    case '≤':
      return a <= b;
    case '>':
      return a > b;
    case '≥':
      return a >= b;
  }
}
