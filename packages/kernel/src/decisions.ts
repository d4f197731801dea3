/** The kinds of decisions that any game can ask: what answers are legal, which there are, and one at random. */
import type {
  Answer,
  ChooseEntities,
  ChooseNumber,
  ChooseOptions,
  ChooseOrder,
  Divide,
  Refusal,
  YesNo,
} from './decision.ts';
import type { DecisionKind, Game } from './game.ts';
import type { EntityId } from './ids.ts';
import type { Plain } from './plain.ts';

const refuse = (code: string, rule: string, data?: Readonly<Record<string, Plain>>): Refusal =>
  data === undefined ? { code, rule } : { code, rule, data };

const isIndexList = (answer: Answer): answer is readonly number[] =>
  Array.isArray(answer) && answer.every((n) => Number.isInteger(n));

const countRefusal = (n: number, d: { min: number; max: number; rule: string }): Refusal | null =>
  n < d.min || n > d.max ? refuse('wrong-count', d.rule, { count: n, min: d.min, max: d.max }) : null;

/** Lists every subset of `from` with min..max members while there are not more than `limit`. */
function subsets<T>(from: readonly T[], min: number, max: number, limit: number): readonly (readonly T[])[] | null {
  const out: T[][] = [];
  const walk = (start: number, chosen: T[]): boolean => {
    if (chosen.length >= min) {
      if (out.length >= limit) return false;
      out.push(chosen.slice());
    }
    if (chosen.length === max) return true;
    // Where too few are left to reach the minimum, nothing is found.
    const last = from.length - Math.max(min - chosen.length, 1);
    for (let i = start; i <= last; i++) {
      chosen.push(from[i] as T);
      if (!walk(i + 1, chosen)) return false;
      chosen.pop();
    }
    return true;
  };
  return walk(0, []) ? out : null;
}

const LISTED = 256;

function sampleSubset<T>(from: readonly T[], min: number, max: number, below: (n: number) => number): T[] {
  const top = Math.min(max, from.length);
  const count = min + below(top - min + 1);
  const rest = from.slice();
  const out: T[] = [];
  for (let i = 0; i < count; i++) out.push(...rest.splice(below(rest.length), 1));
  return out;
}

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

const yesNo: DecisionKind<Game, YesNo, boolean> = {
  check: (_, d, a) => (typeof a === 'boolean' ? null : refuse('not-yes-or-no', d.rule)),
  answers: () => [true, false],
  sample: (_, __, below) => below(2) === 0,
};

const number: DecisionKind<Game, ChooseNumber, number> = {
  check: (_, d, a) =>
    typeof a !== 'number' || !Number.isInteger(a)
      ? refuse('not-a-number', d.rule)
      : a < d.min || a > d.max
        ? refuse('out-of-range', d.rule, { min: d.min, max: d.max })
        : null,
  answers: (_, d) => (d.max - d.min < LISTED ? range(d.max - d.min + 1).map((i) => i + d.min) : null),
  sample: (_, d, below) => d.min + below(d.max - d.min + 1),
};

const TRIES = 40;

/** Whether these can be chosen together. */
export function fit(
  { from, together }: Pick<ChooseEntities, 'from' | 'together'>,
  chosen: readonly EntityId[],
): boolean {
  if (together === undefined) return true;
  const at = chosen.map((id) => from.indexOf(id));
  const { keys, keyed, bits, weights, most, least } = together;
  if (keys !== undefined) {
    const different = new Set(at.map((i) => keys[i])).size;
    if (keyed === 'same' ? different > 1 : different < at.length) return false;
  }
  if (bits !== undefined && at.length > 1 && at.reduce((all, i) => all & (bits[i] ?? 0), ~0) === 0) return false;
  if (weights === undefined) return true;
  const total = at.reduce((sum, i) => sum + (weights[i] ?? 0), 0);
  return total <= (most ?? Number.POSITIVE_INFINITY) && total >= (least ?? Number.NEGATIVE_INFINITY);
}

const entities: DecisionKind<Game, ChooseEntities, readonly EntityId[]> = {
  check: (_, d, a) => {
    if (!isIndexList(a)) return refuse('not-a-list', d.rule);
    if (new Set(a).size !== a.length) return refuse('chosen-twice', d.rule);
    const stranger = a.find((id) => !d.from.includes(id as EntityId));
    if (stranger !== undefined) return refuse('not-a-candidate', d.rule, { object: stranger });
    return countRefusal(a.length, d) ?? (fit(d, a as EntityId[]) ? null : refuse('not-together', d.rule));
  },
  answers: (_, d) => subsets(d.from, d.min, d.max, LISTED)?.filter((chosen) => fit(d, chosen)) ?? null,
  sample: (_, d, below) => {
    for (let i = 0; i < TRIES; i++) {
      const chosen = sampleSubset(d.from, d.min, d.max, below);
      if (fit(d, chosen)) return chosen;
    }
    return subsets(d.from, d.min, d.max, LISTED)?.find((chosen) => fit(d, chosen)) ?? [];
  },
  renamed: (answer, now) => (isIndexList(answer) ? answer.map((id) => now(id as EntityId)) : answer),
};

const order: DecisionKind<Game, ChooseOrder, readonly number[]> = {
  check: (_, d, a) =>
    isIndexList(a) &&
    a.length === d.items.length &&
    new Set(a).size === a.length &&
    a.every((i) => i >= 0 && i < a.length)
      ? null
      : refuse('not-an-order', d.rule),
  answers: (_, d) => (d.items.length > 5 ? null : permutations(range(d.items.length))),
  sample: (_, d, below) => sampleSubset(range(d.items.length), d.items.length, d.items.length, below),
};

function permutations(items: readonly number[]): number[][] {
  if (items.length <= 1) return [items.slice()];
  return items.flatMap((first, i) => permutations(items.toSpliced(i, 1)).map((rest) => [first, ...rest]));
}

const divide: DecisionKind<Game, Divide, readonly number[]> = {
  check: (_, d, a) => {
    if (!isIndexList(a) || a.length !== d.among.length) return refuse('not-a-division', d.rule);
    if (a.some((n) => n < d.minEach)) return refuse('share-too-small', d.rule, { min: d.minEach });
    const sum = a.reduce((x, y) => x + y, 0);
    return sum === d.total ? null : refuse('wrong-total', d.rule, { total: d.total, is: sum });
  },
  answers: () => null,
  sample: (_, d, below) => {
    const shares = d.among.map(() => d.minEach);
    for (let left = d.total - d.minEach * shares.length; left > 0; left--) {
      const i = below(shares.length);
      shares[i] = (shares[i] ?? 0) + 1;
    }
    return shares;
  },
};

const options: DecisionKind<Game, ChooseOptions, readonly number[]> = {
  check: (_, d, a) => {
    if (!isIndexList(a)) return refuse('not-a-list', d.rule);
    if (a.some((i) => i < 0 || i >= d.options.length)) return refuse('not-a-candidate', d.rule);
    if (d.repeat !== true && new Set(a).size !== a.length) return refuse('chosen-twice', d.rule);
    return countRefusal(a.length, d);
  },
  answers: (_, d) => (d.repeat === true && d.max > 1 ? null : subsets(range(d.options.length), d.min, d.max, LISTED)),
  sample: (_, d, below) =>
    d.repeat === true
      ? range(d.min + below(d.max - d.min + 1)).map(() => below(d.options.length))
      : sampleSubset(range(d.options.length), d.min, d.max, below),
};

/** The kinds that any game can ask; a rule set adds its own. */
export const commonDecisions = { yesNo, number, entities, order, divide, options } as const;
