/** Words in the players' languages: prompts, reasons, events, derivations. The engine has codes only. */
export { type NameOf, render } from './render.ts';
export * from './words/index.ts';
