/**
 * Is this data what a schema says? Reads the schema tables; knows no node kind itself. Safe for data from strangers: it runs nothing, it never
 * throws, and what it spends is bounded by the limits below, whatever it is given.
 */
import type { Families } from './families.ts';
import type { AnySchema, FieldTable } from './schema/shape.ts';
import { Scope, type Sorting, type Sorts } from './sorts.ts';

export type ProblemCode =
  | 'wrong-type'
  | 'missing-key'
  | 'unknown-key'
  | 'unknown-kind'
  | 'unknown-word'
  | 'bad-text'
  | 'bad-symbols'
  | 'out-of-range'
  | 'too-few'
  | 'unbound-variable'
  | 'wrong-sort'
  | 'too-deep'
  | 'too-big';

/** What is wrong with data that should be a card. */
export interface Problem {
  readonly code: ProblemCode;
  /** `faces[0].abilities[1].actions[0].amount` */
  readonly path: string;
  readonly message: string;
}

/** Far above what any real card needs, far below what hurts. */
export const LIMITS = {
  depth: 200,
  nodes: 20_000,
  textLength: 200,
  keys: 40,
  number: 1_000_000,
  problems: 50,
} as const;

/** The way to where we are, what is bound there, and what is left to spend. */
interface Place {
  readonly families: Readonly<Record<string, AnySchema>>;
  readonly path: (string | number)[];
  readonly prefix: string;
  readonly scope: Scope;
  /** The node whose fields are looked at. */
  node: Data;
  depth: number;
  nodes: number;
  readonly problems: Problem[];
  readonly misfit: (selector: unknown) => void;
}

type Data = Readonly<Record<string, unknown>>;

/** The schemas of a game, and what sorts of things its nodes find and take. */
export interface Language {
  readonly families: Readonly<Record<string, AnySchema>>;
  readonly sorting?: Sorting<Families>;
}

/**
 * All that is wrong with the data; nothing, if it is as the schema says. `place` goes before every path; `misfit` is told of each
 * selector that finds only things of a wrong sort.
 */
export function problemsOf(
  schema: AnySchema,
  { families, sorting }: Language,
  data: unknown,
  place: string,
  misfit: Place['misfit'] = () => undefined,
): readonly Problem[] {
  const scope = new Scope(sorting);
  const start = { families, path: [], prefix: place, scope, node: {}, depth: 0, nodes: 0, problems: [], misfit };
  check(schema, data, start);
  return start.problems;
}

function check(schema: AnySchema, data: unknown, place: Place): void {
  if (place.problems.length >= LIMITS.problems) return;
  place.nodes++;
  if (place.nodes > LIMITS.nodes) {
    // Said once; the rest is not looked at.
    if (place.nodes === LIMITS.nodes + 1) report(place, 'too-big', `more than ${LIMITS.nodes} parts`);
  } else if (place.depth >= LIMITS.depth) {
    report(place, 'too-deep', `nested deeper than ${LIMITS.depth}`);
  } else {
    place.depth++;
    checkShape(schema, data, place);
    place.depth--;
  }
}

function checkShape(schema: AnySchema, data: unknown, place: Place): void {
  switch (schema.is) {
    case 'node':
      check(familyOf(schema.family, place), data, place);
      break;
    case 'either':
      check(schema.of.find((option) => takes(option, data)) ?? schema.of[0], data, place);
      break;
    case 'flag':
      if (typeof data !== 'boolean') wrongType(place, 'true or false', data);
      break;
    case 'integer':
      checkInteger(schema.min, data, place);
      break;
    case 'text':
      if (isText(data, place) && !schema.pattern.test(data)) {
        report(place, schema.code, `${shown(data)} is not written as it should be`);
      }
      break;
    case 'word':
      if (isText(data, place) && !schema.of.includes(data)) {
        report(place, 'unknown-word', `${shown(data)} is none of: ${schema.of.join(', ')}`);
      }
      break;
    case 'binds':
      if (isText(data, place)) place.scope.bind(data, schema.gives, place.node);
      break;
    case 'refers':
      if (isText(data, place) && !place.scope.names.has(data) && !(data === 'it' && hasCandidate(place))) {
        report(place, 'unbound-variable', `nothing is bound to ${shown(data)} here`);
      }
      break;
    case 'closed':
      within(place, new Map(), () => check(schema.of, data, place));
      break;
    case 'perhaps': {
      const before = new Map(place.scope.names);
      check(schema.of, data, place);
      place.scope.joined(before);
      break;
    }
    case 'list':
      if (Array.isArray(data)) checkList(schema, data, place);
      else wrongType(place, 'a list', data);
      break;
    case 'fields':
      if (isObject(data, place)) checkFields(schema.fields, undefined, data, place, schema.block);
      break;
    case 'variants':
      if (isObject(data, place)) checkVariant(schema, data, place);
      break;
    case 'branch':
      if (isObject(data, place)) {
        check(data[schema.tag] === schema.value ? schema.match : schema.other, data, place);
      }
      break;
  }
}

function familyOf(name: string, { families }: Place): AnySchema {
  const family = families[name];
  if (family === undefined) throw new Error(`no schema for the family ${name}`);
  return family;
}

/** Where a filter tests, an effect changes or an amount is meant for one after the other, that one is bound to `it`. */
function hasCandidate(place: Place): boolean {
  for (let i = place.path.length - 1; i >= 0; i--) {
    const key = place.path[i];
    if (key === 'where' || key === 'changes' || key === 'amount' || key === 'count' || key === 'times') return true;
    if (key === 'ability' || key === 'abilities') return false;
  }
  return false;
}

