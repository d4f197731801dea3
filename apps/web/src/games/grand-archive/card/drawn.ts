/** What can be drawn as a card: anything on a table (`Shown`), or a card as it is printed. */
import type { Element, PrintedCost, Speed } from '@rulewright/language/grand-archive';
import type { CounterShown } from '@rulewright/table';
import type { Shown, TextLine } from '../types.ts';

export type { CardSize } from '../../../card/face.tsx';

/** The least that a card's picture is made of. A `Shown` is one. */
export interface Drawn {
  /** In the person's language. */
  readonly name: string;
  /** What pictures go by: names are not unique. */
  readonly slug: string;
  /** The English name: its words choose the picture. */
  readonly card: string;
  readonly cost: PrintedCost | null;
  readonly elements: readonly Element[];
  readonly types: readonly string[];
  readonly classes: readonly string[];
  readonly subtypes: readonly string[];
  readonly typeLine: string;
  readonly text: readonly TextLine[];
  /** The language of the text, if it is not that of the page. */
  readonly textLang?: string;
  readonly power: number | null;
  readonly life: number | null;
  readonly level: number | null;
  readonly durability: number | null;
  readonly speed: Speed | null;
  readonly printed?: Shown['printed'];
  readonly disabled?: readonly Element[];
  readonly hidden?: boolean;
  readonly keywords?: readonly string[];
  readonly keywordCodes?: readonly string[];
  readonly rested?: boolean;
  readonly faceDown?: boolean;
  readonly damage?: number;
  readonly counters?: readonly CounterShown[];
  readonly propertyWords?: readonly string[];
}

/** The frame has the colour of the element; of several, of one that is not norm. */
export const frameOf = ({ hidden = false, elements }: Pick<Drawn, 'hidden' | 'elements'>): string =>
  hidden ? 'D' : (elements.find((element) => element !== 'norm') ?? 'norm');

/** Whether a number differs from the printed one: `up`, `down` or not at all. */
export const changed = (now: number | null, printed: number | null | undefined): 'up' | 'down' | null =>
  now === null || typeof printed !== 'number' || now === printed ? null : now > printed ? 'up' : 'down';

/** A line with its bubbles before it, as they are printed. */
export const bubbled = ({ words, bubbles }: TextLine): string =>
  [...bubbles.map((bubble) => `[${bubble.words}]`).filter((bubble) => !words.includes(bubble)), words].join(' ');

/** The bubbles of a line that are not met, and why its text does not exist. */
export const closedOf = ({ bubbles }: TextLine): readonly string[] =>
  bubbles.filter(({ met }) => !met).map(({ words }) => words);

export const whyOff = ({ exists, bubbles }: TextLine): string =>
  exists
    ? ''
    : bubbles
        .filter(({ met }) => !met)
        .map(({ why, words }) => (why === '' ? words : why))
        .join(' ');

/** Counters that are seen otherwise: damage as damage, durability as durability. */
const SEEN_OTHERWISE: ReadonlySet<string> = new Set(['damage', 'durability']);

export const countersShown = (counters: readonly CounterShown[] | undefined): readonly CounterShown[] =>
  (counters ?? []).filter(({ kind }) => !SEEN_OTHERWISE.has(kind));
