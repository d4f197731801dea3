/** Words of a resolving ability that an effect could not look up later: its X, and what triggered it. */
import type { LocalValue } from '@rulewright/kernel';
import type { EventRole } from '@rulewright/language';
import type { Context } from '../context.ts';
import type { CommonGame } from '../game.ts';

interface Spoken {
  /** Whether the event is that of the ability. */
  readonly events: boolean;
  /** Whether numbers that a game has words for are those of now. */
  readonly numbers?: boolean;
  /** Where what was found is kept. */
  readonly locals: Record<string, LocalValue>;
}

/** The same data with those words replaced by what they mean now; itself where there are none. */
export const fixedWords = <T>(g: CommonGame, ctx: Context, node: T, spoken: Spoken): T =>
  fixNode(g, ctx, node, spoken) as T;

function fixNode(g: CommonGame, ctx: Context, node: unknown, spoken: Spoken): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) {
    const items = node.map((item) => fixNode(g, ctx, item, spoken));
    return items.every((item, i) => item === node[i]) ? node : items;
  }
  const fields = node as Readonly<Record<string, unknown>>;
  const meant = meaning(g, ctx, fields, spoken);
  if (meant !== undefined) return meant;
  let changed: Record<string, unknown> | null = null;
  for (const key in fields) {
    const fixed = fixNode(g, ctx, fields[key], spoken);
    if (fixed === fields[key]) continue;
    changed ??= { ...fields };
    changed[key] = fixed;
  }
  return changed ?? node;
}

function meaning(g: CommonGame, ctx: Context, node: Readonly<Record<string, unknown>>, spoken: Spoken): unknown {
  const { look } = g.rules.vocabulary;
  if (node.kind === 'x') return look.xOf(g, ctx);
  const number = spoken.numbers === true ? look.numberNow?.(g, node, ctx) : undefined;
  if (number !== undefined) return number;
  if (!spoken.events || ctx.event === null) return undefined;
  if (node.kind === 'amount') return look.eventAmount(ctx.event);
  if (node.kind !== 'event' || typeof node.role !== 'string') return undefined;
  const name = `event.${node.role}`;
  spoken.locals[name] = look.eventEntities(g, ctx.event, node.role as EventRole);
  return { kind: 'var', name };
}
