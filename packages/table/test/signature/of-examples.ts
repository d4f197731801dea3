/** What is said of the examples of a game's grammar besides the games in which they are played: one signature for each of their files. */
import { type BotGame, playOut, randomBot } from '@rulewright/bots';
import type { Game } from '@rulewright/kernel';
import { otherAbilities } from './altering.ts';
import type { Signature } from './digest.ts';
import { EXAMPLES, type Example, exampleFiles } from './examples.ts';
import { type Happenings, happening } from './happening.ts';
import { meaningsIn } from './meanings.ts';
import type { SignedGame } from './play.ts';

interface OfExamples<G extends Game> {
  readonly game: 'magic' | 'grand-archive';
  readonly bots: BotGame<G>;
  /** Games whose positions are looked at, each after so many decisions. */
  readonly games: readonly (readonly [SignedGame<G> | undefined, number])[];
  /** An ability in words, in each language. */
  readonly words: readonly ((ability: unknown) => string)[];
  happenings(examples: readonly Example[]): Happenings<G>;
}

/** So many abilities like it are made of each. */
const OTHERS = 3;

function played<G extends Game>(bots: BotGame<G>, game: SignedGame<G>, maxDecisions: number): G {
  const g = game.begin();
  const players = g.state.players.map((_, seat) => randomBot(bots, game.seed + seat));
  playOut(g, players, { maxDecisions });
  return g;
}

export function ofExamples<G extends Game>(
  { game, bots, games, words, happenings }: OfExamples<G>,
  home = EXAMPLES,
): readonly { readonly name: string; signature(): Signature }[] {
  let positions: readonly G[] | undefined;
  return exampleFiles(game, home).flatMap(({ file, read }) => [
    {
      name: `what is meant, ${file}`,
      signature: () => {
        positions ??= games.flatMap(([each, decisions]) => (each === undefined ? [] : [played(bots, each, decisions)]));
        const abilities = read().flatMap(({ means }) => means);
        return meaningsIn(positions, [...abilities, ...otherAbilities(abilities, OTHERS)], words);
      },
    },
    { name: `what happens, ${file}`, signature: () => happening(happenings(read()), file.length) },
  ]);
}
