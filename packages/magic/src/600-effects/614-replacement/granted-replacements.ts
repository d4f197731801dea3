/** Replacement effects of abilities that objects have been given or have lost: hooks and printed text do not tell (613.1f). */
import { effectRow, type ObjectId, type ObjectRow, zoneObjects } from '@rulewright/kernel';
import type { Ability, StaticEffect } from '@rulewright/language/magic';
import { changesAbilities } from '@rulewright/rules';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import { expandKeyword } from '../../700-additional/702-keywords/expand.ts';
import type { G } from '../../state.ts';
import { environment, type MagicEnvironment } from '../613-continuous/environment.ts';

type Modify = Extract<StaticEffect, { kind: 'modify' }>;

const known = new WeakMap<Modify, boolean>();

function givesReplacement(effect: Modify): boolean {
  const found = known.get(effect);
  if (found !== undefined) return found;
  const gives = effect.changes.some((c) => c.kind === 'gain' && isReplacement(c.ability));
  known.set(effect, gives);
  return gives;
}

const isReplacement = (a: Ability): boolean =>
  a.kind === 'replacement' || (a.kind === 'keyword' && expandKeyword(a).some((e) => e.kind === 'replacement'));

const inEnvironment = new WeakMap<MagicEnvironment, boolean>();

function anyGives(env: MagicEnvironment): boolean {
  if (env.modify.length === 0) return false;
  const found = inEnvironment.get(env);
  if (found !== undefined) return found;
  const gives = env.modify.some((a) => givesReplacement(a.effect));
  inEnvironment.set(env, gives);
  return gives;
}

/** Some object may have been given an ability with a replacement effect. */
export function grantsReplacements(g: G): boolean {
  if (anyGives(environment(g))) return true;
  for (const id of g.state.live) {
    const body = effectRow(g.state, id)?.body as StaticEffect | undefined;
    if (body?.kind === 'modify' && givesReplacement(body)) return true;
  }
  return false;
}

const NOBODY: readonly ObjectId[] = [];

/** The objects whose abilities may replace an event of this hook. */
export function replacers(g: G, hook: number): Iterable<ObjectId> {
  const hooked = hook < 0 ? NOBODY : (g.state.hooks[hook] ?? NOBODY);
  if (!grantsReplacements(g)) return hooked;
  return new Set([...hooked, ...zoneObjects(g, BATTLEFIELD, g.state.game.turn.active)]);
}

/** Whether the abilities of an object may be others than those printed on it. */
export const mayHaveOthers = (g: G, row: ObjectRow | null): boolean =>
  (row !== null && row.effects.length > 0) ||
  environment(g).modify.some((a) => changesAbilities(g, a.effect) || givesReplacement(a.effect));
