/** What a player with priority may do (117.1), and why not: one table of actions for both questions. */

import {
  type Answer,
  findObject,
  NO_OBJECT,
  NOWHERE,
  type ObjectId,
  type ObjectRow,
  objectRow,
  type PlayerId,
  type Refusal,
  stillOpen,
  zoneObjects,
} from '@rulewright/kernel';
import type { ActivatedAbility, Mode } from '@rulewright/language/magic';
import { choiceRefusal, describesWithX, hasDecisions, somehow, someX } from '@rulewright/rules';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { printed } from '../../200-cards/printed.ts';
import { landRefusal, playableLandFaces } from '../../300-card-types/305-lands.ts';
import { COMMAND, EXILE, GRAVEYARD, HAND, zoneOf } from '../../400-zones/400-zones.ts';
import { abilityCost } from '../../600-effects/601-cast/601.2f-total-cost.ts';
import { castRefusal } from '../../600-effects/601-cast/601.3-cast-legality.ts';
import {
  type CastWay,
  castWays,
  findWay,
  hasSeveralFaces,
  PRINTED_COST,
} from '../../600-effects/601-cast/601.3-ways.ts';
import { grantsToSpells } from '../../600-effects/601-cast/601.3e-granted.ts';
import { type ActivatedPart, isManaAbility, partsOf } from '../../600-effects/601-cast/parts.ts';
import { activationRefusal, activatorOf } from '../../600-effects/602-activate/602.5-activation.ts';
import { environment } from '../../600-effects/613-continuous/environment.ts';
import { ACTIVATED_HOOK, FACE_DOWN_HOOK, NO_MANA_HOOK } from '../../700-additional/700.1-events/hooks.ts';
import { isPlotted, plots } from '../../700-additional/702-keywords/plot.ts';
import { mayCastPrepared } from '../../700-additional/722-prepared.ts';
import { planarDieRefusal } from '../../900-variants/901-planechase/901.9-planar-die.ts';
import { type Context, context, Flag, type G } from '../../state.ts';
import { leastX } from '../107.3-x.ts';
import type { Pool } from '../108-pool.ts';
import { characteristics } from '../109.3-characteristics.ts';
import type { Characteristics } from '../109.3-draft.ts';
import { turnUpRefusal, turnUpWays } from '../116.2b-turn-face-up.ts';
import { canPay, paymentRefusal } from '../118-costs/118.3-payable.ts';
import type { Payer } from '../118-costs/payer.ts';
import { type Supply, supplyOf, withActivatedAbilities } from '../118-costs/supply.ts';
import { isSorceryTime } from './117.1-timing.ts';

export type PriorityAnswer =
  | { readonly action: 'pass' }
  | { readonly action: 'playLand'; readonly card: ObjectId; readonly face?: number }
  | {
      readonly action: 'cast';
      readonly card: ObjectId;
      readonly face?: number;
      readonly method?: string;
      readonly pay?: 'auto' | 'manual';
    }
  | {
      readonly action: 'activate';
      readonly object: ObjectId;
      readonly index: number;
      readonly pay?: 'auto' | 'manual';
    }
  /** 116.2b: a face-down permanent is turned up, for the cost of that keyword. */
  | {
      readonly action: 'turnUp';
      readonly object: ObjectId;
      readonly method?: string;
      readonly pay?: 'auto' | 'manual';
    }
  /** 116.2i, 901.9 */
  | { readonly action: 'rollPlanarDie'; readonly pay?: 'auto' | 'manual' };

const refuse = (code: string, rule: string): Refusal => Object.freeze({ code, rule });
const NO_ACTION = refuse('not-an-action', '117.1');
const NOT_IN_ZONE = refuse('not-in-zone', '601.3');
const CANNOT_PAY = refuse('cannot-pay', '602.2b');
const TAPPED = refuse('tapped', '118.3');

