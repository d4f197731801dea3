/**
 * Starting the game: decks are shuffled, pre-game actions are performed, champions enter, their On Enter abilities deal the opening hands
 * (starting the game 1–7). In Pantheon each player has boons, and a barrier enters with the champion.
 */
import {
  type Answer,
  ask,
  asPlayer,
  type ChooseEntities,
  type CreateEvent,
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
  underRules,
  zoneObjects,
} from '@rulewright/kernel';
import type { May } from '@rulewright/language/grand-archive';
import { activeFirst } from '@rulewright/rules';
import { cardNamed, frontOf } from '../actions/known-cards.ts';
import { durabilityCounters } from '../card-types/entering.ts';
import { goOnEvent, planEvent } from '../events/make.ts';
import { characteristics, hasKeyword, isType } from '../parts-of-a-card/characteristics.ts';
import { printed } from '../parts-of-a-card/printed.ts';
import { CHAMPION } from '../parts-of-a-card/words.ts';
import { asPlayed } from '../playing-cards/as-played.ts';
import { playRefusal } from '../playing-cards/legality.ts';
import { waysToBestow } from '../playing-cards/ways.ts';
import type { G } from '../state.ts';
import { giveOpportunity } from '../timing/opportunity.ts';
import { FIELD, MAIN_DECK, MATERIAL_DECK, PANTHEON } from '../zones/zones.ts';
import { BARRIER } from './format.ts';
import { inTurnOrder } from './players.ts';

export interface Starting {
  /** Index of the player who goes first; -1 if chance decides. */
  readonly first: number;
  readonly at: number;
  readonly champions: readonly ObjectId[];
  /** Boons that were bestowed or could not be, as indices of the pool. */
  readonly tried?: readonly number[];
}

/** The level 0 champions of a material deck. */
const spirits = (g: G, player: PlayerId): readonly ObjectId[] =>
  zoneObjects(g, MATERIAL_DECK, player).filter((id) => {
    const c = characteristics(g, id);
    return isType(c, CHAMPION) && c.baseLevel === 0;
  });

/** Cards that say that they may begin the game on the field. */
const beginners = (g: G, player: PlayerId): readonly ObjectId[] =>
  zoneObjects(g, MATERIAL_DECK, player).filter((id) =>
    characteristics(g, id).abilities.some(
      (a) => a.kind === 'static' && a.effects.some((e) => e.kind === 'may' && (e as May).action === 'beginOnField'),
    ),
  );

/** First Boon 1: boons that are bestowed before the game begins. */
const firstBoon = (g: G, player: PlayerId, tried: readonly number[]): ObjectId | undefined =>
  zoneObjects(g, PANTHEON, player).find(
    (id) =>
      !tried.includes(objectRow(g.state, id).def) &&
      hasKeyword(asPlayed(g, id), 'first boon') &&
      waysToBestow(g, player, id).some((way) => playRefusal(g, player, id, way, true) === null),
  );

/** Starting the game, Pantheon 6: in addition each player puts this token into play. */
function barrier(g: G, player: PlayerId): CreateEvent {
  const def = cardNamed(g, BARRIER);
  const counters = durabilityCounters(printed(frontOf(g, def)));
  return { kind: 'create', what: 'token', def, owner: player, controller: player, to: FIELD, counters };
}

/** Asks the players in turn order, one after another; `undefined` when all have been asked. */
const playerAt = (g: G, { first, at }: Starting): PlayerId | undefined => inTurnOrder(g, asPlayer(first))[at];

/** Special actions 4: what is put onto the field so cannot be modified by effects. */
const begins = (id: ObjectId, controller: PlayerId) => moveEvent(id, FIELD, { how: 'begun', controller });

function beginOnField(g: G, s: Starting, player: PlayerId, answer: Answer | undefined): Directive {
  const goOn: Starting = { first: s.first, at: s.at + 1, champions: s.champions };
  if (answer !== undefined) {
    const events = (answer as readonly ObjectId[]).map((id) => begins(id, player));
    return emit(events, { data: goOn, then: 'preGame' });
  }
  const from = beginners(g, player);
  if (from.length === 0) return go('preGame', goOn);
  const decision: ChooseEntities = {
    kind: 'entities',
    player,
    rule: 'starting-the-game.5',
    prompt: 'begin-on-field',
    from,
    min: 0,
    max: from.length,
  };
  return ask(decision);
}

const start: Procedure = procedure<G, Starting>('start', {
  shuffle: (g) => emit(g.state.players.map((p) => shuffleEvent(p.id, MAIN_DECK))),
  whoBegins(g, s) {
    const players = g.state.players.map((p) => p.id);
    const first = s.first >= 0 ? s.first : (picked(happen(g, pickEvent(asPlayer(0), 'who-begins', players)))[0] ?? 0);
    happen(g, planEvent({ first: asPlayer(first) }), goOnEvent('start', false));
    return next({ ...s, first });
  },
  /** Starting the game 5; First Boon 2. */
  preGame(g, s, answer) {
    const player = playerAt(g, s);
    if (player === undefined) return go('champions', { ...s, at: 0 });
    const boon = answer === undefined ? firstBoon(g, player, s.tried ?? []) : undefined;
    if (boon === undefined) return beginOnField(g, s, player, answer);
    const data: Starting = { ...s, tried: [...(s.tried ?? []), objectRow(g.state, boon).def] };
    return call('playCard', { player, card: boon, method: 'bestow' }, { data, then: 'bestowed' });
  },
  /** Bestowing 3.4.2: nobody has Opportunity, so that what waits resolves. */
  bestowed: (g) => call('opportunity', activeFirst(g), { then: 'preGame' }),
  /** Starting the game 6: each player's level 0 champion. */
  champions(g, s, answer) {
    const player = playerAt(g, s);
    if (player === undefined) return next({ ...s, at: 0 });
    const take = (id: ObjectId | undefined) =>
      go('champions', { ...s, at: s.at + 1, champions: id === undefined ? s.champions : [...s.champions, id] });
    if (answer !== undefined) return take((answer as readonly ObjectId[])[0]);
    const from = spirits(g, player);
    if (from.length < 2) return take(from[0]);
    const decision: ChooseEntities = {
      kind: 'entities',
      player,
      rule: 'starting-the-game.6',
      prompt: 'first-champion',
      from,
      min: 1,
      max: 1,
    };
    return ask(decision);
  },
  enter(g, s) {
    const barriers = g.state.game.format.boons ? inTurnOrder(g, asPlayer(s.first)).map((p) => barrier(g, p)) : [];
    return emit([...s.champions.map((id) => moveEvent(id, FIELD, { how: 'begun' })), ...barriers]);
  },
  openingHands: (g) => giveOpportunity(g, 'firstTurn'),
  firstTurn: () => call('turns', { queue: [] }),
});

export const startProcedures = {
  start: underRules(start, {
    shuffle: 'starting-the-game.2',
    whoBegins: 'starting-the-game.4',
    preGame: 'starting-the-game.5',
    bestowed: 'kw-first-boon.1',
    champions: 'starting-the-game.6',
    enter: 'starting-the-game.6',
    openingHands: 'starting-the-game.6',
  }),
} as const;
