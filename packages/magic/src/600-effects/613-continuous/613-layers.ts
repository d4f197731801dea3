/** Applies continuous effects to one object in the order of rule 613. */

import { effectRow, type ObjectId, type ObjectRow, objectRow } from '@rulewright/kernel';
import type { Ability, Change, StaticEffect, Value } from '@rulewright/language/magic';
import { reachOf } from '@rulewright/rules';
import { isGone } from '../../100-game/101.4-turn-order.ts';
import type { Draft } from '../../100-game/109.3-characteristics.ts';
import { keywordCounters, partsOfCounter } from '../../100-game/122.1-keyword-counters.ts';
import type { Profile } from '../../100-game/profile.ts';
import { givenBy } from '../../200-cards/201.5-granters.ts';
import { subtypeKind } from '../../200-cards/205.3-subtypes.ts';
import { ColorBit, colorBits, supertypeBits, TypeBit, typeBits } from '../../200-cards/205-card-types.ts';
import { intrinsicManaAbilities, type Printed } from '../../200-cards/printed.ts';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import { belongsTo, expandKeyword } from '../../700-additional/702-keywords/index.ts';
import type { Context, G } from '../../state.ts';
import { select, value, withCandidate } from '../../vocabulary/evaluate.ts';
import { changeText } from './612-text-change.ts';
import { EVERY_LAYER, Layer } from './613.1-layer.ts';
import { type ActiveEffect, activeFloating, activeStatic, environment, isAffected } from './environment.ts';
import { horizon } from './horizon.ts';
import { isInForce } from './in-force.ts';
import { readByChange } from './read-by-change.ts';

export type Modify = Extract<StaticEffect, { kind: 'modify' }>;

const layerOfChange: Readonly<Record<Change['kind'], number>> = {
  copyOf: Layer.copy,
  name: Layer.copy,
  noManaCost: Layer.copy,
  controller: Layer.control,
  text: Layer.text,
  types: Layer.type,
  removeTypes: Layer.type,
  everyCreatureType: Layer.type,
  chosenType: Layer.type,
  colors: Layer.color,
  chosenColor: Layer.color,
  thisAbility: Layer.copy,
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
  /** How far what it asks of other objects reaches: its condition, which objects it affects, its amounts. */
  readonly conditionReach: number;
  readonly affectedReach: number;
  readonly changeReach: number;
  /** The counters that give the ability, where it is theirs. */
  readonly ofCounter?: { readonly counter: string; readonly count: number };
}

function layerOf(change: Change, { defining, id }: ActiveEffect<Modify>, profile: Profile): number {
  if (change.kind === 'setPT' && defining) return Layer.definePT;
  // Until 2009 what resolved spells and abilities add was in one layer with what sets.
  if (change.kind === 'addPT' && id >= 0 && profile.growth === 'with-setting') return Layer.setPT;
  return layerOfChange[change.kind];
}

export function partsOf(g: G, active: ActiveEffect<Modify>): readonly Part[] {
  const { classification } = g.rules.vocabulary;
  const conditionReach = reachOf(classification, active.condition);
  const affectedReach = active.objects === null ? reachOf(classification, active.effect.what) : 0;
  return active.effect.changes.map((change) => ({
    layer: layerOf(change, active, g.state.game.profile),
    change,
    active,
    conditionReach,
    affectedReach,
    changeReach: reachOf(classification, readByChange(change)),
  }));
}

/** 613.7: by layer, characteristic-defining abilities first (613.3), then by timestamp. */
export const comparePart = (a: Part, b: Part): number =>
  a.layer - b.layer || Number(b.active.defining) - Number(a.active.defining) || a.active.timestamp - b.active.timestamp;

/** One change on the way through the layers, noted for whoever asks why. */
export interface LayerStep {
  readonly object: ObjectId;
  /** The effect that made it, or the counters. */
  readonly by: Part | { readonly counter: string; readonly count: number };
  readonly before: Draft;
  readonly after: Draft;
  /** 613.8b: effects that it waited for although its timestamp is earlier. */
  readonly waitedFor: readonly ActiveEffect<Modify>[];
}

/** An effect that waited for others and was gone when they had been applied. */
export interface Ceased {
  readonly part: Part;
  readonly waitedFor: readonly ActiveEffect<Modify>[];
}

/** Null where nobody asks why. */
export type Recorder = { readonly steps: LayerStep[]; readonly ceased: Ceased[] } | null;

