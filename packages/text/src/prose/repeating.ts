/** "Repeat this process": what was said so far is done again, under a condition, by choice, or so many times. */
import { Unclear } from '../grammar/meaning.ts';
import { type ProseRules, proseRules } from './categories.ts';
import type { Telling } from './discourse/telling.ts';
import type { Action, Condition, Game, Value } from './game.ts';
import { bindingsOf, OF_ALL } from './groups.ts';
import { bound, isAction } from './nodes.ts';
import type { Vocabulary } from './vocabulary.ts';

type Node = Readonly<Record<string, unknown>>;
const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null && !Array.isArray(node);

/** Abilities of their own, and processes, hold what is inside them. */
const CLOSED: readonly unknown[] = ['process', 'delayed', 'reflexive'];

function isOpen(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(isOpen);
  if (!isNode(node)) return false;
  if (node.do === 'again') return true;
  if (CLOSED.includes(node.do)) {
    if (node.do !== 'process' && JSON.stringify(node).includes('"do":"again"'))
      throw new Unclear('a process is repeated only while it goes on');
    return false;
  }
  return Object.values(node).some(isOpen);
}

/** What is done in each round is put together, for the text that comes after the process. */
function gathering<G extends Game>(node: unknown, game: Vocabulary<G>): unknown {
  if (!Array.isArray(node)) {
    if (!isNode(node)) return node;
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, gathering(value, game)]));
  }
  return node.flatMap((each) => {
    if (!isNode(each) || !('do' in each)) return [gathering(each, game)];
    const own = bindingsOf({ ...each, actions: [], then: [], else: [], options: [] }, game);
    return [gathering(each, game), ...own.map((name) => gather<G>(name))];
  });
}
const gather = <G extends Game>(name: string): Action<G> => {
  const all = `${name}${OF_ALL}`;
  return { do: 'let', name: all, objects: { kind: 'union', of: [bound(all), bound(name)] } };
};

function process<G extends Game>(actions: readonly Action<G>[], d: Telling<G>): readonly Action<G>[] {
  const names = bindingsOf(actions, d.told.game).filter((name) => !name.endsWith(OF_ALL));
  const nothing = names.map(
    (name): Action<G> => ({ do: 'let', name: `${name}${OF_ALL}`, objects: { kind: 'union', of: [] } }),
  );
  for (const name of names) d.rebind(name, `${name}${OF_ALL}`);
  return [...nothing, { do: 'process', actions: gathering(actions, d.told.game) as readonly Action<G>[] }];
}

/** Sentences that end with "repeat this process" make one of what was said so far. */
export const closed = <G extends Game>(actions: readonly Action<G>[], d: Telling<G>): readonly Action<G>[] =>
  isOpen(actions) ? process(actions, d) : actions;

const repeated = <G extends Game>(before: readonly Action<G>[], times: Value<G>): readonly Action<G>[] => {
  if (before.some((action) => isAction(action, 'if') && action.else === undefined && before.length > 1)) return [];
  return [...before, ...(times === 1 ? before : [{ do: 'repeat', times, actions: before } satisfies Action<G>])];
};
function again<G extends Game>(before: readonly Action<G>[], times: Value<G>): readonly Action<G>[] {
  const made = repeated(before, times);
  if (made.length === 0) throw new Unclear('what belongs to the process?');
  return made;
}
export function repeating<G extends Game>(): ProseRules<G> {
  const rules = proseRules<G>();
  const { rule } = rules;

  rule({
    name: 'act.again',
    of: 'Act',
    en: [
      '<repeat> this process',
      '<repeat> this process any number of times',
      '<repeat> this process as many times as they choose',
      '<repeat> this process as many times as you choose',
    ],
    mean: () => (): readonly Action<G>[] => [{ do: 'again' }],
  });
  rule({
    name: 'sequel.repeatUntil',
    of: 'Linked',
    slots: { c: 'Conditions' },
    en: 'repeat this process until {c}.',
    mean: (parts, d) => (before) => {
      const condition: Condition<G> = { kind: 'not', of: d.asking(() => parts.c) };
      return [...before, { do: 'if', condition, then: [{ do: 'again' }] }];
    },
  });
  // So many times more
  rule({
    name: 'sequel.repeatOnce',
    of: 'Linked',
    en: 'repeat this process once.',
    mean: () => (before) => again(before, 1),
  });
  rule({
    name: 'sequel.repeatTimes',
    of: 'Linked',
    slots: { n: 'Count' },
    en: ['repeat this process {n} more times.', 'repeat this process {n} times.'],
    mean:
      ({ n }) =>
      (before) => {
        if (n.max === 'any' || n.min !== n.max) throw new Unclear('how often?');
        return again(before, n.max);
      },
  });
  rule({
    name: 'sequel.ifRepeatOnce',
    of: 'Linked',
    slots: { c: 'Conditions' },
    en: ['if {c}, repeat this process once.', 'then if {c}, repeat this process once.'],
    mean: (parts, d) => (before) => [...before, { do: 'if', condition: d.asking(() => parts.c), then: before }],
  });
  rule({
    name: 'effect.repeatFollowing',
    of: 'Effect',
    slots: { n: 'Amount', e: 'Effect' },
    en: 'repeat the following process {n} times. ^{e}',
    mean: (parts) => {
      const times = parts.n;
      return [{ do: 'repeat', times, actions: parts.e }];
    },
  });
  return rules;
}
