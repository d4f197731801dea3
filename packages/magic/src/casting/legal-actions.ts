/** What a player with priority may do (117.1), and why not: one table of actions for both questions. */
import {
  type Answer,
  findObject,
  NO_OBJECT,
  NOWHERE,
  type ObjectId,
  objectRow,
  type PlayerId,
  type Refusal,
  zoneObjects,
} from '@rulewright/kernel';
import { characteristics } from '../characteristics.ts';
import { environment } from '../environment.ts';
import { context, type G } from '../types.ts';
import { EXILE, GRAVEYARD, HAND, zoneOf } from '../zones.ts';
import { activatedAbility, activationRefusal } from './activation.ts';
import { castRefusal } from './cast-legality.ts';
import type { Payer } from './cost-parts.ts';
import { landRefusal, playableLandFaces } from './lands.ts';
import { canChoose } from './modes.ts';
import { isManaAbility, partsOf } from './parts.ts';
import { paymentRefusal } from './payable.ts';
import { withActivatedAbilities } from './supply.ts';
import { abilityCost } from './total-cost.ts';
import { castWays, findWay } from './ways.ts';

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
    };

const refuse = (code: string, rule: string): Refusal => Object.freeze({ code, rule });
const NO_ACTION = refuse('not-an-action', '117.1');
const NOT_IN_ZONE = refuse('not-in-zone', '601.3');
const NO_TARGETS = refuse('no-legal-targets', '601.2c');

/** Why an ability cannot be activated, with its costs and targets. */
export function abilityRefusal(g: G, player: PlayerId, object: ObjectId, index: number): Refusal | null {
  const refusal = activationRefusal(g, player, object, index);
  if (refusal !== null) return refusal;
  const ability = activatedAbility(characteristics(g, object), index);
  if (ability === null) return NO_ACTION;
  const ctx = context(object, player);
  const payer: Payer = { player, ctx, casting: NO_OBJECT, forMana: isManaAbility(ability) };
  const purpose = { object, kind: 'ability' } as const;
  const unpaid = paymentRefusal(g, abilityCost(g, object, ability, [], ctx), payer, purpose);
  if (unpaid !== null) return unpaid;
  if (ability.targets === undefined && ability.modes === undefined) return null;
  const affordable = (mode: { readonly cost?: typeof ability.cost }): boolean =>
    mode.cost === undefined ||
    paymentRefusal(g, abilityCost(g, object, ability, [{ actions: [], cost: mode.cost }], ctx), payer, purpose) ===
      null;
  return canChoose(g, ability, ctx, NO_OBJECT, affordable) ? null : NO_TARGETS;
}

const PASS: PriorityAnswer = Object.freeze({ action: 'pass' });

/** All legal answers of a player who has priority. */
export function legalActions(g: G, player: PlayerId): readonly PriorityAnswer[] {
  const out: PriorityAnswer[] = [PASS];
  for (const zone of zonesToPlayFrom(g)) {
    for (const card of zoneObjects(g, zone, player)) addPlays(g, player, card, out);
  }
  for (const object of withActivatedAbilities(g)) addActivations(g, player, object, out);
  return out;
}

const USUAL_ZONES: readonly number[] = [HAND, GRAVEYARD, EXILE];

/** Cards can be played from the hand, and from where they or effects say. */
function zonesToPlayFrom(g: G): readonly number[] {
  const { may } = environment(g);
  if (may.length === 0) return USUAL_ZONES;
  const more = new Set(USUAL_ZONES);
  for (const a of may) if (a.effect.action === 'play') for (const z of a.effect.zones) more.add(zoneOf(z));
  return [...more];
}

function addPlays(g: G, player: PlayerId, card: ObjectId, out: PriorityAnswer[]): void {
  const row = objectRow(g.state, card);
  for (const face of playableLandFaces(g, row)) {
    if (landRefusal(g, player, card, face) !== null) continue;
    out.push(face === 0 ? { action: 'playLand', card } : { action: 'playLand', card, face });
  }
  for (const way of castWays(g, player, card)) {
    if (castRefusal(g, player, card, way) !== null) continue;
    const { face, method } = way;
    if (face === 0) out.push(method === null ? { action: 'cast', card } : { action: 'cast', card, method });
    else out.push(method === null ? { action: 'cast', card, face } : { action: 'cast', card, face, method });
  }
}

function addActivations(g: G, player: PlayerId, object: ObjectId, out: PriorityAnswer[]): void {
  for (const index of partsOf(characteristics(g, object).abilities).activated) {
    if (abilityRefusal(g, player, object, index) === null) out.push({ action: 'activate', object, index });
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
