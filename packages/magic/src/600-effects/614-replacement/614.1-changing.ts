/** Events that happen in another way: another amount, recipient, zone, player, other tokens, other mana (614.1a). */

import {
  altered,
  type CountersEvent,
  type CreateEvent,
  type EntityId,
  exact,
  type GameEvent,
  isCreate,
  isMove,
  isPlayer,
  type MoveEvent,
  objectRow,
  type PlayerId,
  playerRow,
  type Replaced,
  revealEvent,
  times,
} from '@rulewright/kernel';
import type { Action, Replacement } from '@rulewright/language/magic';
import { manaOf } from '../../100-game/106-mana/107.4-mana-symbols.ts';
import { characteristics } from '../../100-game/109.3-characteristics.ts';
import { creation, tokenFace } from '../../100-game/111.3-token-face.ts';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { BATTLEFIELD, zoneOf } from '../../400-zones/400-zones.ts';
import { arrangedThen } from '../../400-zones/401.4-arranging.ts';
import {
  type CreateTokensEvent,
  eventOf,
  isEvent,
  type ManaEvent,
  type TokenLot,
} from '../../700-additional/700.1-events/types.ts';
import type { Context, G } from '../../state.ts';
import { select, value } from '../../vocabulary/evaluate.ts';
import { byWhich } from '../607.2-linked.ts';

export type Changed = Extract<Replacement, { kind: 'change' }>;

export function changed(g: G, event: GameEvent, r: Changed, ctx: Context): readonly GameEvent[] {
  if (isEvent(event, 'createTokens')) return [otherTokens(g, event, r, ctx)];
  if (isEvent(event, 'mana')) return [otherMana(g, event, r, ctx)];
  let out: Record<string, unknown> & GameEvent = { ...event };
  if (r.amount !== undefined) out = { ...out, amount: exact(Math.max(0, value(g, r.amount, ctx))) };
  if (r.to !== undefined) {
    const [to] = select(g, r.to, ctx);
    if (event.kind === 'damage') return to !== undefined && canBeDealt(g, to) ? [altered(out, { to })] : [event];
    if (to !== undefined) out = { ...out, object: to };
  }
  if (r.who !== undefined) {
    const [player] = select(g, r.who, ctx);
    if (player !== undefined) out = { ...out, player };
  }
  if (r.counter !== undefined) out = { ...out, counter: r.counter };
  if (r.note !== undefined) {
    const noted = isMove(event) || isCreate(event) ? event.notes : undefined;
    const notes = { ...noted, [r.note]: 1, [byWhich(r.note)]: ctx.source };
    out = { ...out, notes };
  }
  if (r.zone === undefined) return r.reveal === true ? [revealEvent([eventOf(event, 'move').object]), out] : [out];
  // 111.7: a token that would be put anywhere else instead is nowhere.
  if (isCreate(event)) return NOTHING;
  return toZone(g, eventOf(event, 'move'), out, r, ctx);
}

const NOTHING: readonly GameEvent[] = [];

/** 614.9: what is no longer there to be dealt damage has none redirected to it. */
function canBeDealt(g: G, id: EntityId): boolean {
  if (isPlayer(id)) return playerRow(g.state, id).standing === 'playing';
  if (objectRow(g.state, id).zone !== BATTLEFIELD) return false;
  return (characteristics(g, id).types & (TypeBit.creature | TypeBit.planeswalker | TypeBit.battle)) !== 0;
}

function toZone(g: G, event: MoveEvent, out: GameEvent, r: Changed, ctx: Context): readonly GameEvent[] {
  const to = zoneOf(r.zone ?? 'graveyard');
  const counters = (r.counters ?? []).map(({ counter, count }): [string, number] => [counter, value(g, count, ctx)]);
  const moved = altered(out, {
    to,
    ...(r.position === 'top' ? { position: 0 } : {}),
    ...(counters.length > 0 ? { counters: Object.fromEntries(counters) } : {}),
  });
  return [...(r.reveal === true ? [revealEvent([event.object])] : []), moved];
}

/**
 * 701.24a: a library is shuffled once all that happens at the same time has happened, such as other cards leaving it; 401.4: cards that go to
 * its top or bottom together are arranged.
 */
export function changedThenSorted(g: G, event: GameEvent, r: Changed, ctx: Context): readonly GameEvent[] | Replaced {
  const events = changed(g, event, r, ctx);
  if (!isMove(event) || r.position === undefined) return events;
  if (r.position !== 'shuffled') {
    const isSorted = r.zone === 'library' && objectRow(g.state, event.object).kind === 'card';
    return isSorted ? { events, after: [arrangedThen(g, event.object, r.position)] } : events;
  }
  const locals = { ...ctx.locals, [OWNER]: [objectRow(g.state, event.object).owner] };
  const actions: readonly Action[] = [{ do: 'shuffle', who: { kind: 'var', name: OWNER } }];
  return { events, after: [{ procedure: 'runActions', input: { actions, ctx: { ...ctx, locals } } }] };
}
const OWNER = 'shuffled.owner';

/** Another number of the same tokens; other tokens instead of them or besides. */
function otherTokens(g: G, event: CreateTokensEvent, r: Changed, ctx: Context): CreateTokensEvent {
  const { cause = ctx.source } = event;
  const [player = event.player] = (r.who === undefined ? [] : select(g, r.who, ctx)) as readonly PlayerId[];
  const amount = r.amount === undefined ? event.amount : Math.max(0, value(g, r.amount, ctx));
  const same = inProportion(event, amount).map(({ token, count }) => ({
    token: { ...token, owner: player, controller: player },
    count,
  }));
  const others = (r.tokens ?? []).map(({ token, count }) => ({
    token: creation(cause, player, tokenFace(g, ctx, token), 0),
    count: Math.max(0, value(g, count, ctx)),
  }));
  const tokens = r.tokens === undefined ? same : r.keep === true ? [...same, ...others] : others;
  return { ...event, player, tokens, amount: tokens.reduce((sum, lot) => sum + lot.count, 0) };
}

/** As many of each as they were to each other; what does not divide is more of the last. */
function inProportion({ tokens, amount }: CreateTokensEvent, wanted: number): readonly TokenLot[] {
  if (amount === 0) return tokens;
  const times = Math.floor(wanted / amount);
  const rest = wanted - times * amount;
  return tokens.map((lot, i) => ({ ...lot, count: lot.count * times + (i === tokens.length - 1 ? rest : 0) }));
}

/** More of the same mana, or this mana instead (106.6). */
function otherMana(g: G, event: ManaEvent, r: Changed, ctx: Context): ManaEvent {
  const [first] = event.mana;
  if (first === undefined) return event;
  const mana = r.mana === undefined ? event.mana : manaOf(r.mana, first.source, first.snow);
  if (r.amount === undefined) return { ...event, mana };
  const amount = Math.max(0, value(g, r.amount, ctx));
  return { ...event, mana: times(amount, (i) => mana[i % mana.length] ?? first) };
}

/** 122.6a, 614.16: counters that a permanent would enter with are put on it. */
export function withCounters<E extends MoveEvent | CreateEvent>(
  g: G,
  event: E,
  placing: CountersEvent,
  r: Replacement,
  ctx: Context,
): E {
  const { [placing.counter]: _, ...others } = event.counters ?? {};
  if (r.kind !== 'change') return { ...event, counters: others };
  const [after] = changed(g, placing, r, ctx) as readonly CountersEvent[];
  if (after === undefined || after.amount <= 0) return { ...event, counters: others };
  return { ...event, counters: { ...others, [after.counter]: (others[after.counter] ?? 0) + after.amount } };
}
