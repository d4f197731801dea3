/** Random decks that can be played: some colours, lands for them, and any cards that fit. */
import type { Card } from '@rulewright/language/magic';
import { COMMAND_TYPES, ColorBit, colorIdentity, commanderDeckProblems, TypeBit, typeBits } from '@rulewright/magic';
import type { Below } from '../../game.ts';

const BASICS: Readonly<Record<string, string>> = {
  white: 'Plains',
  blue: 'Island',
  black: 'Swamp',
  red: 'Mountain',
  green: 'Forest',
};
const LANDS = 24;
const SIZE = 60;
const MOST_COPIES = 4;
/** 903.5a: a hundred cards with the commander. */
const COMMANDER_LANDS = 40;
const COMMANDER_SIZE = 99;

/** 108.2b: nontraditional cards are in no deck of this kind. */
const isTraditional = ({ faces: [face] }: Card): boolean => (typeBits(face.types) & COMMAND_TYPES) === 0;

/** 901.3: ten or more planes and at most two phenomena, all different. */
export function randomPlanarDeck(cards: readonly Card[], below: Below): readonly Card[] {
  const of = (type: number) => cards.filter(({ faces: [face] }) => (typeBits(face.types) & type) !== 0);
  const some = (from: readonly Card[], count: number): readonly Card[] => {
    const left = [...from];
    return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)).flat();
  };
  return [...some(of(TypeBit.phenomenon), 2), ...some(of(TypeBit.plane), 8)];
}

const isBasic = (card: Card): boolean => Object.values(BASICS).includes(card.name);

/** So many basic lands of these colours; of any where there is no colour. */
function landsFor(basics: readonly Card[], bits: number, count: number): Card[] {
  const colors = Object.keys(BASICS).filter((color) => (bits & bitOf(color)) !== 0);
  const lands = basics.filter((card) => colors.length === 0 || colors.some((color) => BASICS[color] === card.name));
  return Array.from({ length: count }, (_, i) => lands[i % lands.length]).filter((card) => card !== undefined);
}

const bitOf = (color: string): number => ColorBit[color as keyof typeof ColorBit] ?? 0;

/** Of one to three colours. `basics` are the five basic lands. */
export function randomDeck(cards: readonly Card[], basics: readonly Card[], below: Below): readonly Card[] {
  const all = Object.keys(BASICS);
  const bits = Array.from({ length: 1 + below(3) }, () => all[below(all.length)] ?? 'green').reduce(
    (sum, color) => sum | bitOf(color),
    0,
  );
  const fitting = cards.filter((card) => isTraditional(card) && !isBasic(card) && (colorIdentity(card) & ~bits) === 0);
  const deck = landsFor(basics, bits, LANDS);
  while (deck.length < SIZE) {
    const card = fitting[below(fitting.length)] ?? deck[0];
    if (card === undefined) break;
    for (let copies = 1 + below(MOST_COPIES); copies > 0 && deck.length < SIZE; copies--) deck.push(card);
  }
  return deck;
}

export interface CommanderDeck {
  readonly commander: Card;
  readonly deck: readonly Card[];
}

/** 903.5: a commander, lands, and as many different cards within its colour identity. */
export function randomCommanderDeck(cards: readonly Card[], basics: readonly Card[], below: Below): CommanderDeck {
  const leaders = cards.filter((card) => commanderDeckProblems([card], []).every(({ rule }) => rule !== '903.3'));
  const commander = leaders[below(leaders.length)];
  if (commander === undefined) throw new Error('no card can be a commander');
  const bits = colorIdentity(commander);
  const others = cards.filter((card) => isTraditional(card) && !isBasic(card));
  const unfit = new Set(commanderDeckProblems([commander], others).map(({ card }) => card));
  const left = others.filter(({ name }) => !unfit.has(name));
  const deck = landsFor(basics, bits, COMMANDER_LANDS);
  while (deck.length < COMMANDER_SIZE && left.length > 0) deck.push(...left.splice(below(left.length), 1));
  // Where there are too few cards, lands take their place.
  return { commander, deck: [...deck, ...landsFor(basics, bits, COMMANDER_SIZE - deck.length)] };
}
