/** Games that are kept: saved as they are, or written down as what they began with and what was done in them. All of it is plain data. */
import { load, type Plain, type Recorder, type Replayed, readReplay, recorder, replay } from '@rulewright/kernel';
import { type GameOf, type LabTypes, readGameStart, type Start } from '@rulewright/table';
import type { Pack } from './pack.ts';

export {
  type Concession,
  load,
  type Recorder,
  type Replay,
  type Replayed,
  type ReplayStart,
  readReplay,
  recorder,
  replay,
  type SavedState,
  SaveError,
  save,
} from '@rulewright/kernel';

/** A game that is written down as it is played: answer with the recorder's `step`, and its `replay()` is the game so far. */
export interface RecordedGame<T extends LabTypes> {
  readonly game: GameOf<T>;
  readonly recorder: Recorder;
}

/** Begins a game that is written down. */
export function recordGame<T extends LabTypes>(
  { table, cards: { all } }: Pack<T>,
  start: Start,
  from: T['cards'] = all,
): RecordedGame<T> {
  const { g: game, cards } = table.begin(start, from);
  return { game, recorder: recorder(game, { seed: start.seed, cards, setup: setupOf(start) }) };
}

const setupOf = (start: Start): Plain => JSON.parse(JSON.stringify(start)) as Plain;

/** Plays a game again that was written down. Takes any value, such as the contents of a file: what is no such game is refused with a `SaveError`. */
export function replayGame<T extends LabTypes>(
  { table, cards }: Pack<T>,
  recorded: unknown,
  from: T['cards'] = cards.all,
): Replayed<GameOf<T>> {
  const read = readReplay(recorded, table.rules);
  return replay(table.begin(readGameStart(read.setup), from).g, read);
}

/** The game that `save` kept, if it began like this. Takes any value: what is no saved game is refused with a `SaveError`. */
export function loadGame<T extends LabTypes>(
  { table, cards }: Pack<T>,
  start: Start,
  saved: unknown,
  from: T['cards'] = cards.all,
): GameOf<T> {
  const { rules, pool } = table.begin(start, from).g;
  return load(rules, pool, saved);
}
