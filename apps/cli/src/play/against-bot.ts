/** A game between the person at the terminal and bots, as a table begins it. */
import type { Deck } from '@rulewright/cards';
import type { Pack } from '@rulewright/engine';
import { asPlayer } from '@rulewright/kernel';
import { type SittingOptions, TableError } from '@rulewright/table';
import type { TerminalTypes } from './game.ts';

export interface AgainstBot<T extends TerminalTypes> {
  readonly mine: Deck;
  /** The bots' decks: there are as many bots. */
  readonly theirs: readonly Deck[];
  /** Absent: the first that the game offers. */
  readonly format?: string;
  readonly cards: T['cards'];
  readonly bot: string;
  readonly seed: number;
  readonly first: 'me' | 'bot' | 'random';
  readonly lang: string;
}

export function againstBot<T extends TerminalTypes>(
  { text, bots: { kinds } }: Pack<T>,
  { mine, theirs, format, cards, bot, seed, first, lang }: AgainstBot<T>,
): Omit<SittingOptions<T>, 'me' | 'settings'> {
  const speech = text.speech(lang, cards);
  const make = kinds[bot];
  if (make === undefined) throw new TableError('unknown-bot', `there is no bot "${bot}"`);
  return {
    start: {
      players: [
        { name: speech.words.table.you, deck: mine },
        ...theirs.map((deck, i) => ({ name: theirs.length > 1 ? `Bot ${i + 1}` : 'Bot', deck, bot })),
      ],
      seed,
      ...(format === undefined ? {} : { format }),
      // Where nobody is named, the game leaves it to chance as its rules say.
      ...(first === 'random' ? {} : { first: first === 'me' ? 0 : 1 }),
    },
    bots: new Map(theirs.map((_, i) => [asPlayer(i + 1), make(seed + i)])),
    cards,
    speech,
  };
}
