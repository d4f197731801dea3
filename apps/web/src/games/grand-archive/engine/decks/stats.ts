/** How a deck adds up. */
import type { DeckParts } from '@rulewright/cards';
import { countOf } from '@rulewright/cards';
import type { Element } from '@rulewright/language/grand-archive';
import type { CardLook } from '../../../../engine/decks.ts';
import type { Drawn } from '../../card/drawn.ts';

type Looks = Readonly<Record<string, CardLook<Drawn>>>;

export interface DeckStats {
  /** Cards of the main deck by reserve cost: 0, 1, … , and the last for that and more. */
  readonly curve: readonly number[];
  readonly average: number;
  readonly elements: Readonly<Partial<Record<Element, number>>>;
  readonly classes: Readonly<Record<string, number>>;
  readonly kinds: Readonly<Record<string, number>>;
  readonly fast: number;
  readonly main: number;
}

/** The last column of the curve is for this and more. */
const LAST_COST = 7;

const more = <K extends string>(counts: Partial<Record<K, number>>, key: K, by: number): void => {
  counts[key] = (counts[key] ?? 0) + by;
};

export function statsOf({ main }: DeckParts, cards: Looks): DeckStats {
  const curve = Array.from({ length: LAST_COST + 1 }, () => 0);
  const elements: Partial<Record<Element, number>> = {};
  const classes: Record<string, number> = {};
  const kinds: Record<string, number> = {};
  let [costs, sum, fast] = [0, 0, 0];
  for (const [count, name] of main) {
    const look = cards[name];
    if (look === undefined) continue;
    more(kinds, look.kind, count);
    const { drawn } = look;
    if (drawn === null) continue;
    for (const element of drawn.elements) more(elements, element, count);
    for (const each of drawn.classes) more(classes, each, count);
    if (drawn.speed === 'fast') fast += count;
    const amount = drawn.cost?.kind === 'reserve' ? drawn.cost.amount : undefined;
    if (typeof amount !== 'number') continue;
    costs += count;
    sum += amount * count;
    const column = Math.min(amount, LAST_COST);
    curve[column] = (curve[column] ?? 0) + count;
  }
  return { curve, average: costs === 0 ? 0 : sum / costs, elements, classes, kinds, fast, main: countOf(main) };
}

/** The elements that its cards need, norm aside; of the material deck if there are none. */
export function elementsOf(parts: DeckParts, cards: Looks): string {
  const found = new Set(
    [...parts.main, ...(parts.material ?? [])].flatMap(([, name]) => cards[name]?.drawn?.elements ?? []),
  );
  found.delete('norm');
  return [...found].join(' ');
}
