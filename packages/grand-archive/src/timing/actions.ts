/** What a player with Opportunity may do, and why not: one table of actions for both questions. */
import {
  type Answer,
  type Decision,
  type DecisionKind,
  type EntityId,
  findObject,
  NOWHERE,
  type ObjectId,
  objectRow,
  type PlayerId,
  type Refusal,
  stillOpen,
  zoneObjects,
} from '@rulewright/kernel';
import type { May } from '@rulewright/language/grand-archive';
import { environment, grantsActivated } from '@rulewright/rules';
import { abilityRefusal } from '../abilities/activated.ts';
import { ACTIVATED_HOOK } from '../events/hooks.ts';
import { characteristics } from '../parts-of-a-card/characteristics.ts';
import type { Pool } from '../parts-of-a-card/pool.ts';
import { sheetOf } from '../parts-of-a-card/printed.ts';
import { playRefusal } from '../playing-cards/legality.ts';
import { isCertain, mayBeFast, mayBePlayed, type Way, waysToActivate, waysToBestow } from '../playing-cards/ways.ts';
import type { G } from '../state.ts';
import { attackRefusal, isTaxedTooMuch, wasTried } from '../turn-order/combat/attack.ts';
import { demands } from '../turn-order/combat/targets.ts';
import { ATTRIBUTES, BANISHMENT, FIELD, GRAVEYARD, HAND, INTENT, PANTHEON, zoneOf } from '../zones/zones.ts';
import { isSlowTime } from './speed.ts';

export type OpportunityAnswer =
  | { readonly action: 'pass' }
  | { readonly action: 'play'; readonly card: ObjectId; readonly method: 'activate' | 'bestow'; readonly by?: string }
  /** The ability with this index among those of the object. */
  | { readonly action: 'use'; readonly object: ObjectId; readonly index: number }
  | { readonly action: 'attack'; readonly attacker: ObjectId };

const refuse = (code: string, rule: string): Refusal => Object.freeze({ code, rule });
const NO_ACTION = refuse('not-an-action', 'timing.opportunity.2');
const NOT_IN_ZONE = refuse('not-in-zone', 'card-activation.1.9.1');
const MUST_ATTACK = refuse('must-attack', 'attack-declaration.1.5');
const NO_OPPORTUNITY = refuse('no-opportunity', 'timing.opportunity.2');

const PASS: OpportunityAnswer = Object.freeze({ action: 'pass' });

/** Attack declaration 1.5: nobody goes on to the end phase without attacking with what must attack; a tax may be refused. */
function passRefusal(g: G, player: PlayerId): Refusal | null {
  if (environment(g).must.length === 0 || !isSlowTime(g, player)) return null;
  const isHeld = (id: ObjectId): boolean =>
    demands(g, id).length > 0 &&
    attackRefusal(g, player, id) === null &&
    !wasTried(g, id) &&
    !isTaxedTooMuch(g, player, id);
  return zoneObjects(g, FIELD, player).some(isHeld) ? MUST_ATTACK : null;
}

/** All legal answers of a player who has Opportunity. */
export function legalActions(g: G, player: PlayerId): readonly OpportunityAnswer[] {
  const useful = usefulActions(g, player);
  return passRefusal(g, player) === null ? [...stillOpen(g, player, [PASS]), ...useful] : useful;
}

export const usefulActions = (g: G, player: PlayerId): readonly OpportunityAnswer[] =>
  stillOpen(g, player, actionsOf(g, player));

function actionsOf(g: G, player: PlayerId): readonly OpportunityAnswer[] {
  const out: OpportunityAnswer[] = [];
  const isSlow = isSlowTime(g, player);
  const isPermitted = environment(g).may.length > 0;
  for (const zone of zonesToPlayFrom(g))
    for (const { id: owner } of g.state.players) {
      if (zone === HAND && owner !== player) continue;
      const cards = zoneObjects(g, zone, owner);
      for (let i = 0; i < cards.length; i++) {
        const card = cards[i] as ObjectId;
        if (isPermitted || (mayBePlayed(g, card) && (isSlow || mayBeFast(g, card)))) addPlays(g, player, card, out);
      }
    }
  for (const boon of zoneObjects(g, PANTHEON, player)) addPlays(g, player, boon, out, 'bestow');
  const able = withAbilities(g);
  for (let i = 0; i < able.length; i++) addUses(g, player, able[i] as ObjectId, out);
  if (isSlow) addAttacks(g, player, out);
  return out;
}

function addAttacks(g: G, player: PlayerId, out: OpportunityAnswer[]): void {
  const field = zoneObjects(g, FIELD, player);
  for (let i = 0; i < field.length; i++) {
    const attacker = field[i] as ObjectId;
    if (attackRefusal(g, player, attacker) === null) out.push({ action: 'attack', attacker });
  }
}

const WAYS: Readonly<Record<'activate' | 'bestow', (g: G, player: PlayerId, card: ObjectId) => readonly Way[]>> = {
  activate: waysToActivate,
  bestow: waysToBestow,
};

function addPlays(
  g: G,
  player: PlayerId,
  card: ObjectId,
  out: OpportunityAnswer[],
  method: 'activate' | 'bestow' = 'activate',
): void {
  for (const way of WAYS[method](g, player, card)) {
    if (playRefusal(g, player, card, way) !== null) continue;
    const { by } = way;
    out.push({ action: 'play', card, method, ...(by === null ? {} : { by }) });
  }
}

