/** The entries of the bundle: cards as card language, their wordings as trees, their names in other languages. Facts only. */
import type { Card } from '@rulewright/language';
import { type AbilityText, printToday, readWording, type Wording } from '@rulewright/text';

export interface BundleEntry {
  readonly card: Card;
  /** The wording of each face. */
  readonly wording: readonly Wording[];
  /** By language code. */
  readonly names: Readonly<Record<string, string>>;
}

/** The words of a bundled card's abilities, worked out from its wording. */
export function textsOf({ card, wording }: BundleEntry): readonly AbilityText[] {
  return card.faces.flatMap((face, i) => readWording(face, wording[i] ?? []).texts());
}

/** A bundled card's text, face by face, as today's cards say it in English. */
export function printedText({ card, wording }: BundleEntry): readonly string[] {
  return card.faces.map((face, i) => printToday(face, wording[i] ?? []));
}
