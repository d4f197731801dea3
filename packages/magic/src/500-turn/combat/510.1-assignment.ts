/** What a creature in combat may assign its damage to (510.1a–d, 702.19). */
import { type EntityId, isPlayer, NO_OBJECT, type ObjectId, type PlayerId } from '@rulewright/kernel';
import { forbidden } from '../../100-game/101.2-restrictions.ts';
import { characteristics, controllerOf } from '../../100-game/109.3-characteristics.ts';
import { divider } from '../../700-additional/702-keywords/banding.ts';
import {
  isTrampledOver,
  lethalTo,
  loyaltyLeft,
  pastBlockers,
  tramples,
  tramplesOver,
} from '../../700-additional/702-keywords/trample.ts';
import type { Attacker, G } from '../../state.ts';
import { attackerNow } from './506-roles.ts';
import type { Assigned, Division } from './510.1-division.ts';
import { permitted } from './permissions.ts';

/** 510.1a: how much a creature assigns. */
const combatDamageOf = (g: G, id: ObjectId): number => {
  if (forbidden(g, 'assignDamage', id) !== null) return 0;
  const { power, toughness } = characteristics(g, id);
  return Math.max(0, (permitted(g, 'assignByToughness', id) ? toughness : power) ?? 0);
};

/** 510.1a–d: how a creature in combat assigns its damage; null if it assigns none. */
export function divisionOf(g: G, id: ObjectId, assigned: readonly Assigned[]): Division | null {
  const total = combatDamageOf(g, id);
  if (total === 0) return null;
  const attacker = attackerNow(g, id);
  const recipients = attacker === null ? blockerRecipients(g, id) : attackerRecipients(g, attacker);
  const { among } = recipients;
  if (among.length === 0) return null;
  // With one recipient there is nothing to weigh.
  const lethal =
    among.length === 1
      ? NO_MATTER
      : among.map((to) => (to === attacker?.target ? loyaltyLeft(g, to, assigned) : lethalTo(g, id, to, assigned)));
  return { source: id, total, ...recipients, lethal };
}
const NO_MATTER: readonly number[] = [0];

type Recipients = Pick<Division, 'among' | 'ranks' | 'tramples' | 'asUnblocked'>;

function attackerRecipients(g: G, attacker: Attacker): Recipients {
  const beyond = attackedBy(g, attacker);
  const free = { tramples: false, asUnblocked: false };
  if (!attacker.blocked) return { among: beyond, ranks: beyond.map((_, i) => i), ...free };
  const through = tramples(characteristics(g, attacker.id));
  const passes = beyond.length === 1 && permitted(g, 'assignAsUnblocked', attacker.id);
  const blockers = attacker.blockedBy;
  const ranks = ranksOf(g, attacker.id, blockers);
  if (!through && !passes) return { among: blockers, ranks, ...free };
  return {
    ...pastBlockers(blockers, ranks, beyond),
    tramples: through,
    asUnblocked: passes && blockers.length > 0,
  };
}

/** 510.1c–d: in any division; until 2024, lethal damage along an order, but not against banding (702.22j–k). */
function ranksOf(g: G, id: ObjectId, facing: readonly ObjectId[]): readonly number[] {
  const ordered = g.state.game.profile.damageAssignmentOrder && divider(g, id) === null;
  return facing.map((_, i) => (ordered ? i : 0));
}

/** 510.1b: what the creature attacks; with trample over planeswalkers the defending player after it (702.19c, 702.19e). */
function attackedBy(g: G, { id, target, defender }: Attacker): readonly EntityId[] {
  if (target === NO_OBJECT) return tramplesOver(characteristics(g, id)) && isPlaying(g, defender) ? [defender] : [];
  if (isPlayer(target)) return isPlaying(g, target) ? [target] : [];
  return isTrampledOver(g, id, target) && isPlaying(g, defender) ? [target, defender] : [target];
}

const isPlaying = (g: G, player: PlayerId): boolean => g.state.players[player]?.standing === 'playing';

/** 510.1d. */
function blockerRecipients(g: G, id: ObjectId): Recipients {
  const among = g.state.game.combat?.blockers.find((b) => b.id === id)?.blocks ?? [];
  return { among, ranks: ranksOf(g, id, among), tramples: false, asUnblocked: false };
}

/** Creatures that assign damage together, because how much one must assign depends on the others. */
export interface Batch {
  readonly parts: readonly Division[];
  /** Those who assign theirs afterwards. */
  readonly rest: readonly ObjectId[];
}

/** Some recipients come only after others. */
const isRanked = ({ ranks }: Division): boolean => ranks.at(-1) !== ranks[0];

/** Who assigns its damage: its controller, as a rule. */
export const dividerOf = (g: G, id: ObjectId): PlayerId => divider(g, id) ?? controllerOf(g, id);

/** Whether what `b` assigns can be lethal to someone before whom `a` may not pass. */
const dependsOn = (a: Division, b: Division): boolean =>
  a.among.some((id, i) => (a.ranks[i] ?? 0) < (a.ranks.at(-1) ?? 0) && b.among.includes(id));

/**
 * Which creatures of a player assign damage next. Those that divide as they like come first; those for whom lethal damage
 * counts see what these do, and assign theirs together if they face the same creature (510.1e, 702.19b).
 */
export function nextBatch(g: G, waiting: readonly ObjectId[], assigned: readonly Assigned[]): Batch | null {
  const ranked: Division[] = [];
  for (const id of waiting) {
    const division = divisionOf(g, id, assigned);
    if (division === null) continue;
    if (!isRanked(division)) return { parts: [division], rest: waiting.filter((x) => x !== id) };
    ranked.push(division);
  }
  const [first] = ranked;
  if (first === undefined) return null;
  const parts = [first];
  for (let i = 0; i < parts.length; i++) {
    for (const other of ranked) {
      const part = parts[i] as Division;
      if (dividerOf(g, other.source) !== dividerOf(g, part.source)) continue;
      if (!parts.includes(other) && (dependsOn(part, other) || dependsOn(other, part))) parts.push(other);
    }
  }
  return { parts, rest: waiting.filter((id) => !parts.some((p) => p.source === id)) };
}
