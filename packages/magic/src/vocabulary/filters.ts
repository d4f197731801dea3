/** The filters that only Magic has: whether an object fits. One entry each; `evaluate` says how, the rest what that reads. */

import {
  Aspect,
  type EntityId,
  isMove,
  isObject,
  isPlayer,
  NOWHERE,
  type ObjectId,
  type ObjectRow,
  objectRow,
  type PlayerId,
} from '@rulewright/kernel';
import type { EventPattern, Filter, MagicFamilies, MagicFilter, Selector } from '@rulewright/language/magic';
import { castOrdinal, chosen, type FilterTable, isPlaying, spellIdOf, zoneOrLast } from '@rulewright/rules';
import { bitCount } from '../100-game/106-mana/106.1-mana-bits.ts';
import type { ManaCost } from '../100-game/106-mana/107.4-mana-symbols.ts';
import { copiable, isTransformed } from '../100-game/108-pool.ts';
import { characteristics, controllerOf, hasKeyword, hasSubtype } from '../100-game/109.3-characteristics.ts';
import type { Characteristics } from '../100-game/109.3-draft.ts';
import { designation, untilEndOf } from '../100-game/designation.ts';
import { subtypeKind } from '../200-cards/205.3-subtypes.ts';
import { ColorBit, PERMANENT_TYPES, SupertypeBit, TypeBit } from '../200-cards/205-card-types.ts';
import { BATTLEFIELD, zoneOf } from '../400-zones/400-zones.ts';
import { attackerOf, blockerOf, isGone } from '../500-turn/combat/506-roles.ts';
import { castableFaces } from '../600-effects/601-cast/601.3-ways.ts';
import { isCastBy } from '../600-effects/601-cast/cast-from.ts';
import { asShown } from '../600-effects/601-cast/parts.ts';
import { haveManaAbility, isManaAbility } from '../600-effects/605-mana-abilities/605.1-mana-ability.ts';
import { inForce } from '../600-effects/613-continuous/611-active-effect.ts';
import { environment } from '../600-effects/613-continuous/environment.ts';
import { asEntered } from '../600-effects/614-replacement/614.12-entering.ts';
import { hasMarker } from '../700-additional/700.1-events/markers.ts';
import { canBeAttached } from '../700-additional/701-actions/701.3-attachment.ts';
import { GOADED } from '../700-additional/701-actions/goad.ts';
import { isBlessed, isBlessing } from '../700-additional/702-keywords/citys-blessing.ts';
import { partnerOf } from '../700-additional/702-keywords/paired.ts';
import { FACE_DOWN_FLAGS } from '../700-additional/708-faces.ts';
import { commanderOf } from '../900-variants/903-commander/903.3-commander.ts';
import { type Context, Flag, type G, stackEntry } from '../state.ts';
import { compare, matches, select, selects, value } from './evaluate.ts';
import { Facet } from './facet.ts';

const { zone, control, flags, counters, attachment, identity, notes, turn, combat, history, stack } = Aspect;
/** Power and toughness come from more than what is printed and the effects that state their own reads. */
const POWER = identity | counters | control;

const bitOf = (bits: Readonly<Record<string, number>>, name: string): number => bits[name] ?? 0;

