/** The mana that was spent to cast a spell (601.2h), read from the log. */

import { isObject, NO_OBJECT, type ObjectId, objectRow } from '@rulewright/kernel';
import type { Value } from '@rulewright/language/magic';
import { bitCount } from '../../100-game/106-mana/106.1-mana-bits.ts';
import { loggedEvent } from '../../700-additional/700.1-events/types.ts';
import { type Context, type G, MANA_LETTERS, type Mana } from '../../state.ts';
import { matches, select } from '../../vocabulary/evaluate.ts';

type Spent = Extract<Value, { kind: 'spent' }>;

export function manaSpent(g: G, v: Spent, ctx: Context): number {
  const [id = NO_OBJECT] = v.of === undefined ? [ctx.source] : select(g, v.of, ctx).filter(isObject);
  if (id === NO_OBJECT) return 0;
  const { from, type, snow } = v;
  const mana = spentOn(g, spellOf(g, id)).filter(
    (m) =>
      (type === undefined || MANA_LETTERS[m.type] === type) &&
      (snow === undefined || m.snow === snow) &&
      (from === undefined || matches(g, from, m.source, ctx)),
  );
  if (v.colors !== true) return mana.length;
  // 106.1b: colourless is no colour.
  return bitCount(mana.reduce((bits, m) => bits | (MANA_LETTERS[m.type] === 'C' ? 0 : 1 << m.type), 0));
}

/** The spell itself or, of a permanent, the spell that it was (400.7d). */
function spellOf(g: G, id: ObjectId): ObjectId {
  const { stack, before } = objectRow(g.state, id);
  return stack === null && before !== NO_OBJECT ? before : id;
}

export function spentOn(g: G, spell: ObjectId): readonly Mana[] {
  const { log } = g.state;
  const found: Mana[] = [];
  for (let i = log.length - 1; i >= log.first; i--) {
    const event = loggedEvent(log, i);
    if (event?.kind === 'spendMana' && event.on === spell) found.push(...event.mana);
    // Nothing is spent on a spell before it is on the stack.
    if (event?.kind === 'move' && event.became === spell) break;
  }
  return found;
}
