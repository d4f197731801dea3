/** Grand Archive's scenarios. Only what is about Grand Archive imports it. */
export { grandArchiveScenario, grandArchiveScenarioWith } from './game.ts';
export type { GrandArchivePlay } from './play.ts';
export type { GrandArchiveObject, GrandArchivePlayer, GrandArchiveScenario } from './scenario.ts';
