/** Starting the game: decks are shuffled, champions enter, their On Enter abilities deal the opening hands (starting the game 1–7). */
import {
  ask,
  asPlayer,
  type ChooseEntities,
  call,
  emit,
  go,
  happen,
  moveEvent,
  next,
  type ObjectId,
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
import { goOnEvent, planEvent } from '../events/make.ts';
import { characteristics, isType } from '../parts-of-a-card/characteristics.ts';
import { CHAMPION } from '../parts-of-a-card/words.ts';
import type { G } from '../state.ts';
import { giveOpportunity } from '../timing/opportunity.ts';
import { FIELD, MAIN_DECK, MATERIAL_DECK } from '../zones/zones.ts';
import { inTurnOrder } from './players.ts';

export interface Starting {
  /** Index of the player who goes first; -1 if chance decides. */
  readonly first: number;
  readonly at: number;
  readonly champions: readonly ObjectId[];
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

const start: Procedure = procedure<G, Starting>('start', {
  shuffle: (g) => emit(g.state.players.map((p) => shuffleEvent(p.id, MAIN_DECK))),
  whoBegins(g, s) {
    const players = g.state.players.map((p) => p.id);
    const first = s.first >= 0 ? s.first : (picked(happen(g, pickEvent(asPlayer(0), 'who-begins', players)))[0] ?? 0);
    happen(g, planEvent({ first: asPlayer(first) }), goOnEvent('start', false));
    return next({ ...s, first });
  },
  /** Starting the game 5. */
  preGame(g, s, answer) {
    const players = inTurnOrder(g, asPlayer(s.first));
    const player = players[s.at];
    if (player === undefined) return next({ ...s, at: 0 });
    if (answer !== undefined) {
      const events = (answer as readonly ObjectId[]).map((id) =>
        moveEvent(id, FIELD, { how: 'put', controller: player }),
      );
      return emit(events, { data: { ...s, at: s.at + 1 }, then: 'preGame' });
    }
    const from = beginners(g, player);
    if (from.length === 0) return go('preGame', { ...s, at: s.at + 1 });
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
  },
  /** Starting the game 6: each player's level 0 champion. */
  champions(g, s, answer) {
    const players = inTurnOrder(g, asPlayer(s.first));
    const player = players[s.at];
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
  enter: (_g, s) => emit(s.champions.map((id) => moveEvent(id, FIELD, { how: 'put' }))),
  openingHands: (g) => giveOpportunity(g, 'firstTurn'),
  firstTurn: () => call('turns', { queue: [] }),
});

export const startProcedures = {
  start: underRules(start, {
    shuffle: 'starting-the-game.2',
    whoBegins: 'starting-the-game.4',
    preGame: 'starting-the-game.5',
    champions: 'starting-the-game.6',
    enter: 'starting-the-game.6',
    openingHands: 'starting-the-game.6',
  }),
} as const;
