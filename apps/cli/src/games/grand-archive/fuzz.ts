/** Random games with random decks of all cards, invariants checked at every decision. */
import { type FuzzGame, fuzzGame, playFuzz, shrink } from '@rulewright/bots/grand-archive';
import { bundledCards } from '@rulewright/cards/grand-archive';
import { unsupported } from '@rulewright/grand-archive';
import type { Card } from '@rulewright/language/grand-archive';
import { type Arguments, UsageError } from '../../command.ts';
import { fuzzGames } from '../../fuzzing.ts';
import { libraryOf } from './cards/file.ts';

/** Games as the options say; the exit code. */
export async function fuzz(given: Arguments): Promise<number> {
  for (const option of ['smoke', 'commander'])
    if (given.has(option)) throw new UsageError(`--${option} is for Magic only`);
  const cards = await cardsFor(given.text('cards'));
  return fuzzGames<FuzzGame>(given, {
    cards: cards.length,
    players: 2,
    make: (seed, players) => fuzzGame(cards, seed, players),
    play: playFuzz,
    shrink,
    names: ({ decks }) => decks.flatMap(({ main, material }) => [...main, ...material]).map(({ name }) => name),
  });
}

async function cardsFor(path: string | undefined): Promise<readonly Card[]> {
  if (path === undefined) return bundledCards.filter((card) => unsupported(card).length === 0);
  const library = await libraryOf(path);
  return [...library.all()].flatMap((imported) => {
    const found = library.compiled(imported);
    return 'card' in found && unsupported(found.card).length === 0 ? [found.card] : [];
  });
}
