/** A derivation as lines of text in a language: each fact with its rules, what it rests on indented below it. */
import type { Derivation, EntityId, Plain } from '@rulewright/kernel';
import type { Fact, Words } from './words.ts';

/** How a player or an object is called. */
export type NameOf = (id: EntityId) => string;

/** An explanation in words, line by line; what a fact rests on is indented below it. */
export function render(d: Derivation, words: Words, nameOf: NameOf, depth = 0): readonly string[] {
  const rules = d.rules.length === 0 ? '' : ` [${d.rules.join(', ')}]`;
  const line = `${'  '.repeat(depth)}${tellFact(d, words, nameOf)}${rules}`;
  return [line, ...d.because.flatMap((part) => render(part, words, nameOf, depth + 1))];
}

/** The fact itself, without its rules and what it rests on. */
export function tellFact(d: Derivation, words: Words, nameOf: NameOf): string {
  const fact: Fact = {
    names: d.objects.map(nameOf),
    data: d.data,
    show: (key) => show(d.data[key] ?? null, key, d.data, words, nameOf),
  };
  const told = Object.hasOwn(words.why, d.code) ? words.why[d.code] : undefined;
  if (told !== undefined) return told(fact);
  const reason = words.reasons[d.code] ?? d.code.replaceAll('-', ' ');
  return fact.names.length === 0 ? reason : words.about(fact.names, reason);
}

type Show = (value: Plain, words: Words, nameOf: NameOf) => string;

const isNode = (value: Plain): value is { readonly [key: string]: Plain } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Data that is more than a word or a number, by its key. */
const shows: Readonly<Record<string, Show>> = {
  value: (v, words) => words.values[String(v)] ?? words.terms[String(v)] ?? String(v),
  event: (v, words) => words.events[String(v)] ?? String(v),
  waitsFor: (v, words) => words.events[String(v)] ?? String(v),
  step: (v, words) => words.steps[String(v)] ?? String(v),
  effect: (v, words) => (isNode(v) ? words.effect(v) : ''),
  ability: (v, words) => (isNode(v) ? words.ability(v) : ''),
  condition: (v, words) => (isNode(v) ? words.condition(v) : ''),
  what: (v, words) => (isNode(v) ? words.selector(v) : ''),
  prompt: (v, words) => words.prompts[String(v)]?.ask ?? String(v),
};

function show(value: Plain, key: string, data: Fact['data'], words: Words, nameOf: NameOf): string {
  const own = shows[key];
  if (own !== undefined) return own(value, words, nameOf);
  return data.value === 'controller' && typeof value === 'number' ? nameOf(value as EntityId) : shown(value, words);
}

function shown(value: Plain, words: Words): string {
  if (value === null || value === '') return words.none;
  if (typeof value === 'boolean') return value ? words.table.yes : words.table.no;
  if (Array.isArray(value)) {
    return value.length === 0 ? words.none : words.listed(value.map((item) => shown(item as Plain, words)));
  }
  // A list of abilities.
  if (isNode(value)) return words.ability(value);
  return words.terms[String(value)] ?? String(value);
}
