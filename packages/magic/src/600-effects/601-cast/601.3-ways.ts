/** The ways in which a card may be cast (601.3): from the hand, for an alternative cost, by an effect's permission. */

import { type ObjectId, type ObjectRow, objectRow, type PlayerId, zoneObjects } from '@rulewright/kernel';
import type { AlternativeCost, Cost, Layout, May } from '@rulewright/language/magic';
import { cardOf } from '../../100-game/108-pool.ts';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { EXILE, GRAVEYARD, HAND, LIBRARY, zoneOf } from '../../400-zones/400-zones.ts';
import { turnedDown } from '../../700-additional/700.1-events/entering.ts';
import { CAST_PLOTTED, isPlotted } from '../../700-additional/702-keywords/plot.ts';
import { ADVENTURE, FUSED } from '../../700-additional/708-faces.ts';
import { mayCastPrepared } from '../../700-additional/722-prepared.ts';
import { castableCommander } from '../../900-variants/903-commander/903.3-commander.ts';
import { context, Flag, type G } from '../../state.ts';
import { holds, matches, selects } from '../../vocabulary/evaluate.ts';
import { type ActiveEffect, inForce } from '../613-continuous/611-active-effect.ts';
import { environment } from '../613-continuous/environment.ts';
import { readAsSpell } from './601.3-as-spell.ts';
import { isUsedUp, type MayPlay, type Permit, permitOf } from './601.3-permits.ts';
import { aheadAsSpell, grantedAbilities, grantsToSpells } from './601.3e-granted.ts';
import { asShown, partsOf, spellFace } from './parts.ts';
import type { SpellFace } from './spell-face.ts';

/** Plain data. */
export interface CastWay {
  /** The alternative cost or permission by name; null for the printed cost. */
  readonly method: string | null;
  /** Which face is put on the stack (709.3, 712.11). */
  readonly face: number;
  /** What is paid instead of the mana cost; null for the mana cost. */
  readonly cost: readonly Cost[] | null;
  readonly free: boolean;
  /** It may be cast as though it had flash. */
  readonly flash: boolean;
  readonly anyMana: boolean | 'color';
  /** The flags of a spell that is cast face down; 0 face up (708.4). */
  readonly faceDown: number;
  /** The permission that it is cast by, if that has consequences. */
  readonly permit: Permit | null;
}

export const printedCost = (face: number): CastWay => ({
  method: null,
  face,
  cost: null,
  free: false,
  flash: false,
  anyMana: false,
  faceDown: 0,
  permit: null,
});
const FRONT: CastWay = Object.freeze(printedCost(0));
/** The one way of casting most cards. */
export const PRINTED_COST: readonly CastWay[] = [FRONT];
const NONE: readonly CastWay[] = [];

/** The way of an effect that tells a player to cast something without paying its mana cost (118.9). */
export const freeWay = (face: number): CastWay => ({ ...printedCost(face), method: 'free', free: true });

/** Layouts of which either face can be cast (709.3, 712.11b, 715.3). */
const EITHER_FACE: ReadonlySet<Layout> = new Set(['split', 'modal', 'adventure', 'prototype']);
const FRONT_FACE: readonly number[] = [0];

export function castableFaces(g: G, row: ObjectRow): readonly number[] {
  if (row.def < 0) return FRONT_FACE;
  const card = cardOf(g.pool, row.def);
  return card.layout !== 'normal' && card.faces.length > 1 && EITHER_FACE.has(card.layout)
    ? card.faces.map((_, i) => i)
    : FRONT_FACE;
}

/** Whether more than one face of the card could be cast or played. */
export const hasSeveralFaces = (g: G, row: ObjectRow): boolean => castableFaces(g, row) !== FRONT_FACE;

type Permission = ActiveEffect<MayPlay>;
const isPermission = (a: ActiveEffect<May>): a is Permission => a.effect.action === 'play';

/** 601.3: effects that let a player play a card from where it is; those first that have no consequences. */
export function playPermissions(
  g: G,
  player: PlayerId,
  card: ObjectId,
  face: number,
  faceDown = 0,
): readonly Permission[] {
  const { may } = environment(g);
  if (may.length === 0) return NO_PERMISSIONS;
  const { zone } = objectRow(g.state, card);
  const here = may.filter(isPermission).filter(({ effect }) => effect.zones.some((z) => zoneOf(z) === zone));
  if (here.length === 0) return NO_PERMISSIONS;
  // Texts that let cards be played from a library say "from the top".
  if (zone === LIBRARY && zoneObjects(g, LIBRARY, objectRow(g.state, card).owner)[0] !== card) return NO_PERMISSIONS;
  const seen = faceDown === 0 ? asShown(g, card, face) : turnedDown(g, card, faceDown);
  const found = here.filter((a) => permits(g, seen, a, player, card));
  return found.length < 2
    ? found
    : found.toSorted((a, b) => Number(permitOf(a) !== null) - Number(permitOf(b) !== null));
}
const NO_PERMISSIONS: readonly Permission[] = [];