/** Why an ability cannot be activated, with its costs and targets. */
function abilityRefusal(g: G, player: PlayerId, object: ObjectId, index: number): Refusal | null {
  const refusal = activationRefusal(g, player, object, index);
  if (refusal !== null) return refusal;
  const part = activatedPart(characteristics(g, object), index);
  if (part === undefined) return NO_ACTION;
  return abilityCostRefusal(g, player, object, part, NO_MODES) ?? abilityChoiceRefusal(g, player, object, part);
}
const NO_MODES: readonly Mode[] = [];

function activatedPart(c: Characteristics, index: number): ActivatedPart | undefined {
  for (const part of partsOf(c.abilities).activated) if (part.index === index) return part;
  return undefined;
}

function abilityCostRefusal(
  g: G,
  player: PlayerId,
  object: ObjectId,
  { ability, mana, taps }: ActivatedPart,
  modes: readonly Mode[],
): Refusal | null {
  if (mana !== null && modes.length === 0 && environment(g).costs.length === 0) {
    if (taps && (objectRow(g.state, object).flags & Flag.tapped) !== 0) return TAPPED;
    if (canPay(g, player, mana, taps ? object : NO_OBJECT)) return null;
  }
  const least = leastX(ability.cost);
  if (!describesWithX(ability.cost)) return costRefusalWithX(g, player, object, ability, modes, least);
  const works = (x: number): boolean => costRefusalWithX(g, player, object, ability, modes, x) === null;
  return someX(least, works) ? null : CANNOT_PAY;
}

function costRefusalWithX(
  g: G,
  player: PlayerId,
  object: ObjectId,
  ability: ActivatedAbility,
  modes: readonly Mode[],
  x: number,
): Refusal | null {
  const ctx = context(object, player, { x });
  const payer: Payer = { player, ctx, playing: NO_OBJECT, forMana: isManaAbility(ability) };
  const refusal = (decided: Context): Refusal | null =>
    paymentRefusal(
      g,
      abilityCost(g, object, ability, modes, decided),
      { ...payer, ctx: decided },
      { object, kind: 'ability' },
    );
  if (!hasDecisions(g, ability.cost)) return refusal(ctx);
  return somehow(g, ability.cost, payer, (decided) => refusal(decided) === null) ? null : CANNOT_PAY;
}

function abilityChoiceRefusal(g: G, player: PlayerId, object: ObjectId, part: ActivatedPart): Refusal | null {
  const affordable = (mode: Mode): boolean => abilityCostRefusal(g, player, object, part, [mode]) === null;
  return choiceRefusal(g, part.ability, context(object, player), NO_OBJECT, affordable);
}

const PASS: PriorityAnswer = Object.freeze({ action: 'pass' });
const ROLL: PriorityAnswer = Object.freeze({ action: 'rollPlanarDie' });

/** What is the same for all actions of a player. */
interface Situation {
  readonly sorcery: boolean;
  /** An effect lets somebody play cards from somewhere. */
  readonly permissive: boolean;
  /** An effect may let somebody cast spells as though they had flash. */
  readonly lenient: boolean;
  /** The mana that can be had, where mana abilities are wanted too. */
  readonly supply: Supply | null;
}

/** All legal answers of a player who has priority. What cannot be is left out before anything is costed. */
export function legalActions(g: G, player: PlayerId): readonly PriorityAnswer[] {
  return stillOpen(g, player, addActions(g, player, supplyOf(g, player), [PASS]));
}

/** What a player can do besides passing and making mana: for players who make mana only to pay for something. */
export const usefulActions = (g: G, player: PlayerId): readonly PriorityAnswer[] =>
  stillOpen(g, player, addActions(g, player, null, []));

function addActions(g: G, player: PlayerId, supply: Supply | null, out: PriorityAnswer[]): readonly PriorityAnswer[] {
  const { may } = environment(g);
  const permissive =
    may.some(({ effect: { action } }) => action === 'play' || action === 'payInstead') || grantsToSpells(g);
  const s: Situation = { sorcery: isSorceryTime(g, player), permissive, lenient: may.length > 0, supply };
  for (const zone of permissive ? zonesToPlayFrom(g) : zonesOfCards(g)) {
    for (const card of zoneObjects(g, zone, player)) addPlays(g, player, card, s, out);
  }
  for (const { owner, object } of g.state.game.commanders) {
    if (owner === player && objectRow(g.state, object).zone === COMMAND)
      addCasts(g, player, object, castWays(g, player, object), s, out);
  }
  addActivations(g, player, s, out);
  addTurningUp(g, player, out);
  if (planarDieRefusal(g, player) === null) out.push(ROLL);
  return out;
}

