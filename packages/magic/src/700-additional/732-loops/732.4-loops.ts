/** Loops of mandatory actions (104.4b, 732.4): the same position again and again, and nobody has a choice. */

import {
  decisionKind,
  type EntityId,
  effectRow,
  eventsSince,
  type Frame,
  fork,
  isObject,
  type ObjectId,
  type ObjectRow,
  objectRow,
  type PlayerId,
  resumeAt,
  rowAt,
  run,
  step,
} from '@rulewright/kernel';
import { controllerOrOwner } from '../../100-game/108.4-controller.ts';
import type { G } from '../../state.ts';
import { eventEntities } from '../../vocabulary/evaluate.ts';

/** After so many resolutions with nothing but passes in between, the game looks whether it goes in a circle. */
export const LOOK_FOR_LOOP = 64;
/** How far it looks ahead, in decisions. */
const MOST_DECISIONS = 2000;
/** A position that comes up so often has not come up by chance. */
const TIMES = 3;

/**
 * If the game, when everybody goes on passing, comes back to the same position without anybody having anything to choose: the
 * players who control an object that is involved; otherwise null. Played out on a fork, so what is found is what would happen.
 */
export function mandatoryLoop(g: G): readonly PlayerId[] | null {
  const ahead: G = { ...g, state: fork(g.state) };
  const { frame } = ahead.state;
  if (frame === null) return null;
  // The fork does not look in turn.
  resumeAt(ahead, frame, 'passed_117_4', { ...(frame.data as object), resolved: 1 });
  run(ahead);
  let first: string | null = null;
  let times = 0;
  let from = 0;
  for (let i = 0; i < MOST_DECISIONS && ahead.state.over === null; i++) {
    const { decision } = ahead.state;
    if (decision === null) return null;
    if (decision.kind === 'priority') {
      if (isFreshRound(ahead.state.frame)) {
        const now = position(ahead);
        if (first === null) {
          first = now;
          from = ahead.state.log.length;
        }
        if (now === first && ++times > TIMES) return involved(ahead, from);
      }
      step(ahead, { action: 'pass' });
      continue;
    }
    const answers = decisionKind(ahead, decision).answers(ahead, decision);
    const [only] = answers ?? [];
    if (answers?.length !== 1 || only === undefined) return null;
    step(ahead, only);
  }
  return null;
}

/** Who controls the objects that what has happened since was about, or that caused it. */
function involved(g: G, from: number): readonly PlayerId[] {
  const found = new Set<PlayerId>();
  const note = (id: EntityId): void => {
    if (isObject(id)) found.add(controllerOrOwner(g, objectRow(g.state, id)));
  };
  for (const event of eventsSince(g.state, from)) {
    if (event.cause !== undefined) note(event.cause);
    for (const role of ['object', 'source', 'other'] as const) eventEntities(g, event, role).forEach(note);
  }
  return [...found];
}

const isFreshRound = (frame: Frame | null): boolean =>
  (frame?.data as { readonly passes?: number } | undefined)?.passes === 0;

/** Keys under which data of the state names an object or a player. */
const ENTITIES: ReadonlySet<string> = new Set([
  'object',
  'source',
  'to',
  'other',
  'on',
  'by',
  'became',
  'cause',
  'host',
  'id',
  'target',
]);
/** Keys of what grows from position to position without making another position of it. */
const PASSING: ReadonlySet<string> = new Set([
  'timestamp',
  'since',
  'before',
  'after',
  'memo',
  'last',
  'resolved',
  'from',
  'parent',
]);

/** The position with objects named by where they lie, so that the same position reads the same with new objects. */
export function position(g: G): string {
  const { state } = g;
  const names = new Map<number, string>();
  state.zones.forEach((ids, zone) => {
    ids.forEach((id, i) => {
      names.set(id, `${zone}.${i}`);
    });
  });
  const nameOf = (id: number): string => {
    const known = names.get(id);
    if (known !== undefined) return known;
    const row = rowAt(state.objects, id as ObjectId);
    return row === undefined ? String(id) : `gone ${row.def} ${row.face} ${row.controller}`;
  };
  const plain = (key: string, value: unknown): unknown => {
    if (PASSING.has(key)) return undefined;
    if (typeof value === 'number' && ENTITIES.has(key)) return nameOf(value);
    // Effects have numbers of their own.
    if (key === 'effects' && Array.isArray(value) && typeof value[0] === 'number') return value.length;
    if (Array.isArray(value) && value.length > 0 && value.every((v) => typeof v === 'number'))
      return value.map((v: number) => nameOf(v));
    return value;
  };
  const object = (id: ObjectId): ObjectRow => objectRow(state, id);
  const { turn, totals, combat } = state.game;
  const told = {
    zones: state.zones.map((ids) => ids.map(object)),
    effects: state.live.map((id) => ({ ...effectRow(state, id), id: null })),
    players: state.players,
    totals: totals.map(({ turnBegan: _, lastTurnBegan: __, ...rest }) => rest),
    turn: [turn.number, turn.active, turn.step],
    pending: state.pending,
    random: state.random,
    combat,
  };
  return JSON.stringify(told, plain);
}
