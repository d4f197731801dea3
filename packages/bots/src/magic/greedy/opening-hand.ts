/** Which opening hands are kept, and what goes to the bottom after a mulligan (103.5). */
import { type ChooseEntities, type EntityId, type ObjectId, type PlayerId, zoneObjects } from '@rulewright/kernel';
import { characteristics, type G, HAND, isType, TypeBit } from '@rulewright/magic';

const isLand = (g: G, id: ObjectId): boolean => isType(characteristics(g, id), TypeBit.land);

/** A hand of seven wants two to five lands, one of six at least one land and one spell; fewer cards are kept as they are. */
export function mulligans(g: G, player: PlayerId): boolean {
  const hand = zoneObjects(g, HAND, player);
  const lands = hand.filter((id) => isLand(g, id)).length;
  if (hand.length >= 7) return lands < 2 || lands > 5;
  return hand.length === 6 && (lands === 0 || lands === 6);
}

/** As many lands as a start needs. */
const WANTED_LANDS = 4;

/** Lands beyond those that are wanted go first, then what costs most. */
export function bottom(g: G, { from, min }: ChooseEntities): readonly EntityId[] {
  const cards = from as readonly ObjectId[];
  const lands = cards.filter((id) => isLand(g, id));
  const spells = cards
    .filter((id) => !isLand(g, id))
    .sort((a, b) => characteristics(g, b).manaValue - characteristics(g, a).manaValue);
  return [...lands.slice(WANTED_LANDS), ...spells, ...lands.slice(0, WANTED_LANDS)].slice(0, min);
}
