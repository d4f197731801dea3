/** The games of Grand Archive whose signatures are taken: every bundled deck, and decks of any bundled cards. */
import { fuzzGame, grandArchiveBots, greedyBot } from '@rulewright/bots/grand-archive';
import { bundled, bundledCards, decks } from '@rulewright/cards/grand-archive';
import { type G, newGame } from '@rulewright/grand-archive';
import { beginGame, type GrandArchiveTypes, grandArchiveLab, speechIn } from '../../src/grand-archive/index.ts';
import { grandArchiveSecrets } from '../twins/grand-archive.ts';
import type { Signed } from './moment.ts';
import type { SignedGame } from './play.ts';

export const signedGrandArchive: Signed<GrandArchiveTypes> = {
  ...grandArchiveSecrets,
  lab: grandArchiveLab,
  other: speechIn('zhs', bundled),
  load: grandArchiveBots.load,
  guess: grandArchiveBots.guess,
  thinker: greedyBot,
};

function withDecks(): readonly SignedGame<G>[] {
  return decks.flatMap((deck, i) => {
    const other = decks[i + 1];
    if (i % 2 === 1 || other === undefined) return [];
    const players = [
      { name: 'Ann', deck },
      { name: 'Bob', deck: other },
    ];
    return [
      {
        name: `${deck.name} – ${other.name}`,
        begin: () => beginGame({ players, seed: i + 1 }, bundled).g,
        seed: i + 1,
        decisions: 320,
        thinks: true,
      },
    ];
  });
}

const RANDOM = 8;

const withRandomDecks = (): readonly SignedGame<G>[] =>
  Array.from({ length: RANDOM }, (_, i) => {
    const seed = i + 1;
    const count = i % 5 === 4 ? 3 : 2;
    return {
      name: `any cards, ${seed}`,
      begin: () => {
        const { decks: dealt, known } = fuzzGame(bundledCards, seed, count);
        const players = dealt.map((deck, seat) => ({ name: `P${seat + 1}`, ...deck }));
        return newGame({ players, known, seed, first: seed % count });
      },
      seed,
      decisions: 320,
    };
  });

export const grandArchiveGames: readonly SignedGame<G>[] = [...withDecks(), ...withRandomDecks()];
