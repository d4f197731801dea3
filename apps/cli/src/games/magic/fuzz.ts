/** Random games with random decks of all cards, invariants checked at every decision. */
import { commanderGame, type FuzzGame, fuzzGame, playFuzz, shrink, smoke } from '@rulewright/bots/magic';
import { bundledCards, findCard } from '@rulewright/cards/magic';
import type { Card } from '@rulewright/language/magic';
import { unsupported } from '@rulewright/magic';
import type { Arguments } from '../../command.ts';
import { fuzzGames } from '../../fuzzing.ts';
import { progressOn } from '../../progress.ts';
import { libraryOf } from './cards/file.ts';

/** Games, or smoke games, as the options say; the exit code. */
export async function fuzz(given: Arguments): Promise<number> {
  const cards = await cardsFor(given.text('cards'));
  return given.has('smoke') ? smokeAll(cards, given) : fuzzAll(cards, given);
}

const BASICS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
const basicLands = (): readonly Card[] => BASICS.map((name) => findCard(name)).filter((card) => card !== undefined);

async function cardsFor(path: string | undefined): Promise<readonly Card[]> {
  if (path === undefined) return bundledCards.filter((card) => unsupported(card).length === 0);
  const library = await libraryOf(path);
  return [...library.all()].flatMap((imported) => {
    const found = library.compiled(imported);
    return 'card' in found && unsupported(found.card).length === 0 ? [found.card] : [];
  });
}

function fuzzAll(cards: readonly Card[], given: Arguments): number {
  const commander = given.has('commander');
  const basics = basicLands();
  const deal = commander ? commanderGame : fuzzGame;
  return fuzzGames<FuzzGame>(given, {
    cards: cards.length,
    players: commander ? 4 : 2,
    make: (seed, players) => deal(cards, basics, seed, players),
    play: playFuzz,
    shrink: (game, failure, options) => shrink(game, failure, basics, options),
    names: ({ decks }) =>
      decks
        .flat()
        .map(({ name }) => name)
        .filter((name) => !BASICS.includes(name)),
  });
}

/** What stands around in smoke games: one of each kind, simple enough to be no trouble themselves. */
const OTHERS = ['Silvercoat Lion', 'Serra Angel', 'Searing Spear', 'Titanic Growth', 'Kitesail', 'Pacifism'];

function smokeAll(cards: readonly Card[], given: Arguments): number {
  const only = given.text('only')?.toLowerCase();
  const chosen = cards.filter(({ name }) => only === undefined || name.toLowerCase().includes(only));
  const others = OTHERS.map((name) => findCard(name)).filter((card) => card !== undefined);
  const basics = basicLands();
  const seed = given.integer('seed', 1, 0);
  const bar = progressOn(process.stderr);
  const failures: { card: string; failure: string }[] = [];
  const unused: string[] = [];
  for (const [i, card] of chosen.entries()) {
    const { failure, used } = smoke(card, basics, others, seed);
    if (failure !== null) {
      failures.push({ card: card.name, failure });
      process.stderr.write(`${card.name}: ${failure.split('\n').slice(0, 3).join(' | ')}\n`);
    } else if (used === 0) unused.push(card.name);
    bar.at((i + 1) / chosen.length, `${i + 1} cards, ${failures.length} failures`);
  }
  bar.end();
  process.stdout.write(
    given.has('json')
      ? `${JSON.stringify({ cards: chosen.length, failures, unused })}\n`
      : `${chosen.length} cards, ${failures.length} failures, ${unused.length} never used\n`,
  );
  return failures.length > 0 ? 1 : 0;
}
