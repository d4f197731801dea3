/** What stands behind a refusal: one entry per reason code, each with the facts and the objects responsible. */
import {
  type Derivation,
  derivation,
  type EntityId,
  isObject,
  isPlayer,
  type PlayerId,
  type Refusal,
  zoneObjects,
} from '@rulewright/kernel';
import { asPlain, type Because, concerns, type Refused, refusalFact, restrictionFacts } from '@rulewright/rules';
import { abilitiesOfPlayer } from '../100-game/113-player-abilities.ts';
import { supplyOf } from '../100-game/118-costs/supply.ts';
import { landLimit } from '../300-card-types/305-lands.ts';
import { STACK } from '../400-zones/400-zones.ts';
import { environment } from '../600-effects/613-continuous/environment.ts';
import type { G } from '../state.ts';
import { characteristicFacts } from './characteristic.ts';

const whyIs = (g: G, id: EntityId | undefined, value: string): readonly Derivation[] => {
  const found = id !== undefined && isObject(id) ? characteristicFacts(g, id, value) : null;
  return found === null ? [] : [found];
};

/** Why the object itself has the keyword that the code names. */
const ofObject: Because<G> = (g, { refusal, object }) => [...whyIs(g, object, refusal.code), ...ofPlayer(g, refusal)];
/** 113.1b: the effects that give the keyword to the player who cannot be targeted. */
function ofPlayer(g: G, { code, data }: Refusal): readonly Derivation[] {
  const id = data?.object;
  if (typeof id !== 'number' || !isPlayer(id as EntityId)) return [];
  return abilitiesOfPlayer(g, id as PlayerId)
    .filter(({ ability }) => ability.keyword === code)
    .map(({ ability, ctx }) =>
      derivation('player-ability', {
        rules: ['113.1b', '613.10'],
        objects: [id as PlayerId, ctx.source],
        data: { ability: asPlain(ability) },
      }),
    );
}
/** Why the other one has it: an attacker that cannot be blocked. */
const ofOther: Because<G> = (g, { refusal, object, other }) => [
  ...whyIs(g, other ?? object, refusal.code),
  ...ofPlayer(g, refusal),
  ...(refusal.code === 'flying' ? [...whyIs(g, object, 'flying'), ...whyIs(g, object, 'reach')] : []),
];

const whoControls: Because<G> = (g, { object }) => whyIs(g, object, 'controller');
const whatTypes: Because<G> = (g, { object }) => whyIs(g, object, 'types');

/** 508.1d, 509.1c: the effects that require it of the creature that was left out. */
function requirements(g: G, { refusal, object }: Refused): readonly Derivation[] {
  return requirementsOn(g, object, refusal.rule === undefined ? [] : [refusal.rule]);
}

/** The effects that require something of a creature, or of any. */
export function requirementsOn(
  g: G,
  object: EntityId | undefined,
  rules: readonly string[],
  actions?: readonly string[],
): readonly Derivation[] {
  const about = environment(g).must.filter(
    (a) =>
      (actions === undefined || actions.includes(a.effect.action)) &&
      (object === undefined || concerns(g, a, a.effect.what, object)),
  );
  return about.map((a) =>
    derivation('requirement', { rules, objects: [a.ctx.source], data: { effect: asPlain(a.effect) } }),
  );
}

/** 117.1a, 307.1: whose turn it is, which step, and what is on the stack. */
export function timingNow(g: G): Derivation {
  const { turn } = g.state.game;
  const stack = zoneObjects(g, STACK, turn.active).length;
  return derivation('timing-now', {
    rules: ['117.1a', '307.1'],
    objects: [turn.active],
    data: { step: turn.step, stack },
  });
}

export const manaNow = (g: G, player: PlayerId): Derivation => {
  const { total, sources, odd } = supplyOf(g, player);
  return derivation('mana-now', { rules: ['118.3'], objects: [player, ...sources], data: { total, odd } });
};

const landsPlayed: Because<G> = (g, { player }) => [
  derivation('lands-played', {
    rules: ['305.2'],
    objects: [player],
    data: { played: g.state.game.totals[player]?.landsPlayed ?? 0, limit: landLimit(g, player) },
  }),
];

const sick: Because<G> = (g, { object }) => [
  derivation('came-this-turn', { rules: ['302.6'], objects: object === undefined ? [] : [object] }),
  ...whyIs(g, object, 'haste'),
];

const table: Readonly<Record<string, Because<G>>> = {
  'summoning-sick': sick,
  'not-a-creature': whatTypes,
  'not-a-land': whatTypes,
  'not-yours': whoControls,
  'not-controller': whoControls,
  'wrong-timing': (g) => [timingNow(g)],
  'land-limit': landsPlayed,
  'cannot-pay': (g, { player }) => [manaNow(g, player)],
  'requirement-not-met': requirements,
  // 101.2: the effect that says so.
  forbidden: restrictionFacts(['101.2', '613.11']),
  defender: ofObject,
  shroud: ofObject,
  hexproof: ofObject,
  menace: ofObject,
  landwalk: ofObject,
  flying: ofOther,
  intimidate: ofOther,
  fear: ofOther,
  shadow: ofOther,
  horsemanship: ofOther,
  skulk: ofOther,
  protection: ofOther,
};

export const reasonFact = (g: G, r: Refused): Derivation => refusalFact(table, g, r);
