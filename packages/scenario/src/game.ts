// What a game says so that its scenarios can be read, played and written. The rest of the core knows games through this only.
import type { Exporting } from './export/course.ts';
import { foldName, readScenarios, type Scenario, type ScenarioError, type Vocabulary } from './parse/index.ts';
import type { Play } from './run/play.ts';
import type { Playable } from './run/run.ts';

/** What scenarios of a game say, and how they are played. */
export interface ScenarioGame<P extends Play = Play> extends Vocabulary, Playable<P> {
  /** Missing as long as what is done in the game cannot be written as steps. */
  readonly exporting?: Exporting<P>;
}

/** The games whose scenarios are understood. The first is meant by a file that names none. */
export type ScenarioGames<P extends Play = Play> = readonly [ScenarioGame<P>, ...ScenarioGame<P>[]];

/** Reads the scenarios of one file. A document with an error gives none. */
export function parseScenarios<P extends Play>(
  text: string,
  file: string,
  games: ScenarioGames<P>,
): { readonly scenarios: P['scenario'][]; readonly errors: ScenarioError[] } {
  const { scenarios, errors } = readScenarios(text, file, games);
  // Each was read by its own game.
  return { scenarios: scenarios as P['scenario'][], errors };
}

/** The cards that a scenario uses, as it calls them; those that it brings itself are not among them, whatever they are called. */
export function cardsUsed({ game, cards, players }: Scenario, games: readonly Vocabulary[]): readonly string[] {
  const vocabulary = games.find(({ name }) => name === game);
  const own = new Set(cards.map(({ name }) => foldName(name)));
  const objects = players.flatMap((player) => vocabulary?.objectsOf(player) ?? []);
  return [...new Set(objects.map(({ card }) => card).filter((name) => !own.has(foldName(name))))];
}
