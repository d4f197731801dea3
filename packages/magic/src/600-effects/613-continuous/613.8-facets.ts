/** Which kinds of characteristics an effect writes and reads: what rule 613.8 compares before anything is tried out. */
import type { Change, KeywordAbility, StaticEffect } from '@rulewright/language/magic';
import { expandKeyword } from '../../700-additional/702-keywords/index.ts';
import { Layer } from './613.1-layer.ts';
import type { Part } from './613-layers.ts';

type Modify = Extract<StaticEffect, { kind: 'modify' }>;

const Facet = { name: 1, control: 2, type: 4, color: 8, ability: 16, power: 32 } as const;

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

/** Node kinds of selectors, filters, values and conditions, by what they read of objects. */
const readBy: Readonly<Record<string, number>> = {
  named: Facet.name,
  chosenName: Facet.name,
  sharesName: Facet.name,
  manaValue: Facet.name,
  xInCost: Facet.name,
  nameless: Facet.name,
  cardType: Facet.name,
  controller: Facet.control,
  controlledBy: Facet.control,
  attachments: Facet.control,
  you: Facet.control,
  type: Facet.type,
  supertype: Facet.type,
  subtype: Facet.type,
  chosenType: Facet.type,
  permanentCard: Facet.type,
  anyTarget: Facet.type,
  sharesType: Facet.type,
  enchanted: Facet.type,
  equipped: Facet.type,
  color: Facet.color,
  chosenColor: Facet.color,
  colorCount: Facet.color,
  sharesColor: Facet.color,
  devotion: Facet.control,
  keyword: Facet.ability,
  manaAbility: Facet.ability,
  finalChapter: Facet.ability,
  power: Facet.power,
  toughness: Facet.power,
  stat: Facet.power,
  greatest: Facet.power,
  least: Facet.power,
  total: Facet.power,
  different: Facet.name | Facet.type | Facet.color | Facet.power,
};

const known = new WeakMap<object, number>();

function read(data: unknown): number {
  if (typeof data !== 'object' || data === null) return 0;
  const found = known.get(data);
  if (found !== undefined) return found;
  const { kind } = data as { readonly kind?: unknown };
  let bits = typeof kind === 'string' ? (readBy[kind] ?? 0) : 0;
  for (const part of Object.values(data)) bits |= read(part);
  known.set(data, bits);
  return bits;
}

/** What applying it changes. Taking a land's types takes its abilities (305.7). */
export function written(part: Part): number {
  return (ofLayer[part.layer] ?? 0) | (takesAbilities(part.change) ? Facet.ability : 0);
}

/** What it depends on: that its ability is there, its condition, what it applies to, what it does. */
export function facetsOf(part: Part): number {
  const { active, change } = part;
  const own = active.id < 0 ? Facet.ability : 0;
  const what = active.objects === null ? read(active.effect.what) : 0;
  return own | what | read(active.condition) | (change.kind === 'gain' ? 0 : readOfChange(change));
}

/** The node itself names what it writes; only its amounts and players are read. */
const readOfChange = (c: Change): number => {
  if (c.kind === 'setPT' || c.kind === 'addPT') return read(c.power) | read(c.toughness);
  return c.kind === 'controller' ? read(c.who) : 0;
};

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
export function mayDepend(parts: readonly Part[]): boolean {
  // Most effects of a layer write nothing that any other of it reads: one look at all of them together tells.
  const writtenIn: number[] = [];
  for (const part of parts) writtenIn[part.layer] = (writtenIn[part.layer] ?? 0) | written(part);
  return parts.some((a) => {
    if (a.layer < Layer.control) return false;
    const reads = facetsOf(a) & ~Facet.ability;
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
