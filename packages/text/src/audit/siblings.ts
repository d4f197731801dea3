/** What could stand in the place of a phrase: other wordings of its rule, and rules beside it with the same parts. */
import type { Grammar, Wording } from '../grammar/grammar.ts';
import type { Rule } from '../grammar/rule.ts';
import type { Tree } from '../grammar/tree.ts';

/** So many rules beside it are tried for each phrase: those that stand next to it in the grammar are the nearest in meaning. */
const NEIGHBOURS = 2;
/** So many other wordings of its own rule. */
const WORDINGS = 8;

interface Shape {
  readonly rule: Rule;
  readonly wording: Wording;
  /** The parts that the wording has, by their categories. */
  readonly parts: ReadonlyMap<string, readonly number[]>;
}

interface Shapes {
  readonly bySignature: ReadonlyMap<string, readonly Shape[]>;
  readonly all: ReadonlyMap<Wording, Shape>;
}

const known = new WeakMap<Grammar, Shapes>();

function shapesOf(grammar: Grammar): Shapes {
  const before = known.get(grammar);
  if (before !== undefined) return before;
  const bySignature = new Map<string, Shape[]>();
  const all = new Map<Wording, Shape>();
  for (const [rule, wordings] of grammar.wordings)
    for (const wording of wordings) {
      const shape = shapeOf(rule, wording);
      all.set(wording, shape);
      const signature = signatureOf(shape);
      const list = bySignature.get(signature) ?? [];
      // One wording of each rule stands for it beside others.
      if (!list.some((other) => other.rule === rule)) list.push(shape);
      bySignature.set(signature, list);
    }
  const made = { bySignature, all };
  known.set(grammar, made);
  return made;
}

function shapeOf(rule: Rule, wording: Wording): Shape {
  const categories = Object.values(rule.slots);
  const parts = new Map<string, number[]>();
  for (const step of wording.steps) {
    if (step.kind !== 'slot') continue;
    const category = (categories[step.slot] ?? '').replace('?', '');
    const slots = parts.get(category) ?? [];
    if (!slots.includes(step.slot)) parts.set(category, [...slots, step.slot]);
  }
  return { rule, wording, parts };
}

const signatureOf = ({ rule, parts }: Shape): string =>
  [rule.of, ...[...parts].map(([category, slots]) => `${category}*${slots.length}`).sort()].join(' ');

/** The phrase with the parts that it has, in other words; each of the same category. */
export function siblingsOf(grammar: Grammar, tree: Tree): readonly Tree[] {
  if (tree.value !== undefined) return otherValues(tree);
  const shapes = shapesOf(grammar);
  const own = grammar.wordings.get(tree.rule) ?? [];
  const shape = shapes.all.get(own[tree.wording] as Wording);
  if (shape === undefined) return [];
  const signature = signatureOf(shape);
  const others = own
    .filter((wording) => wording.index !== tree.wording && signatureOf(shapes.all.get(wording) ?? shape) === signature)
    .slice(0, WORDINGS)
    .map((wording): Tree => ({ ...tree, wording: wording.index }));
  const beside = shapes.bySignature.get(signature) ?? [];
  const at = beside.findIndex(({ rule }) => rule === tree.rule);
  const neighbours: Tree[] = [];
  for (let i = 1; i <= NEIGHBOURS && i < beside.length; i++) {
    const place = i % 2 === 1 ? at + (i + 1) / 2 : at - i / 2;
    const other = beside[(place + beside.length) % beside.length];
    if (other !== undefined && other.rule !== tree.rule) neighbours.push(inWordsOf(tree, shape, other));
  }
  return [...others, ...neighbours];
}

function inWordsOf(tree: Tree, from: Shape, to: Shape): Tree {
  const kids: (Tree | undefined)[] = Object.keys(to.rule.slots).map(() => undefined);
  for (const [category, slots] of to.parts)
    slots.forEach((slot, i) => {
      kids[slot] = tree.kids[from.parts.get(category)?.[i] ?? -1];
    });
  return { ...tree, rule: to.rule, wording: to.wording.index, kids };
}

const COLORED = ['{W}', '{U}', '{B}', '{R}', '{G}'];

/** Numbers one greater, symbols of another colour, another name. */
function otherValues(tree: Tree): readonly Tree[] {
  const value = tree.value ?? '';
  const found: string[] = [];
  for (const { 0: digits, index } of value.matchAll(/\d+/g))
    found.push(`${value.slice(0, index)}${Number(digits) + 1}${value.slice(index + digits.length)}`);
  if (/^[+-]/.test(value)) found.push(`${value.startsWith('+') ? '-' : '+'}${value.slice(1)}`);
  for (const [i, symbol] of COLORED.entries())
    if (value.includes(symbol)) found.push(value.replace(symbol, COLORED[(i + 1) % COLORED.length] ?? symbol));
  if (/^\p{Lu}\p{Ll}/u.test(value)) found.push(`Another ${value}`);
  return found.map((other) => ({ ...tree, value: other }));
}
