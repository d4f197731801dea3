/** Which kinds of characteristics an effect writes and reads: what rule 613.8 compares before anything is tried out. */

import type { Change, KeywordAbility, StaticEffect } from '@rulewright/language/magic';
import { facetsRead } from '@rulewright/rules';
import { expandKeyword } from '../../700-additional/702-keywords/expand.ts';
import type { G } from '../../state.ts';
import { Facet } from '../../vocabulary/facet.ts';
import { Layer } from './613.1-layer.ts';
import type { Part } from './613.7-parts.ts';
import { readByChange } from './read-by-change.ts';

type Modify = Extract<StaticEffect, { kind: 'modify' }>;

const ofLayer: readonly number[] = [
  Facet.name | Facet.type | Facet.color | Facet.ability | Facet.power,
  Facet.control,
  Facet.type | Facet.color | Facet.ability,
  Facet.type,
  Facet.color,
  Facet.ability,
  Facet.power,
  Facet.power,
  Facet.power,
  Facet.power,
];

/** What applying it changes. Taking a land's types takes its abilities (305.7). */
export function written(part: Part): number {
  return (ofLayer[part.layer] ?? 0) | (takesAbilities(part.change) ? Facet.ability : 0);
}

/** What it depends on: that its ability is there, its condition, what it applies to, what it does. */
export function facetsOf(g: G, part: Part): number {
  const { active, change } = part;
  const read = (data: unknown): number => facetsRead(g.rules.vocabulary.classification, data);
  const own = active.id < 0 ? Facet.ability : 0;
  const what = active.objects === null ? read(active.effect.what) : 0;
  return own | what | read(active.condition) | read(readByChange(change));
}

function takesAbilities(c: Change): boolean {
  return (
    c.kind === 'loseAll' || c.kind === 'text' || ((c.kind === 'types' || c.kind === 'chosenType') && c.set === true)
  );
}

const staticKeywords = new WeakMap<KeywordAbility, boolean>();

/** A keyword gives what it stands for. */
function standsForStatic(ability: KeywordAbility): boolean {
  const known = staticKeywords.get(ability);
  if (known !== undefined) return known;
  const found = expandKeyword(ability).some((a) => a.kind === 'static');
  staticKeywords.set(ability, found);
  return found;
}

export const givesStatic = (c: Change): boolean =>
  c.kind === 'gain' && (c.ability.kind === 'static' || (c.ability.kind === 'keyword' && standsForStatic(c.ability)));

/** An effect that can make another static ability come or go. */
export const changesAbilities = (effect: Modify): boolean =>
  effect.changes.some((c) => takesAbilities(c) || givesStatic(c));

/** Two effects of one layer of which one may depend on the other. */
export function mayDepend(g: G, parts: readonly Part[]): boolean {
  // Most effects of a layer write nothing that any other of it reads: one look at all of them together tells.
  const writtenIn: number[] = [];
  for (const part of parts) writtenIn[part.layer] = (writtenIn[part.layer] ?? 0) | written(part);
  return parts.some((a) => {
    if (a.layer < Layer.control) return false;
    const reads = facetsOf(g, a) & ~Facet.ability;
    if (((writtenIn[a.layer] ?? 0) & reads) === 0) return false;
    return parts.some(
      (b) =>
        a.active !== b.active &&
        a.layer === b.layer &&
        a.active.defining === b.active.defining &&
        (written(b) & reads) !== 0,
    );
  });
}
