/** Cards that are played and resolve as if the champion had more levels (keywords, empower and Elysian Aura). */
import {
  copyOfRow,
  effectRow,
  isObject,
  type ObjectRow,
  objectRow,
  type PlayerId,
  zoneObjects,
} from '@rulewright/kernel';
import type { Face } from '@rulewright/language/grand-archive';
import { faceOf } from '../parts-of-a-card/pool.ts';
import { printed } from '../parts-of-a-card/printed.ts';
import { ELYSIAN_AURA } from '../parts-of-a-card/thresholds.ts';
import type { Context, G } from '../state.ts';
import { FIELD, HAND, PLAYED } from '../zones/zones.ts';

/** The note that says by how much a card on the stack is empowered. */
export const EMPOWERED = 'empowered';

/** What an effect that empowers the next Spell has as its body. */
export interface Empowering {
  readonly kind: 'empower';
  readonly amount: number;
}

/** Empower 3: all that waits for the next Spell card of a player adds up. */
export const empowerings = (g: G, player: PlayerId): readonly { readonly id: number; readonly amount: number }[] =>
  g.state.live.flatMap((id) => {
    const row = effectRow(g.state, id);
    const body = row?.body as Empowering | undefined;
    return row !== null && body?.kind === 'empower' && row.controller === player ? [{ id, amount: body.amount }] : [];
  });

const has = ({ subtypes = [] }: Face, subtype: string): boolean => subtypes.includes(subtype);

/** Elysian Aura 1.1: several are like one. */
export const hasAura = (g: G, player: PlayerId): boolean =>
  zoneObjects(g, FIELD, player).some((id) => {
    const row = objectRow(g.state, id);
    return (
      row.controller === player &&
      printed(faceOf(g.pool, row)).abilities.some((a) => a.kind === 'keyword' && a.keyword === ELYSIAN_AURA)
    );
  });

/** By how many levels more a card is played and resolves for a player: of the hand what it would be, on the stack what it is. */
export function levelsMore(g: G, row: ObjectRow, player: PlayerId): number {
  if (row.zone !== HAND && row.zone !== PLAYED) return 0;
  const face = faceOf(g.pool, row);
  if (!has(face, 'Spell')) return 0;
  const noted = row.notes[EMPOWERED];
  const empowered =
    row.zone === PLAYED
      ? typeof noted === 'number'
        ? noted
        : 0
      : empowerings(g, player).reduce((sum, { amount }) => sum + amount, 0);
  return empowered + (has(face, 'Aenean') && row.owner === player && hasAura(g, player) ? 2 : 0);
}

/** Bound in a copy that is not empowered although its card is. */
export const PLAIN_COPY = 'plain copy';

/** The same for what is being played or resolving. */
export function levelsMoreFor(g: G, { source, controller, locals }: Context): number {
  if (!isObject(source)) return 0;
  const row = objectRow(g.state, source);
  return levelsMore(g, locals[PLAIN_COPY] === 1 ? Object.assign(copyOfRow(row), { notes: {} }) : row, controller);
}