export const filters: FilterTable<MagicFilter<MagicFamilies>, G> = {
  type: {
    reads: identity,
    facet: Facet.type,
    ownRow: true,
    impersonal: true,
    evaluate: (g, f, id) => (characteristics(g, id).types & bitOf(TypeBit, f.type)) !== 0,
  },
  supertype: {
    reads: identity,
    facet: Facet.type,
    ownRow: true,
    impersonal: true,
    evaluate: (g, f, id) => (characteristics(g, id).supertypes & bitOf(SupertypeBit, f.type)) !== 0,
  },
  subtype: {
    reads: identity,
    facet: Facet.type,
    ownRow: true,
    impersonal: true,
    evaluate: (g, f, id) => hasSubtype(characteristics(g, id), f.type),
  },
  chosenType: {
    reads: identity | notes,
    facet: Facet.type,
    evaluate(g, f, id, ctx) {
      const type = chosen(g.state, f.key, ctx);
      if (typeof type !== 'string') return false;
      const own = characteristics(g, id);
      // A card type, chosen as such (205.2a), or a subtype.
      return hasSubtype(own, type) || (own.types & bitOf(TypeBit, type)) !== 0;
    },
  },
  color: {
    reads: identity,
    facet: Facet.color,
    ownRow: true,
    impersonal: true,
    evaluate: (g, f, id) => (characteristics(g, id).colors & ColorBit[f.color]) !== 0,
  },
  chosenColor: {
    reads: identity | notes,
    facet: Facet.color,
    evaluate(g, f, id, ctx) {
      const color = chosen(g.state, f.key, ctx);
      return typeof color === 'string' && (characteristics(g, id).colors & bitOf(ColorBit, color)) !== 0;
    },
  },
  colorCount: {
    reads: identity,
    facet: Facet.color,
    ownRow: true,
    evaluate: (g, f, id, ctx) => compare(bitCount(characteristics(g, id).colors), f.is, g, ctx),
  },
  permanent: {
    reads: 0,
    facet: 0,
    ownRow: true,
    impersonal: true,
    evaluate: (g, _, id, ctx) => zoneOrLast(g.state, objectRow(g.state, id), ctx) === BATTLEFIELD,
  },
  spell: { reads: stack, facet: 0, evaluate: (g, _, id) => stackEntry(objectRow(g.state, id))?.kind === 'spell' },
  commander: { reads: zone, facet: 0, evaluate: (g, _, id) => commanderOf(g, id) !== null },
  castFrom: {
    reads: zone | stack,
    facet: 0,
    evaluate: (g, f, id, ctx) => isCastFrom(g, id, f) && (f.byYou !== true || isCastBy(g, id, ctx.controller)),
  },
  castNumber: {
    reads: zone | stack | history,
    facet: 0,
    evaluate: (g, f, id, ctx) => castNumber(g, f.event, id, ctx) === value(g, f.is, ctx),
  },
  abilityless: {
    reads: identity | counters,
    facet: Facet.ability,
    evaluate: (g, _, id) => characteristics(g, id).abilities.length === 0,
  },
  xInCost: { reads: identity, facet: Facet.name, evaluate: (g, _, id) => (characteristics(g, id).cost?.x ?? 0) > 0 },
  cardType: {
    reads: identity,
    facet: Facet.name,
    evaluate(g, f, id) {
      const row = objectRow(g.state, id);
      const up = copiable(g.pool, { ...row, flags: row.flags & ~FACE_DOWN_FLAGS });
      return (up.types & bitOf(TypeBit, f.type)) !== 0;
    },
  },
  // Asked of what mana is spent on, by what pays it (106.6).
  forCost: { reads: 0, facet: 0, evaluate: () => false },
  manaAbility: {
    reads: identity | counters,
    facet: Facet.ability,
    evaluate: (g, _, id) => haveManaAbility(characteristics(g, id).abilities),
  },
  activatedAbility: {
    reads: identity | counters,
    facet: Facet.ability,
    evaluate: (g, f, id) =>
      characteristics(g, id).abilities.some(
        (a) =>
          a.kind === 'activated' &&
          (f.notMana !== true || !isManaAbility(a)) &&
          (f.taps !== true || a.cost.some(({ kind }) => kind === 'tap')),
      ),
  },
  repeatedSymbol: {
    reads: identity,
    facet: Facet.name,
    evaluate: (g, _, id) => isRepetitive(characteristics(g, id).cost),
  },
  permanentCard: {
    reads: identity,
    facet: Facet.type,
    ownRow: true,
    evaluate: (g, _, id) =>
      objectRow(g.state, id).kind === 'card' && (characteristics(g, id).types & PERMANENT_TYPES) !== 0,
  },
  asSpell: {
    reads: identity | flags,
    facet: Facet.type | Facet.color | Facet.name | Facet.ability | Facet.power,
    evaluate: (g, f, id, ctx) =>
      castableFaces(g, objectRow(g.state, id)).some((face) => matches(asShown(g, id, face), f.of, id, ctx)),
  },
  sharesColor: {
    reads: identity,
    facet: Facet.color,
    evaluate(g, f, id, ctx) {
      const { colors } = characteristics(g, id);
      return shares(g, f.with, id, ctx, (c) => (c.colors & colors) !== 0);
    },
  },
  sharesType: {
    reads: identity,
    facet: Facet.type,
    evaluate: (g, f, id, ctx) => shares(g, f.with, id, ctx, sharedTypes[f.of](characteristics(g, id))),
  },
  keyword: {
    reads: identity | counters,
    facet: Facet.ability,
    ownRow: true,
    impersonal: true,
    evaluate: (g, f, id) =>
      f.what === undefined
        ? hasKeyword(characteristics(g, id), f.keyword)
        : hasKeywordWith(characteristics(g, id), f.keyword, f.what),
  },
  power: {
    reads: POWER,
    facet: Facet.power,
    ownRow: true,
    evaluate(g, f, id, ctx) {
      const { power } = characteristics(g, id);
      return power !== null && compare(power, f.is, g, ctx);
    },
  },
  toughness: {
    reads: POWER,
    facet: Facet.power,
    ownRow: true,
    evaluate(g, f, id, ctx) {
      const { toughness } = characteristics(g, id);
      return toughness !== null && compare(toughness, f.is, g, ctx);
    },
  },
  basePower: {
    reads: POWER,
    facet: Facet.power,
    ownRow: true,
    // 208.4b
    evaluate(g, f, id, ctx) {
      const { basePower } = characteristics(g, id);
      return basePower !== null && compare(basePower, f.is, g, ctx);
    },
  },
  baseToughness: {
    reads: POWER,
    facet: Facet.power,
    ownRow: true,
    // 208.4b
    evaluate(g, f, id, ctx) {
      const { baseToughness } = characteristics(g, id);
      return baseToughness !== null && compare(baseToughness, f.is, g, ctx);
    },
  },
  canHost: {
    reads: zone | control | attachment | identity,
    facet: Facet.type | Facet.color | Facet.ability | Facet.control | Facet.name,
    // 303.4j, 701.3a
    evaluate: (g, f, id, ctx) =>
      select(g, f.what, ctx).every((o) => isObject(o) && canBeAttached(g, o, id, controllerOf(g, o))),
  },
  manaValue: {
    reads: identity | stack,
    facet: Facet.name,
    ownRow: true,
    evaluate: (g, f, id, ctx) => compare(characteristics(g, id).manaValue, f.is, g, ctx),
  },
  tapped: {
    reads: flags,
    facet: 0,
    ownRow: true,
    impersonal: true,
    evaluate: (g, _, id) => (objectRow(g.state, id).flags & Flag.tapped) !== 0,
  },
  recent: {
    reads: control | turn,
    facet: Facet.control,
    evaluate: (g, _, id) =>
      objectRow(g.state, id).since > (g.state.game.totals[controllerOf(g, id)]?.lastTurnBegan ?? 0),
  },
  designated: {
    reads: notes | zone | turn,
    facet: 0,
    players: true,
    evaluate: (g, f, id) =>
      isPlayer(id) ? isDesignatedPlayer(g, id, f.as) : isDesignated(g, objectRow(g.state, id), f.as),
  },
  faceDown: {
    reads: flags | identity,
    facet: 0,
    ownRow: true,
    evaluate: (g, _, id) => (objectRow(g.state, id).flags & Flag.faceDown) !== 0,
  },
  paired: {
    reads: identity | notes | zone | control | flags,
    facet: Facet.type | Facet.control,
    evaluate: (g, _, id) => partnerOf(g, id) !== null,
  },
  goaded: {
    reads: Aspect.all,
    facet: Facet.type | Facet.control,
    evaluate: (g, _, id) =>
      environment(g).must.some((a) => a.effect.as === GOADED && selects(g, a.effect.what, id, a.ctx) && inForce(g, a)),
  },
  transformed: {
    reads: flags | identity,
    facet: 0,
    ownRow: true,
    evaluate: (g, _, id) => isTransformed(g.pool, objectRow(g.state, id)),
  },
  attacking: {
    reads: combat,
    facet: 0,
    evaluate(g, f, id, ctx) {
      const attacker = attackerOf(g, id);
      if (attacker === null) return false;
      return (
        f.whom === undefined || selects(g, f.whom, attacker.defender, ctx) || selects(g, f.whom, attacker.target, ctx)
      );
    },
  },
  blocking: {
    reads: combat,
    facet: 0,
    evaluate(g, f, id, ctx) {
      const { what } = f;
      const blocker = blockerOf(g, id);
      if (blocker !== null && (what === undefined || blocker.blocks.some((b) => selects(g, what, b, ctx)))) return true;
      return what !== undefined && what.kind !== 'each' && wasBlocking(g, id, select(g, what, ctx));
    },
  },
  bandedWith: {
    reads: combat,
    facet: 0,
    evaluate(g, f, id, ctx) {
      const band = attackerOf(g, id)?.band;
      return (
        band !== undefined &&
        select(g, f.what, ctx).some((b) => isObject(b) && b !== id && attackerOf(g, b)?.band === band)
      );
    },
  },
  blocked: { reads: combat, facet: 0, evaluate: (g, _, id) => attackerOf(g, id)?.blocked === true },
  unblocked: {
    reads: combat,
    facet: 0,
    // 509.1h: neither blocked nor unblocked before blockers have been declared.
    evaluate: (g, _, id) => g.state.game.combat?.blocksDeclared === true && attackerOf(g, id)?.blocked === false,
  },
  enchanted: {
    reads: attachment | identity,
    facet: Facet.type,
    evaluate: (g, _, id) => hasAttachment(g, id, 'Aura'),
  },
  equipped: {
    reads: attachment | identity,
    facet: Facet.type,
    evaluate: (g, _, id) => hasAttachment(g, id, 'Equipment'),
  },
  anyTarget: {
    reads: identity,
    facet: Facet.type,
    players: true,
    ownRow: true,
    evaluate: (g, _, id) =>
      isPlayer(id) ? isPlaying(g.state, id) : (characteristics(g, id).types & anyTargetTypes(g)) !== 0,
  },
};

