/** The facts that answer "why?" in Magic. */
import { type Derivation, isPlayer, NO_PLAYER, type ObjectId, objectRow, type Seen } from '@rulewright/kernel';
import {
  characteristics,
  explain,
  explainEvent,
  explainLegality,
  type G,
  HAND,
  isType,
  TypeBit,
} from '@rulewright/magic';
import type { Asking } from '../snapshot.ts';

export function explained(seen: Seen<G>, asking: Exclude<Asking, 'question'>): readonly Derivation[] {
  if ('answer' in asking) return [explainLegality(seen, asking.answer)];
  if ('event' in asking) return maybe(explainEvent(seen, asking.event));
  if ('what' in asking) return maybe(explain(seen, asking.of, asking.what));
  if (isPlayer(asking.of)) return maybe(explain(seen, asking.of, 'life'));
  return seen.knows(asking.of) ? [...valueFacts(seen, asking.of), ...whyNot(seen, asking.of)] : [];
}

const maybe = (d: Derivation | null): readonly Derivation[] => (d === null ? [] : [d]);

/** The values that people ask after most, each with the way it came about; of those that are just printed, nothing. */
function valueFacts(seen: Seen<G>, id: ObjectId): readonly Derivation[] {
  const stats = isType(characteristics(seen.g, id), TypeBit.creature) ? ['power', 'toughness'] : [];
  return [...stats, 'loyalty', 'types', 'colors', 'abilities', 'controller'].flatMap((value) => {
    const d = explain(seen, id, value);
    return d === null || d.because.length < 2 ? [] : [d];
  });
}

/** Why a card in the player's hand cannot be played now; nothing if it can. */
function whyNot(seen: Seen<G>, id: ObjectId): readonly Derivation[] {
  const { g, viewer } = seen;
  const { zone, owner } = objectRow(g.state, id);
  if (zone !== HAND || (viewer !== NO_PLAYER && owner !== viewer)) return [];
  const why = explain(seen, id, isType(characteristics(g, id), TypeBit.land) ? 'play' : 'cast');
  return why?.code === 'illegal' ? [why] : [];
}
