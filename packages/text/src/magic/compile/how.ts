/** How each word of a text was read. */
import { type WordReading, wordReadings } from '../../grammar/how.ts';
import type { FaceFacts } from '../face-facts.ts';
import type { FaceReading } from './face.ts';
import { english, type Tongue } from './tongue.ts';

export type { WordReading };

/** The words of one line of a face, in order. */
export function howRead(
  face: FaceFacts,
  reading: FaceReading,
  line: number,
  tongue: Tongue = english,
): readonly WordReading[] {
  const tree = reading.lines[line];
  const text = reading.printedLines[line];
  if (tree === undefined || text === undefined) return [];
  return wordReadings(tree, text, tongue.grammar().language.tokens(text, tongue.namesIn(face, text)));
}
