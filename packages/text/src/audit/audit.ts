/**
 * Every word counts: each word of a text is left out or exchanged, and a variant that can still be read must mean something else. Printing
 * what was read cannot see a word whose meaning was lost; this can.
 */
import { VariantReader } from '../grammar/read.ts';
import { type Change, changeBy, isDeclared } from './change.ts';
import { wordsLost } from './forms.ts';
import type { AuditedText } from './text.ts';
import { candidatesOf, type Variant } from './variants.ts';

/** Words that did not count. */
export interface Finding extends Change {
  /** The line, from 0. */
  readonly line: number;
}

/** Lines that are built alike are looked at so many times each way, and then only where something was found. */
const ENOUGH = 3;

/** Audits many texts; those that are built like others are not looked at again and again. */
export class Audit {
  readonly #enough: number;
  readonly #looked = new Map<string, number>();
  /** How many variants were read, and how many of them made sense. */
  read = 0;
  understood = 0;

  constructor(enough = ENOUGH) {
    this.#enough = enough;
  }

  findings(text: AuditedText): readonly Finding[] {
    return text.lines.flatMap((_, line) => this.#line(text, line));
  }

  #line(text: AuditedText, line: number): readonly Finding[] {
    const at = text.lines[line];
    if (at === undefined) return [];
    let reader: VariantReader | undefined;
    let meaning: string | undefined;
    const seen = new Set<string>();
    const found: Finding[] = [];
    for (const { key, make } of candidatesOf(text.grammar, at, text.names)) {
      const looked = this.#looked.get(key) ?? 0;
      if (looked >= this.#enough) continue;
      const variant = make();
      if (wordsLost(text.grammar, at.tokens.slice(variant.from, variant.to), variant.instead).length === 0) continue;
      const words = wordsOf(variant);
      if (seen.has(words)) continue;
      seen.add(words);
      reader ??= new VariantReader(text.grammar, 'Line', at.tokens);
      meaning ??= text.meaning(line, [at.tree]);
      const trees = reader.read(variant.tokens);
      this.read++;
      const other = trees.length === 0 ? undefined : text.meaning(line, trees);
      if (other !== undefined) this.understood++;
      if (other === undefined || other !== meaning) {
        this.#looked.set(key, looked + 1);
        continue;
      }
      // What was found once is looked for everywhere.
      this.#looked.set(key, Number.NEGATIVE_INFINITY);
      if (!isDeclared(at, variant, trees, text.grammar)) found.push({ ...changeBy(at, variant, trees), line });
    }
    return found;
  }
}

const wordsOf = ({ tokens }: Variant): string => tokens.map(({ text }) => text).join(' ');