function addTurningUp(g: G, player: PlayerId, out: PriorityAnswer[]): void {
  for (const object of g.state.hooks[FACE_DOWN_HOOK] ?? []) {
    for (const { method } of turnUpWays(g, objectRow(g.state, object))) {
      if (turnUpRefusal(g, player, object, method) === null) out.push({ action: 'turnUp', object, method });
    }
  }
}

const NO_SOURCES: readonly ObjectId[] = [];
const USUAL_ZONES: readonly number[] = [HAND, GRAVEYARD, EXILE];
const ONLY_HAND: readonly number[] = [HAND];

/** Where cards may lie that can be played by what they say themselves, or by what effects make them say. */
const zonesOfCards = (g: G): readonly number[] =>
  g.state.live.length > 0 || environment(g).modifiesElsewhere || sayWhereFrom(g.pool) ? USUAL_ZONES : ONLY_HAND;

const tellingPools = new WeakMap<Pool, boolean>();

/** Whether any card of the game can be cast from elsewhere than the hand for an alternative cost. */
function sayWhereFrom(pool: Pool): boolean {
  const known = tellingPools.get(pool);
  if (known !== undefined) return known;
  const found = pool.cards.some(
    (card) =>
      card.layout === 'prepare' ||
      card.faces.some((face) =>
        printed(face).abilities.some(
          (a) =>
            (a.kind === 'alternativeCost' && a.zone !== undefined) ||
            (a.kind === 'keyword' && a.keyword === 'aftermath') ||
            plots(a),
        ),
      ),
  );
  tellingPools.set(pool, found);
  return found;
}

/** Cards can be played from the hand, and from where they or effects say. */
function zonesToPlayFrom(g: G): readonly number[] {
  const more = new Set(USUAL_ZONES);
  for (const a of environment(g).may) {
    if (a.effect.action === 'play') for (const z of a.effect.zones) more.add(zoneOf(z));
  }
  return [...more];
}

function addPlays(g: G, player: PlayerId, card: ObjectId, s: Situation, out: PriorityAnswer[]): void {
  const row = objectRow(g.state, card);
  if (s.permissive || hasSeveralFaces(g, row) || (row.flags & Flag.faceDown) !== 0) {
    addLands(g, player, row, out);
    addCasts(g, player, card, castWays(g, player, card), s, out);
    return;
  }
  const c = characteristics(g, card);
  const inHand = row.zone === HAND;
  if ((c.types & TypeBit.land) !== 0) {
    if (inHand && s.sorcery) addLands(g, player, row, out);
    return;
  }
  const { alternatives, flash } = partsOf(c.abilities);
  const isOther = alternatives.length > 0 || isPlotted(row);
  // 117.1a: what is not an instant waits for another time, unless something says otherwise.
  if (!s.sorcery && !s.lenient && !flash && (c.types & TypeBit.instant) === 0 && !isOther) return;
  if (isOther) addCasts(g, player, card, castWays(g, player, card), s, out);
  else if (inHand || mayCastPrepared(g, row, player)) addCasts(g, player, card, PRINTED_COST, s, out);
}

function addLands(g: G, player: PlayerId, row: ObjectRow, out: PriorityAnswer[]): void {
  for (const face of playableLandFaces(g, row)) {
    if (landRefusal(g, player, row.id, face) !== null) continue;
    out.push(face === 0 ? { action: 'playLand', card: row.id } : { action: 'playLand', card: row.id, face });
  }
}

function addCasts(
  g: G,
  player: PlayerId,
  card: ObjectId,
  ways: readonly CastWay[],
  s: Situation,
  out: PriorityAnswer[],
): void {
  for (const way of ways) {
    if (castRefusal(g, player, card, way, s.sorcery) !== null) continue;
    const { face, method } = way;
    if (face === 0) out.push(method === null ? { action: 'cast', card } : { action: 'cast', card, method });
    else out.push(method === null ? { action: 'cast', card, face } : { action: 'cast', card, face, method });
  }
}

