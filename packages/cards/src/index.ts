/** Cards of any game: finding them by name, reading files and lists of them, searching them, what is known of them. Each game's are in its folder. */
export {
  type CardCount,
  countOf,
  type Deck,
  type Decklist,
  type DeckParts,
  type ListProblem,
  merged,
  type PartsOf,
  type ReadDecklist,
} from './decklist/decklist.ts';
export {
  agreedModule,
  type Counts,
  type CountsRecorded,
  countOfCard,
  type Evidence,
  exercisedModule,
  type FuzzRecord,
  fuzzedModule,
} from './evidence.ts';
export { CardsByName, type Finder, inOrder } from './finder.ts';
export { type Entry, JsonEntries } from './import/json-entries.ts';
export { plainName } from './names.ts';
export type { QueryCode, QueryProblem } from './search/problem.ts';
export type { Query } from './search/query.ts';
