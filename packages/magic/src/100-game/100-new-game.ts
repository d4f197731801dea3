/** Begins games: from decks, or from a position that somebody describes. */
import { begin, type PlayerId, run } from '@rulewright/kernel';
import type { Card, Step } from '@rulewright/language/magic';
import { COMMAND, LIBRARY, OUTSIDE, PLANAR_DECK, SCHEME_DECK } from '../400-zones/400-zones.ts';
import { TURN_STEPS } from '../500-turn/500-turn.ts';
import { placeCommander } from '../700-additional/700.1-events/commanders.ts';
import { emptyGame, placeObjects } from '../700-additional/700.1-events/set-up.ts';
import { placeLifeTotals } from '../900-variants/902-vanguard.ts';
import { agendaFlags } from '../900-variants/905-conspiracy.ts';
import type { G } from '../state.ts';
import { unsupported } from '../vocabulary/supported.ts';
import type { Starting } from './103-start.ts';
import { newPool } from './108-pool.ts';
import { duel, type Format } from './format.ts';
import { current, type Profile } from './profile.ts';

/** A player and what they bring. */
export interface DeckSeat {
  readonly name: string;
  readonly deck: readonly Card[];
  readonly team?: number;
  /** 903.6: begins in the command zone; not among the cards of the deck here. */
  readonly commanders?: readonly Card[];
  /** 100.4: cards from outside the game that the player may use. */
  readonly sideboard?: readonly Card[];
  /** 901.3: the planar deck. */
  readonly planes?: readonly Card[];
  /** 904.3: the scheme deck of an archenemy. */
  readonly schemes?: readonly Card[];
  /** 313.5, 315.2: vanguards and conspiracies, which begin face up in the command zone. */
  readonly command?: readonly Card[];
}

/** What a game begins with. */
export interface NewGame {
  readonly players: readonly DeckSeat[];
  readonly seed: number;
  readonly profile?: Profile;
  readonly format?: Format;
  /** 801: limited range of influence, in seats, for all players or for each. */
  readonly range?: number | readonly number[];
  /** 803: players attack only the opponent to their left or right. */
  readonly attack?: 'left' | 'right';
  /** Index of the player who goes first; if absent, a random player (or `chooser`) decides. */
  readonly first?: number;
  /** Cards that are not in the game and can be named all the same (201.4). */
  readonly known?: readonly Card[];
  /** The player who decides who goes first: the loser of the previous game (103.1). */
  readonly chooser?: number;
}

/** A game cannot begin like this. */
export class SetUpError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const formatOf = ({ format = duel, range, attack, players }: NewGame): Format => ({
  ...format,
  ...(players.some(({ planes = [] }) => planes.length > 0) ? { planes: true } : {}),
  ...(range === undefined ? {} : { range }),
  ...(attack === undefined ? {} : { attack }),
});

const allCards = (p: DeckSeat): readonly Card[] => [
  ...p.deck,
  ...(p.commanders ?? []),
  ...(p.sideboard ?? []),
  ...(p.planes ?? []),
  ...(p.schemes ?? []),
  ...(p.command ?? []),
];

/** 904.2: unless said otherwise, all others are one team against the only archenemy. */
function seated(players: readonly DeckSeat[], format: Format | undefined): readonly DeckSeat[] {
  if (format?.name !== 'archenemy' || players.some(({ team }) => team !== undefined)) return players;
  const archenemy = archenemyOf(players);
  return archenemy < 0 ? players : players.map((p, i) => ({ ...p, team: i === archenemy ? 0 : 1 }));
}

/** 904.6: the only archenemy takes the first turn; -1 where there is none, or where all are (904.12c). */
function archenemyOf(players: readonly DeckSeat[]): number {
  const [first = -1, second] = players.flatMap(({ schemes = [] }, i) => (schemes.length > 0 ? [i] : []));
  return second === undefined ? first : -1;
}

/** Starts a game and runs to its first decision. */
export function newGame(options: NewGame): G {
  const { players } = options;
  // 100.1: two or more players, each with a deck.
  if (players.length < 2)
    throw new SetUpError('too-few-players', 'a game needs at least two players, each with a deck (100.1)');
  if (players.length > 8) throw new SetUpError('too-many-players', 'a game has at most eight players');
  for (const p of players) if (p.deck.length === 0) throw new SetUpError('no-deck', `${p.name} has no deck (100.2)`);
  const cards = [...new Set(players.flatMap(allCards))];
  for (const card of cards) {
    const missing = unsupported(card);
    if (missing.length > 0)
      throw new SetUpError('unsupported-card', `${card.name} cannot be played yet: ${missing.join(', ')}`);
  }
  const g = emptyGame(
    newPool(cards, options.known),
    seated(players, options.format),
    options.seed,
    options.profile ?? current,
    formatOf(options),
  );
  const defs = new Map(cards.map((card, def) => [card, def]));
  players.forEach((p, i) => {
    const placed = (zone: number) => (card: Card) => ({ owner: i as PlayerId, zone, def: defs.get(card) ?? -1 });
    placeObjects(g, p.deck.map(placed(LIBRARY)));
    for (const id of placeObjects(g, (p.commanders ?? []).map(placed(COMMAND)))) placeCommander(g, id);
    placeObjects(g, [
      ...(p.sideboard ?? []).map(placed(OUTSIDE)),
      ...(p.planes ?? []).map(placed(PLANAR_DECK)),
      ...(p.schemes ?? []).map(placed(SCHEME_DECK)),
      ...(p.command ?? []).map((card) => ({ ...placed(COMMAND)(card), flags: agendaFlags(card) })),
    ]);
  });
  placeLifeTotals(g);
  const starting: Starting = {
    chooser: options.chooser ?? -1,
    first: options.first ?? archenemyOf(players),
    taken: players.map(() => 0),
    kept: players.map(() => false),
    player: 0,
  };
  begin(g, 'start', starting);
  run(g);
  return g;
}

/**
 * Goes on from a position. A main phase is taken to have begun already; any other step begins now, with its turn-based
 * actions and triggers, so that a position at the declaration of blockers asks for blockers.
 */
export function continueFrom(g: G, step: Step): void {
  const queue = TURN_STEPS.slice(TURN_STEPS.indexOf(step === 'first-strike-damage' ? 'damage' : step) + 1);
  begin(g, 'turns', { queue }, null, 'added');
  const begun = step === 'main1' || step === 'main2';
  begin(g, 'step', { step: step === 'first-strike-damage' ? 'damage' : step }, null, begun ? 'priority' : 'begin');
  run(g);
}
