/** Abilities that trigger when a condition is true, whatever made it so. */
import { type ObjectId, objectRow, type PendingTrigger, zoneObjects } from '@rulewright/kernel';
import { walk } from '@rulewright/language';
import { type Context, context, stackEntryOf } from '../context.ts';
import { characteristics } from '../continuous/characteristics.ts';
import { grantsOnState } from '../continuous/grants.ts';
import { holds } from '../evaluate/evaluate.ts';
import { chosen } from '../evaluate/objects.ts';
import type { Node } from '../evaluate/vocabulary.ts';
import type { CommonGame } from '../game.ts';
import { likeBefore, sayTheSame } from '../like.ts';
import { listeners, pendingOf } from './find.ts';
import { isOnState, isTriggered, type TriggeredAbility } from './rules.ts';

const NOBODY: readonly ObjectId[] = [];
const NOTHING: readonly PendingTrigger[] = [];

/** Whether anything has such an ability. */
export const hasStateTriggers = (g: CommonGame): boolean => listensToState(g) || grantsOnState(g);

/** The same for abilities that objects have by themselves: cheap enough to ask after every event. */
export const listensToState = (g: CommonGame): boolean => (g.state.hooks[g.rules.triggered.stateHook]?.length ?? 0) > 0;

/** Those that trigger now. One that has triggered does not trigger again until it has left the stack. */
export function stateTriggers(g: CommonGame): readonly PendingTrigger[] {
  const hooked = g.state.hooks[g.rules.triggered.stateHook] ?? NOBODY;
  const isGranted = grantsOnState(g);
  if (hooked.length === 0 && !isGranted) return NOTHING;
  const found: PendingTrigger[] = [];
  for (const id of listeners(g, hooked, hooked, isGranted)) {
    const c = characteristics(g, id);
    const row = objectRow(g.state, id);
    for (let i = 0; i < c.abilities.length; i++) {
      const ability = c.abilities[i];
      if (!isTriggered(ability) || !isOnState(ability.on)) continue;
      if (!g.rules.continuous.functionsIn(g, ability, row, row.zone)) continue;
      const like = likeBefore(c.abilities, i);
      const ctx = context(id, c.controller);
      if (waiting(g, id, ability) > like || speaksOfNothing(g, ability.on.condition, ctx)) continue;
      if (!holds(g, ability.on.condition, ctx)) continue;
      // An intervening "if" is asked as it would trigger.
      if (ability.condition !== undefined && !holds(g, ability.condition, ctx)) continue;
      found.push(pendingOf(id, c.controller, ability, like, null));
    }
  }
  return found;
}

const choices = new WeakMap<Node, readonly string[]>();
/** The choices that a condition refers to, by the keys under which they are noted. */
function choicesIn(condition: Node): readonly string[] {
  const known = choices.get(condition);
  if (known !== undefined) return known;
  const found = new Set<string>();
  walk([condition], (node) => {
    if (String(node.kind).startsWith('chosen') && typeof node.key === 'string') found.add(node.key);
    return undefined;
  });
  const keys = [...found];
  choices.set(condition, keys);
  return keys;
}

/** What refers to a choice that was never made is true of nothing, and not true because nothing fits. */
const speaksOfNothing = (g: CommonGame, condition: Node, ctx: Context): boolean =>
  choicesIn(condition).some((key) => chosen(g.state, key, ctx) === undefined);

/** How many abilities of a source that say this have triggered and not yet left the stack. */
function waiting(g: CommonGame, source: ObjectId, ability: TriggeredAbility): number {
  let found = 0;
  for (const t of g.state.pending) if (t.source === source && sayTheSame(t.ability, ability)) found++;
  for (const id of zoneObjects(g, g.rules.triggered.stack, g.state.game.turn.active)) {
    const entry = stackEntryOf(objectRow(g.state, id));
    if (entry?.source === source && sayTheSame(entry.effect, ability)) found++;
  }
  return found;
}

/** A method type, so that a game may ask it of its own abilities. */
type Which = { is(ability: Node): boolean }['is'];

/** Whether an object is the source of such an ability that has triggered but not yet left the stack. */
export function hasWaiting(g: CommonGame, source: ObjectId, which: Which = any): boolean {
  if (g.state.pending.some((t) => t.source === source && which(t.ability as Node))) return true;
  return zoneObjects(g, g.rules.triggered.stack, g.state.game.turn.active).some((id) => {
    const entry = stackEntryOf(objectRow(g.state, id));
    return entry?.kind === 'triggered' && entry.source === source && which(entry.effect as Node);
  });
}
const any = (): boolean => true;
