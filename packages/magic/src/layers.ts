/** Applies continuous effects to one object in the order of rule 613. */
import { effectRow, type ObjectRow, objectRow } from '@rulewright/kernel';
import type { Ability, Change, StaticEffect } from '@rulewright/language';
import { ColorBit, colorBits, supertypeBits, TypeBit, typeBits } from './card-types.ts';
import type { Draft } from './characteristics.ts';
import { type ActiveEffect, activeFloating, environment, inForce, isAffected } from './environment.ts';
import { expandKeyword, keywords } from './keywords.ts';
import { intrinsicManaAbilities, type Printed } from './printed.ts';
import { select } from './select.ts';
import { type Context, context, type G } from './types.ts';
import { value } from './value.ts';
import { BATTLEFIELD } from './zones.ts';

export type Modify = Extract<StaticEffect, { kind: 'modify' }>;

/** 613.1a–g and the sublayers of 613.4, in order. */
export const Layer = {
  copy: 0,
  control: 1,
  text: 2,
  type: 3,
  color: 4,
  ability: 5,
  definePT: 6,
  setPT: 7,
  addPT: 8,
  switchPT: 9,
} as const;

const layerOfChange: Readonly<Record<Change['kind'], number>> = {
  copyOf: Layer.copy,
  name: Layer.copy,
  controller: Layer.control,
  text: Layer.text,
  types: Layer.type,
  removeTypes: Layer.type,
  everyCreatureType: Layer.type,
  chosenType: Layer.type,
  colors: Layer.color,
  chosenColor: Layer.color,
  gain: Layer.ability,
  lose: Layer.ability,
  loseAll: Layer.ability,
  cantHave: Layer.ability,
  setPT: Layer.setPT,
  addPT: Layer.addPT,
  switchPT: Layer.switchPT,
};

/** One change of one effect, in its layer. */
export interface Part {
  readonly layer: number;
  readonly change: Change;
  readonly active: ActiveEffect<Modify>;
}

export const layerOf = (change: Change, defining: boolean): number =>
  change.kind === 'setPT' && defining ? Layer.definePT : layerOfChange[change.kind];

export const partsOf = (active: ActiveEffect<Modify>): readonly Part[] =>
  active.effect.changes.map((change) => ({ layer: layerOf(change, active.defining), change, active }));

/** 613.7: by layer, characteristic-defining abilities first (613.3), then by timestamp. */
export const comparePart = (a: Part, b: Part): number =>
  a.layer - b.layer || Number(b.active.defining) - Number(a.active.defining) || a.active.timestamp - b.active.timestamp;

export function applyLayers(g: G, row: ObjectRow, base: Printed, draft: Draft): void {
  const parts = partsFor(g, row, base);
  // 613.6: an effect that applies in one layer goes on applying in later ones, even to what no longer fits.
  const decided = new Map<ActiveEffect<Modify>, boolean>();
  let counters = row.zone === BATTLEFIELD;
  for (const part of parts) {
    if (counters && part.layer > Layer.addPT) {
      applyCounters(row, draft);
      counters = false;
    }
    const { active } = part;
    let applies = decided.get(active);
    if (applies === undefined) {
      applies = inForce(g, active) && isAffected(g, active, row.id);
      decided.set(active, applies);
    }
    if (applies) changes[part.change.kind](g, draft, part.change as never, active.ctx, row);
  }
  if (counters) applyCounters(row, draft);
}

function partsFor(g: G, row: ObjectRow, base: Printed): readonly Part[] {
  const env = environment(g);
  const open = row.zone === BATTLEFIELD || env.modifiesElsewhere ? env.parts : [];
  if (row.effects.length === 0 && base.defining.length === 0) return open;
  const own: Part[] = [];
  for (const id of row.effects) {
    const effect = effectRow(g.state, id);
    const active = effect === null ? null : activeFloating(effect);
    if (active !== null && active.effect.kind === 'modify') own.push(...partsOf(active as ActiveEffect<Modify>));
  }
  for (const ability of base.defining) {
    for (const effect of ability.effects) {
      if (effect.kind !== 'modify') continue;
      const ctx = context(row.id, row.controller);
      own.push(
        ...partsOf({
          effect,
          ctx,
          condition: ability.condition ?? null,
          timestamp: row.timestamp,
          defining: true,
          objects: [row.id],
          id: -1,
        }),
      );
    }
  }
  return [...open, ...own].sort(comparePart);
}

/** 613.4c: counters that change power and toughness; 122.1b: keyword counters (613.1f). */
function applyCounters(row: ObjectRow, draft: Draft): void {
  for (const counter in row.counters) {
    const count = row.counters[counter] ?? 0;
    const pt = /^([+-]\d+)\/([+-]\d+)$/.exec(counter);
    if (pt !== null) {
      if (draft.power !== null) draft.power += Number(pt[1]) * count;
      if (draft.toughness !== null) draft.toughness += Number(pt[2]) * count;
    } else if (keywords[counter] !== undefined) {
      gain(draft, { kind: 'keyword', keyword: counter });
    }
  }
}

