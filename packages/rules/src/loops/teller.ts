/**
 * Tells a position so that the same position reads the same, whatever numbers its objects happen to have. An object is told in full
 * where it is first spoken of and by the number of that place afterwards, so positions that differ only in which of two like
 * objects is meant read differently.
 */
import {
  type EffectRow,
  type EntityId,
  findObject,
  isObject,
  NOWHERE,
  type ObjectId,
  type ObjectRow,
  type PendingTrigger,
} from '@rulewright/kernel';
import { stackEntryOf } from '../context.ts';
import type { CommonGame } from '../game.ts';
import type { Amount, LoopRules } from './rules.ts';

/** Keys under which events and rows of the kernel and the common engine name entities, one or a list. */
const NAMES = [
  ...['object', 'objects', 'source', 'cause', 'on', 'to', 'other', 'became', 'was', 'host', 'attachments', 'chosen'],
  'order',
];
/** Keys of what grows with the game and tells nothing. */
const PASSING = ['timestamp', 'since', 'before', 'after', 'memo', 'last', 'parent', 'replacedBy', 'part'];
/** Keys of what is written on cards, which names no object. */
const PRINTED: ReadonlySet<string> = new Set(['effect', 'ability', 'condition', 'spec', 'body', 'base', 'copy']);
/** Keys of bindings: lists of numbers are entities there, and a table of numbers is by entity. */
const BINDINGS: ReadonlySet<string> = new Set(['locals', 'notes']);

/** What is printed, as text; one for all tellers of a search, because much is told again and again. */
export type Printed = WeakMap<object, string>;

const isWhole = (text: string): boolean => /^\d+$/.test(text);

export class Teller {
  readonly #g: CommonGame;
  readonly #rules: LoopRules;
  readonly #printed: Printed;
  readonly #names: ReadonlySet<string>;
  readonly #passing: ReadonlySet<string>;
  readonly #numbers = new Map<EntityId, number>();
  /** The numbers that are told apart from the rest, in the order in which they came up. */
  amounts: Amount[] = [];

  constructor(g: CommonGame, rules: LoopRules, printed: Printed) {
    this.#g = g;
    this.#rules = rules;
    this.#printed = printed;
    this.#names = new Set([...NAMES, ...rules.names]);
    this.#passing = new Set([...PASSING, ...rules.passing]);
  }

  isNamed(id: ObjectId): boolean {
    return this.#numbers.has(id);
  }

  amount(what: string, of: EntityId, value: number, counter = ''): void {
    this.amounts.push({ what, counter, of, value });
  }

  counters(of: EntityId, counters: Readonly<Record<string, number>>): string {
    const kinds = Object.keys(counters).sort();
    for (const kind of kinds) this.amount('counters', of, counters[kind] ?? 0, kind);
    return kinds.join(',');
  }

  /** An entity by its name; in full where that is the first time. */
  entity(id: EntityId): string {
    if (!isObject(id)) return `p${id}`;
    const known = this.#numbers.get(id);
    if (known !== undefined) return `#${known}`;
    const row = findObject(this.#g.state, id);
    if (row === undefined) return `?${id}`;
    const number = this.#numbers.size;
    this.#numbers.set(id, number);
    return `#${number}=${row.zone === NOWHERE ? this.#gone(row) : this.object(row)}`;
  }

  /** An object as it is. */
  object(row: ObjectRow): string {
    const { kind, def, face, owner, controller, holder, zone, flags } = row;
    // What is attached to it names it.
    if (row.attachments.length > 0 && !this.isNamed(row.id)) return this.entity(row.id);
    if (row.damage !== 0) this.amount('damage', row.id, row.damage);
    const own = this.#rules.ofObject(this.#g, row);
    for (const what in own) this.amount(what, row.id, own[what] ?? 0);
    const told = [
      `${kind} ${def}.${face} ${owner}${controller}${holder} ${zone} ${flags} ${row.damage === 0 ? '' : 'damaged'}`,
      this.counters(row.id, row.counters),
      this.entity(row.host),
      row.attachments.map((id) => this.entity(id)).join(),
      row.kept.map((id) => this.entity(id)).join(),
      this.#text(row.base),
      this.#text(row.copy),
      this.value(row.notes, 'notes'),
      zone === this.#rules.waiting ? this.value(row.stack, '') : '',
      this.value(this.#rules.status(this.#g, row), ''),
      Object.keys(own).join(),
    ];
    return `{${told.join(';')}}`;
  }

  /** As it last existed. What it came from is told no further: that would be the whole history. */
  #gone(row: ObjectRow): string {
    const { kind, def, face, owner, controller } = row;
    const entry = stackEntryOf(row);
    const stood = entry === null ? '' : `${this.#text(entry.effect)} ${this.entity(entry.source)}`;
    const had = Object.entries(row.counters).map(([counter, count]) => `${counter} ${count}`);
    const told = [
      `gone ${kind} ${def}.${face} ${owner}${controller}`,
      had.sort().join(),
      this.#text(row.base),
      this.#text(row.copy),
      this.value(row.notes, 'notes'),
      stood,
    ];
    return `{${told.join(';')}}`;
  }

  effect(row: EffectRow): string {
    if (row.left >= 0) this.amount('left', row.source, row.left);
    const { source, controller, objects, body, locals, duration, copy } = row;
    return this.value({ source, controller, objects, body, locals, duration, copy }, '');
  }

  trigger({ source, controller, ability, event, locals }: PendingTrigger): string {
    return this.value({ source, controller, ability, event, locals }, '');
  }

  /** Plain data of the state; the key says what numbers in it mean. */
  value(value: unknown, key: string): string {
    if (typeof value === 'number') return this.#names.has(key) ? this.entity(value as EntityId) : String(value);
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
    if (PRINTED.has(key)) return this.#text(value);
    if (Array.isArray(value)) return `[${value.map((item: unknown) => this.value(item, key)).join()}]`;
    const fields: string[] = [];
    for (const [field, part] of Object.entries(value)) {
      if (part === undefined || this.#passing.has(field)) continue;
      fields.push(`${field}:${BINDINGS.has(key) ? this.#bound(part) : this.value(part, field)}`);
    }
    return `{${fields.join()}}`;
  }

  /** What an ability or an object remembers under a name. */
  #bound(value: unknown): string {
    if (Array.isArray(value)) return this.value(value, 'objects');
    if (typeof value !== 'object' || value === null) return this.value(value, '');
    const by = Object.entries(value).map(
      ([id, part]) => `${isWhole(id) ? this.entity(Number(id) as EntityId) : id}:${this.value(part, '')}`,
    );
    return `{${by.join()}}`;
  }

  #text(value: unknown): string {
    if (typeof value !== 'object' || value === null) return String(value);
    const known = this.#printed.get(value);
    if (known !== undefined) return known;
    const text = JSON.stringify(value);
    this.#printed.set(value, text);
    return text;
  }
}
