/** What a spell remembers of the moment in which it became cast (601.2i): "if you controlled a Dragon as you cast this spell". */

import type { ObjectId } from '@rulewright/kernel';
import { type Ability, type Condition, walk } from '@rulewright/language/magic';
import { characteristics } from '../../100-game/109.3-characteristics.ts';
import type { Context, G } from '../../state.ts';
import { holds } from '../../vocabulary/evaluate.ts';

/** The name under which a spell remembers that it was so. */
export const asCastKey = (condition: Condition): string => `as cast ${JSON.stringify(condition)}`;

const known = new WeakMap<readonly Ability[], readonly Condition[]>();

function askedIn(abilities: readonly Ability[]): readonly Condition[] {
  const found = known.get(abilities);
  if (found !== undefined) return found;
  const made: Condition[] = [];
  for (const ability of abilities)
    walk(ability, (node) => {
      const { kind, of } = node as { readonly kind?: unknown; readonly of?: Condition };
      if (kind === 'asCast' && of !== undefined) made.push(of);
    });
  known.set(abilities, made);
  return made;
}

/** What was paid, and what is true now. */
export function remembering(g: G, spell: ObjectId, ctx: Context): Context['paid'] {
  const asked = askedIn(characteristics(g, spell).abilities);
  if (asked.length === 0) return ctx.paid;
  const now = asked.filter((condition) => holds(g, condition, ctx));
  return { ...ctx.paid, ...Object.fromEntries(now.map((condition) => [asCastKey(condition), 1])) };
}
