/** Reading: every tree that a grammar finds for a text, by descent with a memory (category, form and place → readings). */
import { agreementOf, formOf, UNSAID } from './agreement.ts';
import { type Candidates, candidatesAt, firstKeys, type Grammar, type Wording, type WordStep } from './grammar.ts';
import type { Feature, Token } from './language.ts';
import { fitsItsDoer } from './persons.ts';
import type { Rule } from './rule.ts';
import { Seeds } from './seeds.ts';
import type { Tree } from './tree.ts';

/** The furthest place that reading got to, as a number of tokens. */
interface Failure {
  readonly at: number;
}

export type Outcome = { readonly trees: readonly Tree[] } | { readonly failure: Failure };

interface Reading {
  readonly tree: Tree;
  readonly agreement: Feature;
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
  const trees = reader.whole(found.id, 0);
  return trees.length > 0 ? { trees } : { failure: { at: Math.min(reader.furthest, tokens.length) } };
}

/** What was read at a place, by category and form. */
type Memory = Map<number, readonly Reading[]>;

/** So many words more than the text may a variant of it have. */
const ROOM = 12;

/**
 * Reads variants of one text: what can be read at a place hangs only on the words from there on, so what follows a change is read once for
 * all variants. Places are counted from the end for that; those of the trees are no places of the text.
 */
export class VariantReader {
  readonly #grammar: Grammar;
  readonly #category: number;
  readonly #tokens: readonly Token[];
  readonly #memory: readonly Memory[];

  constructor(grammar: Grammar, category: string, tokens: readonly Token[]) {
    const found = grammar.byName.get(category);
    if (found === undefined) throw new Error(`no grammar rule makes a ${category}`);
    this.#grammar = grammar;
    this.#category = found.id;
    this.#tokens = tokens;
    this.#memory = Array.from({ length: ROOM + tokens.length + 1 }, () => new Map());
  }

