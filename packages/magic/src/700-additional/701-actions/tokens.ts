/** Making tokens and emblems (111, 114, 707). */
import {
  type CreateEvent,
  type EntityId,
  isObject,
  isPlayer,
  type ObjectId,
  type ObjectRow,
  objectRow,
} from '@rulewright/kernel';
import type { Change, Face } from '@rulewright/language/magic';
import { doubleFaced } from '../../100-game/108-pool.ts';
import { creation, creations, tokenFace } from '../../100-game/111.3-token-face.ts';
import { COMMAND } from '../../400-zones/400-zones.ts';
import { joinCombat } from '../../500-turn/combat/508.4-joining-combat.ts';
import {
  type ActionOf,
  type Acts,
  ASKED,
  bind,
  countFor,
  countOf,
  emit,
  entitiesOf,
  type Outcome,
  type Run,
  results,
} from '../../600-effects/608-resolve/run.ts';
import { asEntered } from '../../600-effects/614-replacement/614.12-entering.ts';
import { Flag, type G } from '../../state.ts';
import type { MagicEvent } from '../700.1-events/types.ts';
import { copiedCard, copiedFace, copiedRoom } from '../707-copies/707.2-copied.ts';
import { canBeAttached } from './701.3-attachment.ts';
import { onBattlefield, playersOf } from './found.ts';
import { notedOnSource, withCounters } from './move.ts';

type Making = ActionOf<'token' | 'copyToken'>;

/** 508.4: those that have been made join the attack; the source remembers what was created with it (607.2). */
function afterwards(run: Run, { as, attacks, attacking, note }: Making): Outcome {
  const made = results(run.happened);
  const joining = attacking === true ? joinCombat(run, made, attacks) : [];
  if (joining === undefined) return ASKED;
  const noted = note === undefined || made.length === 0 ? [] : [notedOnSource(run, note, made)];
  return emit([...joining, ...noted], { bind: as === undefined ? null : { [as]: made } });
}
const making = (events: readonly MagicEvent[], action: Making): Outcome =>
  action.attacking === true || action.note !== undefined
    ? emit(events, { work: { at: 'made' } })
    : emit(events, { as: action.as });

function token(run: Run, action: ActionOf<'token'>): Outcome {
  if (run.work !== null) return afterwards(run, action);
  const { g, ctx } = run;
  const base = tokenFace(g, ctx, action.token);
  const flags = action.tapped === true ? Flag.tapped : 0;
  const counters = { ...withCounters(run, action), ...attachedTo(run, action) };
  // 303.4i, 111.10: without anything to enchant an Aura token is not created.
  if (action.attachedTo !== undefined && !('host' in counters)) return bind(action.as, []);
  const events = playersOf(run, action.who).flatMap((player) => {
    const made = { ...creation(ctx.source, player, base, flags), ...counters };
    return cannotEnchant(g, made) ? [] : creations(ctx.source, player, made, countFor(run, action.count, player));
  });
  return making(events, action);
}

/** 303.4i: an Aura token that could not enchant what it would be attached to is not created. */
function cannotEnchant(g: G, made: CreateEvent): boolean {
  const { host, base } = made;
  if (host === undefined || (base as Face | null)?.subtypes?.includes('Aura') !== true) return false;
  const entered = asEntered(g, made);
  return entered !== null && !canBeAttached(entered.g, entered.id, host, made.controller ?? made.owner);
}

function attachedTo(run: Run, action: ActionOf<'token'>): { readonly host?: EntityId } {
  const [host] = action.attachedTo === undefined ? [] : entitiesOf(run, action.attachedTo);
  return host === undefined || !(isPlayer(host) || onBattlefield(run.g, host)) ? {} : { host };
}

/** 707.2, 707.9: the copiable values, with the exceptions that the effect makes. */
function copyToken(run: Run, action: ActionOf<'copyToken'>): Outcome {
  if (run.work !== null) return afterwards(run, action);
  const { source } = run.ctx;
  const count = countOf(run, action.count);
  const flags = action.tapped === true ? Flag.tapped : 0;
  const counters = withCounters(run, action);
  const made = entitiesOf(run, action.of)
    .filter(isObject)
    .map((id) => copyOf(run, id, action.changes ?? []))
    .filter((what) => what !== null);
  const events = playersOf(run, action.who).flatMap((player) =>
    made.flatMap((what) =>
      creations(source, player, { ...creation(source, player, null, flags), ...counters, ...what }, count),
    ),
  );
  return making(events, action);
}

/** What the token is; null where there can be no such token (111.5). 707.8a: of a double-faced permanent it has both faces. */
function copyOf(run: Run, id: ObjectId, changes: readonly Change[]): Partial<CreateEvent> | null {
  const { g } = run;
  const row = objectRow(g.state, id);
  const card = isItself(row) ? doubleFaced(g.pool, row) : null;
  if (card !== null) return { base: copiedCard(g, run.ctx, card, changes), face: row.face };
  const room = copiedRoom(g, run.ctx, id, changes);
  if (room !== null) return room;
  const base = copiedFace(g, run.ctx, id, changes);
  return base.types.includes('instant') || base.types.includes('sorcery') ? null : { base };
}

/** No copy effect and no face-down status makes it anything else than what is printed. */
const isItself = (row: ObjectRow): boolean =>
  (row.base === null || row.kind !== 'card') && row.copy === null && (row.flags & Flag.faceDown) === 0;

/** 114.2: the player owns and controls the emblem; it has nothing but its abilities (114.3). */
const emblem = (run: Run, action: ActionOf<'emblem'>): Outcome =>
  emit(
    playersOf(run, action.who).map(
      (player): MagicEvent => ({
        kind: 'create',
        what: 'marker',
        to: COMMAND,
        owner: player,
        controller: player,
        base: { name: '', types: [], abilities: action.abilities },
        cause: run.ctx.source,
      }),
    ),
  );

export const tokens: Acts<'token' | 'copyToken' | 'emblem'> = { token, copyToken, emblem };
