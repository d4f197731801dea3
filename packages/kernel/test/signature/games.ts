/**
 * What the kernel says of games of its toy, saved, recorded and seen by each player, and of the same data spoiled in one place: what is
 * refused and where, and which violations are found in what is not.
 */
import { readFileSync } from 'node:fs';
import {
  eventsSince,
  guess,
  hash,
  invariants,
  load,
  notPlain,
  readReplay,
  recorder,
  replay,
  type SavedState,
  SaveError,
  save,
  step,
  view,
  visibleEvents,
} from '../../src/index.ts';
import { sealed } from '../../src/save.ts';
import { HAND, LIBRARY, newGame, pool, rules, type ToyGame } from '../../src/toy/index.ts';
import { dice, someAnswer } from '../play.ts';
import { type Below, digest, type Json, spoilt } from './spoiling.ts';

const GAMES = 14;
const SPOILT_SAVES = 130;
const SPOILT_REPLAYS = 40;
const TABLES = 3;
const LENGTH = 6;

/** What is thrown is what is said. */
function told(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    // What the machine says depends on how it was put together.
    return error instanceof SaveError ? error.message : null;
  }
}

const plain = (data: unknown): Json => JSON.parse(JSON.stringify(data)) as Json;

function loaded(data: Json): unknown {
  const g = load(rules, pool, data);
  return [invariants(g), notPlain(g), hash(g.state), g.state.players.map(({ id }) => told(() => view(g, id)))];
}

/** With a fingerprint that fits it is read to the end. */
const ofSave = (data: Json): unknown => [
  told(() => loaded(data)),
  told(() => loaded(plain(sealed(rules, data as unknown as SavedState)))),
];

function seen(g: ToyGame, below: Below): unknown {
  const { players, log } = g.state;
  const events = eventsSince(g.state, log.first);
  return players.map(({ id }) => [
    view(g, id),
    visibleEvents(g, id, events),
    told(() => save(guess(g, id, below, [HAND, LIBRARY]))),
  ]);
}

function gameOf(seed: number): readonly string[] {
  const below = dice(seed + 100);
  const g = newGame(seed);
  const recording = recorder(g, { cards: 'toy', seed, setup: {} }, 1 + (seed % TABLES) * TABLES);
  const moments: unknown[] = [];
  for (let i = 0; i < 20 + seed * 3 && g.state.decision !== null; i++) {
    moments.push(recording.step(someAnswer(g, below)));
    if (i % 8 === 0) moments.push(recording.step('nonsense'), seen(g, below));
  }
  const replayed = recording.replay();
  recording.rewind(below(replayed.answers.length));
  const saved = plain(save(g));
  return [
    [moments, seen(g, below), recording.replay(), told(() => step(g, -1))],
    spoilt(saved, below, SPOILT_SAVES).map(ofSave),
    spoilt(plain(replayed), below, SPOILT_REPLAYS).map((data) =>
      told(() => {
        const read = readReplay(data, rules);
        const again = replay(newGame(seed), read);
        return again.ok ? [read, hash(again.game.state)] : again;
      }),
    ),
  ].map((said) => digest(said).slice(0, LENGTH));
}

/** By game. */
export const games: ReadonlyMap<string, () => readonly string[]> = new Map(
  Array.from({ length: GAMES }, (_, seed) => [`game ${seed}`, () => gameOf(seed)] as const),
);

export const GAME_KINDS = ['played', 'saved', 'recorded'] as const;

/** By game, the digests one after the other. */
export type Recorded = Readonly<Record<string, string>>;

export const PLACE = new URL('games.json', import.meta.url);

export const readRecorded = (): Recorded => JSON.parse(readFileSync(PLACE, 'utf8')) as Recorded;
