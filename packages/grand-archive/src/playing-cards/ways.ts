/** The ways in which a player may play a card: the printed cost, alternative costs, and what effects permit (timing, special play permissions). */
import { type ObjectId, type ObjectRow, objectRow, type PlayerId } from '@rulewright/kernel';
import type { AlternativeCost, Cost, May } from '@rulewright/language/grand-archive';
import { type ActiveEffect, environment, inForce, usesLeft } from '@rulewright/rules';
import { plainSheet } from '../effects/plain-sheet.ts';
import type { GrandArchiveEvent } from '../events/types.ts';
import { abilityKinds } from '../parts-of-a-card/ability-kinds.ts';
import type { Characteristics } from '../parts-of-a-card/characteristics.ts';
import { context, Flag, type G, type Method } from '../state.ts';
import { holds, matches, selects } from '../vocabulary/evaluate.ts';
import { HAND, isOneOf, MATERIAL_DECK, PANTHEON, zoneOf } from '../zones/zones.ts';
import { asPlayed } from './as-played.ts';

export interface Way {
  readonly method: Method;
  /** The name of an alternative cost, null for the printed one. */
  readonly by: string | null;
  /** What is paid instead of the printed cost; null for that. */
  readonly cost: readonly Cost[] | null;
  readonly free: boolean;
  /** Nor are costs paid besides. */
  readonly ofAll: boolean;
  readonly extra: readonly Cost[];
  readonly fast: boolean;
  readonly anyElement: boolean;
  /** Reductions apply to this much less. */
  readonly less: number;
  /** Properties that it gives the card. */
  readonly flags: number;
}

const plain = (method: Method): Way => ({
  method,
  by: null,
  cost: null,
  free: false,
  ofAll: false,
  extra: [],
  fast: false,
  anyElement: false,
  less: 0,
  flags: 0,
});

const PLAIN: Readonly<Record<Method, readonly Way[]>> = {
  activate: [plain('activate')],
  materialize: [plain('materialize')],
  bestow: [plain('bestow')],
};
const NO_WAYS: readonly Way[] = [];

/** For what it costs as printed. */
export const plainWay = (method: Method): Way => PLAIN[method][0] ?? plain(method);

/** Brew 3; Ephemerate 3, 4: what an alternative cost makes of the card. */
const FLAGS: Readonly<Record<string, number>> = { brew: Flag.brewed, ephemerate: Flag.ephemeral };

const byAlternative = (alternative: AlternativeCost): Way => ({
  ...plainWay('activate'),
  by: alternative.name,
  cost: alternative.besides === true ? null : alternative.cost,
  extra: alternative.besides === true ? alternative.cost : [],
  flags: FLAGS[alternative.name] ?? 0,
});

type MayPlay = Extract<May, { action: 'activate' | 'materialize' }>;
const isMayPlay = (effect: { readonly kind: string }): effect is MayPlay => {
  const { action } = effect as May;
  return effect.kind === 'may' && (action === 'activate' || action === 'materialize');
};

const NO_EFFECTS: readonly ActiveEffect<MayPlay>[] = [];

/** Permissions of effects that are in force for this player and card. */
function permits(g: G, player: PlayerId, card: ObjectId): readonly ActiveEffect<MayPlay>[] {
  const { may } = environment(g);
  if (may.length === 0) return NO_EFFECTS;
  const found: ActiveEffect<MayPlay>[] = [];
  for (const a of may) {
    if (!isMayPlay(a.effect)) continue;
    const own = a as ActiveEffect<MayPlay>;
    const { who, what, zones } = own.effect;
    if (zones !== undefined && !isOneOf(zones, objectRow(g.state, card).zone)) continue;
    if (inForce(g, a) && selects(g, who, player, a.ctx) && isMeant(g, own, what, card)) found.push(own);
  }
  return found;
}

const NO_PERMITS: readonly MayPlay[] = [];

/** What a card says of itself works wherever it is. */
const ownPermits = (g: G, player: PlayerId, card: ObjectId): readonly MayPlay[] => {
  const row = objectRow(g.state, card);
  if (row.owner !== player) return NO_PERMITS;
  const { permitting } = abilityKinds(asPlayed(g, card));
  if (permitting.length === 0) return NO_PERMITS;
  return permitting.flatMap((a) => {
    if (a.condition !== undefined && !holds(g, a.condition, context(card, player))) return [];
    return a.effects
      .filter(isMayPlay)
      .filter(({ what, zones }) => isThis(what) && (zones === undefined || isOneOf(zones, row.zone)));
  });
};

const isThis = (what: MayPlay['what']): boolean => what.kind === 'is' && what.what.kind === 'this';

const isMeant = (g: G, a: ActiveEffect<MayPlay>, what: MayPlay['what'], card: ObjectId): boolean =>
  a.objects === null || a.objects.length === 0 ? matches(g, what, card, a.ctx) : a.objects.includes(card);

/** A permission for certain cards, wherever they are: "for as long as it remains banished, you may activate it". */
export const isCertain = ({ what, speed, ignoringElements }: MayPlay): boolean =>
  what.kind === 'is' && what.what.kind !== 'this' && speed === undefined && ignoringElements === undefined;

