/**
 * An answer in the making: what has been picked so far, what a click on a thing does to it, and what "Done" would send.
 * One entry per kind of question. Whether the answer is legal is the engine's business.
 */
import type { Answer, EntityId } from '@rulewright/kernel';
import type { CommonQuestion } from '@rulewright/table';
import type { Able, Draft, Light, Lights, Offer, Picked, Way } from './answering.ts';
import type { AnyQuestion, GameTable } from './game.ts';

const EMPTY: Draft = { chosen: [], pairs: [], aiming: null, text: '' };

export const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);

const within = (n: number, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  n >= min && n <= max;

export const offered = (offers: readonly Offer[]): Picked | null => {
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

/** Pairs are made alike: a thing, then what it goes for, unless there is only one. */
export function litPairs(able: readonly Able[], { pairs, aiming }: Draft): Lights {
  const out: Lights = new Map();
  for (const { from } of able) out.set(from, pairs.some(([paired]) => paired === from) ? 'chosen' : 'can');
  if (aiming === null) return out;
  out.set(aiming, 'aiming');
  for (const id of able.find((a) => a.from === aiming)?.to ?? []) out.set(id, 'aim');
  return out;
}

export function pickPair(able: readonly Able[], draft: Draft, id: EntityId): Picked | null {
  const { pairs, aiming } = draft;
  if (aiming !== null && able.some((a) => a.from === aiming && a.to.includes(id)))
    return { draft: { ...draft, pairs: [...pairs, [aiming, id]], aiming: null } };
  const own = able.find((a) => a.from === id);
  if (own === undefined) return aiming === null ? null : { draft: { ...draft, aiming: null } };
  if (pairs.some(([from]) => from === id) || aiming === id)
    return { draft: { ...draft, pairs: pairs.filter(([from]) => from !== id), aiming: null } };
  const [only] = own.to;
  if (only !== undefined && own.to.length === 1)
    return { draft: { ...draft, pairs: [...pairs, [own.from, only]], aiming: null } };
  return { draft: { ...draft, aiming: own.from } };
}

type Ways = { readonly [K in CommonQuestion['kind']]: Way<Extract<CommonQuestion, { kind: K }>> };

const ways: Ways = {
  priority: {
    lights: (q, _, game) => {
      const out: Lights = new Map();
      for (const action of q.actions) {
        const minor = game.isMinor(action);
        if (!minor || !out.has(action.entity)) out.set(action.entity, minor ? 'minor' : 'can');
      }
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
    answer: (q, d) => (within(d.chosen.length, q) ? d.chosen : undefined),
  },
  yesNo: { answer: () => undefined },
  number: {
    begin: (q) => ({ chosen: [q.min] }),
    answer: (q, { chosen: [n] }) => (n !== undefined && Number.isInteger(n) && within(n, q) ? n : undefined),
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
    answer: (q, d) => (within(d.chosen.length, q) ? d.chosen : undefined),
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
    answer: (q, d) => (sum(d.chosen) === q.total && d.chosen.every((n) => n >= q.minEach) ? d.chosen : undefined),
  },
  word: { answer: (_, d) => (d.text.trim() === '' ? undefined : d.text.trim()) },
  listed: { answer: () => undefined },
};

const DARK: ReadonlyMap<number, Light> = new Map();

/** What of a game has to do with answers in the making. */
type Drafted = Pick<GameTable, 'ways' | 'pairing' | 'isMinor'>;

export function drafting(game: Drafted) {
  const wayOf = (q: AnyQuestion): Way<AnyQuestion> | undefined =>
    game.ways[q.kind] ?? (ways as Readonly<Record<string, Way<never>>>)[q.kind];
  return {
    begin: (q: AnyQuestion | null): Draft => (q === null ? EMPTY : { ...EMPTY, ...wayOf(q)?.begin?.(q) }),
    lightsOf: (q: AnyQuestion | null, draft: Draft): ReadonlyMap<number, Light> =>
      q === null ? DARK : (wayOf(q)?.lights?.(q, draft, game) ?? DARK),
    pick: (q: AnyQuestion, draft: Draft, id: EntityId): Picked | null => wayOf(q)?.pick?.(q, draft, id) ?? null,
    /** The pair that dragging one thing to another stands for, if it is one. */
    pairUp(q: AnyQuestion, draft: Draft, from: number, to: number): Draft | null {
      const pairing = game.pairing(q);
      const own = pairing?.able.find((a) => a.from === from);
      const target = own?.to.find((id) => id === to);
      if (pairing === null || own === undefined || target === undefined) return null;
      if (draft.pairs.some(([a, b]) => a === from && b === to)) return { ...draft, aiming: null };
      const kept = pairing.several ? draft.pairs : draft.pairs.filter(([a]) => a !== from);
      return { ...draft, pairs: [...kept, [own.from, target]], aiming: null };
    },
    answerOf: (q: AnyQuestion, draft: Draft): Answer | undefined => wayOf(q)?.answer(q, draft),
  };
}
