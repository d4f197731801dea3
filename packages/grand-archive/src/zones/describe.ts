/** Public and private information: what a player is shown of an object and of the game. */

import {
  type EntityId,
  type ObjectId,
  type ObjectRow,
  type PlayerId,
  UNKNOWN_CARD,
  zoneObjects,
} from '@rulewright/kernel';
import type { May } from '@rulewright/language/grand-archive';
import { environment, inForce, isShown, matches, select } from '@rulewright/rules';
import { levelOf } from '../card-types/champion.ts';
import { characteristics } from '../parts-of-a-card/characteristics.ts';
import { elementWords, supertypeWords, typeWords } from '../parts-of-a-card/words.ts';
import { isCertain } from '../playing-cards/ways.ts';
import { Flag, type G, stackEntry } from '../state.ts';
import { SEEN_BY } from './seen-by.ts';
import { BANISHMENT, FIELD, HAND, MAIN_DECK, MATERIAL_DECK, MEMORY, OUTSIDE, PANTHEON, STACK } from './zones.ts';

/** Of one that nobody may know, nothing is left that says how it lies. */
const isFaceUp = ({ def, flags }: ObjectRow): boolean => def !== UNKNOWN_CARD && (flags & Flag.faceDown) === 0;

/** The owner sees hand, memory and material deck; preserved cards lie there face up for all; the main deck is hidden from everybody. */
export function sees(g: G, viewer: PlayerId, row: ObjectRow): boolean {
  if (g.state.over !== null && row.zone !== MAIN_DECK) return true;
  switch (row.zone) {
    case HAND:
    case MEMORY:
    case OUTSIDE:
      return viewer === row.owner || isSeenNow(g, viewer, row);
    // Pantheon 4; bestowing 3.4.3.
    case PANTHEON:
      return viewer === row.owner || isFaceUp(row) || isSeenNow(g, viewer, row);
    case MATERIAL_DECK:
      return viewer === row.owner || (row.flags & Flag.preserved) !== 0 || isSeenNow(g, viewer, row);
    case MAIN_DECK:
      return topIsSeen(g, viewer, row) || isSeenNow(g, viewer, row);
    case BANISHMENT:
      return (row.flags & Flag.faceDown) === 0 || hasSeen(viewer, row) || isLookedAt(g, viewer, row);
    default:
      return true;
  }
}

/** What is carried out began no earlier than one of these. */
const BEGINNINGS: ReadonlySet<string> = new Set([
  'resolve',
  'beginning',
  'activate',
  'materialize',
  'activateAbility',
  'turn',
]);

/** Reveal 3, looking, glimpsing and searching: cards are seen while that lasts. */
const isSeenNow = (g: G, viewer: PlayerId, { id }: ObjectRow): boolean =>
  isChoosing(g, viewer, id) || isShown(g, id, (player) => player === viewer, BEGINNINGS);

/** The player is choosing among cards that only an effect lets them see. */
function isChoosing(g: G, viewer: PlayerId, id: ObjectId): boolean {
  const { decision } = g.state;
  if (decision === null || decision.player !== viewer) return false;
  const { cards, from } = decision as { readonly cards?: readonly EntityId[]; readonly from?: readonly EntityId[] };
  return cards?.includes(id) === true || from?.includes(id) === true;
}

/** Who put it there from where they saw it knows what it is. */
function hasSeen(viewer: PlayerId, { notes }: ObjectRow): boolean {
  const known = notes[SEEN_BY];
  return Array.isArray(known) && known.includes(viewer);
}

/** An effect lets the player look at a face-down card. */
const isLookedAt = (g: G, viewer: PlayerId, { id }: ObjectRow): boolean =>
  environment(g).may.some((a) => {
    const effect = a.effect as May;
    if (!letsLook(effect) || !inForce(g, a) || !select(g, effect.who, a.ctx).includes(viewer)) return false;
    return a.objects === null ? matches(g, effect.what, id, a.ctx) : a.objects.includes(id);
  });

type Looking = Extract<May, { action: 'lookAtFaceDown' | 'activate' }>;

/** Who may play cards from banishment may look at them. */
const letsLook = (effect: May): effect is Looking =>
  effect.action === 'lookAtFaceDown' ||
  ((effect.action === 'activate' || effect.action === 'materialize') &&
    (effect.zones?.includes('banishment') === true || isCertain(effect)));

function topIsSeen(g: G, viewer: PlayerId, row: ObjectRow): boolean {
  if (zoneObjects(g, MAIN_DECK, row.owner)[0] !== row.id) return false;
  return environment(g).may.some((a) => {
    const effect = a.effect as May;
    if (effect.action !== 'revealTop' && effect.action !== 'lookAtTop') return false;
    if (!inForce(g, a) || !select(g, effect.who, a.ctx).includes(row.owner)) return false;
    return effect.action === 'revealTop' || viewer === row.owner;
  });
}

export function describe(g: G, _viewer: PlayerId, row: ObjectRow): Readonly<Record<string, unknown>> {
  const c = characteristics(g, row.id);
  const entry = stackEntry(row);
  return {
    kind: row.kind,
    name: c.name,
    cost: c.cost,
    elements: elementWords(c.elements),
    types: typeWords(c.types),
    supertypes: supertypeWords(c.supertypes),
    classes: c.classes,
    subtypes: c.subtypes,
    level: c.level,
    life: c.life,
    power: c.power,
    keywords: c.abilities.flatMap((a) => (a.kind === 'keyword' ? [a.keyword] : [])),
    owner: row.owner,
    controller: c.controller,
    ...(row.zone === FIELD ? object(row) : { counters: row.counters }),
    ...(row.zone === STACK && entry !== null
      ? {
          stack: {
            kind: entry.kind,
            source: entry.source,
            targets: entry.targets.map((t) => t.chosen),
            x: entry.x,
            modes: entry.modes,
          },
        }
      : {}),
  };
}

const object = (row: ObjectRow): Readonly<Record<string, unknown>> => ({
  rested: (row.flags & Flag.rested) !== 0,
  properties: row.flags,
  damage: row.damage,
  counters: row.counters,
  host: row.host,
  attachments: row.attachments,
  kept: row.kept,
});

export function describeGame(g: G): Readonly<Record<string, unknown>> {
  const { turn, combat, format } = g.state.game;
  return {
    format: format.name,
    turn: { number: turn.number, active: turn.active, step: turn.step },
    players: g.state.players.map(({ id }) => ({ level: levelOf(g, id) })),
    combat,
  };
}