const byPermit = (effect: MayPlay): Way => ({
  ...plainWay(effect.action),
  cost: effect.cost ?? null,
  free: effect.free === true,
  extra: effect.extra ?? [],
  fast: effect.speed === 'fast',
  anyElement: effect.ignoringElements === true,
});

/** Every way in which this player may activate a card where it is now. Effects that only change speed go with the others. */
export function waysToActivate(g: G, player: PlayerId, card: ObjectId): readonly Way[] {
  const row = objectRow(g.state, card);
  const c = asPlayed(g, card);
  const inHand = row.zone === HAND && row.owner === player;
  const printed = inHand && c.cost?.kind === 'reserve' ? PLAIN.activate : NO_WAYS;
  const alternative = row.owner === player ? byAlternatives(g, player, row, abilityKinds(c).alternative) : NO_WAYS;
  const ways = alternative.length === 0 ? printed : [...printed, ...alternative];
  const own = ownPermits(g, player, card);
  const others = permits(g, player, card);
  return own.length === 0 && others.length === 0 ? ways : withPermits(ways, own, others, inHand);
}

/** By the alternative costs that the card has where it is. */
function byAlternatives(
  g: G,
  player: PlayerId,
  { id, zone }: ObjectRow,
  alternatives: readonly AlternativeCost[],
): readonly Way[] {
  if (alternatives.length === 0) return NO_WAYS;
  return alternatives
    .filter((alternative) => {
      const { condition } = alternative;
      if (zone !== (alternative.zone === undefined ? HAND : zoneOf(alternative.zone))) return false;
      return condition === undefined || holds(g, condition, context(id, player));
    })
    .map(byAlternative);
}

function withPermits(
  plainly: readonly Way[],
  own: readonly MayPlay[],
  others: readonly ActiveEffect<MayPlay>[],
  inHand: boolean,
): readonly Way[] {
  const ways = [...plainly];
  const permitted = [...own, ...others.map(({ effect }) => effect)].filter(({ action }) => action === 'activate');
  const faster = permitted.some(({ zones, speed }) => zones === undefined && speed === 'fast');
  for (const permit of permitted) {
    const { zones, free, cost } = permit;
    if (zones !== undefined || isCertain(permit) || ((free === true || cost !== undefined) && inHand))
      ways.push(byPermit(permit));
  }
  const anyElement = permitted.some(({ zones, ignoringElements }) => zones === undefined && ignoringElements === true);
  if (!faster && !anyElement) return ways;
  return ways.map((way) => ({ ...way, fast: faster || way.fast, anyElement: anyElement || way.anyElement }));
}

/** "The next card you activate can be …": permissions that are used up with the card, whether it needed them or not. */
export const permitsUsedUp = (g: G, player: PlayerId, card: ObjectId): readonly GrandArchiveEvent[] =>
  permits(g, player, card)
    .filter(({ effect, id }) => effect.action === 'activate' && effect.limit !== undefined && usesLeft(g, id) >= 0)
    .map(({ id }) => ({ kind: 'useEffect', id, amount: 1 }));

/** Card materialization 2: cards with a memory cost from the material deck, in the materialize phase. */
export function waysToMaterialize(g: G, player: PlayerId, card: ObjectId): readonly Way[] {
  const row = objectRow(g.state, card);
  const c = asPlayed(g, card);
  if (c.cost === null) return [];
  const ways: Way[] = [];
  if (row.zone === MATERIAL_DECK && row.owner === player && (row.flags & Flag.preserved) === 0)
    ways.push(plainWay('materialize'));
  for (const { effect } of permits(g, player, card)) if (effect.action === 'materialize') ways.push(byPermit(effect));
  return ways;
}

/** Bestowing 3.4.1: a boon of the player's own Pantheon zone that lies face down there. */
export function waysToBestow(g: G, player: PlayerId, card: ObjectId): readonly Way[] {
  const { zone, owner, flags } = objectRow(g.state, card);
  return zone === PANTHEON && owner === player && (flags & Flag.faceDown) !== 0 ? PLAIN.bestow : NO_WAYS;
}

/** Fast 1: its speed, Fast Activation, or what permits it. */
export const isFast = (c: Characteristics, way: Way): boolean => way.fast || isFastByItself(c);

const isFastByItself = (c: Characteristics): boolean =>
  c.speed === 'fast' || abilityKinds(c).keywords.has('fast activation');

/** A cheap test, as long as effects permit nothing: false means that there is no way to activate it where it is. */
export function mayBePlayed(g: G, card: ObjectId): boolean {
  const row = objectRow(g.state, card);
  return row.zone === HAND || plainSheet(g, row)?.elsewhere !== false;
}

/** The same: false means that no way to activate it is fast. */
export function mayBeFast(g: G, card: ObjectId): boolean {
  if (plainSheet(g, objectRow(g.state, card))?.fast === false) return false;
  const c = asPlayed(g, card);
  return isFastByItself(c) || abilityKinds(c).permitting.length > 0;
}
