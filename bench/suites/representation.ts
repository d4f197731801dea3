/**
 * How the state is kept, against the ways it could be: what it costs to go on from a position for ten writes and to have
 * the position back. See docs/decisions/0002-state-and-forks.md.
 */
import {
  asObject,
  fork,
  type Game,
  load,
  type ObjectId,
  objectRow,
  rowsOf,
  type State,
  save,
} from '@rulewright/kernel';
import { writeObject } from '@rulewright/kernel/write';
import { midGame, positionToPlay } from '../games.ts';
import { type Measure, median, timeRounds } from '../measure.ts';

const WRITES = 10;

function someObjects(state: State): readonly ObjectId[] {
  const ids = [...rowsOf(state.objects)].map((row) => row.id);
  const stride = Math.max(1, Math.floor(ids.length / WRITES));
  return Array.from({ length: WRITES }, (_, i) => ids[i * stride] ?? asObject(ids[0] ?? 0));
}

/** What this engine does: a fork is written to and forgotten. */
function inFork(state: State, ids: readonly ObjectId[]): State {
  const child = fork(state);
  for (const id of ids) writeObject(child, id, { damage: objectRow(child, id).damage + 1 }, 0);
  return child;
}

/** An undo log: rows that can be written, and what to put back. */
interface Journal {
  readonly rows: { damage: number }[];
  readonly undo: [number, number][];
}

function inPlace({ rows, undo }: Journal, ids: readonly number[]): number {
  for (const id of ids) {
    const row = rows[id];
    if (row === undefined) continue;
    undo.push([id, row.damage]);
    row.damage += 1;
  }
  for (let back = undo.pop(); back !== undefined; back = undo.pop()) {
    const row = rows[back[0]];
    if (row !== undefined) row.damage = back[1];
  }
  return undo.length;
}

function ways(g: Game, name: string): Measure {
  const ids = someObjects(g.state);
  const journal: Journal = { rows: [...rowsOf(g.state.objects)].map((row) => ({ ...row })), undo: [] };
  const places = ids.map((id) => id % journal.rows.length);
  const saved = save(g);
  const work: readonly (readonly [what: string, calls: number, run: () => unknown])[] = [
    ['a fork, ten writes, forgotten', 2000, () => inFork(g.state, ids)],
    ['ten writes in place, undone from a log', 2000, () => inPlace(journal, places)],
    ['a deep copy (structuredClone) of the saved state', 5, () => structuredClone(saved)],
    ['saved and loaded', 5, () => load(g.rules, g.pool, save(g))],
  ];
  for (const [, calls, run] of work) timeRounds(5, calls, run);
  return () =>
    work.map(([what, calls, run]) => {
      const { wall, cpu } = timeRounds(15, calls, run);
      return { what: `${name}: ${what}`, unit: 'µs', value: median(wall), cpu: median(cpu) };
    });
}

export function representation(): Measure {
  const big = positionToPlay({ players: 2, permanents: ['Forest', 'Centaur Courser'], count: 2500 });
  const all = [ways(midGame(7, 400), 'mid-game'), ways(big, '2,500 permanents')];
  return () => all.flatMap((measure) => measure());
}