  /** All readings of the variant; none if there is none, or too many. */
  read(variant: readonly Token[]): readonly Tree[] {
    const begin = ROOM + this.#tokens.length - variant.length;
    if (begin < 0) return [];
    let alike = 0;
    while (alike < variant.length && this.#tokens.at(-1 - alike) === variant.at(-1 - alike)) alike++;
    const changed = ROOM + this.#tokens.length - alike;
    const memory = this.#memory.map((known, place) => (place >= changed ? known : new Map()));
    try {
      return new Reader(this.#grammar, [...padding.slice(0, begin), ...variant], memory).whole(this.#category, begin);
    } catch (error) {
      if (error instanceof TooManyReadings || error instanceof TooDeep) return [];
      throw error;
    }
  }
}

class Reader {
  furthest = 0;
  #depth = 0;
  /** Where the words end that a wording was found to begin with. */
  #place = 0;
  readonly #pause: string | undefined;
  readonly #grammar: Grammar;
  readonly #tokens: readonly Token[];
  /** Per place. */
  readonly #memory: readonly Memory[];
  readonly #keys: readonly (readonly string[])[];
  readonly #seeds = new Seeds<readonly Reading[]>();

  constructor(
    grammar: Grammar,
    tokens: readonly Token[],
    memory: readonly Memory[] = Array.from({ length: tokens.length + 1 }, () => new Map()),
  ) {
    this.#grammar = grammar;
    this.#pause = grammar.language.pause;
    this.#tokens = tokens;
    this.#memory = memory;
    this.#keys = tokens.map(firstKeys);
  }

  /** The readings of all tokens from a place on. */
  whole(category: number, from: number): readonly Tree[] {
    return this.readings(category, 0, from)
      .map(({ tree }) => tree)
      .filter((tree) => tree.end === this.#tokens.length && fitsItsDoer(this.#grammar, tree));
  }

  readings(category: number, form: number, at: number): readonly Reading[] {
    const key = category * FORM_COUNT + form;
    const here = this.#memory[at];
    const known = here?.get(key);
    if (known !== undefined) return known;
    const unfinished = this.#seeds.at(at, key);
    if (unfinished !== undefined) return unfinished;
    if (this.#depth >= DEEPEST) throw new TooDeep(at);
    this.#depth++;
    const made = this.#grammar.categories[category]?.beginsWithItself
      ? this.#grow(category, form, at, key)
      : this.#find(category, form, at);
    this.#depth--;
    if (!this.#seeds.keeps(at, key, made)) here?.set(key, made);
    return made;
  }

  /** What begins with its own kind: read with what is known of it so far, again and again until nothing is added. */
  #grow(category: number, form: number, at: number, key: number): readonly Reading[] {
    let made = none;
    for (;;) {
      this.#seeds.plant(at, key, made);
      const again = this.#find(category, form, at);
      const isWhole = !this.#seeds.wasUsed(at, key) || again.length === made.length;
      made = again;
      if (isWhole) break;
    }
    this.#seeds.pull(at, key);
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
      const after = this.#place;
      const kids: (Tree | undefined)[] = [];
      const agreements: Feature[] = [];
      for (let slot = 0; slot < wording.slots; slot++) {
        kids.push(undefined);
        agreements.push(UNSAID);
      }
      this.#match(wording, begun, form, at, after, kids, agreements, found);
    }
  }

  /** How many words the wording begins with, all of which are there, and `#place` after them; -1 if one is not. */
  #begin({ steps }: Wording, place: number): number {
    let count = 0;
    let at = place;
    for (const step of steps) {
      if (step.kind !== 'literal') break;
      if (count > 0 && this.#pauses(at) && step.word !== this.#pause) at++;
      if (this.#tokens[at]?.text === step.word) at++;
      else if (step.mayLack !== true) {
        if (at > this.furthest) this.furthest = at;
        return -1;
      }
      count++;
    }
    this.#place = at;
    return count;
  }

  /** Whether a pause stands there. */
  #pauses(at: number): boolean {
    return this.#pause !== undefined && this.#tokens[at]?.text === this.#pause;
  }

  /** Whether the word of a step is there. */
  #stands(step: WordStep, at: number, form: number, agreements: readonly Feature[]): boolean {
    const text = this.#tokens[at]?.text;
    if (step.kind === 'literal') return text === step.word;
    if (step.anyForm === true) return text !== undefined && step.words.includes(text);
    return text === step.words[formOf(this.#grammar.language, step.form, form, agreements)];
  }

  #match(
    wording: Wording,
    from: number,
    form: number,
    start: number,
    place: number,
    kids: (Tree | undefined)[],
    agreements: Feature[],
    found: Reading[],
  ): void {
    let at = place;
    for (let i = from; i < wording.steps.length; i++) {
      const step = wording.steps[i];
      if (step === undefined || step.kind === 'capital') continue;
      if (i > 0 && this.#pauses(at) && !(step.kind === 'literal' && step.word === this.#pause)) {
        // Between two parts a pause says something.
        const before = wording.steps[i - 1];
        if (step.kind !== 'slot' || (before?.kind !== 'slot' && !(before?.kind === 'literal' && before.mayLack))) at++;
      }
      if (step.kind === 'slot') {
        const kidForm = formOf(this.#grammar.language, step.form, form, agreements);
        const before = kids[step.slot];
        for (const { tree, agreement } of this.readings(step.category, kidForm, at)) {
          // A part that is said twice is the same both times.
          if (before !== undefined && !areAlike(tree, before)) continue;
          if (wording.except?.[step.slot]?.has(tree.rule.name)) continue;
          if (wording.only?.[step.slot]?.has(tree.rule.name) === false) continue;
          kids[step.slot] = tree;
          agreements[step.slot] = agreement;
          this.#match(wording, i + 1, form, start, tree.end, kids, agreements, found);
        }
        kids[step.slot] = before;
        return;
      }
      if (step.kind === 'literal' && step.mayLack === true && !this.#pauses(at)) continue;
      if (!this.#stands(step, at, form, agreements)) {
        if (at > this.furthest) this.furthest = at;
        return;
      }
      at++;
    }
    if (at > this.furthest) this.furthest = at;
    if (found.some((other) => isSame(other.tree, wording.rule, kids, at))) return;
    const most = this.#grammar.language.mostReadings ?? MOST_READINGS;
    if (found.length >= most) throw new TooManyReadings(wording.rule, start, most);
    found.push({
      tree: { rule: wording.rule, wording: wording.index, kids: kids.slice(), start, end: at },
      agreement: agreementOf(wording, form, agreements),
    });
  }
}

const areAlike = (a: Tree, b: Tree): boolean =>
  a.rule === b.rule &&
  a.value === b.value &&
  a.kids.every((kid, i) => {
    const other = b.kids[i];
    return kid === undefined || other === undefined ? kid === other : areAlike(kid, other);
  });

/** The same words in two wordings of a rule are one reading. */
const isSame = (tree: Tree, rule: Rule, kids: readonly (Tree | undefined)[], end: number): boolean =>
  tree.rule === rule && tree.end === end && tree.kids.every((kid, i) => kid === kids[i]);

/** Stands where a variant has no words. */
const padding: readonly Token[] = Array.from({ length: 400 }, () => ({
  kind: 'mark',
  text: '',
  raw: '',
  capital: false,
  start: 0,
  end: 0,
}));

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
  constructor(rule: Rule, at: number, most: number) {
    super(`more than ${most} readings of one phrase (the last by ${rule.name})`);
    this.at = at;
  }
}
