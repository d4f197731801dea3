/** Effects on the next attack of a unit: they are over with it. */
import { type BeginEffectEvent, effectRow, eventsSince } from '@rulewright/kernel';
import type { Combat, G } from '../../state.ts';
import { look } from '../../vocabulary/look.ts';

interface OnNextAttack {
  readonly what?: { readonly kind: string; readonly next?: boolean };
}

/** The effects that were on this attack. What began while it was under way is on the one after it. */
export function overWith(g: G, { attacker }: Combat): readonly number[] {
  const later = new Set(
    eventsSince(g.state, look.combatBegan(g)).map((e) => (e.kind === 'beginEffect' ? (e as BeginEffectEvent).id : -1)),
  );
  return g.state.live.filter((id) => {
    const row = effectRow(g.state, id);
    const what = (row?.body as OnNextAttack | undefined)?.what;
    return (
      what?.kind === 'attacksOf' && what.next === true && row?.objects?.includes(attacker) === true && !later.has(id)
    );
  });
}