function checkInteger(min: number, data: unknown, place: Place): void {
  if (typeof data !== 'number' || !Number.isInteger(data)) wrongType(place, 'a whole number', data);
  else if (data < min || data < -LIMITS.number) report(place, 'out-of-range', `${data} is too small`);
  else if (data > LIMITS.number) report(place, 'out-of-range', `${data} is too big`);
}

function checkList(schema: AnySchema & { readonly is: 'list' }, data: readonly unknown[], place: Place): void {
  if (data.length < schema.min) report(place, 'too-few', `at least ${schema.min} needed`);
  for (let i = 0; i < data.length && place.nodes <= LIMITS.nodes; i++) at(place, i, schema.of, data[i]);
}

function checkVariant(schema: AnySchema & { readonly is: 'variants' }, data: Data, place: Place): void {
  if (!Object.hasOwn(data, schema.tag)) {
    report(place, 'missing-key', `'${schema.tag}' is missing`);
    return;
  }
  const kind = data[schema.tag];
  const table = typeof kind === 'string' && Object.hasOwn(schema.table, kind) ? schema.table[kind] : undefined;
  if (table === undefined) {
    place.path.push(schema.tag);
    report(place, 'unknown-kind', `${shown(kind)} is none of: ${Object.keys(schema.table).join(', ')}`);
    place.path.pop();
    return;
  }
  const isBlock = schema.blocks.some((block) => block === kind);
  const inside = (): void => checkFields(table, schema.tag, data, place, isBlock);
  // A condition on what a filter tests, and a number of each of some, speaks of it as `it`.
  if (kind === 'where' || kind === 'most' || kind === 'fewest')
    within(place, new Map(place.scope.names).set('it', undefined), inside);
  else inside();
}

/** What is known inside ends there. */
function within({ scope }: Place, names: Map<string, Sorts>, work: () => void): void {
  const outer = scope.names;
  scope.names = names;
  work();
  scope.names = outer;
}

/** Fields are looked at in the order of the table, so that what binds a name comes before what uses it. */
function checkFields(table: FieldTable, tag: string | undefined, data: Data, place: Place, block: boolean): void {
  const keys = Object.keys(data);
  if (keys.length > LIMITS.keys) {
    report(place, 'too-big', `more than ${LIMITS.keys} keys`);
    return;
  }
  for (const key of keys) {
    if (key !== tag && !Object.hasOwn(table, key)) {
      place.path.push(key.slice(0, LIMITS.textLength));
      report(place, 'unknown-key', `${shown(key)} does not belong here`);
      place.path.pop();
    }
  }
  if (block) within(place, new Map(place.scope.names), () => checkEach(table, data, place));
  else checkEach(table, data, place);
}

function checkEach(table: FieldTable, data: Data, place: Place): void {
  for (const [key, field] of Object.entries(table)) {
    if (Object.hasOwn(data, key)) checkField(key, 'is' in field ? field : field.optional, data, place);
    else if ('is' in field) report(place, 'missing-key', `'${key}' is missing`);
  }
}

function checkField(key: string, schema: AnySchema, node: Data, place: Place): void {
  const found = node[key];
  if (schema.is === 'node' && schema.takes !== undefined && place.scope.refuses(found, schema.takes, node)) {
    place.path.push(key);
    report(place, 'wrong-sort', `what is found here is ${place.scope.of(found)?.join(' or ')}, which makes no sense`);
    place.path.pop();
    place.misfit(found);
  }
  place.node = node;
  at(place, key, schema, found);
  if (schema.is !== 'node') return;
  if (schema.then === 'leaves') place.scope.leave(found);
  if (schema.then === 'happens') place.scope.happened(found);
}

/** Which type of data a schema is for, so that one of two can be chosen. */
function takes(schema: AnySchema, data: unknown): boolean {
  switch (schema.is) {
    case 'integer':
      return typeof data === 'number';
    case 'word':
    case 'text':
      return typeof data === 'string';
    case 'either':
      return schema.of.some((option) => takes(option, data));
    case 'node':
      return typeof data === 'object';
    default:
      return false;
  }
}

function at(place: Place, key: string | number, schema: AnySchema, data: unknown): void {
  place.path.push(key);
  check(schema, data, place);
  place.path.pop();
}

function isText(data: unknown, place: Place): data is string {
  if (typeof data !== 'string') wrongType(place, 'text', data);
  else if (data.length > LIMITS.textLength) report(place, 'too-big', `longer than ${LIMITS.textLength} characters`);
  else if (data === '') report(place, 'bad-text', 'is empty');
  // Words of cards become keys: of counters, of notes, of variables. These mean something else to every object.
  else if (Object.hasOwn(Object.prototype, data)) report(place, 'bad-text', `${shown(data)} cannot be a name`);
  else return true;
  return false;
}

function isObject(data: unknown, place: Place): data is Data {
  if (typeof data === 'object' && data !== null && !Array.isArray(data)) return true;
  wrongType(place, 'an object', data);
  return false;
}

function wrongType(place: Place, wanted: string, data: unknown): void {
  const found = data === null ? 'null' : Array.isArray(data) ? 'a list' : typeof data;
  report(place, 'wrong-type', `${wanted} is needed, not ${found}`);
}

function report(place: Place, code: ProblemCode, message: string): void {
  if (place.problems.length >= LIMITS.problems) return;
  let path = place.prefix;
  for (const step of place.path) path += typeof step === 'number' ? `[${step}]` : path === '' ? step : `.${step}`;
  place.problems.push({ code, path, message });
}

/** A value in a message: short, and on one line. */
function shown(data: unknown): string {
  if (typeof data !== 'string') return typeof data;
  return JSON.stringify(data.length > 40 ? `${data.slice(0, 40)}…` : data);
}
