/**
 * Every kind of node of a card language, bare, and with each word, number or part that may stand in it: what it is in an ability, told in
 * each language, and what is said against it. Made from the schema, so that a new kind is among them as soon as it is one.
 */
import type { AnySchema, FieldTable } from '@rulewright/language/magic';
import { digest } from './spoiling.ts';

type Families = Readonly<Record<string, AnySchema>>;
type Fields = Readonly<Record<string, unknown>>;

const TEXTS = ['word', '{2}{W}', '{X}{G}', 'Test', '2', 'Draw a card.', '0123456789abcdef'];
/** Deeper than this there is only what is plain. */
const DEEP = 3;
const MOST_KINDS = 4;
const FEWEST = 2;

const needed = (table: FieldTable): readonly (readonly [string, AnySchema])[] =>
  Object.entries(table).flatMap(([key, field]) => ('optional' in field ? [] : [[key, field] as const]));

/** Nothing of any family stands in it, or need not. */
function isPlain(schema: AnySchema): boolean {
  switch (schema.is) {
    case 'node':
    case 'variants':
    case 'branch':
      return false;
    case 'list':
      return schema.min === 0 || isPlain(schema.of);
    case 'perhaps':
    case 'closed':
      return isPlain(schema.of);
    case 'either':
      return schema.of.some(isPlain);
    case 'fields':
      return needed(schema.fields).every(([, field]) => isPlain(field));
    default:
      return true;
  }
}

class Nodes {
  readonly #families: Families;

  constructor(families: Families) {
    this.#families = families;
  }

  /** Data of that form; the first is the plainest. */
  some(schema: AnySchema, depth: number): readonly unknown[] {
    switch (schema.is) {
      case 'text':
        return [TEXTS.find((text) => schema.pattern.test(text)) ?? 'word'];
      case 'flag':
        return [true, false];
      case 'integer':
        return [Math.max(schema.min, FEWEST), Math.max(schema.min, 1)];
      case 'word':
        return schema.of;
      case 'binds':
      case 'refers':
        return ['name'];
      case 'perhaps':
      case 'closed':
        return this.some(schema.of, depth);
      case 'either':
        return schema.of.filter((each) => depth > 0 || isPlain(each)).flatMap((each) => this.some(each, depth));
      case 'list': {
        if (depth <= 0 && !isPlain(schema.of)) return [[]];
        const each = this.some(schema.of, depth);
        return [each.slice(0, 1), ...(schema.min === 0 ? [[]] : []), each.slice(0, FEWEST)];
      }
      case 'branch':
        return [...this.some(schema.other, depth), ...this.some(schema.match, depth)];
      case 'fields':
        return depth > 0 ? this.#filled(schema.fields, {}, depth - 1) : [this.#bare(schema.fields, 0)];
      case 'variants':
        return this.#kinds(schema.table, schema.tag, depth);
      case 'node': {
        const family = this.#families[schema.family];
        if (depth <= 0 || family === undefined) return this.#plainest(schema.family);
        return this.some(family, depth - 1).slice(0, MOST_KINDS);
      }
    }
  }

  /** Kinds that need nothing of any family. */
  #plainest(family: string): readonly unknown[] {
    const schema = this.#families[family];
    return (schema?.is === 'either' ? schema.of : schema === undefined ? [] : [schema]).flatMap((one) =>
      one.is === 'variants'
        ? this.#kinds(one.table, one.tag, 0).slice(0, FEWEST)
        : isPlain(one)
          ? this.some(one, 0)
          : [],
    );
  }

  #kinds(table: Readonly<Record<string, FieldTable>>, tag: string, depth: number): readonly unknown[] {
    const kinds = Object.entries(table).filter(
      ([, fields]) => depth > 0 || needed(fields).every(([, f]) => isPlain(f)),
    );
    return kinds.slice(0, MOST_KINDS).map(([kind, fields]) => ({ [tag]: kind, ...this.#bare(fields, depth - 1) }));
  }

  #bare(table: FieldTable, depth: number): Fields {
    return Object.fromEntries(needed(table).map(([key, field]) => [key, this.some(field, depth)[0]]));
  }

  /** With what is needed only, and with each other thing that may stand in each place. */
  #filled(table: FieldTable, tag: Fields, depth: number): readonly Fields[] {
    const bare = { ...tag, ...this.#bare(table, depth) };
    const others = Object.entries(table).flatMap(([key, field]) => {
      const [schema, from] = 'optional' in field ? [field.optional, 0] : [field, 1];
      return this.some(schema, depth)
        .slice(from)
        .map((value) => ({ ...bare, [key]: value }));
    });
    return [bare, ...others];
  }

  /** All nodes of a family, by their kinds. */
  *of(family: string): Generator<readonly [kind: string, nodes: readonly unknown[]]> {
    const schema = this.#families[family];
    const all = schema?.is === 'either' ? schema.of : schema === undefined ? [] : [schema];
    for (const one of all)
      if (one.is === 'variants')
        for (const [kind, table] of Object.entries(one.table))
          yield [kind, this.#filled(table, { [one.tag]: kind }, DEEP)];
      else yield ['plain', this.some(one, DEEP)];
  }
}

const YOU = { kind: 'you' };
const DRAW = { do: 'draw', who: YOU, count: 1 };
const THIS = { kind: 'this' };
const spell = (...actions: readonly unknown[]): unknown => ({ kind: 'spell', actions });
const lasting = (effects: unknown, duration: unknown): unknown => spell({ do: 'effect', effects: [effects], duration });
const END = { kind: 'endOfTurn' };
const modify = (change: unknown): unknown => ({ kind: 'modify', what: THIS, changes: [change] });

/** Abilities in which such a node stands. */
const INSIDE: Readonly<Record<string, (node: unknown) => readonly unknown[]>> = {
  ability: (node) => [node],
  action: (node) => [spell(node)],
  change: (node) => [lasting(modify(node), END)],
  condition: (node) => [spell({ do: 'if', condition: node, then: [DRAW] })],
  cost: (node) => [{ kind: 'activated', cost: [node], actions: [DRAW] }],
  duration: (node) => [lasting(modify({ kind: 'addPT', power: 1, toughness: 1 }), node)],
  eventPattern: (node) => [{ kind: 'triggered', on: node, actions: [DRAW] }],
  filter: (node) => [spell({ do: 'destroy', what: { kind: 'each', where: node } })],
  mana: (node) => [spell({ do: 'mana', mana: node })],
  replacement: (node) => [{ kind: 'replacement', on: { on: 'draw', who: YOU }, instead: node }],
  selector: (node) => [spell({ do: 'destroy', what: node }), spell({ ...DRAW, who: node })],
  staticEffect: (node) => [{ kind: 'static', effects: [node] }],
  target: (node) => [{ kind: 'spell', targets: [node], actions: [DRAW] }],
  value: (node) => [spell({ ...DRAW, count: node })],
};

const attempt = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error instanceof Error ? error.name : null;
  }
};

/** The kinds of nodes, and what each of the tellers makes of the abilities with them. */
export const everyNode = (
  families: Families,
  tellers: readonly ((ability: never) => unknown)[],
): readonly { key: string; about: string; parts(): unknown[] }[] =>
  Object.keys(families).flatMap((family) =>
    [...new Nodes(families).of(family)].map(([kind, nodes], i) => ({
      key: digest([family, kind, i]).slice(0, 8),
      about: `${family} ${kind}`,
      parts: () => {
        const abilities = nodes.flatMap((node) => INSIDE[family]?.(node) ?? []);
        return [tellers.map((tell) => abilities.map((ability) => attempt(() => tell(ability as never))))];
      },
    })),
  );
