// What may stand beside an action in games where something is announced: targets, modes, costs and the like.
import { readSharesOf } from './answers.ts';
import type { Node } from './document.ts';
import type { Payment } from './payments.ts';
import {
  fail,
  integerIn,
  put,
  quote,
  readEach,
  readInteger,
  readMap,
  readRef,
  readRefs,
  readText,
  readZone,
  refFrom,
  unknownKey,
} from './read.ts';
import type { Field, Mutable, Reading } from './reading.ts';
import type { Ref } from './ref.ts';
import type { Share } from './step.ts';

/** How something is announced and paid for. What is left out is left to the engine. */
export interface Announcement {
  readonly targets?: readonly TargetSlot[];
  /** 1-based. */
  readonly modes?: readonly number[];
  readonly x?: number;
  readonly from?: string;
  /** An alternative cost or permission, or a fragment of the text that grants it. */
  readonly by?: string;
  readonly with?: readonly Payment[];
  readonly divide?: readonly Share[];
}

/** One target, or all targets of one "any number of" or "up to" slot. */
export type TargetSlot =
  | { readonly kind: 'one'; readonly ref: Ref }
  | { readonly kind: 'several'; readonly line: number; readonly refs: readonly Ref[] };

/** 1-based among the activated abilities, or any fragment of the ability's text. */
export type AbilityChoice =
  | { readonly kind: 'number'; readonly line: number; readonly number: number }
  | { readonly kind: 'text'; readonly line: number; readonly text: string };

/** What stands beside an action while it is read. */
export interface OptionsDraft {
  readonly action: Mutable<Announcement>;
  /** Of an activation. */
  ability?: AbilityChoice;
}

export const announcementFields = {
  targets: { read: (reading, node, { action }) => put(action, 'targets', readTargets(reading, node)) },
  modes: { read: (reading, node, { action }) => put(action, 'modes', readModes(reading, node)) },
  x: { read: (reading, node, { action }) => put(action, 'x', readInteger(reading, node, 'x', { min: 0 })) },
  from: { read: (reading, node, { action }) => put(action, 'from', readZone(reading, node)) },
  by: { read: (reading, node, { action }) => put(action, 'by', readText(reading, node, 'by')) },
  divide: { read: (reading, node, { action }) => put(action, 'divide', readSharesOf(reading, node, 'divide')) },
  ability: { read: (reading, node, draft) => put(draft, 'ability', readAbility(reading, node)) },
} satisfies Record<string, Field<OptionsDraft>>;

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

/** What is activated. */
export interface Activation {
  /** Left out: the oldest object with such an ability that the player may activate now. */
  readonly source?: Ref;
  readonly ability?: AbilityChoice;
}

/** `activates: druid`, or `activates: {ability: "..."}` for whichever object has it. */
export function readActivation(
  reading: Reading,
  value: Node,
  beside: AbilityChoice | undefined,
): Activation | undefined {
  const said: Mutable<Activation> = beside === undefined ? {} : { ability: beside };
  if (value.kind !== 'map') {
    const source = readRef(reading, value, 'activates');
    return source && { ...said, source };
  }
  for (const entry of value.entries) {
    if (entry.key !== 'ability') unknownKey(reading, entry, 'activates', ['ability']);
    else if (beside !== undefined) fail(reading, entry, 'duplicate-key', 'the ability is named twice');
    else put(said, 'ability', readAbility(reading, entry.value));
  }
  if (value.entries.length === 0) {
    return fail(reading, value, 'missing-key', 'activates needs an object or {ability: "..."}');
  }
  return said;
}

export interface Attack {
  readonly line: number;
  readonly attacker: Ref;
  readonly target: Ref;
}

export function readAttacks(reading: Reading, value: Node): readonly Attack[] | undefined {
  return readMap(reading, value, 'attacks')?.entries.flatMap((entry) => {
    const attacker = refFrom(reading, entry.key, entry, 'attacks');
    const target = readRef(reading, entry.value, `what ${quote(entry.key)} attacks`);
    return (attacker && target && { line: entry.line, attacker, target }) ?? [];
  });
}
