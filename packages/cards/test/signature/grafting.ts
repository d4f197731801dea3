/**
 * Trees of examples with a phrase of another example grafted on in place of one of the same category, put where there was none, or taken
 * away: what such a sentence means, if it makes sense, and how that is told. Nobody has to have written it.
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
    const other = donorFor(donors, slot.replace('?', ''), kid?.rule.name, here);
    if (other !== undefined) yield put(other);
    if (kid === undefined) continue;
    if (slot.endsWith('?')) yield put(undefined);
    for (const inside of graftsOn(kid, donors, here)) yield put(inside);
  }
}

/** So many of each line. */
const MOST = 24;

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

/** `texts` are all of a game. */
export function grafting(texts: () => readonly AuditedText[], telling: Telling): Grafting {
  let donors: Donors | undefined;
  return (text, name) => {
    donors ??= donorsIn(texts());
    const means: unknown[] = [];
    for (const [line, { tree }] of text.lines.entries())
      for (const graft of some([...graftsOn(tree, donors, name)], chance(`${name} ${line}`)))
        means.push(told(() => meant(text.meaning(line, [graft]))));
    const words = telling.map((tell) =>
      means.map((each) => abilitiesIn(each).map((one) => told(() => tell(one as never)))),
    );
    return { means, words };
  };
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
