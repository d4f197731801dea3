/** A game of Magic between the person at the terminal and a bot, as a table begins it. */
import { type BotKind, bots } from '@rulewright/bots/magic';
import type { CardFinder, Deck } from '@rulewright/cards';
import { asPlayer } from '@rulewright/kernel';
import type { SittingOptions } from '@rulewright/table';
import { type MagicTypes, speechIn } from '@rulewright/table/magic';
import type { Lang } from '@rulewright/text';

export interface AgainstBot {
  readonly mine: Deck;
  readonly theirs: Deck;
  readonly cards: CardFinder;
  readonly bot: BotKind;
  readonly seed: number;
  readonly first: 'me' | 'bot' | 'random';
  readonly lang: Lang;
}

export function againstBot(wanted: AgainstBot): Omit<SittingOptions<MagicTypes>, 'me' | 'settings'> {
  const { mine, theirs, cards, bot, seed, first, lang } = wanted;
  const speech = speechIn(lang, cards);
  return {
    start: {
      players: [
        { name: speech.words.table.you, deck: mine },
        { name: 'Bot', deck: theirs, bot },
      ],
      seed,
      // The same seed gives the same game.
      first: first === 'random' ? seed % 2 : first === 'me' ? 0 : 1,
    },
    bots: new Map([[asPlayer(1), bots[bot](seed)]]),
    cards,
    speech,
  };
}