function addActivations(g: G, player: PlayerId, s: Situation, out: PriorityAnswer[]): void {
  // The plain sources come in the order of the objects, so one look at the next of them is enough.
  const sources = s.supply?.sources ?? NO_SOURCES;
  let next = 0;
  for (const object of withActivatedAbilities(g, s.supply === null ? NO_MANA_HOOK : ACTIVATED_HOOK)) {
    const isPlainSource = sources[next] === object;
    if (isPlainSource) next++;
    const c = characteristics(g, object);
    const { activated, shared, mana } = partsOf(c.abilities);
    if (s.supply === null && mana.length === activated.length) continue;
    const row = objectRow(g.state, object);
    if (activatorOf(row, c) !== player && !shared) continue;
    const tapped = (row.flags & Flag.tapped) !== 0;
    for (const part of activated) {
      if ((part.taps && tapped) || (part.sorcery && !s.sorcery)) continue;
      if (s.supply === null && (part.plain !== 0 || isManaAbility(part.ability))) continue;
      const { index } = part;
      const legal = part.plain === 0 ? abilityRefusal(g, player, object, index) === null : isPlainSource;
      if (legal) out.push({ action: 'activate', object, index });
    }
  }
}

type Fields = { readonly [key: string]: Answer };

const isRecord = (answer: Answer): answer is Fields =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer);

const objectIn = (g: G, id: Answer | undefined): ObjectId | null => {
  if (typeof id !== 'number') return null;
  const row = findObject(g.state, id as ObjectId);
  return row === undefined || row.zone === NOWHERE ? null : row.id;
};

const isOptional = (value: Answer | undefined, type: 'number' | 'string'): boolean =>
  value === undefined || typeof value === type;

const checks: Readonly<Record<PriorityAnswer['action'], (g: G, player: PlayerId, a: Fields) => Refusal | null>> = {
  pass: () => null,
  playLand(g, player, { card: id, face }) {
    const card = objectIn(g, id);
    if (card === null) return NOT_IN_ZONE;
    return isOptional(face, 'number') ? landRefusal(g, player, card, (face as number | undefined) ?? 0) : NO_ACTION;
  },
  cast(g, player, { card: id, face, method }) {
    const card = objectIn(g, id);
    if (card === null) return NOT_IN_ZONE;
    if (!isOptional(face, 'number') || !isOptional(method, 'string')) return NO_ACTION;
    const way = findWay(castWays(g, player, card), face as number | undefined, method as string | undefined);
    return way === undefined ? NOT_IN_ZONE : castRefusal(g, player, card, way);
  },
  activate(g, player, { object: id, index }) {
    const object = objectIn(g, id);
    if (object === null) return NOT_IN_ZONE;
    return typeof index === 'number' ? abilityRefusal(g, player, object, index) : NO_ACTION;
  },
  turnUp(g, player, { object: id, method }) {
    const object = objectIn(g, id);
    if (object === null) return NOT_IN_ZONE;
    return isOptional(method, 'string') ? turnUpRefusal(g, player, object, method as string | undefined) : NO_ACTION;
  },
  rollPlanarDie: planarDieRefusal,
};

const PAYS: ReadonlySet<Answer | undefined> = new Set([undefined, 'auto', 'manual']);

/** Why a player may not do something now, or null. Takes anything. */
export function checkAction(g: G, player: PlayerId, answer: Answer): Refusal | null {
  const { decision } = g.state;
  if (decision !== null && (decision.kind !== 'priority' || decision.player !== player))
    return refuse('not-your-priority', '117.1');
  if (!isRecord(answer) || typeof answer.action !== 'string' || !Object.hasOwn(checks, answer.action)) return NO_ACTION;
  if (!PAYS.has(answer.pay)) return NO_ACTION;
  return checks[answer.action as PriorityAnswer['action']](g, player, answer);
}
