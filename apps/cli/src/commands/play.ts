import { randomBot } from '@rulewright/bots';
import { asPlayer } from '@rulewright/kernel';
import { newGame } from '@rulewright/magic';
import { languages } from '@rulewright/text';
import { type Command, UsageError } from '../command.ts';
import { cardsOf, deckNamed } from '../decks.ts';
import { linesFrom } from '../play/lines.ts';
import { paintFor } from '../play/paint.ts';
import { Table } from '../play/table.ts';

const MOST_COLUMNS = 100;
const COLUMNS = 80;

export const command: Command = {
  name: 'play',
  summary: 'play a game in the terminal against a random bot',
  options: [
    { name: 'deck', value: 'NAME', summary: 'your deck (see rulewright decks)' },
    { name: 'vs', value: 'NAME', summary: "the bot's deck" },
    { name: 'seed', value: 'N', summary: 'the same seed gives the same game' },
    { name: 'first', value: 'WHO', summary: 'who goes first: me, bot or random (random)' },
    { name: 'lang', value: 'TAG', summary: `language: ${Object.keys(languages).join(', ')} (en)` },
    { name: 'ask-always', summary: 'ask at every priority, even where you can only pass' },
  ],
  notes: 'While you play, h lists the keys, ? says why something is asked, and q quits.',
  async run(given) {
    const tag = given.text('lang') ?? 'en';
    const words = languages[tag];
    if (words === undefined) throw new UsageError(`there is no language "${tag}"`);
    const mine = deckNamed(given.text('deck'), 0);
    const theirs = deckNamed(given.text('vs'), 1);
    const seed = given.integer('seed', Math.floor(Math.random() * 1_000_000), 0);
    const first = given.oneOf('first', ['random', 'me', 'bot']);
    const me = asPlayer(0);
    const g = newGame({
      players: [
        { name: words.table.you, deck: cardsOf(mine) },
        { name: 'Bot', deck: cardsOf(theirs) },
      ],
      seed,
      ...(first === 'random' ? { first: seed % 2 } : { first: first === 'me' ? 0 : 1 }),
    });
    const write = (text: string): void => {
      process.stdout.write(text);
    };
    write(`${words.table.welcome(mine.name, theirs.name, seed)}\n`);
    const lines = linesFrom(process.stdin, process.stdout);
    const table = new Table(g, {
      me,
      bot: randomBot(seed),
      words,
      paint: paintFor(process.stdout, process.env),
      width: Math.min(process.stdout.columns ?? COLUMNS, MOST_COLUMNS),
      lines,
      write,
      autoPass: !given.has('ask-always'),
    });
    try {
      await table.play();
    } finally {
      lines.close();
    }
    return 0;
  },
};
