/** Begins games: from decks, or from a position that somebody describes. */
import { asPlayer, begin, run } from '@rulewright/kernel';
import type { Card } from '@rulewright/language/grand-archive';
import { emptyGame, placeObjects } from '../events/set-up.ts';
import { newPool } from '../parts-of-a-card/pool.ts';
import { Flag, type G, type Phase } from '../state.ts';
import { PHASES, phasesOf } from '../turn-order/turn.ts';
import { cardsNeeded, unsupported } from '../vocabulary/supported.ts';
import { MAIN_DECK, MATERIAL_DECK, PANTHEON } from '../zones/zones.ts';
import { BARRIER, type Format, PLAYERS, standard } from './format.ts';
import { current, type Profile } from './profile.ts';
import type { Starting } from './starting.ts';

/** A player and what they bring. */
export interface DeckSeat {
  readonly name: string;
  readonly main: readonly Card[];
  readonly material: readonly Card[];
  readonly boons?: readonly Card[];
  readonly team?: number;
}

/** What a game begins with. */
export interface NewGame {
  readonly players: readonly DeckSeat[];
  readonly seed: number;
  readonly profile?: Profile;
  /** Absent: standard's rules, for any number of players. */
  readonly format?: Format;
  /** Index of the player who goes first; chance decides if absent. */
  readonly first?: number;
  /** Tokens, ingredients, masteries and cards that may be generated or named. */
  readonly known?: readonly Card[];
}

/** A game cannot begin like this. */
export class SetUpError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Starts a game and runs to its first decision. */
export function newGame(options: NewGame): G {
  const { players } = options;
  if (players.length < 2)
    throw new SetUpError('too-few-players', 'a game needs at least two players, each with two decks');
  if (players.length > 8) throw new SetUpError('too-many-players', 'a game has at most eight players');
  const [least, most] = options.format === undefined ? [2, 8] : PLAYERS[options.format.name];
  if (players.length < least || players.length > most)
    throw new SetUpError('wrong-number-of-players', `${options.format?.name} is played by ${least} to ${most} players`);
  for (const p of players)
    if (p.material.length === 0 || p.main.length === 0)
      throw new SetUpError('no-deck', `${p.name} needs a main deck and a material deck`);
  const cards = [...new Set(players.flatMap((p) => [...p.main, ...p.material, ...(p.boons ?? [])]))];
  for (const card of cards) {
    const missing = unsupported(card);
    if (missing.length > 0)
      throw new SetUpError('unsupported-card', `${card.name} cannot be played yet: ${missing.join(', ')}`);
  }
  const known = outsideOf(options.known ?? NO_CARDS);
  const format = options.format ?? standard;
  const all = withNeeded(cards, known.byName, format.boons ? [BARRIER] : []);
  const dealt = new Set(all);
  const pool = newPool(
    all,
    known.cards.filter((card) => !dealt.has(card)),
  );
  const g = emptyGame(pool, players, options.seed, options.profile ?? current, format);
  const defs = new Map(g.pool.cards.map((card, def) => [card, def]));
  players.forEach((p, i) => {
    const placed = (zone: number) => (card: Card) => ({ owner: asPlayer(i), zone, def: defs.get(card) ?? -1 });
    placeObjects(g, [
      ...p.main.map(placed(MAIN_DECK)),
      ...p.material.map(placed(MATERIAL_DECK)),
      // Pantheon 2: they start face down.
      ...(p.boons ?? []).map((card) => ({ ...placed(PANTHEON)(card), flags: Flag.faceDown })),
    ]);
  });
  startFrom(g, options.first ?? -1);
  return g;
}

/** Starts the game with what lies in the zones. */
export function startFrom(g: G, first: number): void {
  const starting: Starting = { first, at: 0, champions: [] };
  begin(g, 'start', starting);
  run(g);
}

interface Outside {
  readonly cards: readonly Card[];
  /** By their names and slugs. */
  readonly byName: ReadonlyMap<string, Card>;
}
const NO_CARDS: readonly Card[] = [];
const outside = new WeakMap<readonly Card[], Outside>();

/** Those that can be played, worked out once for each list: many games are played with the same. */
function outsideOf(known: readonly Card[]): Outside {
  const found = outside.get(known);
  if (found !== undefined) return found;
  const cards = known.filter((card) => unsupported(card).length === 0);
  const byName = new Map([
    ...cards.map((card) => [card.slug, card] as const),
    ...cards.map((card) => [card.name, card] as const),
  ]);
  const made = { cards, byName };
  outside.set(known, made);
  return made;
}

/** With the cards from outside that these summon, generate or give and that the format needs, and what those need in turn. */
function withNeeded(cards: readonly Card[], known: Outside['byName'], ofFormat: readonly string[]): readonly Card[] {
  const all = [...cards];
  const there = new Set(cards.flatMap(({ name, slug }) => [name, slug]));
  const add = (name: string, by: string): void => {
    if (there.has(name)) return;
    const found = known.get(name);
    if (found === undefined) throw new SetUpError('missing-card', `${by} needs ${name}, which is not known`);
    all.push(found);
    there.add(found.name).add(found.slug);
  };
  for (const name of ofFormat) add(name, 'the format');
  for (const card of all) for (const name of cardsNeeded(card)) add(name, card.name);
  return all;
}

/** Goes on from a position. The main phase is taken to have begun already; any other phase begins now, with what it does. */
export function continueFrom(g: G, step: Phase): void {
  const at = step === 'cleanup' ? PHASES.length : PHASES.indexOf(step) + 1;
  const phases = phasesOf(g, g.state.game.turn.active);
  const queue = PHASES.slice(at).filter((phase) => phases.includes(phase));
  begin(g, 'turns', { queue }, null, step === 'cleanup' || phases.includes(step) ? 'ended' : 'nextPhase');
  // A phase that this turn does not have is passed by.
  if (step === 'cleanup' || phases.includes(step))
    begin(g, 'phase', { phase: step }, null, step === 'main' ? 'opportunity' : 'begin');
  run(g);
}
