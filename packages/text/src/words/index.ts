/** Words in the players' languages, for any game: prompts, reasons, events, derivations. The engine has codes only. */
export { type NameOf, render, tellFact } from './render.ts';
export {
  type Fact,
  type Names,
  type OnStack,
  type Prompt,
  reason,
  type SeenEvent,
  type Told,
  type Words,
} from './words.ts';
