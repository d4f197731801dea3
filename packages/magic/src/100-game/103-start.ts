/** Starting the game (103): who goes first, shuffling, opening hands, mulligans. */
import {
  ask,
  asPlayer,
  type ChooseEntities,
  call,
  type Directive,
  emit,
  go,
  happen,
  moveEvent,
  next,
  type ObjectId,
  objectRow,
  type PlayerId,
  type Procedure,
  pickEvent,
  picked,
  procedure,
  shuffleEvent,
  type YesNo,
  zoneObjects,
} from '@rulewright/kernel';
import { TypeBit } from '../200-cards/205-card-types.ts';
import { BATTLEFIELD, COMMAND, HAND, LIBRARY, PLANAR_DECK, SCHEME_DECK } from '../400-zones/400-zones.ts';
import { drawEvent, type MagicEvent, planTurnEvent } from '../700-additional/700.1-events/types.ts';
import { planarMarkers } from '../900-variants/901-planechase/901.9-planar-die.ts';
import { usualHandSize } from '../900-variants/902-vanguard.ts';
import { askForName, nameSecretly, unnamedAgenda } from '../900-variants/905-conspiracy.ts';
import type { G } from '../state.ts';
import { headOf, inTurnOrder } from './101.4-turn-order.ts';
import { askForCompanion, companionRevealed } from './103.2b-companions.ts';
import { copiable } from './108-pool.ts';
import { characteristics, hasKeyword } from './109.3-characteristics.ts';

export interface Starting {
  /** Who decides which player goes first: the loser of the game before (103.1), or -1 for a random player. */
  readonly chooser: number;
  readonly first: number;
  readonly taken: readonly number[];
  readonly kept: readonly boolean[];
  readonly player: number;
  /** How many players have been asked whether they reveal a companion. */
  readonly asked?: number;
  /** How many cards each has drawn of the hand that is being drawn. */
  readonly drawn?: number;
}

/** The turn before the first: the player who goes first comes after it. */
const goesFirst = (g: G, first: PlayerId): MagicEvent => {
  const count = g.state.players.length;
  return planTurnEvent({ seat: asPlayer((headOf(g, first) + count - 1) % count), first });
};

/** 103.5c, 800.6: in a game of more than two players the first mulligan does not count. */
const counted = (g: G, taken: number): number => (g.state.players.length > 2 ? Math.max(0, taken - 1) : taken);

/** 103.3: the library, and the planar and scheme decks. */
const shuffled = (g: G, player: PlayerId): readonly MagicEvent[] =>
  [LIBRARY, PLANAR_DECK, SCHEME_DECK].flatMap((zone) =>
    zone === LIBRARY || zoneObjects(g, zone, player).length > 0 ? [shuffleEvent(player, zone)] : [],
  );

/** 121.2: cards are drawn one at a time; the stage comes again until each player has drawn a hand. */
function drawEach(s: Starting, stage: string, players: readonly PlayerId[], size: (p: PlayerId) => number): Directive {
  const drawn = s.drawn ?? 0;
  const left = players.filter((p) => drawn < size(p));
  if (left.length === 0) return next({ ...s, drawn: 0 });
  const events = left.map((player) => drawEvent(player));
  return emit(events, { data: { ...s, drawn: drawn + 1 }, then: stage });
}

