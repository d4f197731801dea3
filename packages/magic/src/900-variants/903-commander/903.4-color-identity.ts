/** Colour identity (903.4), and what a Commander deck may hold (903.5). */
import { type Card, type Face, walk } from '@rulewright/language/magic';
import { colorsOfCost, parseCost } from '../../100-game/106-mana/107.4-mana-symbols.ts';
import {
  BASIC_LAND_MANA,
  colorBits,
  SupertypeBit,
  supertypeBits,
  TypeBit,
  typeBits,
} from '../../200-cards/205-card-types.ts';

/** Fields of the card language that hold mana symbols. */
const MANA_FIELDS: ReadonlySet<string> = new Set(['mana', 'more', 'less', 'cost']);
const SYMBOLS = /^(\{[^}]+\})+$/;

const colorsIn = (text: string): number => (SYMBOLS.test(text) ? colorsOfCost(parseCost(text)) : 0);

/**
 * 903.4: the colours of the mana symbols in a card's mana cost and text, of its colour indicator and of abilities that define
 * its colour; of all its faces (903.4d) and alternative characteristics (903.4e). As colour bits.
 */
export function colorIdentity(card: Card): number {
  let bits = 0;
  for (const face of card.faces) bits |= colorBits(face.colors ?? []) | colorsIn(face.cost ?? '') | definedColors(face);
  walk(card, (node) => {
    for (const [key, value] of Object.entries(node)) {
      if (!MANA_FIELDS.has(key)) continue;
      if (typeof value === 'string') bits |= colorsIn(value);
      else if (Array.isArray(value)) for (const text of value) if (typeof text === 'string') bits |= colorsIn(text);
    }
  });
  return bits;
}

const definedColors = (face: Face): number =>
  (face.abilities ?? []).reduce((bits, ability) => {
    if (ability.kind !== 'static' || ability.defining !== true) return bits;
    const changes = ability.effects.flatMap((e) => (e.kind === 'modify' ? e.changes : []));
    return changes.reduce((sum, c) => (c.kind === 'colors' ? sum | colorBits(c.colors) : sum), bits);
  }, 0);

/** 903.5d: colours of mana that the basic land types of a card make. */
const landColors = (card: Card): number =>
  card.faces
    .flatMap((face) => face.subtypes ?? [])
    .reduce((bits, type) => bits | colorsIn(BASIC_LAND_MANA[type] ?? ''), 0);

export interface DeckProblem {
  readonly code: 'wrong-size' | 'twice' | 'color-identity' | 'not-a-commander';
  readonly rule: string;
  readonly card?: string;
}

const isBasic = (card: Card): boolean =>
  (supertypeBits(card.faces[0].supertypes) & SupertypeBit.basic) !== 0 &&
  (typeBits(card.faces[0].types) & TypeBit.land) !== 0;

/** 903.3: a legendary creature, Vehicle or Spacecraft; other cards say so themselves. */
const canCommand = ({ faces: [front] }: Card): boolean =>
  (supertypeBits(front.supertypes) & SupertypeBit.legendary) !== 0 &&
  ((typeBits(front.types) & TypeBit.creature) !== 0 || front.subtypes?.includes('Vehicle') === true);

/** Why a deck may not be played in a Commander game; empty if it may. `deck` is without its commanders. */
export function commanderDeckProblems(commanders: readonly Card[], deck: readonly Card[]): readonly DeckProblem[] {
  const problems: DeckProblem[] = [];
  for (const card of commanders)
    if (!canCommand(card)) problems.push({ code: 'not-a-commander', rule: '903.3', card: card.name });
  if (commanders.length + deck.length !== 100) problems.push({ code: 'wrong-size', rule: '903.5a' });
  const seen = new Set(commanders.map((c) => c.name));
  const allowed = commanders.reduce((bits, c) => bits | colorIdentity(c), 0);
  for (const card of deck) {
    if (seen.has(card.name) && !isBasic(card)) problems.push({ code: 'twice', rule: '903.5b', card: card.name });
    else if (((colorIdentity(card) | landColors(card)) & ~allowed) !== 0)
      problems.push({ code: 'color-identity', rule: '903.5c', card: card.name });
    seen.add(card.name);
  }
  return problems;
}
