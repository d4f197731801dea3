/** Masteries and statuses of players, and the directions that a mastery can face (mastery; statuses). */
import { type ObjectId, objectRow } from '@rulewright/kernel';
import { DIRECTIONS, type Direction } from '@rulewright/language/grand-archive';
import { DIRECTION } from '../events/players.ts';
import type { GrandArchiveEvent } from '../events/types.ts';
import type { G } from '../state.ts';
import { masteriesOf } from '../vocabulary/attributes.ts';
import { playersOf } from './found.ts';
import { cardNamed } from './known-cards.ts';
import { type ActionOf, type Acts, ASKED, chooseOption, emit, type Outcome, type Run } from './run.ts';

const gain = (
  run: Run,
  { do: kind, who, name, not }: ActionOf<'status'> | (ActionOf<'mastery'> & { readonly not?: boolean }),
): Outcome => {
  const def = cardNamed(run.g, name);
  return emit(
    playersOf(run, who).map(
      (player): GrandArchiveEvent => ({
        kind,
        player,
        def,
        cause: run.ctx.source,
        ...(not === true ? { not: true } : {}),
      }),
    ),
  );
};

/** Shifting Currents 2.1: it begins in the north. */
const NORTH: Direction = 'north';

function directionOf(g: G, mastery: ObjectId): Direction {
  const noted = objectRow(g.state, mastery).notes[DIRECTION];
  return DIRECTIONS.find((direction) => direction === noted) ?? NORTH;
}

/** Shifting Currents 2.4: north and south lie next to east and west. */
const isAdjacent = (a: Direction, b: Direction): boolean =>
  (a === 'north' || a === 'south') !== (b === 'north' || b === 'south');

function turnDirection(run: Run, action: ActionOf<'turnDirection'>): Outcome {
  const events: GrandArchiveEvent[] = [];
  for (const player of playersOf(run, action.who)) {
    const [mastery] = masteriesOf(run.g, player, action.name);
    if (mastery === undefined) continue;
    const from = directionOf(run.g, mastery);
    const open = (action.to ?? DIRECTIONS).filter(
      (to) => to !== from && (action.adjacent !== true || isAdjacent(from, to)),
    );
    if (open.length === 0) continue;
    const chosen = chooseOption(run, player, { rule: 'mastery.directions', prompt: 'direction' }, open);
    if (chosen === undefined) return ASKED;
    const to = open[chosen];
    if (to !== undefined) events.push({ kind: 'direction', object: mastery, player, to, from, cause: run.ctx.source });
  }
  return emit(events);
}

export const attributes: Acts<'mastery' | 'status' | 'turnDirection'> = { mastery: gain, status: gain, turnDirection };
