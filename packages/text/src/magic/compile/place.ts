/** Where something stands in a text as it was written: lines are read without reminders and slips of spacing (see `paragraphs.ts`). */
import { BETWEEN, cleaves, ROW } from './cleft.ts';
import type { Paragraph } from './paragraphs.ts';

/** As people count: both from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The place in the text of a character of one of its paragraphs. */
export function placeIn(text: string, paragraph: Paragraph, at: number): Place {
  const before = text
    .split('\n')
    .slice(0, paragraph.line - 1)
    .reduce((sum, line) => sum + line.length + 1, 0);
  return placeAt(text, before + alignedAt(text.slice(before), paragraph.text, at, cleaves(text)));
}

export function placeAt(text: string, offset: number): Place {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/** Walks through both texts: what was taken out before reading is passed over in the one, what was put in in the other. */
function alignedAt(source: string, read: string, at: number, isCleft: boolean): number {
  let here = 0;
  let isCut = false;
  const passOver = (): void => {
    const skipped = isCleft ? (isCut ? /^(?:\s|\([^()]*\)|\[[^[\]]*\])+/ : /^(?:\s|\([^()]*\)|[[\]])+/) : REMINDERS;
    here += skipped.exec(source.slice(here))?.[0].length ?? 0;
  };
  for (const [i, c] of [...read.slice(0, at)].entries()) {
    if (c === BETWEEN.trim()) {
      here = 0;
      isCut = true;
    }
    if (/\s/.test(c) || (c === ROW.trim() && read[i - 1] === ' ')) continue;
    passOver();
    if (source[here] === c) here++;
  }
  if (at < read.length) passOver();
  return here;
}
const REMINDERS = /^(?:\s|\([^()]*\))+/;
