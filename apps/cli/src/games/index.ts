/** The games that the command line knows, loaded when they are needed. A scenario that names none is one of Magic. */
import type { ScenarioGames } from '@rulewright/scenario';
import type { Arguments } from '../command.ts';
import type { CommandGame, CommandTypes } from './game.ts';

const GAMES = ['magic', 'grand-archive'] as const;
type GameName = (typeof GAMES)[number];

/** For a command that takes any game; `summary` says what it is asked for. */
export const gameOption = (summary = 'which game') => ({
  name: 'game',
  value: 'GAME',
  summary: `${summary}: ${GAMES.join(' or ')} (${GAMES[0]})`,
});

export const gameIn = (given: Arguments): GameName => given.oneOf('game', GAMES);

/** Does something with a game, whichever it is. */
export async function withGame<R>(
  name: GameName,
  use: <T extends CommandTypes>(game: CommandGame<T>) => R | Promise<R>,
): Promise<R> {
  switch (name) {
    case 'magic':
      return use((await import('./magic/index.ts')).magicGame);
    case 'grand-archive':
      return use((await import('./grand-archive/index.ts')).grandArchiveGame);
  }
}

/** The game of a scenario, by the name that it has there. */
export const gameOfScenario = (name: string): GameName => GAMES.find((known) => known === name) ?? GAMES[0];

/** All of them. Files of cards are of the game that the command line names. */
export async function scenarioGames(given: Arguments): Promise<ScenarioGames> {
  const files = given.texts('cards');
  const named = gameIn(given);
  const [first, ...others] = await Promise.all(
    GAMES.map((name) => withGame(name, async (game) => game.scenario(await game.cards(name === named ? files : [])))),
  );
  if (first === undefined) throw new Error('there are no games');
  return [first, ...others];
}