/** Of generic mana there is one symbol, whatever its number. */
const isRepetitive = (cost: ManaCost | null): boolean =>
  cost !== null && (cost.x > 1 || new Set(cost.symbols.map((s) => s.text)).size < cost.symbols.length);

/** 115.4; until 2018 damage was aimed at creatures and players, and redirected to planeswalkers. */
const anyTargetTypes = (g: G): number =>
  g.state.game.profile.planeswalkerRedirection
    ? TypeBit.creature
    : TypeBit.creature | TypeBit.planeswalker | TypeBit.battle;

/** 608.2h: an attacker that is gone is blocked by what blocked it as it left. */
const wasBlocking = (g: G, id: ObjectId, attackers: readonly EntityId[]): boolean =>
  attackers.some((a) => isObject(a) && isGone(g, a) && attackerOf(g, a)?.blockedBy.includes(id) === true);

/** Who took the first turn of the game (103.8). */
const STARTING = 'starting player';

/** The monarch, the initiative; the city's blessing is had as soon as it could be got. */
const isDesignatedPlayer = (g: G, player: PlayerId, as: string): boolean =>
  as === STARTING
    ? (g.state.game.turn.first ?? g.state.players[0]?.id) === player
    : isBlessing(as)
      ? isBlessed(g, player, as)
      : hasMarker(g, player, as);