function gain(draft: Draft, ability: Ability): void {
  const expanded = ability.kind === 'keyword' ? expandKeyword(ability) : [];
  draft.abilities = [...draft.abilities, ability, ...expanded];
}

function lose(draft: Draft, keyword: string): void {
  draft.abilities = draft.abilities.filter((a) => !('keyword' in a) || a.keyword !== keyword);
}

/** 305.7: a land set to basic land types loses the abilities of its text and gets those of the types. */
function setLandTypes(draft: Draft, subtypes: readonly string[]): void {
  const added = intrinsicManaAbilities(subtypes.filter((t) => !draft.subtypes.includes(t)));
  if (added.length > 0) draft.abilities = [...draft.abilities, ...added];
}

type Apply<K extends Change['kind']> = (
  g: G,
  draft: Draft,
  change: Extract<Change, { kind: K }>,
  ctx: Context,
  row: ObjectRow,
) => void;

const changes: { readonly [K in Change['kind']]: Apply<K> } = {
  copyOf() {
    throw new Error('copy effects are kept as copiable values on the object');
  },
  name(_g, draft, c) {
    draft.name = c.name;
  },
  controller(g, draft, c, ctx) {
    const [who] = select(g, c.who, ctx);
    if (who !== undefined) draft.controller = who as Draft['controller'];
  },
  text() {
    throw new Error('text-changing effects are not supported yet');
  },
  types(_g, draft, c) {
    const subtypes = c.subtypes ?? [];
    if (c.set === true) {
      // 205.1a: new card types replace the old ones; new subtypes replace those of the same kind.
      if (c.types !== undefined) draft.types = typeBits(c.types);
      if (subtypes.length > 0 && (draft.types & TypeBit.land) !== 0) draft.abilities = [];
      draft.subtypes = [];
    } else {
      draft.types |= typeBits(c.types ?? []);
    }
    draft.supertypes |= supertypeBits(c.supertypes);
    if ((draft.types & TypeBit.land) !== 0) setLandTypes(draft, subtypes);
    const fresh = subtypes.filter((t) => !draft.subtypes.includes(t));
    if (fresh.length > 0) draft.subtypes = [...draft.subtypes, ...fresh];
  },
  removeTypes(_g, draft, c) {
    draft.types &= ~typeBits(c.types ?? []);
    draft.supertypes &= ~supertypeBits(c.supertypes);
    draft.subtypes = draft.subtypes.filter((t) => c.subtypes?.includes(t) !== true);
    if (c.allCreatureTypes === true) draft.everyCreatureType = false;
  },
  everyCreatureType(_g, draft) {
    draft.everyCreatureType = true;
  },
  chosenType(g, draft, c, ctx) {
    const chosen = noted(g, ctx, c.key);
    if (typeof chosen !== 'string') return;
    if (c.set === true) draft.subtypes = [];
    if ((draft.types & TypeBit.land) !== 0) setLandTypes(draft, [chosen]);
    draft.subtypes = [...draft.subtypes, chosen];
  },
  colors(_g, draft, c) {
    draft.colors = (c.set === true ? 0 : draft.colors) | colorBits(c.colors);
  },
  chosenColor(g, draft, c, ctx) {
    const bit = ColorBit[noted(g, ctx, c.key) as keyof typeof ColorBit] ?? 0;
    draft.colors = (c.set === true ? 0 : draft.colors) | bit;
  },
  gain(_g, draft, c) {
    gain(draft, c.ability);
  },
  lose(_g, draft, c) {
    lose(draft, c.keyword);
  },
  loseAll(_g, draft) {
    draft.abilities = [];
  },
  cantHave(_g, draft, c) {
    lose(draft, c.keyword);
  },
  setPT(g, draft, c, ctx) {
    if (c.power !== undefined) draft.power = value(g, c.power, ctx);
    if (c.toughness !== undefined) draft.toughness = value(g, c.toughness, ctx);
  },
  addPT(g, draft, c, ctx) {
    if (draft.power !== null) draft.power += value(g, c.power, ctx);
    if (draft.toughness !== null) draft.toughness += value(g, c.toughness, ctx);
  },
  switchPT(_g, draft) {
    [draft.power, draft.toughness] = [draft.toughness, draft.power];
  },
};

/** A choice that the effect carries, or that is noted on its source. */
const noted = (g: G, ctx: Context, key: string): unknown =>
  ctx.locals[key] ?? objectRow(g.state, ctx.source).notes[key];
