/**
 * Decisions are data: what is asked, of whom, by which rule. An answer is checked against the same description that was
 * shown; one that does not fit is refused with a reason and changes nothing.
 */
import type { Game } from './game.ts';
import type { EntityId, ObjectId, PlayerId } from './ids.ts';
import type { Plain } from './state.ts';

export interface Decision {
  readonly kind: string;
  readonly player: PlayerId;
  /** Who answers, where another player decides for that one. */
  readonly by?: PlayerId;
  /** The rule that asks. */
  readonly rule: string;
  /** What is being chosen, as a code; words live in the language packs. */
  readonly prompt: string;
  /** The object on whose behalf it is asked. */
  readonly about?: ObjectId;
  /** An answer that may not be given: the player has said that they will choose differently. */
  readonly differ?: Answer;
}

/** The player who is to answer. */
export const decides = (decision: Decision): PlayerId => decision.by ?? decision.player;

/** Why something may not be done: a code, the rule, and what it is about. */
export interface Refusal {
  readonly code: string;
  readonly rule?: string;
  readonly data?: Readonly<Record<string, Plain>>;
}

export type Answer = Plain;

export interface DecisionKind<G extends Game = Game, D extends Decision = Decision, A extends Answer = Answer> {
  /** Null if the answer is legal. Must take any JSON value. */
  check(g: G, decision: D, answer: Answer): Refusal | null;
  /** All legal answers, or null if they are too many to list. */
  answers(g: G, decision: D): readonly A[] | null;
  /** Some legal answer, from a source of integers below a bound. */
  sample(g: G, decision: D, below: (bound: number) => number): A;
  /** True if the answer begins an action that may have to be undone. */
  checkpoint?(decision: D, answer: A): boolean;
  /** The same answer about other entities. Absent where answers name none. */
  renamed?(answer: Answer, now: (id: EntityId) => EntityId): Answer;
}

export interface YesNo extends Decision {
  readonly kind: 'yesNo';
}
export interface ChooseNumber extends Decision {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
}
/** What must be true of all that is chosen together. */
export interface Together {
  /** One key for each candidate: those of the chosen ones are all different, or all the same. */
  readonly keys?: readonly (number | string)[];
  readonly keyed?: 'different' | 'same';
  /** Bits for each candidate: the chosen ones have one in common. */
  readonly bits?: readonly number[];
  /** One number for each candidate: those of the chosen ones come to so much at most, and at least. */
  readonly weights?: readonly number[];
  readonly most?: number;
  readonly least?: number;
}
/** A set of entities; the answer lists the chosen ones. */
export interface ChooseEntities extends Decision {
  readonly kind: 'entities';
  readonly from: readonly EntityId[];
  readonly min: number;
  readonly max: number;
  readonly together?: Together;
}
/** The answer is a permutation: indices into `items`, first is first. */
export interface ChooseOrder extends Decision {
  readonly kind: 'order';
  readonly items: readonly EntityId[];
  /** What each item is, where the entity alone does not say (several abilities of one source). */
  readonly labels?: readonly string[];
}
/** The answer is one amount per entity. */
export interface Divide extends Decision {
  readonly kind: 'divide';
  readonly among: readonly EntityId[];
  readonly total: number;
  readonly minEach: number;
}
/** Options by index: modes, colours, words, replacement effects. */
export interface ChooseOptions extends Decision {
  readonly kind: 'options';
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
  readonly repeat?: boolean;
}
export interface Option {
  readonly label: string;
  /** Words that tell it from the others. */
  readonly hints?: readonly string[];
  readonly entity?: EntityId;
}
/** A word from a list too long to show as options (a card name, a creature type). */
export interface ChooseWord extends Decision {
  readonly kind: 'word';
  readonly domain: string;
  /** Words of the domain that cannot be chosen. */
  readonly except: readonly string[];
}

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
