/** The planar die (901.3a, 901.8, 901.9): rolling it as a special action (116.2i) or by an effect, and what its faces bring about. */
import {
  call,
  commit,
  done,
  emit,
  NO_OBJECT,
  noteEvent,
  objectRow,
  type PlayerId,
  type Procedure,
  procedure,
  type Refusal,
  rollEvent,
  rolled,
  undo,
} from '@rulewright/kernel';
import type { Cost, Face } from '@rulewright/language/magic';
import { activePlayers } from '../../100-game/101.4-turn-order.ts';
import { isSorceryTime } from '../../100-game/117-priority/117.1-timing.ts';
import { paymentRefusal } from '../../100-game/118-costs/118.3-payable.ts';
import type { Purpose } from '../../100-game/118-costs/purpose.ts';
import { plainCost } from '../../600-effects/601-cast/601.2f-total-cost.ts';
import type { PaymentResult } from '../../600-effects/601-cast/601.2h-payment.ts';
import { giveMarker, markerOf } from '../../700-additional/700.1-events/markers.ts';
import { actedEvent, type MagicEvent } from '../../700-additional/700.1-events/types.ts';
import { context, type G } from '../../state.ts';
import { planarController } from './901.6-planes.ts';

/** 901.3a: one of six faces has the Planeswalker symbol, one the chaos symbol. */
const SIDES = 6;
const PLANESWALKER = 1;
const CHAOS = 2;

const PLANAR_DIE = 'planar die';

/** 901.8: "Whenever you roll the Planeswalker symbol on the planar die, planeswalk." It has no source, so a marker has it. */
export const PLANAR_MARKER: Face = {
  name: 'The Planar Die',
  types: [],
  abilities: [
    {
      kind: 'triggered',
      on: { on: 'acted', action: 'roll planeswalker symbol', who: { kind: 'you' } },
      actions: [{ do: 'planeswalk' }],
    },
  ],
};

export const planarMarkers = (g: G): readonly MagicEvent[] =>
  g.state.game.format.planes === true ? g.state.players.map(({ id }) => giveMarker(id, PLANAR_MARKER)) : [];

export const rollsPlanarDie = (player: PlayerId): readonly MagicEvent[] => [
  rollEvent(player, PLANAR_DIE, SIDES, 1, { rule: '901.9' }),
];

/** 311.7: chaos ensues for the planar controller. */
export const chaos = (g: G): MagicEvent => actedEvent('chaos', planarController(g));

/** 901.9a–d: what follows from the face that came up. */
export function planarResult(g: G, player: PlayerId, face: number | undefined): readonly MagicEvent[] {
  const symbol =
    face === PLANESWALKER ? [actedEvent('roll planeswalker symbol', player)] : face === CHAOS ? [chaos(g)] : [];
  return [actedEvent('roll', player), actedEvent('roll planar die', player), ...symbol];
}

/** How often the player has taken the special action this turn. */
const TURN = 'turn';
const TIMES = 'times';
function timesTaken(g: G, player: PlayerId): number {
  const marker = markerOf(g, player, PLANAR_MARKER.name);
  const notes = marker === undefined ? {} : objectRow(g.state, marker).notes;
  return notes[TURN] === g.state.game.turn.number ? Number(notes[TIMES] ?? 0) : 0;
}

const cost = (g: G, player: PlayerId): readonly Cost[] => {
  const times = timesTaken(g, player);
  return times === 0 ? [] : [{ kind: 'mana', mana: `{${times}}` }];
};

const refuse = (code: string, rule: string): Refusal => Object.freeze({ code, rule });
const NO_PLANES = refuse('not-an-action', '901.9');
const WRONG_TIMING = refuse('wrong-timing', '901.9');
const PURPOSE: Purpose = { object: NO_OBJECT, kind: 'cost', method: 'planar die' };

/** 901.9, 901.12d: an active player during a main phase, with an empty stack. */
export function planarDieRefusal(g: G, player: PlayerId): Refusal | null {
  if (g.state.game.format.planes !== true) return NO_PLANES;
  if (!activePlayers(g).includes(player) || !isSorceryTime(g, player)) return WRONG_TIMING;
  const ctx = context(NO_OBJECT, player);
  return paymentRefusal(
    g,
    plainCost(g, cost(g, player), ctx),
    { player, ctx, playing: NO_OBJECT, forMana: false },
    PURPOSE,
  );
}

interface Rolling {
  readonly player: PlayerId;
  readonly pay: 'auto' | 'manual';
  readonly payment?: PaymentResult;
}

/** 901.9: the cost is paid and the die rolled; it does not use the stack. */
const rollPlanarDie: Procedure = procedure<G, Rolling>('rollPlanarDie', {
  pay_901_9(g, d) {
    const { player, pay } = d;
    const input = {
      player,
      cost: cost(g, player),
      ctx: context(NO_OBJECT, player),
      optional: false,
      pay,
      purpose: PURPOSE,
    };
    return call('payCost', input, { store: 'payment' });
  },
  roll_901_9(g, { player, payment }) {
    if (payment?.paid !== true) return undo(payment?.refusal ?? refuse('cannot-pay', '901.9'));
    commit(g);
    const marker = markerOf(g, player, PLANAR_MARKER.name);
    const counted: readonly MagicEvent[] =
      marker === undefined
        ? []
        : [noteEvent(marker, TIMES, timesTaken(g, player) + 1), noteEvent(marker, TURN, g.state.game.turn.number)];
    return emit([...counted, ...rollsPlanarDie(player)], { store: 'happened' });
  },
  result_901_9(g, d) {
    const { happened = [] } = d as Rolling & { readonly happened?: readonly MagicEvent[] };
    return emit(planarResult(g, d.player, rolled(happened)[0]));
  },
  finish() {
    return done(undefined);
  },
});

export const planarProcedures = { rollPlanarDie } as const;