function isDesignated(g: G, row: ObjectRow, as: string): boolean {
  const note = row.notes[designation(as)];
  return note === 1 || (note !== undefined && note === untilEndOf(g.state.game.turn.number));
}

function hasAttachment(g: G, id: ObjectId, subtype: string): boolean {
  for (const attached of objectRow(g.state, id).attachments) {
    if (hasSubtype(characteristics(g, attached), subtype)) return true;
  }
  return false;
}

/** Whether any other of the selected objects has it in common. */
function shares(g: G, other: Selector, id: ObjectId, ctx: Context, test: (c: Characteristics) => boolean): boolean {
  const entering = other.kind === 'this' ? entersItself(g, ctx) : null;
  if (entering !== null) return test(entering);
  return select(g, other, ctx).some((o) => isObject(o) && o !== id && test(characteristics(g, o)));
}

/** 614.12: what changes how it enters speaks of it as it would exist on the battlefield, such as the copy that it becomes (707.5). */
function entersItself(g: G, { event, source }: Context): Characteristics | null {
  if (event === null || !isMove(event) || event.object !== source || event.became !== undefined) return null;
  if (event.to !== BATTLEFIELD || event.base === undefined) return null;
  const entered = asEntered(g, event);
  return entered === null ? null : characteristics(entered.g, entered.id);
}