function addUses(g: G, player: PlayerId, object: ObjectId, out: OpportunityAnswer[]): void {
  const { abilities, controller } = characteristics(g, object);
  if (controller !== player && !abilities.some((a) => a.kind === 'activated' && a.who !== undefined)) {
    const { zone } = objectRow(g.state, object);
    if (zone === FIELD || zone === INTENT) return;
  }
  for (let index = 0; index < abilities.length; index++)
    if (abilities[index]?.kind === 'activated' && abilityRefusal(g, player, object, index) === null)
      out.push({ action: 'use', object, index });
}

/** What has activated abilities by itself, by effects, or by counters (enlighten). */
function withAbilities(g: G): readonly ObjectId[] {
  const own = g.state.hooks[ACTIVATED_HOOK] ?? [];
  const { active } = g.state.game.turn;
  if (grantsActivated(g)) {
    const zones = [FIELD, INTENT, ATTRIBUTES].flatMap((zone) => zoneObjects(g, zone, active));
    return [...new Set([...own, ...zones])];
  }
  const isEnlightened = (id: ObjectId): boolean => (objectRow(g.state, id).counters.enlighten ?? 0) >= 3;
  const onField = zoneObjects(g, FIELD, active);
  return onField.some(isEnlightened) ? [...new Set([...own, ...onField.filter(isEnlightened)])] : own;
}

const elsewhere = new WeakMap<Pool, readonly number[]>();

/** The hand, where cards themselves say, and where effects say. */
function zonesToPlayFrom(g: G): readonly number[] {
  let zones = elsewhere.get(g.pool);
  if (zones === undefined) {
    const found = g.pool.cards.flatMap((card) =>
      card.faces.flatMap((face) =>
        sheetOf(face).entries.flatMap(({ ability }) =>
          ability.kind === 'alternativeCost' && ability.zone !== undefined
            ? [zoneOf(ability.zone)]
            : ability.kind === 'static'
              ? ability.effects
                  .flatMap((e) => (e.kind === 'may' && e.action === 'activate' ? (e.zones ?? []) : []))
                  .map(zoneOf)
              : [],
        ),
      ),
    );
    zones = [...new Set([HAND, ...found])];
    elsewhere.set(g.pool, zones);
  }
  const { may } = environment(g);
  if (may.length === 0) return zones;
  const known = byEffects.get(may);
  if (known !== undefined) return known;
  const more = may.flatMap((a) => {
    const effect = a.effect as May;
    if (effect.action !== 'activate') return [];
    return isCertain(effect) ? [BANISHMENT, GRAVEYARD] : (effect.zones ?? []).map(zoneOf);
  });
  const all = [...new Set([...zones, ...more])];
  byEffects.set(may, all);
  return all;
}
/** By the list of permissions, which is another one as soon as one begins or ends. */
const byEffects = new WeakMap<object, readonly number[]>();

type Fields = { readonly [key: string]: Answer };

const isRecord = (answer: Answer): answer is Fields =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer);

const objectIn = (g: G, id: Answer | undefined): ObjectId | null => {
  if (typeof id !== 'number') return null;
  const row = findObject(g.state, id as ObjectId);
  return row === undefined || row.zone === NOWHERE ? null : row.id;
};

const checks: Readonly<Record<OpportunityAnswer['action'], (g: G, player: PlayerId, a: Fields) => Refusal | null>> = {
  pass: (g, player) => passRefusal(g, player),
  play(g, player, { card: id, by, method }) {
    const card = objectIn(g, id);
    if (card === null) return NOT_IN_ZONE;
    if ((by !== undefined && typeof by !== 'string') || (method !== 'activate' && method !== 'bestow'))
      return NO_ACTION;
    const ways = WAYS[method](g, player, card).filter((way) => by === undefined || way.by === by);
    const [first] = ways;
    if (first === undefined) return NOT_IN_ZONE;
    const refusals = ways.map((way) => playRefusal(g, player, card, way));
    return refusals.includes(null) ? null : (refusals[0] ?? NOT_IN_ZONE);
  },
  use(g, player, { object: id, index }) {
    const object = objectIn(g, id);
    if (object === null) return NOT_IN_ZONE;
    return typeof index === 'number' ? abilityRefusal(g, player, object, index) : NO_ACTION;
  },
  attack(g, player, { attacker: id }) {
    const attacker = objectIn(g, id);
    return attacker === null ? NOT_IN_ZONE : attackRefusal(g, player, attacker);
  },
};

/** Why a player may not do something now, or null. Takes anything. */
export function checkAction(g: G, player: PlayerId, answer: Answer): Refusal | null {
  const { decision } = g.state;
  if (decision !== null && (decision.kind !== 'opportunity' || decision.player !== player)) return NO_OPPORTUNITY;
  if (!isRecord(answer) || typeof answer.action !== 'string' || !Object.hasOwn(checks, answer.action)) return NO_ACTION;
  return checks[answer.action as OpportunityAnswer['action']](g, player, answer);
}

const NAMES: ReadonlySet<string> = new Set(['card', 'object', 'attacker']);

const opportunity: DecisionKind<G, Decision, OpportunityAnswer & Answer> = {
  open: true,
  check: (g, d, answer) => checkAction(g, d.player, answer),
  answers: (g, d) => legalActions(g, d.player) as readonly (OpportunityAnswer & Answer)[],
  sample(g, d, below) {
    const all = legalActions(g, d.player);
    return all[below(all.length)] as OpportunityAnswer & Answer;
  },
  renamed: (answer, now: (id: EntityId) => EntityId) =>
    isRecord(answer)
      ? Object.fromEntries(
          Object.entries(answer).map(([key, value]) => [
            key,
            NAMES.has(key) && typeof value === 'number' ? now(value as ObjectId) : value,
          ]),
        )
      : answer,
  // Playing cards 3: what proves illegal on the way is taken back.
  checkpoint: (_, answer) => answer.action !== 'pass',
};

export const opportunityDecisions = { opportunity } as const;
