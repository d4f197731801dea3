/** Power and toughness between the sublayers of 613.4: what counts as base, and what counters add. */
import type { ObjectRow } from '@rulewright/kernel';
import { type Recorder, stepOf } from '@rulewright/rules';
import type { Draft } from '../../100-game/109.3-draft.ts';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';

/** 208.4b: base power and toughness. */
export function keepBase(_row: ObjectRow, draft: Draft): void {
  draft.basePower = draft.power;
  draft.baseToughness = draft.toughness;
}

/** 613.4c: counters that change power and toughness. */
export function applyCounters(row: ObjectRow, draft: Draft, recorder: Recorder<Draft> | null): void {
  if (row.zone !== BATTLEFIELD) return;
  for (const counter in row.counters) {
    const pt = /^([+-]\d+)\/([+-]\d+)$/.exec(counter);
    if (pt === null) continue;
    const count = row.counters[counter] ?? 0;
    const before = recorder === null ? null : { ...draft };
    if (draft.power !== null) draft.power += Number(pt[1]) * count;
    if (draft.toughness !== null) draft.toughness += Number(pt[2]) * count;
    if (before !== null) recorder?.steps.push(stepOf(row.id, { counter, count }, before, draft));
  }
}
