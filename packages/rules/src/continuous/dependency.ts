/** Which kinds of characteristics an effect writes and reads: what is compared before dependency is tried out. */
import { facetsRead } from '../evaluate/classification.ts';
import { Facet } from '../evaluate/concept.ts';
import type { Node } from '../evaluate/vocabulary.ts';
import type { CommonGame } from '../game.ts';
import { isStatic } from './active-effect.ts';
import type { KeywordAbility, Modify, Part } from './effect.ts';
import { changeEntry, readByChange } from './parts.ts';

/** What applying it changes. */
export function written(g: CommonGame, part: Part): number {
  const inLayer = g.rules.continuous.layers[part.layer]?.writes ?? 0;
  return (
    (inLayer & changeEntry(g, part.change).writes(part.change)) | (takesAbilities(g, part.change) ? Facet.ability : 0)
  );
}

/** What it depends on: that its ability is there, and what it reads. */
export const facetsOf = (g: CommonGame, part: Part): number =>
  (part.active.id < 0 ? Facet.ability : 0) | facetsIn(g, part);

/** What it reads of objects: its condition, what it applies to, what it does. */
const facetsIn = (g: CommonGame, part: Part): number =>
  facetsOfObjects(g, part) | facetsRead(g.rules.vocabulary.classification, part.active.condition);

/** The same without its condition, which sees what the effects of its layer do to others anyway. */
function facetsOfObjects(g: CommonGame, { active, change }: Part): number {
  const { classification } = g.rules.vocabulary;
  const what = active.objects === null ? facetsRead(classification, active.effect.what) : 0;
  return what | facetsRead(classification, readByChange(g, change));
}

const takesAbilities = (g: CommonGame, change: Node): boolean => changeEntry(g, change).takes(change, g);

const staticKeywords = new WeakMap<KeywordAbility, boolean>();

/** A keyword gives what it stands for. */
function standsForStatic(g: CommonGame, ability: KeywordAbility): boolean {
  const known = staticKeywords.get(ability);
  if (known !== undefined) return known;
  const found = g.rules.continuous.meaningOf(ability).some(isStatic);
  staticKeywords.set(ability, found);
  return found;
}

/** The ability that a change gives, if it gives one. */
export const givenAbility = (change: Node): Node | null =>
  change.kind === 'gain' ? (change as Node & { readonly ability: Node }).ability : null;

export const isKeyword = (ability: Node): ability is KeywordAbility => ability.kind === 'keyword';

export function givesStatic(g: CommonGame, change: Node): boolean {
  const ability = givenAbility(change);
  return ability !== null && (isStatic(ability) || (isKeyword(ability) && standsForStatic(g, ability)));
}

const changing = new WeakMap<Modify, boolean>();

/** An effect that can make another static ability come or go. */
export function changesAbilities(g: CommonGame, effect: Modify): boolean {
  const known = changing.get(effect);
  if (known !== undefined) return known;
  const found = effect.changes.some((c) => takesAbilities(g, c) || givesStatic(g, c));
  changing.set(effect, found);
  return found;
}

/** Two effects of one layer of which one may depend on the other: on what has begun to apply to certain objects as well. */
export function mayDepend(g: CommonGame, parts: readonly Part[], onCertain: readonly Part[]): boolean {
  return dependsOnAny(g, parts, parts, facetsIn) || dependsOnAny(g, parts, onCertain, facetsOfObjects);
}

function dependsOnAny(g: CommonGame, parts: readonly Part[], others: readonly Part[], read: typeof facetsIn): boolean {
  if (others.length === 0) return false;
  const { layers } = g.rules.continuous;
  // Most effects of a layer write nothing that any other of it reads: one look at all of them together tells.
  const writtenIn: number[] = [];
  for (const part of others) writtenIn[part.layer] = (writtenIn[part.layer] ?? 0) | written(g, part);
  return parts.some((a) => {
    if (layers[a.layer]?.dependent !== true) return false;
    const reads = read(g, a);
    if (((writtenIn[a.layer] ?? 0) & reads) === 0) return false;
    return others.some(
      (b) =>
        a.active !== b.active &&
        a.layer === b.layer &&
        a.active.defining === b.active.defining &&
        (written(g, b) & reads) !== 0,
    );
  });
}
