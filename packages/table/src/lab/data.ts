/** A lab as plain data: what it starts from, and branches of what was done. Everything else is worked out by playing again. */
import { bounded, Reader } from '@rulewright/kernel';
import type { Move } from '@rulewright/scenario';
import { type Start, startIn } from '../start.ts';

export const LAB_VERSION = 1;

export type LabStart =
  /** One scenario: the text of its document. */
  | { readonly kind: 'scenario'; readonly text: string }
  /** A game from its beginning, as tables begin. */
  | { readonly kind: 'game'; readonly start: Start };

export interface Branch {
  readonly id: number;
  readonly name: string;
  /** All that was done from the start on. */
  readonly moves: readonly Move[];
  /** Which branch it left, and after how many moves; null for the first. */
  readonly from: { readonly branch: number; readonly at: number } | null;
}

export interface LabData {
  readonly version: typeof LAB_VERSION;
  readonly start: LabStart;
  readonly branches: readonly Branch[];
  /** The branch that is looked at, and the moment in it. */
  readonly branch: number;
  readonly at: number;
}

/** More than any lab has; what has more is not one. */
const MOST_MOVES = 200_000;
const MOST_BRANCHES = 500;
const BOUNDS = { depth: 64, parts: 5_000_000 };

/** Takes any value, such as what a link or the browser's storage holds. What is not a lab is refused with a `SaveError`. */
export function readLab(data: unknown): LabData {
  const r = new Reader(data, 'lab');
  bounded(r, BOUNDS);
  if (r.at('version').value !== LAB_VERSION) r.at('version').fail('wrong-version');
  const branches = r.at('branches').list(readBranch);
  if (branches.length === 0 || branches.length > MOST_BRANCHES) r.at('branches').fail('out-of-range');
  const branch = r.at('branch').integer(0);
  if (!branches.some(({ id }) => id === branch)) r.at('branch').fail('dangling');
  if (new Set(branches.map(({ id }) => id)).size < branches.length) r.at('branches').fail('out-of-range');
  return { version: LAB_VERSION, start: readStart(r.at('start')), branches, branch, at: r.at('at').integer(0) };
}

function readStart(r: Reader): LabStart {
  if (r.at('kind').oneOf(['scenario', 'game']) === 'scenario') return { kind: 'scenario', text: r.at('text').text() };
  return { kind: 'game', start: startIn(r.at('start')) };
}

function readBranch(r: Reader): Branch {
  const moves = r.at('moves').list((move) => move.value as Move);
  if (moves.length > MOST_MOVES) r.at('moves').fail('out-of-range');
  return {
    id: r.at('id').integer(0),
    name: r.at('name').text().slice(0, 200),
    moves,
    from: r.at('from').orNull((from) => ({ branch: from.at('branch').integer(0), at: from.at('at').integer(0) })),
  };
}
