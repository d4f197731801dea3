/** Answers to what only Grand Archive asks, in the making: what is materialized, and where glimpsed cards go. */
import type { EntityId } from '@rulewright/kernel';
import type { Way } from '../../../table/answering.ts';
import { offered } from '../../../table/draft.ts';
import type { AskGlimpse, AskMaterialize } from '../types.ts';

const materialize: Way<AskMaterialize> = {
  lights: (q) => new Map([...q.able, ...q.preserved].map(({ card }) => [card, 'can'])),
  pick: (q, _, id) => offered([...q.able, ...q.preserved].filter(({ card }) => card === id)),
  answer: (q) => q.none,
};

/** Below this place of the order are the cards that go to the bottom. */
const dividerOf = ({ cards }: AskGlimpse): number => cards.length;

const split = (q: AskGlimpse, order: readonly number[]) => {
  const at = order.indexOf(dividerOf(q));
  const cards = (places: readonly number[]): readonly EntityId[] => places.flatMap((place) => q.cards[place] ?? []);
  return at < 0
    ? { top: [], bottom: cards(order) }
    : { top: cards(order.slice(0, at)), bottom: cards(order.slice(at + 1)) };
};

const glimpse: Way<AskGlimpse> = {
  begin: (q) => {
    const places = q.cards.map((_, i) => i);
    return { chosen: q.bottomOnly ? places : [...places, dividerOf(q)] };
  },
  lights: (q, d) => {
    const { bottom } = split(q, d.chosen);
    return new Map(q.cards.map((id) => [id, !q.bottomOnly && bottom.includes(id) ? 'chosen' : 'can']));
  },
  // To the bottom, or back on top.
  pick(q, d, id) {
    const place = q.cards.findIndex((card) => card === id);
    const divider = d.chosen.indexOf(dividerOf(q));
    if (place < 0 || divider < 0) return null;
    const rest = d.chosen.filter((other) => other !== place);
    const at = rest.indexOf(dividerOf(q));
    const below = d.chosen.indexOf(place) > divider;
    return { draft: { ...d, chosen: rest.toSpliced(below ? at : rest.length, 0, place) } };
  },
  answer: (q, d) => split(q, d.chosen),
};

export const ways = { materialize, glimpse };