/** Applies the effects of the layers below `limit`. */
export function applyLayers(
  g: G,
  row: ObjectRow,
  base: Printed,
  draft: Draft,
  limit: number,
  recorder: Recorder = null,
): void {
  const parts = partsFor(g, row, base);
  // An effect sees those of its own layer on other objects, which it may depend on (613.8), but not what those see there.
  const own = limit === EVERY_LAYER ? 1 : 0;
  // 613.6: an effect that applies in one layer goes on applying in later ones, even to what no longer fits.
  let decided: Map<ActiveEffect<Modify>, boolean> | null = null;
  let counters = row.zone === BATTLEFIELD;
  let based = false;
  const { layer, object, draft: outer } = horizon;
  for (const part of parts) {
    if (part.layer >= limit) break;
    if (!based && part.layer > Layer.setPT) {
      keepBase(draft);
      based = true;
    }
    if (counters && part.layer > Layer.addPT) {
      applyCounters(row, draft, recorder);
      counters = false;
    }
    const { active } = part;
    const seen = part.layer + own;
    let applies = decided?.get(active);
    if (applies === undefined) {
      applies = isInForce(g, part, own === 1);
      if (applies) {
        horizon.layer = Math.min(part.affectedReach, seen);
        horizon.object = row.id;
        horizon.draft = draft;
        applies = isAffected(g, active, row.id);
      }
      if (active.effect.changes.length > 1) {
        decided ??= new Map();
        decided.set(active, applies);
      }
    }
    if (!applies) continue;
    horizon.layer = Math.min(part.changeReach, seen);
    horizon.object = row.id;
    horizon.draft = draft;
    const before = recorder === null ? null : { ...draft };
    applyChange(g, draft, part.change, active.ctx, row);
    if (before !== null) recorder?.steps.push(stepOf(row, part.ofCounter ?? part, before, draft));
  }
  horizon.layer = layer;
  horizon.object = object;
  horizon.draft = outer;
  if (!based) keepBase(draft);
  if (counters && limit > Layer.addPT) applyCounters(row, draft, recorder);
}

const NOTHING_WAITED_FOR: LayerStep['waitedFor'] = [];

export const stepOf = (
  { id }: ObjectRow,
  by: LayerStep['by'],
  before: Draft,
  draft: Draft,
  waitedFor: LayerStep['waitedFor'] = NOTHING_WAITED_FOR,
): LayerStep => ({ object: id, by, before, after: { ...draft }, waitedFor });

/** 208.4b: base power and toughness. */
export function keepBase(draft: Draft): void {
  draft.basePower = draft.power;
  draft.baseToughness = draft.toughness;
}

export function applyChange(g: G, draft: Draft, change: Change, ctx: Context, row: ObjectRow): void {
  changes[change.kind](g, draft, change as never, ctx, row);
}

const NO_PARTS: readonly Part[] = [];

function partsFor(g: G, row: ObjectRow, base: Printed): readonly Part[] {
  const env = environment(g);
  const open = row.zone === BATTLEFIELD || env.modifiesElsewhere ? env.open : NO_PARTS;
  const own: Part[] = [...(env.onSource.get(row.id) ?? NO_PARTS)];
  if (env.onHost.size > 0) for (const id of row.attachments) own.push(...(env.onHost.get(id) ?? NO_PARTS));
  for (const id of row.effects) {
    const effect = effectRow(g.state, id);
    const active = effect === null ? null : activeFloating(effect);
    if (active !== null && active.effect.kind === 'modify') own.push(...partsOf(g, active as ActiveEffect<Modify>));
  }
  for (const ability of base.defining) {
    for (const effect of ability.effects) {
      if (effect.kind !== 'modify') continue;
      const active = { ...activeStatic(row, ability, effect), effect, defining: true, objects: [row.id] };
      own.push(...partsOf(g, active));
    }
  }
  if (row.zone === BATTLEFIELD) for (const a of keywordCounters(row)) own.push(...partsOfCounter(g, a));
  if (own.length === 0) return open;
  return [...open, ...own].sort(comparePart);
}

/** 613.4c: counters that change power and toughness. */
export function applyCounters(row: ObjectRow, draft: Draft, recorder: Recorder = null): void {
  for (const counter in row.counters) {
    const pt = /^([+-]\d+)\/([+-]\d+)$/.exec(counter);
    if (pt === null) continue;
    const count = row.counters[counter] ?? 0;
    const before = recorder === null ? null : { ...draft };
    if (draft.power !== null) draft.power += Number(pt[1]) * count;
    if (draft.toughness !== null) draft.toughness += Number(pt[2]) * count;
    if (before !== null) recorder?.steps.push(stepOf(row, { counter, count }, before, draft));
  }
}

function gain(draft: Draft, ability: Ability): void {
  const expanded = ability.kind === 'keyword' ? expandKeyword(ability) : [];
  draft.abilities = [...draft.abilities, ability, ...expanded];
}

function lose(draft: Draft, keyword: string): void {
  draft.abilities = draft.abilities.filter((a) => !belongsTo(a, keyword));
}

/** 305.6: a land that gets a basic land type gets the mana ability of that type. */
function gainLandAbilities(draft: Draft, subtypes: readonly string[]): void {
  const added = intrinsicManaAbilities(subtypes.filter((t) => !draft.subtypes.includes(t)));
  if (added.length > 0) draft.abilities = [...draft.abilities, ...added];
}

/**
 * 205.1a: new card types replace the old ones, with the subtypes that belong to those; new subtypes replace those of the same
 * kind. 305.7: a land set to basic land types loses the abilities of its text.
 */
