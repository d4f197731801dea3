/** Which aspects of the game effects in force read: what is cached goes by them. */
import { Aspect, zoneAspect } from '@rulewright/kernel';
import { readsInside, readsOf } from '../evaluate/reads.ts';
import type { Node } from '../evaluate/vocabulary.ts';
import type { CommonGame } from '../game.ts';
import { isModify } from './active-effect.ts';
import type { ActiveEffect, Modify } from './effect.ts';
import { isOnPlayersOnly } from './on-players.ts';
import { changeEntry, readByChange } from './parts.ts';

const readers = new WeakMap<Node, number>();
/** The same without what they read of the object that they change. */
const readersBeside = new WeakMap<Node, number>();

/** All aspects that an effect reads, of the object that it changes, too. */
export function readsOfAll(g: CommonGame, effect: Modify): number {
  const known = readers.get(effect);
  if (known !== undefined) return known;
  const { vocabulary } = g.rules;
  let bits = readsInside(vocabulary, effect.what);
  for (const change of effect.changes) {
    bits |= changeEntry(g, change).reads;
    for (const node of readByChange(g, change)) bits |= readsInside(vocabulary, node);
  }
  readers.set(effect, bits);
  return bits;
}

export const conditionReads = (g: CommonGame, a: ActiveEffect): number =>
  a.condition === null ? 0 : readsOf(g.rules.vocabulary, a.condition);

/** What matters where all permanents are worked out together: which there are, what they are by themselves, and all that effects read of anything. */
export function boardReads(g: CommonGame, active: readonly ActiveEffect[], tried: readonly ActiveEffect[]): number {
  const { vocabulary } = g.rules;
  const { identity, control, counters, attachment } = Aspect;
  let bits = zoneAspect(vocabulary.look.permanents) | identity | control | counters | attachment;
  for (const list of [active, tried])
    for (const a of list) {
      if (!isModify(a)) continue;
      bits |= conditionReads(g, a) | readsOfAll(g, a.effect);
    }
  return bits;
}

export function effectReads(g: CommonGame, a: ActiveEffect): number {
  if (g.rules.continuous.momentary?.has(a.effect.kind) === true) return 0;
  if (!isModify(a) || isOnPlayersOnly(g, a)) return conditionReads(g, a);
  const known = readersBeside.get(a.effect);
  if (known !== undefined) return known;
  const { vocabulary } = g.rules;
  let bits = readsOf(vocabulary, a.effect.what);
  for (const change of a.effect.changes) {
    bits |= changeEntry(g, change).reads;
    for (const node of readByChange(g, change)) bits |= readsOf(vocabulary, node);
  }
  readersBeside.set(a.effect, bits);
  return bits;
}

const forbidding = new WeakMap<Node, boolean>();

/** Whether what an effect forbids depends on the flags of objects: what was not destroyed may have to be as soon as one of them changes. */
export function forbidsByFlags(g: CommonGame, { effect }: ActiveEffect): boolean {
  if (effect.kind !== 'cant') return false;
  const known = forbidding.get(effect);
  if (known !== undefined) return known;
  const found = (readsInside(g.rules.vocabulary, effect) & Aspect.flags) !== 0;
  forbidding.set(effect, found);
  return found;
}
