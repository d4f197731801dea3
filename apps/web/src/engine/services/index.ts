/** What the engine does for the page, for any game. Each service is plain functions with plain data in and out; a game adds its own. */
import type { LabTypes } from '@rulewright/table';
import type { EngineGame } from '../game.ts';
import { labOf } from './lab.ts';
import { playOf } from './play.ts';
import { replaysOf } from './replays.ts';

export const servicesOf = <T extends LabTypes>(game: EngineGame<T>) => ({
  lab: labOf(game),
  play: playOf(game),
  replays: replaysOf(game),
});

/** As the page has them that knows no game. */
export type AnyServices = ReturnType<typeof servicesOf<LabTypes>>;
