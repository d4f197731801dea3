/** Turning a face-down permanent face up, a special action (116.2b, 702.37e, 702.168d, 701.40b, 701.58b). */

import {
  ask,
  type ChooseNumber,
  call,
  comesFrom,
  commit,
  done,
  emit,
  findObject,
  NO_OBJECT,
  next,
  noteEvent,
  type ObjectId,
  type ObjectRow,
  objectRow,
  type PlayerId,
  type Procedure,
  procedure,
  type Refusal,
  undo,
} from '@rulewright/kernel';
import type { Cost } from '@rulewright/language/magic';
import { mostThat } from '@rulewright/rules';
import { TypeBit } from '../200-cards/205-card-types.ts';
import { BATTLEFIELD } from '../400-zones/400-zones.ts';
import { plainCost } from '../600-effects/601-cast/601.2f-total-cost.ts';
import type { PaymentResult } from '../600-effects/601-cast/601.2h-payment.ts';
import { type MagicEvent, turnUpEvent } from '../700-additional/700.1-events/types.ts';
import { FACE_DOWN_FLAGS } from '../700-additional/708-faces.ts';
import { isHiddenAgenda } from '../900-variants/905-conspiracy.ts';
import { context, Flag, type G } from '../state.ts';
import { forbidden } from './101.2-restrictions.ts';
import { costsUseX } from './107.3-x.ts';
import { copiable } from './108-pool.ts';
import { controllerOf } from './109.3-characteristics.ts';
import { paymentRefusal } from './118-costs/118.3-payable.ts';
import type { Purpose } from './118-costs/purpose.ts';

export interface TurnUpWay {
  /** The keyword or keyword action whose cost is paid. */
  readonly method: string;
  readonly cost: readonly Cost[];
}

const BY_KEYWORD: ReadonlySet<string> = new Set(['morph', 'megamorph', 'disguise']);

/** What can be paid to turn it up: what its face would say, and for a manifested creature card its mana cost (701.40c–d). */
export function turnUpWays(g: G, row: ObjectRow): readonly TurnUpWay[] {
  if (isHiddenAgenda(g, row)) return OPENLY;
  if (row.zone !== BATTLEFIELD || (row.flags & Flag.faceDown) === 0) return NONE;
  const up = copiable(g.pool, { ...row, flags: row.flags & ~FACE_DOWN_FLAGS });
  const ways: TurnUpWay[] = [];
  for (const a of up.abilities) {
    if (a.kind === 'keyword' && BY_KEYWORD.has(a.keyword)) ways.push({ method: a.keyword, cost: a.cost ?? [] });
  }
  // 701.40b: what the card is that represents it, whatever it has become a copy of.
  const card = row.copy === null ? up : copiable(g.pool, { ...row, copy: null, flags: row.flags & ~FACE_DOWN_FLAGS });
  const { cost } = card.face;
  if ((row.flags & Flag.manifested) !== 0 && (card.types & TypeBit.creature) !== 0 && cost !== undefined) {
    const method = (row.flags & Flag.warded) === 0 ? 'manifest' : 'cloak';
    ways.push({ method, cost: [{ kind: 'mana', mana: cost }] });
  }
  return ways;
}
const NONE: readonly TurnUpWay[] = [];
/** 116.2j: for nothing. */
const OPENLY: readonly TurnUpWay[] = [{ method: 'hidden agenda', cost: [] }];

const refuse = (code: string, rule: string): Refusal => Object.freeze({ code, rule });
const NOT_FACE_DOWN = refuse('not-face-down', '116.2b');
const NOT_YOURS = refuse('not-yours', '116.2b');
const NO_WAY = refuse('cannot-be-turned-up', '708.7');

const wayOf = (g: G, object: ObjectId, method: string | undefined): TurnUpWay | undefined =>
  turnUpWays(g, objectRow(g.state, object)).find((w) => method === undefined || w.method === method);

export function turnUpRefusal(g: G, player: PlayerId, object: ObjectId, method: string | undefined): Refusal | null {
  const row = findObject(g.state, object);
  if (row === undefined || (row.flags & Flag.faceDown) === 0) return NOT_FACE_DOWN;
  if (row.zone !== BATTLEFIELD && !isHiddenAgenda(g, row)) return NOT_FACE_DOWN;
  if (controllerOf(g, object) !== player) return NOT_YOURS;
  const prohibition = forbidden(g, 'beTurnedUp', object);
  if (prohibition !== null) return prohibition;
  const way = wayOf(g, object, method);
  if (way === undefined) return NO_WAY;
  return payRefusal(g, player, object, way, 0);
}

function payRefusal(g: G, player: PlayerId, object: ObjectId, way: TurnUpWay, x: number): Refusal | null {
  const ctx = context(object, player, { x });
  return paymentRefusal(
    g,
    plainCost(g, way.cost, ctx),
    { player, ctx, playing: NO_OBJECT, forMana: false },
    purposeOf(object),
  );
}

const purposeOf = (object: ObjectId): Purpose => ({ object, kind: 'cost', method: 'turn up' });

const isPayable = (g: G, player: PlayerId, object: ObjectId, way: TurnUpWay, x: number): boolean =>
  payRefusal(g, player, object, way, x) === null;

interface TurningUp {
  readonly player: PlayerId;
  readonly object: ObjectId;
  readonly method?: string;
  readonly pay: 'auto' | 'manual';
  readonly x?: number;
  readonly way?: TurnUpWay;
  readonly payment?: PaymentResult;
}

/** The cost is shown and paid, then it is turned up; it does not use the stack. */
const turnUp: Procedure = procedure<G, TurningUp>('turnUp', {
  /** 107.3d: X is chosen immediately before the cost is paid. */
  announceX_107_3d(g, d, answer) {
    comesFrom(g, d.object);
    const way = wayOf(g, d.object, d.method);
    if (way === undefined) return undo(NO_WAY);
    if (!costsUseX(way.cost)) return next(d);
    if (answer !== undefined) return next({ ...d, x: answer as number });
    const { player, object } = d;
    const max = mostThat((x) => isPayable(g, player, object, way, x));
    const decision: ChooseNumber = { kind: 'number', player, rule: '107.3d', prompt: 'x', about: object, min: 0, max };
    return max === 0 ? next({ ...d, x: 0 }) : ask(decision);
  },
  pay_116_2b(g, d) {
    const way = wayOf(g, d.object, d.method);
    if (way === undefined) return undo(NO_WAY);
    const { player, object, pay, x = 0 } = d;
    const input = {
      player,
      cost: way.cost,
      ctx: context(object, player, { x }),
      optional: false,
      pay,
      purpose: purposeOf(object),
    };
    return call('payCost', input, { store: 'payment', data: { ...d, way } });
  },
  turn_116_2b(_g, { player, object, payment, way, x }) {
    if (payment?.paid !== true) return undo(payment?.refusal ?? refuse('cannot-pay', '116.2b'));
    const mega = way?.method === 'megamorph' ? { mega: true } : {};
    const event: MagicEvent = turnUpEvent(object, { player, ...mega });
    // 702.37f: its other abilities may speak of the X.
    return emit(x === undefined ? [event] : [noteEvent(object, 'x', x), event]);
  },
  finish(g) {
    commit(g);
    return done(undefined);
  },
});

export const turnUpProcedures = { turnUp } as const;
