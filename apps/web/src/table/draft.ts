/**
 * An answer in the making: what has been picked so far, what a click on a thing does to it, and what "Done" would send.
 * One entry per kind of question. Whether the answer is legal is the engine's business.
 */
import type { Answer, EntityId, ObjectId } from '@rulewright/kernel';
import type { Question } from '../games/magic/types.ts';

type Pair = readonly [from: ObjectId, to: EntityId];

export interface Draft {
  /** Entities, indices of options, an order, amounts, or one number: what the kind of question asks for. */
  readonly chosen: readonly number[];
  /** Attacks or blocks. */
  readonly pairs: readonly Pair[];
  /** The creature for which somebody to attack, or an attacker to block, is looked for. */
  readonly aiming: ObjectId | null;
  readonly text: string;
}

/**
 * How a thing is lit: it can be clicked, it gives mana only, it has been chosen, it is looking for something to attack or
 * block, or it is what may be pointed at now.
 */
export type Light = 'can' | 'mana' | 'chosen' | 'aiming' | 'aim';

export interface Offer {
  readonly answer: Answer;
  readonly words: string;
  readonly cost?: string | null;
}

/** What a click comes to: another draft, an answer that is sent at once, or several that a menu lists. */
export type Picked = { readonly draft: Draft } | { readonly answer: Answer } | { readonly offers: readonly Offer[] };

type Lights = Map<number, Light>;

interface Way<Q extends Question> {
  begin?(q: Q): Partial<Draft>;
  lights?(q: Q, draft: Draft): Lights;
  pick?(q: Q, draft: Draft, id: EntityId): Picked | null;
  /** What "Done" sends; null while it is not complete. */
  answer(q: Q, draft: Draft): Answer | null;
}

const EMPTY: Draft = { chosen: [], pairs: [], aiming: null, text: '' };
const PAY_AUTOMATICALLY: Answer = { auto: true };
export const GIVE_UP_PAYING: Answer = { cancel: true };

export const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);

