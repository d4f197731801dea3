/** "Repeat this process": what was said so far is done again, under a condition, by choice, or so many times. */
import type { Action, Condition, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling } from '../game.ts';
import { bound } from '../nouns/selectors.ts';
import { bindingsOf, OF_ALL } from './groups.ts';

export const repeating = rulesOf();
const { rule } = repeating;

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
function gathering(node: unknown): unknown {
  if (!Array.isArray(node)) {
    if (!isNode(node)) return node;
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, gathering(value)]));
  }
  return node.flatMap((each) => {
    if (!isNode(each) || !('do' in each)) return [gathering(each)];
    const own = bindingsOf({ ...each, actions: [], then: [], else: [], options: [] });
    return [gathering(each), ...own.map(gather)];
  });
}
const gather = (name: string): Action => {
  const all = `${name}${OF_ALL}`;
  return { do: 'let', name: all, objects: { kind: 'union', of: [bound(all), bound(name)] } };
};

function process(actions: readonly Action[], d: Telling): readonly Action[] {
  const names = bindingsOf(actions).filter((name) => !name.endsWith(OF_ALL));
  const nothing = names.map(
    (name): Action => ({ do: 'let', name: `${name}${OF_ALL}`, objects: { kind: 'union', of: [] } }),
  );
  for (const name of names) d.rebind(name, `${name}${OF_ALL}`);
  return [...nothing, { do: 'process', actions: gathering(actions) as readonly Action[] }];
}

/** Sentences that end with "repeat this process" make one of what was said so far. */
export const closed = (actions: readonly Action[], d: Telling): readonly Action[] =>
  isOpen(actions) ? process(actions, d) : actions;

rule({
  name: 'act.again',
  of: 'Act',
  en: [
    '<repeat> this process',
    '<repeat> this process any number of times',
    '<repeat> this process as many times as they choose',
    '<repeat> this process as many times as you choose',
  ],
  mean: () => (): readonly Action[] => [{ do: 'again' }],
});
rule({
  name: 'sequel.repeatUntil',
  of: 'Linked',
  slots: { c: 'Conditions' },
  en: 'repeat this process until {c}.',
  mean: (parts, d) => (before) => {
    const condition: Condition = { kind: 'not', of: d.asking(() => parts.c) };
    return [...before, { do: 'if', condition, then: [{ do: 'again' }] }];
  },
});
/** A round in which nothing is paid is the last. */
rule({
  name: 'sequel.repeatUntilUnpaid',
  of: 'Linked',
  en: 'repeat this process until no one pays life.',
  mean: (_, d) => (before) => {
    const paid = d.result('paid life');
    const name = d.fresh('before');
    const condition: Condition = { kind: 'compare', value: paid, is: { op: '≠', to: { kind: 'var', name } } };
    // Before the first payment nothing has been paid.
    return [
      { do: 'let', name, value: 0 },
      {
        do: 'process',
        actions: [...before, { do: 'if', condition, then: [{ do: 'let', name, value: paid }, { do: 'again' }] }],
      },
    ];
  },
});

// So many times more
const repeated = (before: readonly Action[], times: Value): readonly Action[] => {
  if (before.some((action) => action.do === 'if' && action.else === undefined && before.length > 1)) return [];
  return [...before, ...(times === 1 ? before : [{ do: 'repeat', times, actions: before } as const])];
};
function again(before: readonly Action[], times: Value): readonly Action[] {
  const made = repeated(before, times);
  if (made.length === 0) throw new Unclear('what belongs to the process?');
  return made;
}
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
