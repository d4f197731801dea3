/** Which numbers restrictions ask for on the cards of a game (Restriction abilities; Elysian Aura), wherever in their text; and what makes champions. */
import type { Card } from '@rulewright/language/grand-archive';

/** The keyword by which cards are played as if the champion had more levels. */
export const ELYSIAN_AURA = 'elysian aura';

export interface Thresholds {
  readonly memory: readonly number[];
  readonly damage: readonly number[];
  readonly sheen: readonly number[];
  readonly aura: boolean;
  /** Some card makes something else a champion. */
  readonly champions: boolean;
}

type Found = { readonly [K in 'memory' | 'damage' | 'sheen']: Set<number> } & {
  aura: boolean;
  champions: boolean;
};

function look(data: unknown, found: Found): void {
  if (typeof data !== 'object' || data === null) return;
  const { kind, atLeast, keyword, types } = data as Readonly<Record<string, unknown>>;
  if (typeof atLeast === 'number' && (kind === 'memory' || kind === 'damage' || kind === 'sheen'))
    found[kind].add(atLeast);
  if (keyword === ELYSIAN_AURA) found.aura = true;
  if (kind === 'types' && Array.isArray(types) && types.includes('champion')) found.champions = true;
  for (const part of Object.values(data)) look(part, found);
}

const ofCards = new WeakMap<Card, Found>();

function foundOn(card: Card): Found {
  const known = ofCards.get(card);
  if (known !== undefined) return known;
  const found: Found = { memory: new Set(), damage: new Set(), sheen: new Set(), aura: false, champions: false };
  look(card.faces, found);
  ofCards.set(card, found);
  return found;
}

export function thresholdsOf(cards: readonly Card[]): Thresholds {
  const all = cards.map(foundOn);
  const numbers = (kind: 'memory' | 'damage' | 'sheen'): readonly number[] => [
    ...new Set(all.flatMap((found) => [...found[kind]])),
  ];
  return {
    memory: numbers('memory'),
    damage: numbers('damage'),
    sheen: numbers('sheen'),
    aura: all.some(({ aura }) => aura),
    champions: all.some(({ champions }) => champions),
  };
}
