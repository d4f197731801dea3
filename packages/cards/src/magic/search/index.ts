/** Searching Magic's cards: what can be asked (`fields.ts`), and what is known of a card (`facts.ts`). */
export { bundledFacts } from './bundled.ts';
export { type CardFacts, type FactsGiven, factsOf, type Origin } from './facts.ts';
export { inOrderOf, ORDERS, type Order } from './order.ts';
export { type Query, type QueryProblem, readQuery } from './query.ts';
