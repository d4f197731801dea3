/**
 * Trees of examples with a phrase of another example grafted on in place of one of the same category, put where there was none, or taken
 * away: what such a sentence means, if it makes sense, and how that is told. Nobody has to have written it, so each rule of the grammar
 * can be heard in places of its category, said by an example or not.
 */
import type { AuditedText } from '@rulewright/text';
import { chance, digest } from './spoiling.ts';

type Tree = AuditedText['lines'][number]['tree'];

/** For each category one phrase of each of its rules, in an order that does not change as rules come and go. */
type Donors = ReadonlyMap<string, readonly { readonly at: string; readonly tree: Tree }[]>;

const sizeOf = ({ kids }: Tree): number => kids.reduce((sum, kid) => sum + (kid === undefined ? 0 : sizeOf(kid)), 1);

function donorsIn(texts: readonly AuditedText[]): Donors {
  const smallest = new Map<string, Tree>();
  const walk = (tree: Tree): void => {
    const { name } = tree.rule;
    const known = smallest.get(name);
    if (known === undefined || sizeOf(tree) < sizeOf(known)) smallest.set(name, tree);
    for (const kid of tree.kids) if (kid !== undefined) walk(kid);
  };
  for (const { lines } of texts) for (const { tree } of lines) walk(tree);
  const donors = new Map<string, { readonly at: string; readonly tree: Tree }[]>();
  for (const [name, tree] of smallest) {
    const all = donors.get(tree.rule.of) ?? [];
    donors.set(tree.rule.of, all);
    all.push({ at: digest(name), tree });
  }
  for (const all of donors.values()) all.sort((a, b) => (a.at < b.at ? -1 : 1));
  return donors;
}

/** The next in the order after a place that only these words decide. */
function donorFor(donors: Donors, category: string, unlike: string | undefined, words: string): Tree | undefined {
  const all = (donors.get(category) ?? []).filter(({ tree }) => tree.rule.name !== unlike);
  const from = digest(words);
  return (all.find(({ at }) => at > from) ?? all[0])?.tree;
}

/** The tree with one of its phrases exchanged, each in turn. */
function* graftsOn(tree: Tree, donors: Donors, words: string): Generator<Tree> {
  const categories = Object.values(tree.rule.slots);
  for (const [i, kid] of tree.kids.entries()) {
    const put = (other: Tree | undefined): Tree => ({ ...tree, kids: tree.kids.with(i, other) });
    const slot = categories[i] ?? '';
    const here = `${words} ${tree.rule.name} ${i}`;
    for (let times = 0; times < EACH; times++) {
      const other = donorFor(donors, slot.replace('?', ''), kid?.rule.name, `${here} ${times}`);
      if (other !== undefined) yield put(other);
    }
    if (kid === undefined) continue;
    if (slot.endsWith('?')) yield put(undefined);
    for (const inside of graftsOn(kid, donors, here)) yield put(inside);
  }
}

/** So many of each line. */
const MOST = 45;
/** So many on each place. */
const EACH = 3;

function told(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error instanceof Error ? error.name : null;
  }
}

interface Grafted {
  /** What each of them means; null where it makes no sense. */
  readonly means: readonly unknown[];
  /** That in words, by language. */
  readonly words: readonly unknown[];
}

/** How an ability is told, in each language. */
export type Telling = readonly ((ability: never) => string)[];

/** What is made of a text; its name decides what is grafted on. */
export type Grafting = (text: AuditedText, name: string) => Grafted;

interface Known {
  readonly donors: Donors;
  readonly places: Places;
}

/** All texts of a game, and how its abilities are told. */
export class Grafts {
  readonly #telling: Telling;
  readonly #texts: () => readonly AuditedText[];
  #made: Known | undefined;

  constructor(texts: () => readonly AuditedText[], telling: Telling) {
    this.#texts = texts;
    this.#telling = telling;
  }

