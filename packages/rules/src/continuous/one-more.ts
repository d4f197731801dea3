/** One effect begins or ends that no characteristic goes by: the others in force are what they were. */
import { type EffectRow, isOpen } from '@rulewright/kernel';
import type { Node } from '../evaluate/vocabulary.ts';
import type { CommonGame } from '../game.ts';
import { activeFloating } from './active-effect.ts';
import { listOf } from './by-kind.ts';
import { changesAbilities } from './dependency.ts';
import type { Modify } from './effect.ts';
import { type Environment, shaped } from './shaped.ts';

/** What it says is asked for its own sake, and no object is anything else by it. */
const ASIDE: ReadonlySet<string> = new Set(['replace', 'cost', 'skip', 'must', 'triggersMore', 'triggersNot']);
/** It is no effect in force: it waits for an event. */
const WAITING = 'delayed';

/** The effects in force with one more or one less; null where they have to be gathered anew. */
export function gatheredWith(g: CommonGame, env: Environment, row: EffectRow, begins: boolean): Environment | null {
  const { kind } = row.body as Node;
  if (kind === 'modify') return isOnlyOnItsObjects(g, row) ? env : null;
  if (!isOpen(row) || row.copy !== undefined || row.begets === true) return null;
  if (kind === WAITING) return env;
  const list = ASIDE.has(kind) ? listOf(kind) : undefined;
  if (list === undefined) return null;
  if (!begins) return shaped({ ...env, [list]: env[list].filter(({ id }) => id !== row.id) });
  const active = activeFloating(g, row);
  return active === null ? null : shaped({ ...env, [list]: [...env[list], active] });
}

/** It changes nothing but the objects on which it is fixed, and neither who controls them nor which abilities they have. */
function isOnlyOnItsObjects(g: CommonGame, row: EffectRow): boolean {
  if (isOpen(row) || row.copy !== undefined || row.begets === true) return false;
  const effect = row.body as Modify;
  return !changesAbilities(g, effect) && !effect.changes.some(({ kind }) => kind === 'controller');
}
