/** The variants of a line: words left out, and words exchanged for others that could stand there. */
import type { Grammar } from '../grammar/grammar.ts';
import type { Token } from '../grammar/language.ts';
import { printTree } from '../grammar/print.ts';
import type { Tree } from '../grammar/tree.ts';
import { siblingsOf } from './siblings.ts';
import type { AuditedLine } from './text.ts';

export interface Variant {
  readonly tokens: readonly Token[];
  /** The tokens of the line that are not in the variant, from … to, and what stands there instead. */
  readonly from: number;
  readonly to: number;
  readonly instead: readonly Token[];
}

/** Phrases of more words are whole sentences: they are audited word by word, and phrase by phrase. */
const LONGEST = 8;

/** Words of closed classes that texts write where the grammar has no part for them: each is exchanged for the others of its class. */
const CLASSES: readonly (readonly string[])[] = [
  ['your', "an opponent's", 'their', 'a', "its owner's"],
  ['you', 'an opponent', 'each opponent', 'a player'],
  ['another', 'a'],
  ['target', 'a', 'each'],
  ['each', 'a'],
  ['all', 'two'],
  ['any', 'a'],
  ['tapped', 'untapped'],
  ['attacking', 'blocking'],
  ['hand', 'graveyard', 'library', 'exile'],
  ['graveyard', 'hand', 'library', 'exile'],
  ['library', 'graveyard', 'hand'],
  ['exile', 'graveyard'],
  ['creature', 'artifact', 'permanent'],
  ['permanent', 'creature'],
  ['card', 'creature card'],
  ['spell', 'creature spell', 'ability'],
  ['power', 'toughness'],
  ['toughness', 'power'],
  ['first', 'second', 'next'],
  ['greater', 'less'],
  ['more', 'fewer'],
  ['fewer', 'more'],
  ['less', 'greater'],
  ['top', 'bottom'],
  ['bottom', 'top'],
  ['beginning', 'end'],
  ['attacks', 'blocks'],
  ['dies', 'attacks'],
  ['combat', 'noncombat'],
  ['colorless', 'multicolored', 'white'],
  ['white', 'blue'],
  ['may', 'must'],
  ['gain', 'lose'],
  ['gains', 'loses'],
];
const SWAPS: ReadonlyMap<string, readonly string[]> = new Map(CLASSES.map(([word = '', ...others]) => [word, others]));

/** A variant to be made, by where in which phrases it changes what. Lines that are built alike have variants of the same key. */
interface Candidate {
  readonly key: string;
  make(): Variant;
}

/** So many phrases around a change are looked at to tell whether lines are built alike. */
const AROUND = 5;
/** Words of a category with so many others are alike: which of them stands there does not tell lines apart. */
const MANY = 12;

export function candidatesOf(grammar: Grammar, line: AuditedLine, names: readonly string[]): readonly Candidate[] {
  const { tree, tokens } = line;
  const found: Candidate[] = [];
  const add = (key: string, from: number, to: number, words = ''): void => {
    found.push({ key, make: () => replaced(tokens, from, to, words === '' ? [] : grammar.language.tokens(words, [])) });
  };
  const word = (i: number, where: string): void => {
    const token = tokens[i];
    if (token === undefined || token.kind === 'mark') return;
    add(`-${where}`, i, i + 1);
    for (const other of SWAPS.get(token.text) ?? []) add(`${token.text}=${other} ${where}`, i, i + 1, other);
  };
  const visit = (node: Tree, path: readonly string[], whole: (other: Tree) => Tree): void => {
    const around = path.slice(-AROUND);
    const here = [...around, nameOf(grammar, node)].join('>');
    for (const other of siblingsOf(grammar, node)) {
      const key = `${other.rule === node.rule ? other.wording : other.rule.name} ${here}`;
      found.push({ key, make: () => printed(grammar, tokens, whole(other), names) });
    }
    let at = node.start;
    let own = 0;
    const words = (to: number): void => {
      for (; at < to; at++) word(at, `${own++} ${here}`);
    };
    const phrase = (from: number, to: number): void => {
      if (to - from > 1 && to - from <= LONGEST) add(`${from - node.start < 1 ? '' : own}-${here}`, from, to);
    };
    for (const [slot, kid] of inOrder(node)) {
      const begin = at;
      words(kid.start);
      phrase(begin, kid.start);
      // "with {what}", "from {where}": words, and the part that they bring in.
      if (kid.start > begin) phrase(begin, kid.end);
      if (kid.start - begin > 1) phrase(kid.start - 1, kid.end);
      phrase(kid.start, kid.end);
      visit(kid, [...around, `${node.rule.name}.${slot}`], (other) =>
        whole({ ...node, kids: node.kids.map((each, i) => (i === slot ? other : each)) }),
      );
      at = kid.end;
    }
    const begin = at;
    words(node.end);
    if (begin > node.start) phrase(begin, node.end);
  };
  visit(tree, [], (other) => other);
  return found;
}

/** The parts of a phrase as they stand in the text. */
export const inOrder = (node: Tree): readonly (readonly [slot: number, kid: Tree])[] =>
  node.kids
    .flatMap((kid, slot) => (kid === undefined ? [] : [[slot, kid] as const]))
    .sort(([, a], [, b]) => a.start - b.start);

function nameOf(grammar: Grammar, { rule, kids, value }: Tree): string {
  const isLeaf = value !== undefined || kids.every((kid) => kid === undefined);
  const category = grammar.byName.get(rule.of);
  return isLeaf && (category?.wordings.length ?? 0) > MANY ? rule.of : rule.name;
}

const replaced = (tokens: readonly Token[], from: number, to: number, instead: readonly Token[]): Variant => ({
  tokens: [...tokens.slice(0, from), ...instead, ...tokens.slice(to)],
  from,
  to,
  instead,
});

/** What differs between the line and its tree in other words. Tokens that are alike are the line's own, so that they are read once. */
function printed(grammar: Grammar, tokens: readonly Token[], other: Tree, names: readonly string[]): Variant {
  const others = grammar.language.tokens(printTree(grammar, other, { names }), names);
  const most = Math.min(tokens.length, others.length);
  let from = 0;
  while (from < most && tokens[from]?.text === others[from]?.text) from++;
  let alike = 0;
  while (alike < most - from && tokens.at(-1 - alike)?.text === others.at(-1 - alike)?.text) alike++;
  return replaced(tokens, from, tokens.length - alike, others.slice(from, others.length - alike));
}
