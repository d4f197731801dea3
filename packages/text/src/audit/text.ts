/** A text as the audit knows it: its lines with their readings, and what it would mean if one of them were read otherwise. */
import type { Grammar } from '../grammar/grammar.ts';
import type { Token } from '../grammar/language.ts';
import type { Tree } from '../grammar/tree.ts';

export interface AuditedLine {
  readonly tree: Tree;
  /** The tokens that the tree spans. */
  readonly tokens: readonly Token[];
}

export interface AuditedText {
  readonly grammar: Grammar;
  /** What the card calls itself. */
  readonly names: readonly string[];
  readonly lines: readonly AuditedLine[];
  /** What all lines mean together, in normal form, if one of them is read as one of these trees; undefined if that makes no sense. */
  meaning(line: number, trees: readonly Tree[]): string | undefined;
}
