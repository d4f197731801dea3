/** What an object's own abilities say of how it enters: those that it will have on the battlefield (614.12). */
import { type CreateEvent, type MoveEvent, objectRow } from '@rulewright/kernel';
import { mayHaveOthers } from '@rulewright/rules';
import { characteristics } from '../../100-game/109.3-characteristics.ts';
import { isAboutOwnMove, type Printed } from '../../200-cards/printed.ts';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import { arriving } from '../../700-additional/707-copies/707.5-entering.ts';
import type { G } from '../../state.ts';
import { asEntered } from './614.12-entering.ts';

export function ownMovesOf(g: G, event: MoveEvent | CreateEvent): Pick<Printed, 'name' | 'ownMoves'> {
  const made = arriving(g, event);
  const row = event.kind === 'move' ? objectRow(g.state, event.object) : null;
  if (!mayHaveOthers(g, row)) return made;
  const seen = event.to === BATTLEFIELD || row === null ? asEntered(g, event) : { g, id: row.id };
  if (seen === null) return made;
  const has = characteristics(seen.g, seen.id).abilities.filter((a) => a.kind === 'replacement');
  const intrinsic = made.ownMoves.filter((a) => !made.abilities.includes(a));
  return { name: made.name, ownMoves: [...intrinsic, ...has.filter(isAboutOwnMove)] };
}
