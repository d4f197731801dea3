/** A card as somebody wrote it: the facts and the text that the compiler reads, whatever file it came from. */
import type { Face } from '@rulewright/language/grand-archive';

/** What is written on one side. */
export interface SourceFace extends Omit<Face, 'abilities'> {
  readonly text: string;
}

export interface SourceCard {
  readonly slug: string;
  readonly name: string;
  readonly faces: readonly SourceFace[];
}

/** Words that were not understood, and where. */
export interface Refusal {
  readonly name: string;
  readonly face: string;
  /** The line of the text, from 1; 0 for what stands outside it. */
  readonly line: number;
  /** The place in the line, in characters. */
  readonly at: number;
  readonly words: string;
  readonly reason: 'unread' | 'unclear' | 'ambiguous' | 'too deep' | 'no X' | 'invalid' | 'fault';
  readonly detail?: string;
}