const sharedTypes: Readonly<
  Record<'creature' | 'land' | 'card', (own: Characteristics) => (other: Characteristics) => boolean>
> = {
  card: (own) => (other) => (own.types & other.types) !== 0,
  land: (own) => (other) => own.subtypes.some((type) => subtypeKind(type) === 'land' && other.subtypes.includes(type)),
  creature: (own) => (other) =>
    own.everyCreatureType
      ? other.everyCreatureType || other.subtypes.some(isCreatureType)
      : own.subtypes.some((type) => isCreatureType(type) && hasSubtype(other, type)),
};
const isCreatureType = (type: string): boolean => subtypeKind(type) === 'creature';

function hasKeywordWith(c: Characteristics, keyword: string, what: Filter): boolean {
  return c.abilities.some(
    (a) => a.kind === 'keyword' && a.keyword === keyword && a.what !== undefined && sameData(a.what, what),
  );
}

function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) =>
      sameData((a as Readonly<Record<string, unknown>>)[key], (b as Readonly<Record<string, unknown>>)[key]),
    )
  );
}

/** 400.7d: the zone that a spell, or the spell that a permanent was, was cast from; a card that is not cast yet is there. */
function isCastFrom(g: G, id: ObjectId, { zones, own }: Extract<Filter, { kind: 'castFrom' }>): boolean {
  const row = objectRow(g.state, id);
  const cast = objectRow(g.state, spellIdOf(g.state, id, BATTLEFIELD));
  const entry = stackEntry(cast);
  const elsewhere = row.zone === BATTLEFIELD ? NOWHERE : row.zone;
  const from = entry?.kind !== 'spell' ? elsewhere : cast.kind === 'card' ? entry.from : NOWHERE;
  if (from === NOWHERE || !zones.some((zone) => zoneOf(zone) === from)) return false;
  return own !== true || entry?.kind !== 'spell' || entry.by === cast.owner;
}

/** Which of such spells of the turn it is; a permanent that was not cast and a copy are none of them. */
function castNumber(g: G, event: EventPattern, id: ObjectId, ctx: Context): number {
  const spell = spellIdOf(g.state, id, BATTLEFIELD);
  const isCastable = objectRow(g.state, id).zone !== BATTLEFIELD && objectRow(g.state, spell).kind === 'card';
  return castOrdinal(g, event, spell, ctx, isCastable);
}
