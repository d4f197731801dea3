/** Replacement effects of abilities that objects have been given or have lost: what listens and what is printed do not tell. */
import { effectRow, type ObjectId, type ObjectRow, type ZoneKind, zoneObjects } from '@rulewright/kernel';
import { changesAbilities } from '../continuous/dependency.ts';
import type { KeywordAbility, Modify } from '../continuous/effect.ts';
import { type Environment, environment } from '../continuous/environment.ts';
import type { Node } from '../evaluate/vocabulary.ts';
import type { CommonGame } from '../game.ts';
import { isReplacement } from './rules.ts';

const known = new WeakMap<Modify, boolean>();

function givesReplacement(g: CommonGame, effect: Modify): boolean {
  const found = known.get(effect);
  if (found !== undefined) return found;
  const gives = effect.changes.some((change) => {
    const { kind, ability } = change as Node & { readonly ability?: Node };
    return kind === 'gain' && ability !== undefined && standsForReplacement(g, ability);
  });
  known.set(effect, gives);
  return gives;
}

const standsForReplacement = (g: CommonGame, a: Node): boolean =>
  isReplacement(a) ||
  (a.kind === 'keyword' && g.rules.continuous.meaningOf(a as KeywordAbility).some((e) => isReplacement(e)));

const inEnvironment = new WeakMap<Environment, boolean>();

function anyGives(g: CommonGame, env: Environment): boolean {
  if (env.modify.length === 0) return false;
  const found = inEnvironment.get(env);
  if (found !== undefined) return found;
  const gives = env.modify.some((a) => givesReplacement(g, a.effect));
  inEnvironment.set(env, gives);
  return gives;
}

const isModify = (body: Node | undefined): body is Modify => body?.kind === 'modify';

/** Some object may have been given an ability with a replacement effect. */
export function grantsReplacements(g: CommonGame): boolean {
  if (anyGives(g, environment(g))) return true;
  for (const id of g.state.live) {
    const body = effectRow(g.state, id)?.body as Node | undefined;
    if (isModify(body) && givesReplacement(g, body)) return true;
  }
  return false;
}

const NOBODY: readonly ObjectId[] = [];
const NO_ZONES: readonly ZoneKind[] = [];

/** The objects whose abilities may replace an event of this hook. */
export function replacers(g: CommonGame, hook: number): Iterable<ObjectId> {
  const hooked = hook < 0 ? NOBODY : (g.state.hooks[hook] ?? NOBODY);
  if (!grantsReplacements(g)) return hooked;
  const { permanents } = g.rules.vocabulary.look;
  const { zones = NO_ZONES } = g.rules.replaced;
  const given = [permanents, ...zones].flatMap((zone) => zoneObjects(g, zone, g.state.game.turn.active));
  return new Set([...hooked, ...given]);
}

/** Whether the abilities of an object may be others than those printed on it. */
export const mayHaveOthers = (g: CommonGame, row: ObjectRow | null): boolean =>
  (row !== null && row.effects.length > 0) ||
  environment(g).modify.some((a) => changesAbilities(g, a.effect) || givesReplacement(g, a.effect));
