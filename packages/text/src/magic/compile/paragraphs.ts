/** A text in lines, without reminders: what stands in parentheses explains and does nothing (207.2). */
import { cleaves, cleft, ROW } from './cleft.ts';
import { withoutSlips } from './slips.ts';
import { withTokensSaid } from './token-names.ts';

export interface Paragraph {
  /** The line of the text it begins on, from 1. */
  readonly line: number;
  readonly text: string;
}

/** Bullets, and costs of spree, belong to the line that they are choices of. */
export function paragraphs(text: string, isSpell = false): readonly Paragraph[] {
  const found: { line: number; text: string }[] = [];
  const asRead = cleaves(text) ? cleft : (line: string): string => line;
  text.split('\n').forEach((raw, i) => {
    const line = asRead(withoutReminders(raw));
    if (line === '') return;
    const last = found.at(-1);
    if (/^(?:•|\+\{)/.test(line) && last !== undefined) last.text += `\n${line}`;
    else if (!isSpell && TABLE_ROW.test(line) && last !== undefined) last.text += `${ROW}${line}`;
    else found.push({ line: i + 1, text: line });
  });
  return found;
}

const TABLE_ROW = /^\d+(?:—\d+|\+)? \| /;

const withoutReminders = (line: string): string =>
  withTokensSaid(withoutSlips(line.replace(/\s*\([^()]*\)/g, '')))
    .replace(/\s+/g, ' ')
    // Slips of spacing.
    .replace(/^((?:\{[^{}TQ]+\})+)(\{[TQ]\})(?=[,:])/, '$1, $2')
    .replace(/^\+ (?=\{)/, '+')
    .replace(/ (?=[,.])/g, '')
    .replace(/(?<=\p{L})—$|(?<=\p{L}) -$/u, ' —')
    .replace(/(?<=[,:])(?=[{\p{Lu}])/gu, ' ')
    .trim();
