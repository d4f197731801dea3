/** The legend rule and the planeswalker uniqueness rule as they were, and the world rule: all go, nobody chooses. */
import { type ObjectId, objectRow, zoneObjects } from '@rulewright/kernel';
import { type Characteristics, characteristics, isType } from '../../100-game/109.3-characteristics.ts';
import { SupertypeBit, TypeBit } from '../../200-cards/205-card-types.ts';
import { BATTLEFIELD, GRAVEYARD } from '../../400-zones/400-zones.ts';
import { inRange } from '../../800-multiplayer/801-range.ts';
import { Flag, type G } from '../../state.ts';
import type { MagicEvent } from '../700.1-events/types.ts';

const NONE: readonly MagicEvent[] = [];

/** Legendary permanents of one name, and planeswalkers that share a type, whoever controls them (until 2013). */
export function clashing(g: G, changed: readonly ObjectId[]): readonly MagicEvent[] {
  const { legendRule, planeswalkerUniqueness } = g.state.game.profile;
  if (legendRule === 'keep-one' && !planeswalkerUniqueness) return NONE;
  const sameLegend = (a: Characteristics, b: Characteristics): boolean =>
    legendRule === 'all-go' && isLegend(a) && isLegend(b) && a.name === b.name;
  const sameWalker = (a: Characteristics, b: Characteristics): boolean =>
    planeswalkerUniqueness && isWalker(a) && isWalker(b) && a.subtypes.some((t) => b.subtypes.includes(t));
  const found = new Set<ObjectId>();
  const here = zoneObjects(g, BATTLEFIELD, g.state.game.turn.active).filter(
    (id) => (objectRow(g.state, id).flags & Flag.phasedOut) === 0,
  );
  for (const id of changed) {
    const own = characteristics(g, id);
    if (!isLegend(own) && !isWalker(own)) continue;
    for (const other of here) {
      const c = other === id ? own : characteristics(g, other);
      if (other === id || !(sameLegend(own, c) || sameWalker(own, c))) continue;
      found.add(id);
      found.add(other);
    }
  }
  return [...found].sort((a, b) => a - b).map((object) => ({ kind: 'move', object, to: GRAVEYARD, how: 'stateBased' }));
}

/** Planeswalkers became legendary when their own rule was abolished (2017). */
const isLegend = (c: Characteristics): boolean => (c.supertypes & SupertypeBit.legendary) !== 0 && !isWalker(c);
const isWalker = (c: Characteristics): boolean => isType(c, TypeBit.planeswalker);

/** 704.5k: of permanents with the supertype world only the newest stays; two that are as new go both. 801.12: within range. */
export function worldRule(g: G, changed: readonly ObjectId[]): readonly MagicEvent[] {
  if (!changed.some((id) => isWorld(g, id))) return NONE;
  const worlds = zoneObjects(g, BATTLEFIELD, g.state.game.turn.active).filter((id) => isWorld(g, id));
  const age = (id: ObjectId): number => objectRow(g.state, id).timestamp;
  const isOld = (id: ObjectId): boolean => {
    const { controller } = characteristics(g, id);
    return worlds.some((other) => other !== id && age(other) >= age(id) && inRange(g, controller, other));
  };
  return worlds
    .filter(isOld)
    .map((object) => ({ kind: 'move', object, to: GRAVEYARD, how: 'stateBased', rule: '704.5k' }));
}

const isWorld = (g: G, id: ObjectId): boolean =>
  objectRow(g.state, id).zone === BATTLEFIELD && (characteristics(g, id).supertypes & SupertypeBit.world) !== 0;
