/** One change of an object's characteristics, of each kind (613.1a–g). */
import { type ObjectId, type ObjectRow, objectRow } from '@rulewright/kernel';
import type { Ability, Change, Value } from '@rulewright/language/magic';
import { isGone } from '../../100-game/101.4-turn-order.ts';
import type { Draft } from '../../100-game/109.3-draft.ts';
import { givenBy } from '../../200-cards/201.5-granters.ts';
import { subtypeKind } from '../../200-cards/205.3-subtypes.ts';
import { ColorBit, colorBits, supertypeBits, TypeBit, typeBits } from '../../200-cards/205-card-types.ts';
import { intrinsicManaAbilities } from '../../200-cards/printed.ts';
import { belongsTo, expandKeyword } from '../../700-additional/702-keywords/expand.ts';
import type { Context, G } from '../../state.ts';
import { select, value, withCandidate } from '../../vocabulary/evaluate.ts';
import type { ActiveEffect, Modify } from './611-active-effect.ts';
import { changeText } from './612-text-change.ts';
import type { Part } from './613.7-parts.ts';

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

export function applyChange(g: G, draft: Draft, change: Change, ctx: Context, row: ObjectRow): void {
  changes[change.kind](g, draft, change as never, ctx, row);
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

/** "Its" is the object that is being changed. */
const amount = (g: G, v: Value, ctx: Context, row: ObjectRow): number =>
  typeof v === 'number' ? v : value(g, v, withCandidate(ctx, row.id));

/** A choice that the effect carries, or that is noted on its source. */
const noted = (g: G, ctx: Context, key: string): unknown =>
  ctx.locals[key] ?? objectRow(g.state, ctx.source).notes[key];
