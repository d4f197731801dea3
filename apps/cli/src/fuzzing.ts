/** Random games of any game, invariants checked at every decision: what was found, and how long decisions take. */
import { type Timed, Timing, type Watched } from '@rulewright/bots';
import { fuzzedModule } from '@rulewright/cards';
import { type Arguments, UsageError } from './command.ts';
import { writeText } from './files.ts';
import { progressOn } from './progress.ts';

interface Options {
  readonly saved: boolean;
  readonly timing?: Timing;
}

/** What is played, by the game that it is of. */
export interface Fuzzing<G extends { readonly seed: number }> {
  /** How many cards there are to play with. */
  readonly cards: number;
  /** How many players where nobody says. */
  readonly players: number;
  make(seed: number, players: number): G;
  play(game: G, options: Options): Watched & { readonly played: readonly string[] };
  /** A smaller game that fails in the same way. */
  shrink(game: G, failure: string, options: Options): G;
  /** The cards that matter in it. */
  names(game: G): readonly string[];
}

/** Plays as many games as the options say; the exit code. */
export function fuzzGames<G extends { readonly seed: number }>(given: Arguments, fuzzing: Fuzzing<G>): number {
  if (fuzzing.cards === 0) throw new UsageError('there are no cards to play with');
  const games = given.integer('games', 20, 1);
  const seed = given.integer('seed', 1, 0);
  const players = given.integer('players', fuzzing.players, 2, 8);
  const options = { saved: given.has('saved') };
  const timing = new Timing(() => performance.now());
  const bar = progressOn(process.stderr);
  let decisions = 0;
  let ended = 0;
  const failures: { seed: number; failure: string; cards: readonly string[] }[] = [];
  const played: Record<string, number> = {};
  for (let i = 0; i < games; i++) {
    const game = fuzzing.make(seed + i, players);
    const result = fuzzing.play(game, { ...options, timing });
    decisions += result.decisions;
    if (result.over) ended++;
    for (const name of result.played) played[name] = (played[name] ?? 0) + 1;
    if (result.failure !== null) {
      const small = fuzzing.shrink(game, result.failure, options);
      const names = [...new Set(fuzzing.names(small))];
      failures.push({ seed: game.seed, failure: result.failure, cards: names });
      const out = given.text('out') ?? 'fuzz-failure.json';
      const again = fuzzing.play(small, options);
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
  const { cards } = fuzzing;
  const result = { games, seed, players, cards, decisions, ended, failures, times, slowest: where };
  const summary = `${games} games with ${cards} cards: ${decisions} decisions, ${ended} games ended, ${failures.length} failures`;
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
