/** What an object is before any effect: what is printed, as far as its bubbles are open (Restriction abilities; Card characteristics). */
import { type CreateEvent, copyOfRow, type MoveEvent, newObject, type ObjectRow, objectRow } from '@rulewright/kernel';
import type { Ability } from '@rulewright/language/grand-archive';
import { levelsMore } from '../abilities/as-if-level.ts';
import { openBubbles, restrictedFor } from '../abilities/restrictions.ts';
import { printedLineage } from '../card-types/lineage.ts';
import { faceOf } from '../parts-of-a-card/pool.ts';
import { type Printed, printed, sheetOf } from '../parts-of-a-card/printed.ts';
import { CHAMPION } from '../parts-of-a-card/words.ts';
import type { G } from '../state.ts';
import { FIELD, LINEAGE } from '../zones/zones.ts';

/** A champion has what it inherits besides. */
export function baseOf(g: G, row: ObjectRow): Printed {
  const face = faceOf(g.pool, row);
  const sheet = sheetOf(face);
  const open =
    sheet.restrictions.length === 0
      ? 0
      : openBubbles(g, restrictedFor(row), sheet, levelsMore(g, row, restrictedFor(row)));
  if (row.zone !== FIELD || row.kept.length === 0 || (sheet.types & CHAMPION) === 0) return printed(face, open, sheet);
  return printedLineage(g, row, open);
}

const NO_ABILITIES: readonly Ability[] = [];

/** The static abilities of an object, those that it inherits among them. */
export function staticsOf(g: G, row: ObjectRow): readonly Ability[] {
  const { statics } = sheetOf(faceOf(g.pool, row));
  const own = statics.length === 0 ? NO_ABILITIES : statics.map(({ ability }) => ability);
  if (row.zone !== FIELD || row.kept.length === 0) return own;
  const inherited = row.kept.flatMap((id) => {
    const inner = objectRow(g.state, id);
    return inner.zone === LINEAGE ? sheetOf(faceOf(g.pool, inner)).statics.filter((entry) => entry.inherited) : [];
  });
  return inherited.length === 0 ? own : [...own, ...inherited.map(({ ability }) => ability)];
}

/** What something will be on the field, as far as that is printed on it. */
export function arriving(g: G, e: MoveEvent | CreateEvent): Printed {
  const { flags = 0, face = 0 } = e;
  if (e.kind === 'create') {
    const { what: kind, owner, to: zone, def = -1, base = null } = e;
    return baseOf(g, newObject({ kind, owner, controller: e.controller, zone, def, face, base, flags }));
  }
  const row = objectRow(g.state, e.object);
  const base = e.base ?? (row.kind === 'card' ? null : row.base);
  const controller = e.controller ?? row.owner;
  const entered = { zone: e.to, controller, flags, face, base, copy: null, kept: [] };
  return baseOf(g, Object.assign(copyOfRow(row), entered));
}