/** A land is played from a player's hand, or from where rules or effects say. */
export const mayPlayFrom = (g: G, player: PlayerId, row: ObjectRow, face: number): boolean =>
  (row.zone === HAND && row.owner === player) ||
  isOnAdventure(row, player, face) ||
  playPermissions(g, player, row.id, face).length > 0;

/** The permission by which a land is played. */
export function landPermit(g: G, player: PlayerId, card: ObjectId, face: number): Permit | null {
  const row = objectRow(g.state, card);
  if ((row.zone === HAND && row.owner === player) || isOnAdventure(row, player, face)) return null;
  const [first] = playPermissions(g, player, card, face);
  return first === undefined ? null : permitOf(first);
}

const permits = (g: G, seen: G, a: ActiveEffect<Limited>, player: PlayerId, card: ObjectId): boolean =>
  selects(g, a.effect.who, player, a.ctx) &&
  matches(seen, readAsSpell(g, a.effect.what, card), card, a.ctx) &&
  inForce(g, a) &&
  !isUsedUp(g, a);

type Limited = Extract<May, { action: 'play' | 'payInstead' }>;
type PayInstead = Extract<May, { action: 'payInstead' }>;
const isPayInstead = (a: ActiveEffect<May>): a is ActiveEffect<PayInstead> => a.effect.action === 'payInstead';

/** 118.9: what effects let a player pay instead of the mana cost. */
function otherPayments(
  g: G,
  player: PlayerId,
  card: ObjectId,
  face: number,
): readonly Pick<CastWay, 'cost' | 'permit'>[] {
  const others = environment(g).may.filter(isPayInstead);
  if (others.length === 0) return NO_PAYMENTS;
  const seen = asShown(g, card, face);
  return others
    .filter((a) => permits(g, seen, a, player, card))
    .map((a) => ({ cost: a.effect.cost, permit: permitOf(a) }));
}
const NO_PAYMENTS: readonly Pick<CastWay, 'cost' | 'permit'>[] = [];

const isPrintedCost = (way: CastWay): boolean => way.cost === null && !way.free && way.faceDown === 0;

/** All ways in which a player may cast a card as far as the place where it is goes; timing and costs are another question. */
export function castWays(g: G, player: PlayerId, card: ObjectId): readonly CastWay[] {
  const row = objectRow(g.state, card);
  const inHand =
    (row.zone === HAND && row.owner === player) || castableCommander(g, row, player) || mayCastPrepared(g, row, player);
  const faces = castableFaces(g, row);
  const terms = faces.map((face) => ({
    face,
    permissions: playPermissions(g, player, card, face),
    others: otherPayments(g, player, card, face),
  }));
  const isPlain = terms.every(({ permissions, others }) => permissions.length === 0 && others.length === 0);
  if (faces === FRONT_FACE && isPlain && row.face === 0 && !grantsToSpells(g)) {
    const front = spellFace(g, card, 0);
    const { alternatives } = partsOf(front.abilities);
    if (alternatives.length === 0 && !isPlotted(row))
      return inHand && (front.types & TypeBit.land) === 0 ? PRINTED_COST : NONE;
  }
  const ways = terms.flatMap(({ face, permissions, others }) =>
    waysOfFace(g, player, row, face, inHand, permissions).flatMap((way) => [
      way,
      ...(isPrintedCost(way) ? others.map((other) => ({ ...way, method: 'permitted', ...other })) : []),
    ]),
  );
  return inHand && canFuse(g, row) ? [...ways, ...fusedWays(g, player, card)] : ways;
}

/** 702.102a, 118.9: a fused spell is one spell with one mana cost; what is paid instead is paid for both halves. */
function fusedWays(g: G, player: PlayerId, card: ObjectId): readonly CastWay[] {
  const both: CastWay = { ...printedCost(FUSED), method: 'fuse' };
  const permissions = playPermissions(g, player, card, FUSED).filter((p) => !setsNoCost(p));
  const others = otherPayments(g, player, card, FUSED);
  return [
    both,
    ...permissions.map((p) => permittedWay(p, FUSED)),
    ...others.map((other) => ({ ...both, method: 'permitted', ...other })),
  ];
}

/** 702.102a: both halves, from the hand. */
function canFuse(g: G, row: ObjectRow): boolean {
  if (row.def < 0) return false;
  const { layout, faces } = cardOf(g.pool, row.def);
  return (
    layout === 'split' && faces.some((f) => f.abilities?.some((a) => a.kind === 'keyword' && a.keyword === 'fuse'))
  );
}

