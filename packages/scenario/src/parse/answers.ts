// Answers to decisions. They are read by their shape alone: which decision one meets is known only at run time.
import { type Entry, isBlank, type MapNode, type Node } from './document.ts';
import { fail, flagIn, integerIn, quote, readInteger, readRefs, readText, refFrom, shown } from './read.ts';
import type { Reading } from './reading.ts';
import { parseRef } from './refs.ts';
import type { Answer, Share } from './step.ts';

export function readAnswer(reading: Reading, node: Node): Answer | undefined {
  const { line } = node;
  if (node.kind === 'list') {
    return { kind: 'list', line, items: node.items.flatMap((item) => readAnswer(reading, item) ?? []) };
  }
  if (node.kind === 'map') {
    return isTopBottom(node)
      ? readTopBottom(reading, node)
      : { kind: 'division', line, shares: readShares(reading, node) };
  }
  if (isBlank(node)) return fail(reading, node, 'wrong-type', 'an answer is missing; choosing nothing is []');
  const yes = flagIn(node);
  if (yes !== undefined) return { kind: 'yesNo', line, yes };
  if (node.plain && integerIn(node) !== undefined) {
    const value = readInteger(reading, node, 'an answer');
    return value === undefined ? undefined : { kind: 'number', line, value };
  }
  const text = readText(reading, node, 'an answer');
  if (text === undefined) return undefined;
  const ref = parseRef(text, reading, line);
  return { kind: 'word', line, text, ...(ref && { ref }) };
}

/** `{REF: number}`, for damage, counters and the like. */
function readShares(reading: Reading, map: MapNode): readonly Share[] {
  return map.entries.flatMap((entry) => {
    const to = refFrom(reading, entry.key, entry, 'a division');
    const amount = readInteger(reading, entry.value, `the share of ${quote(entry.key)}`, { min: 0 });
    return to === undefined || amount === undefined ? [] : { line: entry.line, to, amount };
  });
}

/** An object that is called `top` gets a number in a division; here stand cards. */
function isTopBottom(map: MapNode): boolean {
  const names = ({ key, value }: Entry) => (key === 'top' || key === 'bottom') && integerIn(value) === undefined;
  return map.entries.length > 0 && map.entries.every(names);
}

function readTopBottom(reading: Reading, map: MapNode): Answer {
  const refs = (name: string) => {
    const entry = map.entries.find(({ key }) => key === name);
    return entry === undefined ? [] : readRefs(reading, entry.value, name);
  };
  return { kind: 'topBottom', line: map.line, top: refs('top'), bottom: refs('bottom') };
}

export function readSharesOf(reading: Reading, node: Node, what: string): readonly Share[] | undefined {
  if (node.kind === 'map') return readShares(reading, node);
  return fail(reading, node, 'wrong-type', `${what} must be a map of numbers, such as {Bob: 2}, not ${shown(node)}`);
}