const within = (n: number, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  n >= min && n <= max;

const offered = (offers: readonly Offer[]): Picked | null => {
  const [first] = offers;
  if (first === undefined) return null;
  return offers.length === 1 ? { answer: first.answer } : { offers };
};

/** One more, one less; where only one can be chosen, another one instead. */
function toggled(chosen: readonly number[], id: number, max: number): readonly number[] | null {
  if (chosen.includes(id)) return chosen.filter((c) => c !== id);
  if (chosen.length < max) return [...chosen, id];
  return max === 1 ? [id] : null;
}

const litChoices = (all: readonly number[], chosen: readonly number[], max: number): Lights => {
  const room = chosen.length < max || max === 1;
  const out: Lights = new Map();
  for (const id of all) {
    if (chosen.includes(id)) out.set(id, 'chosen');
    else if (room) out.set(id, 'can');
  }
  return out;
};

interface Able {
  readonly creature: ObjectId;
  readonly to: readonly EntityId[];
}

/** Attacks and blocks are made alike: a creature, then what it goes for, unless there is only one thing. */
function litPairs(able: readonly Able[], { pairs, aiming }: Draft): Lights {
  const out: Lights = new Map();
  for (const { creature } of able) out.set(creature, pairs.some(([from]) => from === creature) ? 'chosen' : 'can');
  if (aiming === null) return out;
  out.set(aiming, 'aiming');
  for (const id of able.find((a) => a.creature === aiming)?.to ?? []) out.set(id, 'aim');
  return out;
}

function pickPair(able: readonly Able[], draft: Draft, id: EntityId): Picked | null {
  const { pairs, aiming } = draft;
  if (aiming !== null && able.some((a) => a.creature === aiming && a.to.includes(id)))
    return { draft: { ...draft, pairs: [...pairs, [aiming, id]], aiming: null } };
  const own = able.find((a) => a.creature === id);
  if (own === undefined) return aiming === null ? null : { draft: { ...draft, aiming: null } };
  if (pairs.some(([from]) => from === id) || aiming === id)
    return { draft: { ...draft, pairs: pairs.filter(([from]) => from !== id), aiming: null } };
  const [only] = own.to;
  if (only !== undefined && own.to.length === 1)
    return { draft: { ...draft, pairs: [...pairs, [own.creature, only]], aiming: null } };
  return { draft: { ...draft, aiming: own.creature } };
}

type Ways = { readonly [K in Question['kind']]: Way<Extract<Question, { kind: K }>> };

const ways: Ways = {
  priority: {
    lights: (q) => {
      const out: Lights = new Map();
      for (const { entity, forMana } of q.actions)
        if (!forMana || !out.has(entity)) out.set(entity, forMana ? 'mana' : 'can');
      return out;
    },
    pick: (q, _, id) => offered(q.actions.filter((a) => a.entity === id)),
    answer: (q) => q.pass,
  },
  entities: {
    lights: (q, d) => litChoices(q.from, d.chosen, q.max),
    pick(q, d, id) {
      if (!q.from.includes(id)) return null;
      if (q.min === 1 && q.max === 1) return { answer: [id] };
      const chosen = toggled(d.chosen, id, q.max);
      return chosen === null ? null : { draft: { ...d, chosen } };
    },
    answer: (q, d) => (within(d.chosen.length, q) ? d.chosen : null),
  },
  yesNo: { answer: () => null },
  number: {
    begin: (q) => ({ chosen: [q.min] }),
    answer: (q, { chosen: [n] }) => (n !== undefined && Number.isInteger(n) && within(n, q) ? n : null),
  },
  options: {
    lights(q, d) {
      const out: Lights = new Map();
      q.options.forEach(({ entity }, i) => {
        if (entity !== undefined) out.set(entity, d.chosen.includes(i) ? 'chosen' : 'can');
      });
      return out;
    },
    pick(q, d, id) {
      const own = q.options.flatMap((o, i) => (o.entity === id ? [i] : []));
      const [only] = own;
      if (only === undefined) return null;
      if (q.min === 1 && q.max === 1)
        return offered(own.map((i) => ({ answer: [i], words: q.options[i]?.words ?? '' })));
      const chosen = toggled(d.chosen, only, q.max);
      return chosen === null ? null : { draft: { ...d, chosen } };
    },
    answer: (q, d) => (within(d.chosen.length, q) ? d.chosen : null),
  },
  order: {
    begin: (q) => ({ chosen: q.items.map((_, i) => i) }),
    answer: (_, d) => d.chosen,
  },
  divide: {
    begin: (q) => ({ chosen: q.suggested }),
    lights: (q, d) => new Map(q.among.map((id, i) => [id, (d.chosen[i] ?? 0) > 0 ? 'chosen' : 'can'])),
    pick(q, d, id) {
      const at = q.among.indexOf(id);
      if (at < 0 || sum(d.chosen) >= q.total) return null;
      return { draft: { ...d, chosen: d.chosen.with(at, (d.chosen[at] ?? 0) + 1) } };
    },
    answer: (q, d) => (sum(d.chosen) === q.total && d.chosen.every((n) => n >= q.minEach) ? d.chosen : null),
  },
  attackers: {
    begin: (q) => ({ pairs: q.required }),
    lights: (q, d) =>
      litPairs(
        q.able.map((a) => ({ creature: a.creature, to: a.attacked })),
        d,
      ),
    pick: (q, d, id) =>
      pickPair(
        q.able.map((a) => ({ creature: a.creature, to: a.attacked })),
        d,
        id,
      ),
    answer: (_, d) => ({ attacks: d.pairs }),
  },
  blockers: {
    begin: (q) => ({ pairs: q.required }),
    lights: (q, d) =>
      litPairs(
        q.able.map((a) => ({ creature: a.creature, to: a.attackers })),
        d,
      ),
    pick: (q, d, id) =>
      pickPair(
        q.able.map((a) => ({ creature: a.creature, to: a.attackers })),
        d,
        id,
      ),
    answer: (_, d) => ({ blocks: d.pairs }),
  },
  payment: {
    lights: (q) => new Map(q.steps.flatMap(({ entity }) => (entity === undefined ? [] : [[entity, 'can']]))),
    pick: (q, _, id) => offered(q.steps.filter((s) => s.entity === id)),
    answer: (q) => (q.preview === null ? null : PAY_AUTOMATICALLY),
  },
  word: { answer: (_, d) => (d.text.trim() === '' ? null : d.text.trim()) },
  listed: { answer: () => null },
};

// The table's entries each take their own kind of question; `kind` picks the right one.
const way = (q: Question): Way<Question> => ways[q.kind] as unknown as Way<Question>;

export const begin = (q: Question | null): Draft => (q === null ? EMPTY : { ...EMPTY, ...way(q).begin?.(q) });

const DARK: ReadonlyMap<number, Light> = new Map();

export const lightsOf = (q: Question | null, draft: Draft): ReadonlyMap<number, Light> =>
  q === null ? DARK : (way(q).lights?.(q, draft) ?? DARK);

export const pick = (q: Question, draft: Draft, id: EntityId): Picked | null => way(q).pick?.(q, draft, id) ?? null;

/** The pair that dragging one thing to another stands for, if it is one. */
export function pairUp(q: Question, draft: Draft, from: number, to: number): Draft | null {
  if (q.kind !== 'attackers' && q.kind !== 'blockers') return null;
  const able: readonly Able[] =
    q.kind === 'attackers'
      ? q.able.map((a) => ({ creature: a.creature, to: a.attacked }))
      : q.able.map((a) => ({ creature: a.creature, to: a.attackers }));
  const own = able.find((a) => a.creature === from);
  const target = own?.to.find((id) => id === to);
  if (own === undefined || target === undefined) return null;
  if (draft.pairs.some(([a, b]) => a === from && b === to)) return { ...draft, aiming: null };
  // One creature attacks one thing; a blocker may block several where something lets it.
  const kept = q.kind === 'attackers' ? draft.pairs.filter(([a]) => a !== from) : draft.pairs;
  return { ...draft, pairs: [...kept, [own.creature, target]], aiming: null };
}

export const answerOf = (q: Question, draft: Draft): Answer | null => way(q).answer(q, draft);
