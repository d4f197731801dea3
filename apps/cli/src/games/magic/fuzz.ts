/** Random games with random decks of all cards, invariants checked at every decision. */
import { type Timed, Timing } from '@rulewright/bots';
import { commanderGame, fuzzGame, playFuzz, shrink, smoke } from '@rulewright/bots/magic';
import { fuzzedModule } from '@rulewright/cards';
import { bundledCards, findCard } from '@rulewright/cards/magic';
import type { Card } from '@rulewright/language/magic';
import { unsupported } from '@rulewright/magic';
import { type Arguments, UsageError } from '../../command.ts';
import { writeText } from '../../files.ts';
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
  if (cards.length === 0) throw new UsageError('there are no cards to play with');
  const games = given.integer('games', 20, 1);
  const seed = given.integer('seed', 1, 0);
  const commander = given.has('commander');
  const players = given.integer('players', commander ? 4 : 2, 2, 8);
  const options = { saved: given.has('saved') };
  const timing = new Timing(() => performance.now());
  const basics = basicLands();
  const bar = progressOn(process.stderr);
  let decisions = 0;
  let ended = 0;
  const failures: { seed: number; failure: string; cards: readonly string[] }[] = [];
  const played: Record<string, number> = {};
  for (let i = 0; i < games; i++) {
    const game = (commander ? commanderGame : fuzzGame)(cards, basics, seed + i, players);
    const result = playFuzz(game, { ...options, timing });
    decisions += result.decisions;
    if (result.over) ended++;
    for (const name of result.played) played[name] = (played[name] ?? 0) + 1;
    if (result.failure !== null) {
      const small = shrink(game, result.failure, basics, options);
      const names = [...new Set(small.decks.flat().map(({ name }) => name))].filter((name) => !BASICS.includes(name));
      failures.push({ seed: game.seed, failure: result.failure, cards: names });
      const out = given.text('out') ?? 'fuzz-failure.json';
      const again = playFuzz(small, options);
      writeText(out, `${JSON.stringify({ ...(again.replay ?? result.replay), failure: result.failure })}\n`);
      process.stderr.write(
        `seed ${game.seed}: ${result.failure.split('\n').slice(0, 4).join(' | ')}\n  with ${names.join(', ')}\n`,
      );
    }
    bar.at((i + 1) / games, `${i + 1} games, ${decisions} decisions, ${failures.length} failures`);
  }
  bar.end();
  const record = given.text('record');
  if (record !== undefined) writeText(record, fuzzedModule({ games, seed, cards: played }));
  const { slowest, ...times } = timing.result();
  const slow = given.text('slowest');
  if (slow !== undefined && slowest !== null) writeText(slow, `${JSON.stringify(slowest.replay)}\n`);
  const { replay: _, ...where } = slowest ?? { replay: null };
  const result = { games, seed, players, cards: cards.length, decisions, ended, failures, times, slowest: where };
  const summary = `${games} games with ${cards.length} cards: ${decisions} decisions, ${ended} games ended, ${failures.length} failures`;
  process.stdout.write(given.has('json') ? `${JSON.stringify(result)}\n` : `${summary}\n${timesIn(timing.result())}\n`);
  return failures.length > 0 ? 1 : 0;
}

/** "a decision takes 0.05 ms (p50), 1.20 ms (p99), 60.00 ms at most: seed 3, decision 512, priority, with 140 objects". */
function timesIn({ p50, p99, max, slowest }: Timed): string {
  const [half, most, all] = [p50, p99, max].map((ms) => `${ms.toFixed(2)} ms`);
  const where =
    slowest === null
      ? ''
      : `: seed ${slowest.seed}, decision ${slowest.at}, ${slowest.prompt}, with ${slowest.objects} objects`;
  return `a decision takes ${half} (p50), ${most} (p99), ${all} at most${where}`;
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
