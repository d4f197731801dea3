/**
 * Why? What any game explains alike: events with what they follow from, what triggered, what stands behind a refusal. Codes, rules and
 * objects without words, of a game as somebody may know it (`Seen`); a game gives its rules and tables.
 */
export { type EventTelling, eventFacts } from './events.ts';
export { type Because, type Refused, refusalFact, refused } from './refusals.ts';
export { hiddenFact, told } from './told.ts';
export { latestFor } from './triggered-by.ts';
