/** Printing: a tree in the words of a grammar's language. The wording that was read is given back where the language is the same. */
import { agreementOf, formOf, kidAgreements, wordingOf } from './agreement.ts';
import type { Grammar } from './grammar.ts';
import { CAPITAL, type Feature, type Piece } from './language.ts';
import type { Tree } from './tree.ts';

export interface PrintOptions {
  /** What the card calls itself, the longest first. */
  readonly names: readonly string[];
  /** The usual wording of each rule instead of the one that was read. */
  readonly usual?: boolean;
}

export function printTree(grammar: Grammar, tree: Tree, options: PrintOptions): string {
  const pieces: Piece[] = [];
  printInto(grammar, tree, 0, options.usual === true, pieces);
  return grammar.language.join(pieces, options.names);
}

function printInto(grammar: Grammar, tree: Tree, form: number, usual: boolean, pieces: Piece[]): Feature {
  const { terminal } = tree.rule;
  if (terminal !== undefined) {
    const said = grammar.language.said?.(tree.rule.name, tree.value ?? '');
    pieces.push(...(said === undefined ? terminal.print(tree.value ?? '') : [said]));
    return terminal.agreement?.(tree.value ?? '') ?? 'sg';
  }
  const wording = wordingOf(grammar, tree, usual);
  const agreements = kidAgreements(grammar, tree, wording, form);
  for (const step of wording.steps) {
    switch (step.kind) {
      case 'capital':
        pieces.push(CAPITAL);
        break;
      case 'literal':
        pieces.push(step.text);
        break;
      case 'inflected':
        pieces.push(step.texts[formOf(grammar.language, step.form, form, agreements)] ?? '');
        break;
      case 'slot': {
        const kid = tree.kids[step.slot];
        if (kid !== undefined)
          printInto(grammar, kid, formOf(grammar.language, step.form, form, agreements), usual, pieces);
        break;
      }
    }
  }
  return agreementOf(wording, form, agreements);
}
