/** A card as somebody wrote it: the facts and the text that the compiler reads, whatever file it came from. */

/** What is written on one face. */
export interface SourceFace {
  readonly name: string;
  readonly manaCost?: string;
  readonly typeLine: string;
  readonly text: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
  /** Colour letters, where the cost does not say them. */
  readonly colorIndicator?: readonly string[];
}

/** A card as it is written, of one face or of several. */
export interface SourceCard {
  readonly name: string;
  readonly layout: string;
  readonly faces: readonly SourceFace[];
}

/** Words that were not understood, and where. */
export interface Refusal {
  readonly name: string;
  readonly face: string;
  /** The line of the face's text, from 1; 0 for what stands outside the text (type line, numbers). */
  readonly line: number;
  /** The place in the line, in characters. */
  readonly at: number;
  readonly words: string;
  readonly reason:
    | 'unread'
    | 'unclear'
    | 'ambiguous'
    /** More hangs together than any card's text: a row without end, quotations within quotations. */
    | 'too deep'
    | 'type line'
    | 'number'
    | 'layout'
    | 'cost'
    /** A creature or Vehicle without power and toughness, a planeswalker without loyalty, a battle without defense. */
    | 'no size'
    | 'no loyalty'
    | 'no defense'
    /** An X that nothing defines. */
    | 'no X'
    | 'invalid'
    /** Reading it failed in a way that nobody foresaw: a fault of the program. */
    | 'fault'
    | 'engine';
  readonly detail?: string;
}
