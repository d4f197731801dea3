import { type Arguments, type Command, UsageError } from '../command.ts';
import { asUsage, deckNamed, formatIn, formatOption } from '../decks.ts';
import type { CommandGame, CommandTypes } from '../games/game.ts';
import { gameIn, gameOption, withGame } from '../games/index.ts';
import { againstBot } from '../play/against-bot.ts';
import { linesFrom } from '../play/lines.ts';
import { paintFor } from '../play/paint.ts';
import { playAtTable } from '../play/table.ts';

const MOST_COLUMNS = 100;
const FEWEST_COLUMNS = 40;
/** Where the terminal does not say, or says 0. */
const COLUMNS = 80;

export const command: Command = {
  options: [
    gameOption(),
    formatOption,
    { name: 'players', value: 'N', summary: 'how many players, you among them (the fewest of the format)' },
    { name: 'deck', value: 'NAME', summary: 'your deck: a name (see rulewright decks) or a list in a file' },
    { name: 'vs', value: 'NAME', summary: "the bot's deck, or the first bot's" },
    { name: 'bot', value: 'NAME', summary: 'who plays against you: greedy or random (greedy)' },
    { name: 'cards', value: 'FILE', many: true, summary: 'look for the cards in this file first; may be given again' },
    { name: 'seed', value: 'N', summary: 'the same seed gives the same game' },
    { name: 'first', value: 'WHO', summary: 'who goes first: me, bot or random (random)' },
    { name: 'lang', value: 'TAG', summary: 'language: en, zhs, zht or ja (en)' },
    { name: 'ask-always', summary: 'ask every time, even where you can only pass' },
  ],
  notes: 'While you play, h lists the keys, ? says why something is asked, and q quits.',
  run: (given) => withGame(gameIn(given), (game) => play(game, given)),
};

async function play<T extends CommandTypes>(
  { pack, terminal, cards }: CommandGame<T>,
  given: Arguments,
): Promise<number> {
  const { offered, format, cards: decks } = formatIn(pack, given);
  const [least, most] = offered.players;
  const players = given.integer('players', least, least, most);
  const [bot = '', ...bots] = Object.keys(pack.bots.kinds);
  const lang = given.text('lang') ?? pack.text.languages[0];
  if (!pack.text.languages.includes(lang)) throw new UsageError(`there is no language "${lang}"`);
  const sitting = againstBot(pack, {
    ...format,
    mine: deckNamed(decks, given.text('deck'), 0),
    theirs: Array.from({ length: players - 1 }, (_, i) =>
      deckNamed(decks, i === 0 ? given.text('vs') : undefined, (i + 1) % Math.max(1, decks.decks.length)),
    ),
    cards: await cards(given.texts('cards')),
    bot: given.oneOf('bot', [bot, ...bots]),
    seed: given.integer('seed', Math.floor(Math.random() * 1_000_000), 0),
    first: given.oneOf('first', ['random', 'me', 'bot']),
    lang,
  });
  const lines = linesFrom(process.stdin, process.stdout);
  try {
    await playAtTable(terminal, {
      ...sitting,
      autoPass: !given.has('ask-always'),
      terminal: {
        paint: paintFor(process.stdout, process.env),
        width: Math.min(Math.max(process.stdout.columns || COLUMNS, FEWEST_COLUMNS), MOST_COLUMNS),
        lines,
        write: (text) => {
          process.stdout.write(text);
        },
      },
    });
  } catch (error) {
    throw asUsage(error);
  } finally {
    lines.close();
  }
  return 0;
}
