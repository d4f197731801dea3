/** How a game of Magic begins with decks. */
import type { CardCount, Deck } from '@rulewright/cards';
import { bundledCards, type CardFinder } from '@rulewright/cards/magic';
import { hashPlain, type Plain } from '@rulewright/kernel';
import type { Card } from '@rulewright/language/magic';
import {
  type DeckSeat,
  type Format,
  formats,
  type G,
  newGame,
  profiles,
  SetUpError,
  unsupported,
} from '@rulewright/magic';
import { en, tellProblem } from '@rulewright/text/magic';
import { type Begun, type SeatGiven, type Start, TableError } from '../start.ts';

/** The cards of a deck that are played: without its sideboard (100.4), a commander among them where that is no role of its own. */
export const cardsOf = ({ name, parts: { commander = [], main } }: Deck, finder: CardFinder): readonly Card[] =>
  cardsNamed([...commander, ...main], name, finder);

/** Cards by their names; what is unknown, cannot be read or cannot be played is said. */
const cardsNamed = (cards: readonly CardCount[], deck: string, finder: CardFinder): readonly Card[] =>
  cards.flatMap(([count, name]) => {
    const found = finder.find(name);
    if (found === undefined) throw new TableError('unknown-card', `deck "${deck}" has an unknown card, "${name}"`);
    if ('refusals' in found) {
      const [first] = found.problems();
      const why = first === undefined ? '' : tellProblem(first, en);
      throw new TableError('unread-card', `"${name}" of deck "${deck}" cannot be read: ${why}`);
    }
    const [missing] = unsupported(found.card);
    if (missing !== undefined)
      throw new TableError('unsupported-card', `"${name}" of deck "${deck}" cannot be played yet: ${missing}`);
    return Array.from({ length: count }, () => found.card);
  });

/** 903.6: where decks have commanders, they begin in the command zone; 905.4: so do conspiracies, from the sideboard. */
function seatOf({ name, deck }: SeatGiven, format: Format | undefined, finder: CardFinder): DeckSeat {
  const { commander = [], main, sideboard = [] } = deck.parts;
  const drafted = format?.name === 'conspiracy' ? cardsNamed(sideboard, deck.name, finder).filter(isConspiracy) : [];
  const companions = cardsNamed(
    sideboard.filter(([, card]) => isCompanion(card, finder)),
    deck.name,
    finder,
  );
  const of = format?.commanders === true ? cardsNamed(main, deck.name, finder) : cardsOf(deck, finder);
  return {
    name,
    ...sorted([...of, ...drafted]),
    ...(companions.length === 0 ? {} : { sideboard: companions }),
    ...(format?.commanders === true ? { commanders: cardsNamed(commander, deck.name, finder) } : {}),
  };
}

/** 103.2b: of a sideboard nothing else can be used in the game. */
function isCompanion(name: string, finder: CardFinder): boolean {
  const found = finder.find(name);
  const abilities = found === undefined || 'refusals' in found ? [] : (found.card.faces[0].abilities ?? []);
  return abilities.some((a) => a.kind === 'keyword' && a.keyword === 'companion');
}

const isOf =
  (...types: readonly string[]) =>
  ({ faces: [face] }: Card): boolean =>
    face.types.some((type) => types.includes(type));
const isPlanar = isOf('plane', 'phenomenon');
const isScheme = isOf('scheme');
const isConspiracy = isOf('conspiracy');
const isVanguard = isOf('vanguard');

/** 901.3, 902.3, 904.3: nontraditional cards of a list are decks of their own, or begin in the command zone. */
function sorted(cards: readonly Card[]): Omit<DeckSeat, 'name'> {
  const planes = cards.filter(isPlanar);
  const schemes = cards.filter(isScheme);
  const command = cards.filter((card) => isVanguard(card) || isConspiracy(card));
  if (planes.length + schemes.length + command.length === 0) return { deck: cards };
  const beside = new Set([...planes, ...schemes, ...command]);
  return { deck: cards.filter((card) => !beside.has(card)), planes, schemes, command };
}

/** The format or profile of that name; undefined where none is asked for. */
function named<T extends { readonly name: string }>(
  all: readonly T[],
  name: string | undefined,
  code: string,
): T | undefined {
  if (name === undefined) return undefined;
  const found = all.find((each) => each.name === name);
  if (found === undefined)
    throw new TableError(code, `"${name}" is none of ${all.map((each) => each.name).join(', ')}`);
  return found;
}

/** Begins a game between decks of cards that are found by name. */
export function beginGame(start: Start, finder: CardFinder): Begun<G> {
  const format = named(Object.values(formats), start.format, 'unknown-format');
  const profile = named(Object.values(profiles), start.profile, 'unknown-profile');
  const players = start.players.map((seat) => seatOf(seat, format, finder));
  try {
    const g = newGame({
      players,
      seed: start.seed,
      known: bundledCards,
      ...(start.first === undefined ? {} : { first: start.first }),
      ...(format === undefined ? {} : { format }),
      ...(profile === undefined ? {} : { profile }),
    });
    return { g, cards: hashPlain(g.pool.cards as unknown as Plain) };
  } catch (error) {
    throw error instanceof SetUpError ? new TableError(error.code, error.message) : error;
  }
}
