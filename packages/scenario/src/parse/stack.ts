// What a check says about the stack, top first, in games that have one.
import type { Check } from './check.ts';
import type { Entry, Node } from './document.ts';
import { integerIn, put, readFields, readInteger, readItems, readPlayer, readRef, readRefs, readWord } from './read.ts';
import type { Fields, Mutable, Reading } from './reading.ts';
import type { Ref } from './ref.ts';

export interface StackCheck extends Check {
  readonly kind: 'stack';
  readonly expected: StackExpectation;
}

export type StackExpectation =
  | { readonly kind: 'count'; readonly count: number }
  /** Exactly these, top first. */
  | { readonly kind: 'entries'; readonly entries: readonly ExpectedEntry[] };

const stackKinds = ['spell', 'activated', 'triggered', 'copy'] as const;

/** An ability answers to the name of its source. */
export interface ExpectedEntry {
  readonly line: number;
  readonly name?: Ref;
  readonly kind?: (typeof stackKinds)[number];
  readonly controller?: string;
  readonly targets?: readonly Ref[];
}

export function readStackCheck(reading: Reading, { line, value }: Entry): StackCheck | undefined {
  const expected = readStack(reading, value);
  return expected && { kind: 'stack', line, expected };
}

function readStack(reading: Reading, node: Node): StackExpectation | undefined {
  if (integerIn(node) !== undefined) return countOf(readInteger(reading, node, 'stack', { min: 0 }));
  const [first, ...more] = node.kind === 'map' ? node.entries : [];
  if (first?.key === 'count' && more.length === 0) {
    return countOf(readInteger(reading, first.value, 'count', { min: 0 }));
  }
  const entries = readItems(reading, node, 'stack').flatMap((item) => readStackEntry(reading, item) ?? []);
  return { kind: 'entries', entries };
}

function countOf(count: number | undefined): StackExpectation | undefined {
  return count === undefined ? undefined : { kind: 'count', count };
}

const stackFields: Fields<Mutable<ExpectedEntry>> = {
  name: { read: (reading, node, draft) => put(draft, 'name', readRef(reading, node, 'name')) },
  kind: { read: (reading, node, draft) => put(draft, 'kind', readWord(reading, node, 'kind', stackKinds)) },
  controller: { read: (reading, node, draft) => put(draft, 'controller', readPlayer(reading, node, 'controller')) },
  targets: { read: (reading, node, draft) => put(draft, 'targets', readRefs(reading, node, 'targets')) },
};

function readStackEntry(reading: Reading, node: Node): ExpectedEntry | undefined {
  const draft: Mutable<ExpectedEntry> = { line: node.line };
  if (node.kind === 'map') readFields(reading, node.entries, 'an entry of the stack', stackFields, draft);
  else put(draft, 'name', readRef(reading, node, 'stack'));
  return draft;
}
