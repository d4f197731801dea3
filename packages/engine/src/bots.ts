/** Players that are programs, and games between them. */
import { type PlayedOut, type PlayOut, playOut } from '@rulewright/bots';
import { type GameOf, type LabTypes, type Start, TableError } from '@rulewright/table';
import type { Pack } from './pack.ts';

export { type Bot, type BotGame, type PlayedOut, type PlayOut, playOut } from '@rulewright/bots';

/** A game that bots have played. */
export interface PlayedGame<T extends LabTypes> extends PlayedOut {
  readonly game: GameOf<T>;
}

/** Begins a game and lets bots play it: those that the seats name. Throws a `TableError` where the start, a card or a bot does not do. */
export function playGame<T extends LabTypes>(
  { table, bots: { kinds }, cards }: Pack<T>,
  start: Start,
  options: PlayOut<GameOf<T>> & { readonly cards?: T['cards'] } = {},
): PlayedGame<T> {
  const { g: game } = table.begin(start, options.cards ?? cards.all);
  const bots = start.players.map(({ name, bot = '' }, seat) => {
    const make = Object.hasOwn(kinds, bot) ? kinds[bot] : undefined;
    if (make === undefined)
      throw new TableError('unknown-bot', `${name} is played by none of the bots: ${Object.keys(kinds).join(', ')}`);
    return make(start.seed + seat);
  });
  return { game, ...playOut(game, bots, options) };
}
