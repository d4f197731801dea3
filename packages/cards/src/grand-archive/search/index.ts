/** Searching Grand Archive's cards: what can be asked (`fields.ts`), what is known of a card (`facts.ts`), and in which order they are listed. */
import { ELEMENTS } from '@rulewright/language/grand-archive';
import { named, namedExactly } from '../../search/fields.ts';
import { sortedBy } from '../../search/order.ts';
import type { QueryCode, QueryProblem } from '../../search/problem.ts';
import { type Query, readQuery as read } from '../../search/query.ts';
import type { CardFacts } from './facts.ts';
import { FIELDS, type GrandArchiveCode } from './fields.ts';

export { type CardFacts, explainedText, factsOfCard, factsOfText, type Origin } from './facts.ts';

/** An empty query is everything. */
export const readQuery = (
  text: string,
): Query<CardFacts> | { readonly problem: QueryProblem<QueryCode | GrandArchiveCode> } =>
  read(text, { fields: FIELDS, named, namedExactly });

export const ORDERS = ['name', 'cost', 'element', 'level', 'power', 'life'] as const;
export type Order = (typeof ORDERS)[number];

const amountOf = ({ faces: [face] }: CardFacts): number => {
  const amount = face?.cost?.amount;
  return typeof amount === 'number' ? amount : 100;
};

const KEYS: Readonly<Record<Order, (card: CardFacts) => number | string>> = {
  name: () => 0,
  cost: amountOf,
  element: ({ faces: [face] }) => ELEMENTS.findIndex((element) => element === face?.elements?.[0]),
  level: ({ faces: [face] }) => face?.level ?? 100,
  power: ({ faces: [face] }) => -(face?.power ?? -100),
  life: ({ faces: [face] }) => -(face?.life ?? -100),
};

/** By the key, then by name. */
export const inOrderOf = (order: Order, cards: readonly CardFacts[]): readonly CardFacts[] =>
  sortedBy(KEYS[order], cards);
