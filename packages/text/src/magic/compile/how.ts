/** How each word of a text was read. */
import { type WordReading, wordReadings } from '../../grammar/how.ts';
import { english } from '../english.ts';
import type { FaceReading } from './face.ts';
import { ownNames } from './tongue.ts';

export type { WordReading };

/** The words of one line of a face, in order. */
export function howRead(
  face: Parameters<typeof ownNames>[0],
  reading: FaceReading,
  line: number,
): readonly WordReading[] {
  const tree = reading.lines[line];
  const text = reading.printedLines[line];
  return tree === undefined || text === undefined ? [] : wordReadings(tree, text, english.tokens(text, ownNames(face)));
}
