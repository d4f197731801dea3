// Steps in which everybody passes until something has come about, in games with a stack and steps of the turn.
import type { Entry, Node } from './document.ts';
import {
  fail,
  integerIn,
  put,
  readFields,
  readInteger,
  readMap,
  readPlayer,
  readStepName,
  readText,
  shown,
} from './read.ts';
import type { Fields, Mutable, Reading, StepWords } from './reading.ts';
import type { Step } from './step.ts';

export interface ResolveStep extends Step {
  readonly kind: 'resolve';
  readonly until: ResolveUntil;
}

export type ResolveUntil =
  | { readonly kind: 'times'; readonly times: number }
  | { readonly kind: 'empty' }
  /** Until a spell or ability of that name, keyword or text fragment is on top. */
  | { readonly kind: 'top'; readonly name: string };

export interface AdvanceStep extends Step {
  readonly kind: 'advance';
  readonly step: string;
  readonly turn?: number;
  /** Whose turn it must be. */
  readonly of?: string;
}

export const passingSteps = {
  resolve: {
    parse(reading, { line, value }): ResolveStep | undefined {
      const until = readResolve(reading, value);
      return until && { kind: 'resolve', line, until };
    },
    bare: (line): ResolveStep => ({ kind: 'resolve', line, until: { kind: 'times', times: 1 } }),
  },
  advance: { parse: readAdvance },
} satisfies Record<string, StepWords>;

function readResolve(reading: Reading, node: Node): ResolveUntil | undefined {
  if (node.kind === 'text') {
    if (node.text === 'all') return { kind: 'empty' };
    if (integerIn(node) !== undefined) {
      const times = readInteger(reading, node, 'resolve', { min: 1 });
      return times === undefined ? undefined : { kind: 'times', times };
    }
  }
  if (node.kind === 'map') {
    const draft: { name?: string } = {};
    readFields(reading, node.entries, 'resolve', resolveFields, draft);
    if (draft.name !== undefined) return { kind: 'top', name: draft.name };
    if (node.entries.length > 0) return undefined;
  }
  const message = `resolve takes a number, "all" or {until-top: NAME}, not ${shown(node)}`;
  return fail(reading, node, 'wrong-type', message);
}

const resolveFields: Fields<{ name?: string }> = {
  'until-top': { read: (reading, node, draft) => put(draft, 'name', readText(reading, node, 'until-top')) },
};

type AdvanceDraft = Mutable<Omit<AdvanceStep, 'step'>> & { step?: AdvanceStep['step'] };

const advanceFields: Fields<AdvanceDraft> = {
  step: { read: (reading, node, draft) => put(draft, 'step', readStepName(reading, node)) },
  turn: { read: (reading, node, draft) => put(draft, 'turn', readInteger(reading, node, 'turn', { min: 1 })) },
  of: { read: (reading, node, draft) => put(draft, 'of', readPlayer(reading, node, 'of')) },
};

function readAdvance(reading: Reading, { line, value }: Entry): AdvanceStep | undefined {
  const map = readMap(reading, value, 'advance');
  if (map === undefined) return undefined;
  const draft: AdvanceDraft = { kind: 'advance', line };
  readFields(reading, map.entries, 'advance', advanceFields, draft);
  if (!map.entries.some(({ key }) => key === 'step')) {
    return fail(reading, map, 'missing-key', 'advance needs the key "step"');
  }
  const { step } = draft;
  return step === undefined ? undefined : { ...draft, step };
}
