// What may stand beside an action: targets, modes, costs and the like.
import { readSharesOf } from '../../parse/answers.ts';
import type { Entry, Node } from '../../parse/document.ts';
import {
  type Fields,
  integerIn,
  type Mutable,
  put,
  type Reading,
  readEach,
  readFields,
  readInteger,
  readMana,
  readRef,
  readRefs,
  readText,
  readWord,
  readZone,
} from '../../parse/read.ts';
import type { Ref } from '../../parse/scenario.ts';
import type { AbilityChoice, ActionOptions, TargetSlot } from '../../parse/step.ts';
import { faces } from '../vocabulary.ts';
import { readPayments } from './payments.ts';

/** All that can stand beside an action; `ability` and `wielding` belong to one kind of action each. */
export interface Options {
  readonly ability?: AbilityChoice;
  readonly wielding?: readonly Ref[];
  readonly action: ActionOptions;
}

interface Draft {
  readonly action: Mutable<ActionOptions>;
  ability?: AbilityChoice;
  wielding?: readonly Ref[];
}

const optionFields = {
  targets: { read: (reading, node, { action }) => put(action, 'targets', readTargets(reading, node)) },
  modes: { read: (reading, node, { action }) => put(action, 'modes', readModes(reading, node)) },
  x: { read: (reading, node, { action }) => put(action, 'x', readInteger(reading, node, 'x', { min: 0 })) },
  from: { read: (reading, node, { action }) => put(action, 'from', readZone(reading, node)) },
  by: { read: (reading, node, { action }) => put(action, 'by', readText(reading, node, 'by')) },
  face: {
    game: 'magic',
    read: (reading, node, { action }) => put(action, 'face', readWord(reading, node, 'face', faces)),
  },
  with: { read: (reading, node, { action }) => put(action, 'with', readPayments(reading, node)) },
  mana: { game: 'magic', read: (reading, node, { action }) => put(action, 'mana', readMana(reading, node, 'mana')) },
  divide: { read: (reading, node, { action }) => put(action, 'divide', readSharesOf(reading, node, 'divide')) },
  ability: { read: (reading, node, draft) => put(draft, 'ability', readAbility(reading, node)) },
  wielding: {
    game: 'grand-archive',
    read: (reading, node, draft) => put(draft, 'wielding', readRefs(reading, node, 'wielding')),
  },
} satisfies Fields<Draft>;

export type OptionKey = keyof typeof optionFields;

export function isOptionKey(key: string): key is OptionKey {
  return Object.hasOwn(optionFields, key);
}

/** `where` names the action in messages. */
export function readOptions(
  reading: Reading,
  entries: readonly Entry[],
  where: string,
  allowed: readonly OptionKey[],
): Options {
  const fields: Fields<Draft> = Object.fromEntries(allowed.map((key) => [key, optionFields[key]]));
  const draft: Draft = { action: {} };
  readFields(reading, entries, where, fields, draft);
  return draft;
}

function readTargets(reading: Reading, node: Node): readonly TargetSlot[] {
  return readEach(reading, node, 'targets', (item): TargetSlot | undefined => {
    if (item.kind === 'list') {
      return { kind: 'several', line: item.line, refs: readRefs(reading, item, 'targets') };
    }
    const ref = readRef(reading, item, 'targets');
    return ref && { kind: 'one', ref };
  });
}

function readModes(reading: Reading, node: Node): readonly number[] {
  return readEach(reading, node, 'modes', (item) => readInteger(reading, item, 'modes', { min: 1 }));
}

export function readAbility(reading: Reading, node: Node): AbilityChoice | undefined {
  const { line } = node;
  if (node.kind === 'text' && node.plain && integerIn(node) !== undefined) {
    const number = readInteger(reading, node, 'ability', { min: 1 });
    return number === undefined ? undefined : { kind: 'number', line, number };
  }
  const text = readText(reading, node, 'ability');
  return text === undefined ? undefined : { kind: 'text', line, text };
}