const start: Procedure = procedure<G, Starting>('start', {
  chooser_103_1(g, s) {
    if (s.first >= 0) return go('companions_103_2b');
    if (s.chooser >= 0) return next(s);
    const players = g.state.players.map((p) => p.id);
    const [chooser = 0] = picked(happen(g, pickEvent(asPlayer(0), 'who-begins', players)));
    return next({ ...s, chooser });
  },
  whoGoesFirst_103_1(g, s, answer) {
    if (answer !== undefined) return next({ ...s, first: (answer as readonly PlayerId[])[0] });
    const from = g.state.players.map((p) => p.id);
    const choice: ChooseEntities = {
      kind: 'entities',
      player: s.chooser as PlayerId,
      rule: '103.1',
      prompt: 'who-goes-first',
      from,
      min: 1,
      max: 1,
    };
    return ask(choice);
  },
  companions_103_2b(g, s, answer) {
    const { asked = 0 } = s;
    const player = inTurnOrder(g, s.first as PlayerId)[asked];
    if (player === undefined) return next(s);
    const then = { data: { ...s, asked: asked + 1 }, then: 'companions_103_2b' };
    if (answer !== undefined) return emit(companionRevealed(answer as readonly ObjectId[]), then);
    const choice = askForCompanion(g, player);
    return choice === null ? go(then.then, then.data) : ask(choice);
  },
  shuffle_103_3(g, s) {
    happen(g, goesFirst(g, s.first as PlayerId));
    return emit([...g.state.players.flatMap((p) => shuffled(g, p.id)), ...planarMarkers(g)]);
  },
  /** Each player in turn order names a card for each of their face-down conspiracies. */
  agendas_702_106a(g, s, answer) {
    const first = s.first as PlayerId;
    const player = inTurnOrder(g, first).find((p) => unnamedAgenda(g, p) !== undefined);
    const agenda = player === undefined ? undefined : unnamedAgenda(g, player);
    if (player === undefined || agenda === undefined) return go('openingHands_103_5');
    if (answer === undefined) return ask(askForName(player, agenda));
    return emit([nameSecretly(player, agenda, answer as string)], { then: 'agendas_702_106a' });
  },
  openingHands_103_5(g, s) {
    return drawEach(
      s,
      'openingHands_103_5',
      g.state.players.map((p) => p.id),
      (p) => usualHandSize(g, p),
    );
  },
  mulligan_103_5(g, s, answer) {
    if (answer === undefined) {
      const player = stillDeciding(g, s).find((p) => seatFrom(g, s, p) >= s.player);
      if (player === undefined) return next(s);
      const decision: YesNo = { kind: 'yesNo', player, rule: '103.5', prompt: 'mulligan' };
      return ask(decision, { ...s, player: seatFrom(g, s, player) });
    }
    const player = playerAt(g, s, s.player);
    const mulligans = answer === true && counted(g, s.taken[player] ?? 0) < usualHandSize(g, player);
    return go('mulligan_103_5', {
      ...s,
      kept: s.kept.with(player, !mulligans),
      taken: mulligans ? s.taken.with(player, (s.taken[player] ?? 0) + 1) : s.taken,
      player: s.player + 1,
    });
  },
  takeMulligans_103_5(g, s) {
    const again = stillDeciding(g, s);
    if (again.length === 0) return go('openingHands_103_6', { ...s, player: 0 });
    return emit(
      again.flatMap((p): MagicEvent[] => [
        ...zoneObjects(g, HAND, p).map((object) => moveEvent(object, LIBRARY, { how: 'put' })),
        shuffleEvent(p, LIBRARY),
      ]),
    );
  },
  drawAgain_103_5(g, s) {
    const paris = g.state.game.profile.mulligan === 'paris';
    const size = (p: PlayerId): number => usualHandSize(g, p) - (paris ? counted(g, s.taken[p] ?? 0) : 0);
    return drawEach({ ...s, player: 0 }, 'drawAgain_103_5', stillDeciding(g, s), size);
  },
  /** London: as many cards as mulligans taken go to the bottom, in any order. */
  bottom_103_5(g, s, answer) {
    const player = stillDeciding(g, s).find((p) => seatFrom(g, s, p) >= s.player);
    if (g.state.game.profile.mulligan !== 'london' || player === undefined)
      return go('mulligan_103_5', { ...s, player: 0 });
    const seat = seatFrom(g, s, player);
    const count = counted(g, s.taken[player] ?? 0);
    if (count === 0) return go('bottom_103_5', { ...s, player: seat + 1 });
    if (answer === undefined) {
      const choice: ChooseEntities = {
        kind: 'entities',
        player,
        rule: '103.5',
        prompt: 'put-on-bottom',
        from: zoneObjects(g, HAND, player),
        min: count,
        max: count,
      };
      return ask(choice, { ...s, player: seat });
    }
    const events = (answer as readonly ObjectId[]).map((object) => moveEvent(object, LIBRARY, { how: 'put' }));
    return emit(events, { data: { ...s, player: seat + 1 }, then: 'bottom_103_5' });
  },
  /** In turn order, each player may begin with cards on the battlefield that say so. */
  openingHands_103_6(g, s, answer) {
    if (answer !== undefined) {
      const events = (answer as readonly ObjectId[]).map((object) => moveEvent(object, BATTLEFIELD, { how: 'put' }));
      return emit(events, { data: { ...s, player: s.player + 1 }, then: 'openingHands_103_6' });
    }
    const player = inTurnOrder(g, s.first as PlayerId).find(
      (p) => seatFrom(g, s, p) >= s.player && beginning(g, p).length > 0,
    );
    if (player === undefined) return go('startingPlane_901_5');
    const from = beginning(g, player);
    const choice: ChooseEntities = {
      kind: 'entities',
      player,
      rule: '103.6b',
      prompt: 'opening-hand',
      from,
      min: 0,
      max: from.length,
    };
    return ask(choice, { ...s, player: seatFrom(g, s, player) });
  },
  /** The starting player turns up the first plane; phenomena on top of it go to the bottom. */
  startingPlane_901_5(g, s) {
    const deck = zoneObjects(g, PLANAR_DECK, s.first as PlayerId);
    const found = deck.findIndex((id) => (copiable(g.pool, objectRow(g.state, id)).types & TypeBit.plane) !== 0);
    const plane = deck[found];
    if (plane === undefined) return next(s);
    return emit([
      ...deck.slice(0, found).map((object) => moveEvent(object, PLANAR_DECK, { how: 'put' })),
      moveEvent(plane, COMMAND, { how: 'turnedUp', controller: s.first as PlayerId }),
    ]);
  },
  firstTurn(_g) {
    return call('turns', { queue: [] });
  },
});

const beginning = (g: G, player: PlayerId): readonly ObjectId[] =>
  zoneObjects(g, HAND, player).filter((id) => hasKeyword(characteristics(g, id), 'opening hand'));

/** How many seats a player is from the one who goes first: it stays the same when somebody leaves. */
const seatFrom = (g: G, s: Starting, player: PlayerId): number =>
  (player - s.first + g.state.players.length) % g.state.players.length;
const playerAt = (g: G, s: Starting, seat: number): PlayerId => asPlayer((s.first + seat) % g.state.players.length);

/** Players who have just chosen to take a mulligan and have not kept. */
const stillDeciding = (g: G, s: Starting): readonly PlayerId[] =>
  inTurnOrder(g, s.first as PlayerId).filter((p) => s.kept[p] !== true);

export const startProcedures = { start } as const;
