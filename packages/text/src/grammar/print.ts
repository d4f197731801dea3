/** Printing: a tree in the words of a grammar's language. The wording that was read is given back where the language is the same. */
import type { Grammar, Wording } from './grammar.ts';
import { CAPITAL, type Feature, type Piece } from './language.ts';
import { agreementOf, formOf } from './read.ts';
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
    pieces.push(...terminal.print(tree.value ?? ''));
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

function wordingOf(grammar: Grammar, tree: Tree, usual: boolean): Wording {
  const all = grammar.wordings.get(tree.rule) ?? [];
  const found = usual ? all.find((wording) => fits(wording, tree)) : all[tree.wording];
  if (found === undefined) throw new Error(`${tree.rule.name} has no such wording in ${grammar.language.code}`);
  return found;
}

/** A wording fits if it has exactly the parts that are there. */
function fits(wording: Wording, tree: Tree): boolean {
  const slots = new Set(wording.steps.flatMap((step) => (step.kind === 'slot' ? [step.slot] : [])));
  return tree.kids.every((kid, slot) => (kid !== undefined) === slots.has(slot));
}

/** Feature may come from a part that stands later in the text, so all of it is found before anything is printed. */
function kidAgreements(grammar: Grammar, tree: Tree, wording: Wording, form: number): readonly Feature[] {
  const agreements: Feature[] = tree.kids.map(() => 'sg');
  for (const step of wording.steps) {
    if (step.kind !== 'slot') continue;
    const kid = tree.kids[step.slot];
    if (kid !== undefined)
      agreements[step.slot] = agreementOfTree(grammar, kid, formOf(grammar.language, step.form, form, agreements));
  }
  return agreements;
}

export function agreementOfTree(grammar: Grammar, tree: Tree, form: number): Feature {
  const { terminal } = tree.rule;
  if (terminal !== undefined) return terminal.agreement?.(tree.value ?? '') ?? 'sg';
  const wording = wordingOf(grammar, tree, false);
  return agreementOf(wording, form, wording.agreementSlot < 0 ? [] : kidAgreements(grammar, tree, wording, form));
}
