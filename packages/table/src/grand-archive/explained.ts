/** The facts that answer "why?" in Grand Archive. */
import { explain, explainEvent, explainLegality, type G, HAND, MATERIAL_DECK } from '@rulewright/grand-archive';
import { type Derivation, isPlayer, NO_PLAYER, type ObjectId, objectRow, type Seen } from '@rulewright/kernel';
import type { Asking } from '../snapshot.ts';

export function explained(seen: Seen<G>, asking: Exclude<Asking, 'question'>): readonly Derivation[] {
  if ('answer' in asking) return [explainLegality(seen, asking.answer)];
  if ('event' in asking) return maybe(explainEvent(seen, asking.event));
  if ('what' in asking) return maybe(explain(seen, asking.of, asking.what));
  if (isPlayer(asking.of)) return OF_PLAYERS.flatMap((what) => maybe(explain(seen, asking.of, what)));
  return seen.knows(asking.of) ? [...valueFacts(seen, asking.of), ...whyNot(seen, asking.of)] : [];
}

const maybe = (d: Derivation | null): readonly Derivation[] => (d === null ? [] : [d]);

const OF_PLAYERS = ['damage', 'life', 'level', 'enabled-elements', 'influence'];
const OF_OBJECTS = ['power', 'life', 'level', 'durability', 'cost', 'elements', 'types', 'abilities', 'controller'];

/** The values that people ask after most, each with the way it came about; of those that are just printed, nothing. */
const valueFacts = (seen: Seen<G>, id: ObjectId): readonly Derivation[] =>
  OF_OBJECTS.flatMap((value) => {
    const d = explain(seen, id, value);
    return d === null || d.because.length < 2 ? [] : [d];
  });

/** How a card of a player is played from where it lies. */
const PLAYED: ReadonlyMap<number, string> = new Map([
  [HAND, 'activate'],
  [MATERIAL_DECK, 'materialize'],
]);

/** Why a card of the player cannot be played now; nothing if it can. */
function whyNot(seen: Seen<G>, id: ObjectId): readonly Derivation[] {
  const { g, viewer } = seen;
  const { zone, owner } = objectRow(g.state, id);
  const how = PLAYED.get(zone);
  if (how === undefined || (viewer !== NO_PLAYER && owner !== viewer)) return [];
  const why = explain(seen, id, how);
  return why?.code === 'illegal' ? [why] : [];
}
