/** What is asked of a player who glimpses: where the cards go, or one to starcall or aethercall first. */
import type { Answer, Decision, DecisionKind, EntityId, ObjectId, Refusal } from '@rulewright/kernel';
import type { G } from '../state.ts';

export interface GlimpseDecision extends Decision {
  readonly kind: 'glimpse';
  readonly cards: readonly ObjectId[];
  /** None may stay on top. */
  readonly bottomOnly: boolean;
  /** Those that may be starcalled, those that may be aethercalled, and the weapons for these. */
  readonly starcall: readonly ObjectId[];
  readonly aethercall: readonly ObjectId[];
  readonly into: readonly ObjectId[];
}

/** Both lists from the top down: the first of `bottom` lies above the others of it. */
type Placed = { readonly top: readonly ObjectId[]; readonly bottom: readonly ObjectId[] };
/** With which of the costs that there are, the keyword's if not said. */
type Starcalled = { readonly starcall: ObjectId; readonly way?: number };
type Aethercalled = { readonly aethercall: ObjectId; readonly into: ObjectId };
export type GlimpseAnswer = Placed | Starcalled | Aethercalled;

export const isStarcall = (a: GlimpseAnswer): a is Starcalled => 'starcall' in a;
export const isAethercall = (a: GlimpseAnswer): a is Aethercalled => 'aethercall' in a;

const isRecord = (a: Answer): a is Readonly<Record<string, Answer>> =>
  typeof a === 'object' && a !== null && !Array.isArray(a);
const isList = (a: Answer | undefined): a is readonly number[] =>
  Array.isArray(a) && a.every((n) => typeof n === 'number');
const includes = (ids: readonly ObjectId[], id: Answer | undefined): boolean => ids.some((known) => known === id);

function check(d: GlimpseDecision, answer: Answer): Refusal | null {
  const refuse = (code: string): Refusal => ({ code, rule: d.rule });
  if (!isRecord(answer)) return refuse('not-a-glimpse');
  if ('starcall' in answer) return includes(d.starcall, answer.starcall) ? null : refuse('cannot-starcall');
  if ('aethercall' in answer)
    return includes(d.aethercall, answer.aethercall) && includes(d.into, answer.into)
      ? null
      : refuse('cannot-aethercall');
  const { top, bottom } = answer;
  if (!isList(top) || !isList(bottom)) return refuse('not-a-glimpse');
  const all = [...top, ...bottom];
  if (all.length !== d.cards.length || new Set(all).size !== all.length || !all.every((id) => includes(d.cards, id)))
    return refuse('not-these-cards');
  return d.bottomOnly && top.length > 0 ? refuse('only-to-the-bottom') : null;
}

/** So many cards have few enough arrangements to list. */
const FEW = 3;

function permutations<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length <= 1) return [items];
  return items.flatMap((first, i) => permutations(items.toSpliced(i, 1)).map((rest) => [first, ...rest]));
}

const calls = (d: GlimpseDecision): readonly GlimpseAnswer[] => [
  ...d.starcall.map((starcall) => ({ starcall })),
  ...d.aethercall.flatMap((aethercall) => d.into.map((into) => ({ aethercall, into }))),
];

const placements = (d: GlimpseDecision): readonly GlimpseAnswer[] =>
  permutations(d.cards).flatMap((order) =>
    Array.from({ length: d.bottomOnly ? 1 : order.length + 1 }, (_, n) => ({
      top: order.slice(0, n),
      bottom: order.slice(n),
    })),
  );

const glimpse: DecisionKind<G, GlimpseDecision, GlimpseAnswer> = {
  check: (_g, d, answer) => check(d, answer),
  answers: (_g, d) => (d.cards.length > FEW ? null : [...placements(d), ...calls(d)]),
  sample(_g, d, below) {
    const special = calls(d);
    const call = special.length > 0 && below(2) === 0 ? special[below(special.length)] : undefined;
    if (call !== undefined) return call;
    const rest = d.cards.slice();
    const order = d.cards.flatMap(() => rest.splice(below(rest.length), 1));
    const n = d.bottomOnly ? 0 : below(order.length + 1);
    return { top: order.slice(0, n), bottom: order.slice(n) };
  },
  checkpoint: (_d, answer) => isStarcall(answer),
  renamed(answer, now) {
    if (!isRecord(answer)) return answer;
    const renamed = (a: Answer): Answer =>
      typeof a === 'number' ? now(a as EntityId) : isList(a) ? a.map((id) => now(id as EntityId)) : a;
    return Object.fromEntries(Object.entries(answer).map(([key, a]) => [key, key === 'way' ? a : renamed(a)]));
  },
};

export const glimpseDecisions = { glimpse } as const;
