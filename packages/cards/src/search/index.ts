/** Searching cards: what can be asked (`fields.ts`), the language it is asked in (`query.ts`), and what is known of a card (`facts.ts`). */
export { bundledFacts } from './bundled.ts';
export { type CardFacts, type FactsGiven, factsOf, type Origin } from './facts.ts';
export { inOrderOf, ORDERS, type Order } from './order.ts';
export type { QueryCode, QueryProblem } from './problem.ts';
export { type Query, readQuery } from './query.ts';
