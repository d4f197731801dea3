/**
 * Why? What any game explains alike: values by their layers, events with what they follow from, what triggered, what stands behind a refusal. Codes, rules and
 * objects without words, of a game as somebody may know it (`Seen`); a game gives its rules and tables.
 */
export { asPlain, type ExplainedValue, type ValueTelling, valueFacts } from './characteristic.ts';
export { type EventTelling, eventFacts } from './events.ts';
export { explaining } from './explaining.ts';
export { drawnFacts } from './loops.ts';
export { type Because, type Refused, refusalFact, refused, restrictionFacts } from './refusals.ts';
export { howOften, type TriggerTelling, triggersFacts } from './triggers.ts';