function waysOfFace(
  g: G,
  player: PlayerId,
  row: ObjectRow,
  face: number,
  inHand: boolean,
  permissions: readonly Permission[],
): readonly CastWay[] {
  const shown = spellFace(g, row.id, face);
  // 305.9: a card that is a land and something else can only be played as a land, unless it is cast face down.
  const isLand = (shown.types & TypeBit.land) !== 0;
  const ways: CastWay[] =
    !isLand && (isAftermath(shown) ? mayFollow(row, player) : inHand || isOnAdventure(row, player, face))
      ? [printedWay(g, row, face)]
      : [];
  const ctx = context(row.id, player);
  for (const a of alternativesOf(g, player, row, face, shown)) {
    const allowed = isUsableHere(g, player, row, face, a, permissions);
    if (allowed === false) continue;
    if (isLand && a.faceDown === undefined) continue;
    if (a.condition === undefined || holds(g, a.condition, ctx)) {
      const up = a.transformed === true ? 1 : face;
      const flash = a.flash === true;
      ways.push({ ...printedCost(up), method: a.name, cost: a.cost, flash, faceDown: faceDownFlags(a), ...allowed });
    }
  }
  if (isLand) return ways;
  if (isAftermath(shown)) return ways;
  for (const permission of permissions) {
    const way = permittedWay(permission, face);
    if (!ways.some((w) => sameTerms(w, way))) ways.push(way);
  }
  return ways;
}

/** Its own, and those that effects give to the spell. */
function alternativesOf(
  g: G,
  player: PlayerId,
  row: ObjectRow,
  face: number,
  shown: SpellFace,
): readonly AlternativeCost[] {
  const printed = partsOf(shown.abilities).alternatives;
  const own = isPlotted(row) && !printed.includes(CAST_PLOTTED) ? [...printed, CAST_PLOTTED] : printed;
  if (!grantsToSpells(g)) return own;
  const granted = grantedAbilities(shown.abilities, aheadAsSpell(g, player, row.id, face, 0));
  return [...own, ...granted.filter((a) => a.kind === 'alternativeCost')];
}

/** 702.127a: this half of a split card is cast from a graveyard and from nowhere else. */
const isAftermath = (face: SpellFace): boolean =>
  face.abilities.some((a) => a.kind === 'keyword' && a.keyword === 'aftermath');
const mayFollow = (row: ObjectRow, player: PlayerId): boolean => row.zone === GRAVEYARD && row.owner === player;

/** 718.3: a prototyped spell is cast by a way that has a name. */
const printedWay = (g: G, row: ObjectRow, face: number): CastWay =>
  face === 1 && row.def >= 0 && cardOf(g.pool, row.def).layout === 'prototype'
    ? { ...printedCost(face), method: 'prototype' }
    : printedCost(face);

/**
 * Where an alternative cost may be paid: in the zone it names, or wherever the card could be cast (118.9, 702.37a). An effect that sets
 * the cost itself leaves no other; one that lets certain spells be cast must fit a face-down card as what it is then (708.4).
 */
function isUsableHere(
  g: G,
  player: PlayerId,
  row: ObjectRow,
  face: number,
  a: AlternativeCost,
  permissions: readonly Permission[],
): false | Pick<CastWay, 'permit'> {
  if (row.owner === player && zoneOf(a.zone ?? 'hand') === row.zone) return { permit: null };
  if (a.zone !== undefined) return false;
  const fitting = a.faceDown === undefined ? permissions : playPermissions(g, player, row.id, face, faceDownFlags(a));
  const found = fitting.find(setsNoCost);
  return found === undefined ? false : { permit: permitOf(found) };
}

const setsNoCost = ({ effect }: Permission): boolean => effect.free !== true && effect.cost === undefined;

/** 715.3d: a card that was cast as an Adventure may be cast, or played if it is a land, from exile by whoever sent it there, but not as one. */
const isOnAdventure = (row: ObjectRow, player: PlayerId, face: number): boolean => {
  if (row.zone !== EXILE || face !== 0) return false;
  const note = row.notes[ADVENTURE];
  return Array.isArray(note) && note[0] === player;
};

const faceDownFlags = ({ faceDown }: AlternativeCost): number =>
  faceDown === undefined ? 0 : faceDown === 'morph' ? Flag.faceDown : Flag.faceDown | Flag.warded;

const permittedWay = (permission: Permission, face: number): CastWay => {
  const { effect: may } = permission;
  return {
    method: may.free === true ? 'free' : may.cost !== undefined ? 'permitted' : null,
    face,
    cost: may.cost ?? null,
    free: may.free === true,
    flash: may.asThoughFlash === true,
    anyMana: may.anyMana ?? false,
    faceDown: 0,
    permit: permitOf(permission),
  };
};

const sameTerms = (a: CastWay, b: CastWay): boolean =>
  a.method === b.method && a.flash === b.flash && a.anyMana === b.anyMana;

/** The way that a player names; without a name the printed cost, or the only way there is. */
export function findWay(
  ways: readonly CastWay[],
  face: number | undefined,
  method: string | undefined,
): CastWay | undefined {
  const fitting = face === undefined ? ways : ways.filter((w) => w.face === face);
  if (method !== undefined) return fitting.find((w) => w.method === method);
  return fitting.find((w) => w.method === null) ?? (fitting.length === 1 ? fitting[0] : undefined);
}
