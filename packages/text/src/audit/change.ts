/** Which rule of the grammar a change of words belongs to, and whether the grammar says why it changes nothing. */
import type { Grammar } from '../grammar/grammar.ts';
import type { Token } from '../grammar/language.ts';
import type { Tree } from '../grammar/tree.ts';
import { baseOf, wordsLost } from './forms.ts';
import type { AuditedLine } from './text.ts';
import { inOrder, type Variant } from './variants.ts';

export interface Change {
  /** The innermost rule that holds the words. */
  readonly rule: string;
  /** The words as that rule has them: its own, and `{part}` for a part of it. */
  readonly part: string;
  /** As they stand in the text. */
  readonly words: string;
  /** What means the same in their place; nothing if they can be left out. */
  readonly instead: string;
  /** The rules are the same: only the wording of one of them is another. */
  readonly isWording: boolean;
}

export function changeBy(
  { tree, tokens }: AuditedLine,
  { from, to, instead }: Variant,
  trees: readonly Tree[],
): Change {
  const inner = phrasesAround(tree, from, to).at(-1) ?? tree;
  const whole = instead.length === 0 ? undefined : wholePhrases(inner, from, to).at(-1);
  const isWording = trees.some((other) => sameRules(tree, other));
  if (whole !== undefined)
    return { rule: whole.rule.name, part: '*', words: raw(tokens.slice(from, to)), instead: raw(instead), isWording };
  return {
    rule: inner.rule.name,
    part: described(inner, tokens, from, to),
    words: raw(tokens.slice(from, to)),
    instead: raw(instead),
    isWording,
  };
}

/** Whether a rule around the words declares that they do not count there, or wordings of one rule differ in nothing that counts. */
export function isDeclared(
  { tree, tokens }: AuditedLine,
  { from, to, instead }: Variant,
  trees: readonly Tree[],
  grammar: Grammar,
): boolean {
  const there = plain(instead);
  const around = phrasesAround(tree, from, to);
  const exactly = `"${plain(tokens.slice(from, to))}"`;
  const byRule = around.some((phrase) => {
    const { same } = phrase.rule;
    if (same === undefined) return false;
    const part = described(phrase, tokens, from, to);
    return (
      '*' in same || part in same || exactly in same || `${part} = ${there}` in same || isAround(phrase, part, same)
    );
  });
  if (byRule) return true;
  const whole = wholePhrases(around.at(-1) ?? tree, from, to);
  const isOther = ({ rule: { same } }: Tree): boolean => same !== undefined && ('*' in same || '=' in same);
  if (instead.length > 0 && whole.some(isOther)) return true;
  return trees.some((other) => sameRules(tree, other)) && areAlike(grammar, tokens.slice(from, to), instead);
}

/** "may @ act.pay": only around a phrase of that rule. */
const isAround = (phrase: Tree, part: string, same: Readonly<Record<string, string>>): boolean =>
  Object.keys(same).some((key) => key.startsWith(`${part} @ `) && holds(phrase, key.slice(part.length + 3)));

const holds = (tree: Tree, rule: string): boolean =>
  tree.rule.name === rule || tree.kids.some((kid) => kid !== undefined && holds(kid, rule));

/** Whether these words are lost only as far as wordings of one rule may differ. */
function areAlike(grammar: Grammar, these: readonly Token[], those: readonly Token[]): boolean {
  const { needless, classes } = grammar.language.alike;
  const own = new Set(those.flatMap((token) => [token.text, baseOf(grammar, token)]));
  return wordsLost(grammar, these, those).every((token) =>
    [token.text, baseOf(grammar, token)].some(
      (word) =>
        needless.has(word) || classes.some((each) => each.has(word) && [...own].some((other) => each.has(other))),
    ),
  );
}

const raw = (tokens: readonly Token[]): string => tokens.map((token) => token.raw).join(' ');
const plain = (tokens: readonly Token[]): string => tokens.map((token) => token.text).join(' ');

/** Trees that differ in nothing but the wordings of their rules. */
const sameRules = (a: Tree, b: Tree): boolean =>
  a.rule === b.rule &&
  a.value === b.value &&
  a.kids.every((kid, i) => {
    const other = b.kids[i];
    return kid === undefined || other === undefined ? kid === other : sameRules(kid, other);
  });

/** The phrases that hold the words from … to, the outermost first: down to the one of which they are not the whole. */
function phrasesAround(tree: Tree, from: number, to: number): readonly Tree[] {
  const found = [tree];
  for (let node: Tree | undefined = tree; node !== undefined; ) {
    node = inOrder(node)
      .map(([, kid]) => kid)
      .find(({ start, end }) => start <= from && end >= to && !(start === from && end === to));
    if (node !== undefined) found.push(node);
  }
  return found;
}

/** The phrases of which the words from … to are the whole, within one of which they are not: the outermost first. */
function wholePhrases(inner: Tree, from: number, to: number): readonly Tree[] {
  const found: Tree[] = [];
  for (let node: Tree | undefined = inner; node !== undefined; ) {
    node = inOrder(node)
      .map(([, kid]) => kid)
      .find(({ start, end }) => start === from && end === to);
    if (node !== undefined) found.push(node);
  }
  return found;
}

/** The words from … to of a phrase, with its parts by their names; "…{part}" is something in a part. */
function described(node: Tree, tokens: readonly Token[], from: number, to: number): string {
  const slots = Object.keys(node.rule.slots);
  const said: string[] = [];
  let at = from;
  for (const [slot, kid] of inOrder(node)) {
    if (kid.end <= from || kid.start >= to) continue;
    for (; at < kid.start; at++) said.push(tokens[at]?.text ?? '');
    said.push(kid.start >= from && kid.end <= to ? `{${slots[slot]}}` : `…{${slots[slot]}}`);
    at = Math.min(kid.end, to);
  }
  for (; at < to; at++) said.push(tokens[at]?.text ?? '');
  return said.join(' ');
}