function setTypes(draft: Draft, types: readonly string[] | undefined, subtypes: readonly string[]): void {
  if (types !== undefined) draft.types = typeBits(types);
  const kinds = new Set(subtypes.map(subtypeKind));
  draft.subtypes = draft.subtypes.filter((t) => !kinds.has(subtypeKind(t)) && hasTypeFor(draft.types, t));
  if (kinds.has('creature')) draft.everyCreatureType = false;
  if (kinds.has('land') && (draft.types & TypeBit.land) !== 0) draft.abilities = [];
}

/** 205.3d: an object keeps only subtypes that go with its card types. */
function hasTypeFor(types: number, subtype: string): boolean {
  const kind = subtypeKind(subtype);
  if (kind === 'spell') return (types & (TypeBit.instant | TypeBit.sorcery)) !== 0;
  return (types & (kind === 'creature' ? TypeBit.creature | TypeBit.kindred : TypeBit[kind])) !== 0;
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
  noManaCost(_g, draft) {
    draft.cost = null;
    draft.manaValue = 0;
  },
  name(_g, draft, c) {
    draft.name = c.name;
  },
  controller(g, draft, c, ctx) {
    const [who] = select(g, c.who, ctx);
    // 800.4b: nobody who has left gets control of anything.
    if (who !== undefined && !isGone(g, who as Draft['controller'])) draft.controller = who as Draft['controller'];
  },
  /** The words themselves, or the keys under which they have been chosen. */
  text(g, draft, c, ctx) {
    const word = (name: string): string => {
      const chosen = noted(g, ctx, name);
      return typeof chosen === 'string' ? chosen : name;
    };
    changeText(draft, word(c.from), word(c.to));
  },
  types(_g, draft, c) {
    const subtypes = c.subtypes ?? [];
    if (c.set === true) setTypes(draft, c.types, subtypes);
    else draft.types |= typeBits(c.types ?? []);
    draft.supertypes |= supertypeBits(c.supertypes);
    if ((draft.types & TypeBit.land) !== 0) gainLandAbilities(draft, subtypes);
    const fresh = subtypes.filter((t) => !draft.subtypes.includes(t));
    if (fresh.length > 0) draft.subtypes = [...draft.subtypes, ...fresh];
  },
  removeTypes(_g, draft, c) {
    draft.types &= ~typeBits(c.types ?? []);
    draft.supertypes &= ~supertypeBits(c.supertypes);
    draft.subtypes = draft.subtypes.filter((t) => c.subtypes?.includes(t) !== true);
    if (c.allCreatureTypes === true) {
      draft.everyCreatureType = false;
      draft.subtypes = draft.subtypes.filter((t) => subtypeKind(t) !== 'creature');
    }
  },
  everyCreatureType(_g, draft) {
    draft.everyCreatureType = true;
  },
  chosenType(g, draft, c, ctx) {
    const chosen = noted(g, ctx, c.key);
    if (typeof chosen !== 'string') return;
    if (c.set === true) setTypes(draft, undefined, [chosen]);
    if ((draft.types & TypeBit.land) !== 0) gainLandAbilities(draft, [chosen]);
    draft.subtypes = [...draft.subtypes, chosen];
  },
  colors(_g, draft, c) {
    draft.colors = (c.set === true ? 0 : draft.colors) | colorBits(c.colors);
  },
  chosenColor(g, draft, c, ctx) {
    const chosen = noted(g, ctx, c.key);
    // One colour, or several with spaces between them.
    const colors = typeof chosen === 'string' ? (chosen.split(' ') as (keyof typeof ColorBit)[]) : [];
    const bits = colors.reduce((sum, color) => sum | (ColorBit[color] ?? 0), 0);
    draft.colors = (c.set === true ? 0 : draft.colors) | bits;
  },
  thisAbility() {
    throw new Error('an exception of a copy effect is part of the copiable values');
  },
  gain(_g, draft, c, ctx) {
    gain(draft, givenBy(c.ability, ctx.source));
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
  setPT(g, draft, c, ctx, row) {
    if (c.power !== undefined) draft.power = amount(g, c.power, ctx, row);
    if (c.toughness !== undefined) draft.toughness = amount(g, c.toughness, ctx, row);
  },
  addPT(g, draft, c, ctx, row) {
    if (draft.power !== null) draft.power += amount(g, c.power, ctx, row);
    if (draft.toughness !== null) draft.toughness += amount(g, c.toughness, ctx, row);
  },
  switchPT(_g, draft) {
    [draft.power, draft.toughness] = [draft.toughness, draft.power];
  },
};

/** "Its" is the object that is being changed. */
const amount = (g: G, v: Value, ctx: Context, row: ObjectRow): number =>
  typeof v === 'number' ? v : value(g, v, withCandidate(ctx, row.id));

/** A choice that the effect carries, or that is noted on its source. */
const noted = (g: G, ctx: Context, key: string): unknown =>
  ctx.locals[key] ?? objectRow(g.state, ctx.source).notes[key];