  get #known(): Known {
    if (this.#made === undefined) {
      const texts = this.#texts();
      this.#made = { donors: donorsIn(texts), places: placesIn(texts) };
    }
    return this.#made;
  }

  /** An example with phrases of others. */
  readonly on: Grafting = (text, name) => {
    const { donors } = this.#known;
    return this.#told(
      text.lines.flatMap(({ tree }, line) =>
        some([...graftsOn(tree, donors, name)], chance(`${name} ${line}`)).map(
          (graft) => () => text.meaning(line, [graft]),
        ),
      ),
    );
  };

  /** A rule in some of the places of its category. */
  rule(rule: Rule): Grafted {
    const { donors, places } = this.#known;
    const all = places.get(rule.of) ?? [];
    return this.#told(
      Array.from({ length: Math.min(PLACES, all.length) }, (_, i) => () => {
        const here = `${rule.name} ${i}`;
        const from = digest(here);
        const place = all.find(({ at }) => at > from) ?? all[0];
        const tree = place === undefined ? undefined : madeOf(rule, donors, here);
        return place === undefined || tree === undefined
          ? undefined
          : place.text.meaning(place.line, [place.with(tree)]);
      }),
    );
  }

  #told(meanings: readonly (() => string | undefined)[]): Grafted {
    const means = meanings.map((meaning) => told(() => meant(meaning())));
    const words = this.#telling.map((tell) =>
      means.map((each) => abilitiesIn(each).map((one) => told(() => tell(one as never)))),
    );
    return { means, words };
  }
}

type Rule = Tree['rule'];

/** So many places for each rule. */
const PLACES = 4;

interface Place {
  readonly at: string;
  readonly text: AuditedText;
  readonly line: number;
  /** The line with another phrase there. */
  with(tree: Tree): Tree;
}
/** By category, in an order that does not change as examples come and go. */
type Places = ReadonlyMap<string, readonly Place[]>;

function placesIn(texts: readonly AuditedText[]): Places {
  const places = new Map<string, Place[]>();
  for (const text of texts)
    for (const [line, { tree, tokens }] of text.lines.entries()) {
      const words = digest(tokens.map(({ raw }) => raw)).slice(0, 12);
      const walk = (node: Tree, path: string, put: Place['with']): void => {
        const all = places.get(node.rule.of) ?? [];
        places.set(node.rule.of, all);
        all.push({ at: digest(`${words} ${path}`), text, line, with: put });
        for (const [i, kid] of node.kids.entries())
          if (kid !== undefined) walk(kid, `${path}.${i}`, (other) => put({ ...node, kids: node.kids.with(i, other) }));
      };
      walk(tree, '', (other) => other);
    }
  for (const all of places.values()) all.sort((a, b) => (a.at < b.at ? -1 : 1));
  return places;
}

/** A phrase by this rule, of parts that only these words decide; nothing if there are none for it. */
function madeOf(rule: Rule, donors: Donors, words: string): Tree | undefined {
  if (rule.terminal !== undefined) return donors.get(rule.of)?.find(({ tree }) => tree.rule === rule)?.tree;
  const below = chance(words);
  const kids: (Tree | undefined)[] = [];
  for (const [slot, category] of Object.entries(rule.slots)) {
    const isMissing = category.endsWith('?') && below(2) === 0;
    const kid = isMissing ? undefined : donorFor(donors, category.replace('?', ''), undefined, `${words} ${slot}`);
    if (kid === undefined && !category.endsWith('?')) return undefined;
    kids.push(kid);
  }
  return { rule, wording: 0, kids, start: 0, end: 0 };
}

const meant = (meaning: string | undefined): unknown =>
  meaning === undefined ? null : (JSON.parse(meaning) as unknown);

function some(all: Tree[], below: (bound: number) => number): readonly Tree[] {
  while (all.length > MOST) all.splice(below(all.length), 1);
  return all;
}

/** The abilities of a face; what else its text says stands beside them. */
function abilitiesIn(meaning: unknown): readonly unknown[] {
  if (!Array.isArray(meaning)) return [];
  return meaning.flat().filter((part) => typeof part === 'object' && part !== null && 'kind' in part);
}
