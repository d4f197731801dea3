/** Text behind bubbles that are locked while a card's activation waits: it is lost for good (state-based checks 10.1). */
import { altered, type ObjectId, type ObjectRow, objectRow, zoneObjects } from '@rulewright/kernel';
import { sayTheSame, targetSpecs } from '@rulewright/rules';
import { levelsMore } from '../abilities/as-if-level.ts';
import { openBubbles, restrictedFor } from '../abilities/restrictions.ts';
import { announceEvent, fizzleEvent } from '../events/make.ts';
import type { GrandArchiveEvent } from '../events/types.ts';
import { characteristics, isType } from '../parts-of-a-card/characteristics.ts';
import { faceOf } from '../parts-of-a-card/pool.ts';
import { sheetOf } from '../parts-of-a-card/printed.ts';
import { ACTION } from '../parts-of-a-card/words.ts';
import { context, type G, type StackEntry, stackEntry } from '../state.ts';
import { holds } from '../vocabulary/evaluate.ts';
import { PLAYED, STACK } from '../zones/zones.ts';
import { effectOf } from './effect.ts';

const NOTHING: readonly number[] = [];

/** The paragraphs of a card whose bubbles are locked now, by their place in the text. */
export function lockedText(g: G, row: ObjectRow): readonly number[] {
  const sheet = sheetOf(faceOf(g.pool, row));
  if (sheet.restrictions.length === 0) return NOTHING;
  const player = restrictedFor(row);
  const open = openBubbles(g, player, sheet, levelsMore(g, row, player));
  return sheet.entries.flatMap(({ ability, needs }, i) =>
    ability.kind === 'spell' && (needs & ~open) !== 0 ? [i] : [],
  );
}

const requires = ({ targets }: Pick<StackEntry, 'targets'>): boolean =>
  targets.some(({ spec, chosen }) => spec.min !== 0 && chosen.length > 0);

/** A mode behind a bubble of its own. */
function isLocked(g: G, row: ObjectRow, { effect }: StackEntry, mode: number): boolean {
  const condition = effect?.modes?.choices[mode]?.condition;
  return condition !== undefined && !holds(g, condition, context(row.id, row.controller));
}

/** What is left of an instance without the text that is lost: with its modes and targets as far as they belong to the rest. */
function without(g: G, row: ObjectRow, entry: StackEntry, lost: readonly number[]): StackEntry {
  const { entries } = sheetOf(faceOf(g.pool, row));
  const gone = new Set(lost.map((i) => entries[i]?.ability));
  const effect = effectOf({ abilities: characteristics(g, row.id).abilities.filter((a) => !gone.has(a)) });
  const modes = effect?.modes === undefined ? [] : entry.modes.filter((m) => !isLocked(g, row, entry, m));
  const specs = targetSpecs(effect, modes);
  const targets = entry.targets.filter(({ spec }) => specs.some((left) => sayTheSame(left, spec)));
  return altered(entry, { effect, modes, targets, lost });
}

/** Instances that lose text now; one that had a target and of which nothing is left fizzles. */
export function losingText(g: G): readonly GrandArchiveEvent[] {
  if (g.state.game.profile.lostText === 'kept') return [];
  const waiting = zoneObjects(g, STACK, g.state.game.turn.active);
  if (waiting.length === 0) return [];
  return waiting.flatMap((id: ObjectId): readonly GrandArchiveEvent[] => {
    const entry = stackEntry(objectRow(g.state, id));
    if (entry?.kind !== 'instance' || entry.effect === null) return [];
    const row = objectRow(g.state, entry.source);
    if (row.zone !== PLAYED || !isType(characteristics(g, row.id), ACTION)) return [];
    const before = entry.lost ?? NOTHING;
    const lost = [...new Set([...before, ...lockedText(g, row)])];
    if (lost.length === before.length && !entry.modes.some((m) => isLocked(g, row, entry, m))) return [];
    const left = without(g, row, entry, lost);
    return requires(entry) && left.effect === null ? [fizzleEvent(id)] : [announceEvent(id, left)];
  });
}
