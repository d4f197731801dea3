/** How each word of a text was read. */
import { type WordReading, wordReadings } from '../../grammar/how.ts';
import { english } from '../english.ts';
import type { FaceFacts } from '../face-facts.ts';
import { type FaceReading, ownNames } from './face.ts';

export type { WordReading };

/** The words of one line of a side, in order. */
export function howRead(
  face: Pick<FaceFacts, 'name' | 'types' | 'supertypes'>,
  reading: FaceReading,
  line: number,
): readonly WordReading[] {
  const tree = reading.lines[line];
  const text = reading.printed.split('\n')[line];
  return tree === undefined || text === undefined ? [] : wordReadings(tree, text, english.tokens(text, ownNames(face)));
}
