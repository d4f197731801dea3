/** Reading: every tree that a grammar finds for a text, by descent with a memory (category, form and place → readings). */
import { type Candidates, candidatesAt, type Form, firstKeys, type Grammar, type Wording } from './grammar.ts';
import { type Agreement, nounForm, type Token, verbForm } from './language.ts';
import type { Rule } from './rule.ts';
import type { Tree } from './tree.ts';

/** The furthest place that reading got to, as a number of tokens. */
interface Failure {
  readonly at: number;
}

export type Outcome = { readonly trees: readonly Tree[] } | { readonly failure: Failure };

interface Reading {
  readonly tree: Tree;
  readonly agreement: Agreement;
}

/** More readings than this of one phrase are a mistake of the grammar; the text is refused as ambiguous. */
const MOST_READINGS = 24;
/** Phrases within phrases; the cards that are printed have fewer than 40. What goes deeper would end in the middle of the call stack. */
const DEEPEST = 200;
const FORM_COUNT = 4;
const none: readonly Reading[] = [];

/** All readings of all the tokens as one phrase of a category. */
export function read(grammar: Grammar, category: string, tokens: readonly Token[]): Outcome {
  const found = grammar.byName.get(category);
  if (found === undefined) throw new Error(`no grammar rule makes a ${category}`);
  const reader = new Reader(grammar, tokens);
  const trees = reader
    .readings(found.id, 0, 0)
    .filter(({ tree }) => tree.end === tokens.length)
    .map(({ tree }) => tree);
  return trees.length > 0 ? { trees } : { failure: { at: Math.min(reader.furthest, tokens.length) } };
}

class Reader {
  furthest = 0;
  #depth = 0;
  readonly #grammar: Grammar;
  readonly #tokens: readonly Token[];
  /** Per place: the readings by category and form. */
  readonly #memory: Map<number, readonly Reading[]>[];
  readonly #keys: readonly (readonly string[])[];

  constructor(grammar: Grammar, tokens: readonly Token[]) {
    this.#grammar = grammar;
    this.#tokens = tokens;
    this.#memory = Array.from({ length: tokens.length + 1 }, () => new Map());
    this.#keys = tokens.map(firstKeys);
  }

  readings(category: number, form: number, at: number): readonly Reading[] {
    const key = category * FORM_COUNT + form;
    const here = this.#memory[at];
    const known = here?.get(key);
    if (known !== undefined) return known;
    if (this.#depth >= DEEPEST) throw new TooDeep(at);
    this.#depth++;
    const made = this.#find(category, form, at);
    this.#depth--;
    here?.set(key, made);
    return made;
  }

  #find(id: number, form: number, at: number): readonly Reading[] {
    const category = this.#grammar.categories[id];
    const keys = this.#keys[at];
    if (at > this.furthest) this.furthest = at;
    if (category === undefined || keys === undefined) return none;
    const candidates = candidatesAt(category, keys);
    if (candidates === undefined) return none;
    const found: Reading[] = [];
    this.#try(candidates, form, at, found);
    return found.length === 0 ? none : found;
  }

  #try({ wordings, terminals }: Candidates, form: number, at: number, found: Reading[]): void {
    for (const { rule, terminal } of terminals)
      for (const { end, value } of terminal.scan(this.#tokens, at)) {
        const tree: Tree = { rule, wording: 0, kids: [], value, start: at, end };
        found.push({ tree, agreement: terminal.agreement?.(value) ?? 'sg' });
      }
    for (const wording of wordings) {
      // Most wordings that begin so do not go on so, and need no room for their parts.
      const begun = this.#begin(wording, at);
      if (begun < 0) continue;
      const kids: (Tree | undefined)[] = [];
      const agreements: Agreement[] = [];
      for (let slot = 0; slot < wording.slots; slot++) {
        kids.push(undefined);
        agreements.push('sg');
      }
      this.#match(wording, begun, form, at, at + begun, kids, agreements, found);
    }
  }

  /** How many words the wording begins with, all of which are there; -1 if one is not. */
  #begin({ steps }: Wording, place: number): number {
    let count = 0;
    for (const step of steps) {
      if (step.kind !== 'literal') break;
      if (this.#tokens[place + count]?.text !== step.word) {
        if (place + count > this.furthest) this.furthest = place + count;
        return -1;
      }
      count++;
    }
    return count;
  }

  #match(
    wording: Wording,
    from: number,
    form: number,
    start: number,
    place: number,
    kids: (Tree | undefined)[],
    agreements: Agreement[],
    found: Reading[],
  ): void {
    let at = place;
    for (let i = from; i < wording.steps.length; i++) {
      const step = wording.steps[i];
      if (step === undefined || step.kind === 'capital') continue;
      if (step.kind === 'slot') {
        const kidForm = formOf(step.form, form, agreements);
        for (const { tree, agreement } of this.readings(step.category, kidForm, at)) {
          kids[step.slot] = tree;
          agreements[step.slot] = agreement;
          this.#match(wording, i + 1, form, start, tree.end, kids, agreements, found);
        }
        kids[step.slot] = undefined;
        return;
      }
      const word = step.kind === 'literal' ? step.word : step.words[formOf(step.form, form, agreements)];
      if (this.#tokens[at]?.text !== word) {
        if (at > this.furthest) this.furthest = at;
        return;
      }
      at++;
    }
    if (at > this.furthest) this.furthest = at;
    if (found.length >= MOST_READINGS) throw new TooManyReadings(wording.rule, start);
    found.push({
      tree: { rule: wording.rule, wording: wording.index, kids: kids.slice(), start, end: at },
      agreement: agreementOf(wording, form, agreements),
    });
  }
}

/** More hangs together than anybody follows; the caller refuses the text. */
export class TooDeep extends Error {
  readonly at: number;
  constructor(at: number) {
    super(`more than ${DEEPEST} phrases within each other`);
    this.at = at;
  }
}

/** A grammar that reads one phrase in so many ways is broken; the caller reports the text as ambiguous. */
export class TooManyReadings extends Error {
  readonly at: number;
  constructor(rule: Rule, at: number) {
    super(`more than ${MOST_READINGS} readings of one phrase (the last by ${rule.name})`);
    this.at = at;
  }
}

export function formOf(form: Form, own: number, agreements: readonly Agreement[]): number {
  switch (form.from) {
    case 'fixed':
      return form.form;
    case 'own':
      return own;
    case 'noun':
      return nounForm(agreements[form.slot] ?? 'sg');
    case 'verb':
      return verbForm(agreements[form.slot] ?? 'sg');
  }
}

/** A phrase without agreement of its own has that of its form: nouns asked for as several are several. */
export function agreementOf(wording: Wording, form: number, agreements: readonly Agreement[]): Agreement {
  const { agreement } = wording.rule;
  if (wording.agreementSlot >= 0) return agreements[wording.agreementSlot] ?? 'sg';
  if (typeof agreement === 'string') return agreement;
  return form === 1 ? 'pl' : 'sg';
}
