/** A game between the person at the terminal and a bot, as a table begins it. */
import type { Deck } from '@rulewright/cards';
import type { Pack } from '@rulewright/engine';
import { asPlayer } from '@rulewright/kernel';
import { type SittingOptions, TableError } from '@rulewright/table';
import type { TerminalTypes } from './game.ts';

export interface AgainstBot<T extends TerminalTypes> {
  readonly mine: Deck;
  readonly theirs: Deck;
  readonly cards: T['cards'];
  readonly bot: string;
  readonly seed: number;
  readonly first: 'me' | 'bot' | 'random';
  readonly lang: string;
}

export function againstBot<T extends TerminalTypes>(
  { text, bots: { kinds } }: Pack<T>,
  { mine, theirs, cards, bot, seed, first, lang }: AgainstBot<T>,
): Omit<SittingOptions<T>, 'me' | 'settings'> {
  const speech = text.speech(lang, cards);
  const make = kinds[bot];
  if (make === undefined) throw new TableError('unknown-bot', `there is no bot "${bot}"`);
  return {
    start: {
      players: [
        { name: speech.words.table.you, deck: mine },
        { name: 'Bot', deck: theirs, bot },
      ],
      seed,
      // Where nobody is named, the game leaves it to chance as its rules say.
      ...(first === 'random' ? {} : { first: first === 'me' ? 0 : 1 }),
    },
    bots: new Map([[asPlayer(1), make(seed)]]),
    cards,
    speech,
  };
}
