/** Why elements are enabled for a player, what their influence is, and why a unit has the damage that it has. */
import {
  type Derivation,
  derivation,
  isPlayer,
  type ObjectId,
  objectRow,
  type PlayerId,
  type Seen,
  zoneObjects,
} from '@rulewright/kernel';
import type { StaticEffect } from '@rulewright/language/grand-archive';
import { environment, eventFacts, inForce } from '@rulewright/rules';
import { championOf, championsOf } from '../card-types/champion.ts';
import { damageOn } from '../events/objects.ts';
import { type GrandArchiveEvent, loggedEvent } from '../events/types.ts';
import { characteristics, isType } from '../parts-of-a-card/characteristics.ts';
import { faceOf } from '../parts-of-a-card/pool.ts';
import { elementsOfFace } from '../parts-of-a-card/printed.ts';
import { ADVANCED, CHAMPION, EXALTED, elementsOf, elementWords } from '../parts-of-a-card/words.ts';
import { elementsToPlay } from '../playing-cards/legality.ts';
import type { G } from '../state.ts';
import { selects } from '../vocabulary/evaluate.ts';
import { HAND, LINEAGE, MEMORY } from '../zones/zones.ts';
import { eventTelling } from './event.ts';

/** Element 2–4: norm, the champion cards of the lineage, what effects enable, and exalted by another advanced one. */
export function enabledFacts(g: G, player: PlayerId): Derivation {
  const is = elementWords(elementsToPlay(g, player));
  return derivation('value', {
    rules: ['element.2'],
    objects: [player],
    data: { value: 'enabled-elements', is },
    because: [
      derivation('element-always', { rules: ['element.2.1'] }),
      ...championsOf(g, player).flatMap((id) => byLineage(g, id)),
      ...byEffects(g, player),
      ...byOthers(g, player),
    ],
  });
}

const enabledBy = (id: ObjectId, elements: readonly string[], rule: string): Derivation =>
  derivation('element-by', { rules: [rule], objects: [id], data: { element: elements } });

function byLineage(g: G, champion: ObjectId): readonly Derivation[] {
  const row = objectRow(g.state, champion);
  const inner = row.kept.map((id) => objectRow(g.state, id)).filter(({ zone }) => zone === LINEAGE);
  return [row, ...inner]
    .filter((card) => faceOf(g.pool, card).types.includes('champion'))
    .map((card) => enabledBy(card.id, elementWords(elementsOfFace(faceOf(g.pool, card))), 'element.3'));
}

const byEffects = (g: G, player: PlayerId): readonly Derivation[] =>
  environment(g).own.flatMap((a) => {
    const effect = a.effect as StaticEffect;
    if (effect.kind !== 'enable' || !inForce(g, a) || !selects(g, effect.who, player, a.ctx)) return [];
    return [enabledBy(a.ctx.source, elementWords(elementsOf(effect.elements)), 'continuous-effects.static.1')];
  });

function byOthers(g: G, player: PlayerId): readonly Derivation[] {
  const all = elementsToPlay(g, player);
  const advanced = elementWords(all & ADVANCED & ~EXALTED);
  return (all & EXALTED) === 0 || advanced.length === 0
    ? []
    : [derivation('element-exalted', { rules: ['special-elements.exalted.1'], data: { by: advanced } })];
}

/** The cards in hand and memory together. */
export function influenceFacts(g: G, player: PlayerId): Derivation {
  const hand = zoneObjects(g, HAND, player).length;
  const memory = zoneObjects(g, MEMORY, player).length;
  return derivation('value', {
    rules: ['term-influence.1'],
    objects: [player],
    data: { value: 'influence', is: hand + memory },
    because: [derivation('influence-of', { rules: ['term-influence.1'], objects: [player], data: { hand, memory } })],
  });
}

/** The last changes are told one by one, the earlier ones as the total they led to. */
const MOST_CHANGES = 12;

/** What has put damage on a unit and taken it off; of a player, on the champion. */
export function damageFacts(seen: Seen<G>, id: ObjectId | PlayerId): Derivation | null {
  const { g } = seen;
  const unit = isPlayer(id) ? championOf(g, id) : id;
  if (unit === undefined) return null;
  const is = damageOn(objectRow(g.state, unit));
  const changes = damageChanges(g, unit).slice(-MOST_CHANGES);
  const before = changes.reduce((damage, { by }) => damage - by, is);
  const rule = isType(characteristics(g, unit), CHAMPION) ? 'counters.damage.1' : 'damage.12';
  return derivation('value', {
    rules: [rule, 'stats.life.2'],
    objects: [unit],
    data: { value: 'damage', is },
    because: [
      derivation('damage-before', { rules: [rule], objects: [unit], data: { is: Math.max(0, before) } }),
      ...changes.flatMap(({ at }) => eventFacts(eventTelling, seen, at) ?? []),
    ],
  });
}

function damageChanges(g: G, unit: ObjectId): readonly { readonly at: number; readonly by: number }[] {
  const { log, game } = g.state;
  const isChampion = isType(characteristics(g, unit), CHAMPION);
  const from = isChampion ? log.first : Math.max(log.first, game.turn.began);
  const changes: { at: number; by: number }[] = [];
  for (let at = from; at < log.length; at++) {
    const by = damageBy(loggedEvent(log, at), unit, isChampion);
    if (by !== 0) changes.push({ at, by });
  }
  return changes;
}

/** On champions damage is counters. */
function damageBy(event: GrandArchiveEvent | undefined, unit: ObjectId, isChampion: boolean): number {
  if (event?.kind === 'counters' && event.on === unit && event.counter === 'damage') return event.amount;
  if (event?.kind === 'heal' && event.object === unit) return -event.amount;
  return event?.kind === 'damage' && event.to === unit && !isChampion ? event.amount : 0;
}
