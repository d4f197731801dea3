/** The entries of the bundle: cards as card language, their wordings as trees, their names in other languages. Facts only. */
import { type Card, LANGUAGE_VERSION } from '@rulewright/language/magic';
import {
  type AbilityText,
  type FaceContext,
  type FaceReading,
  linesToday,
  printToday,
  readWording,
  type SaidLine,
  type Wording,
} from '@rulewright/text/magic';
import type { Rarity } from '../import.ts';

export interface BundleEntry {
  readonly card: Card;
  /** The wording of each face. */
  readonly wording: readonly Wording[];
  /** Of Spacecraft: the size that its last station gives each face. */
  readonly sizes?: readonly FaceContext['size'][];
  /** By language code. */
  readonly names: Readonly<Record<string, string>>;
  /** The sets that it is known to be in, and how rare it is in the first of them. */
  readonly sets?: readonly string[];
  readonly rarity?: Rarity;
}

interface Part {
  readonly language: number;
  readonly cards: readonly BundleEntry[];
}

/** The entries of a part of the bundle. One that is written in another version of the card language is refused. */
export function readPart(text: string): readonly BundleEntry[] {
  const { language, cards } = JSON.parse(text) as Part;
  if (language === LANGUAGE_VERSION) return cards;
  throw new Error(`cards in version ${language} of the card language; this program reads version ${LANGUAGE_VERSION}`);
}

/** The words of a bundled card's abilities, worked out from its wording. */
export const textsOf = (entry: BundleEntry): readonly AbilityText[] =>
  readingsOf(entry).flatMap((reading) => reading.texts());

/** The lines of each of its faces, with the abilities that they say. */
export const linesOf = (entry: BundleEntry): readonly (readonly SaidLine[])[] =>
  readingsOf(entry).map((reading, i) => linesToday(entry.card.faces[i] ?? entry.card.faces[0], reading));

/** The readings that a card's wordings stand for, face by face. */
export function readingsOf(entry: BundleEntry): readonly FaceReading[] {
  const { card, wording, sizes } = entry;
  const texts = card.layout === 'transform' ? printedText(entry) : [];
  return card.faces.map((face, index) => {
    const size = sizes?.[index];
    return readWording(face, wording[index] ?? [], {
      index,
      beside: card.faces.slice(0, index).flatMap(({ abilities = [] }) => abilities),
      spokenOf: texts.some((text, i) => i !== index && text.includes('exiled with')),
      ...(size === undefined ? {} : { size }),
    });
  });
}

/** A bundled card's text, face by face, as today's cards say it in English. */
export function printedText({ card, wording }: BundleEntry): readonly string[] {
  return card.faces.map((face, i) => printToday(face, wording[i] ?? []));
}
