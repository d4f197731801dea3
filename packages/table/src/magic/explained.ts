/** The facts that answer "why?" in Magic, as the one who asks may know them. */
import { type Derivation, isPlayer, NO_PLAYER, type ObjectId, objectRow, type PlayerId } from '@rulewright/kernel';
import {
  characteristics,
  explain,
  explainCharacteristic,
  explainEvent,
  explainLegality,
  explainLife,
  forViewer,
  type G,
  HAND,
  isType,
  TypeBit,
} from '@rulewright/magic';
import type { Asking } from '../snapshot.ts';

export function explained(g: G, viewer: PlayerId, asking: Exclude<Asking, 'question'>): readonly Derivation[] {
  const found = facts(g, viewer, asking);
  return viewer === NO_PLAYER ? found : found.map((fact) => forViewer(g, viewer, fact));
}

function facts(g: G, viewer: PlayerId, asking: Exclude<Asking, 'question'>): readonly Derivation[] {
  if ('answer' in asking) {
    const player = viewer === NO_PLAYER ? (g.state.decision?.player ?? NO_PLAYER) : viewer;
    return [explainLegality(g, player, asking.answer)];
  }
  if ('event' in asking) return maybe(explainEvent(g, asking.event, viewer === NO_PLAYER ? undefined : viewer));
  if ('what' in asking) return maybe(explain(g, asking.of, asking.what));
  if (isPlayer(asking.of)) return [explainLife(g, asking.of)];
  return [...valueFacts(g, asking.of), ...whyNot(g, asking.of, viewer)];
}

const maybe = (d: Derivation | null): readonly Derivation[] => (d === null ? [] : [d]);

/** The values that people ask after most, each with the way it came about; of those that are just printed, nothing. */
function valueFacts(g: G, id: ObjectId): readonly Derivation[] {
  const stats = isType(characteristics(g, id), TypeBit.creature) ? ['power', 'toughness'] : [];
  return [...stats, 'loyalty', 'types', 'colors', 'abilities', 'controller'].flatMap((value) => {
    const d = explainCharacteristic(g, id, value);
    return d === null || d.because.length < 2 ? [] : [d];
  });
}

/** Why a card in the player's hand cannot be played now; nothing if it can. */
function whyNot(g: G, id: ObjectId, viewer: PlayerId): readonly Derivation[] {
  const { zone, owner } = objectRow(g.state, id);
  if (zone !== HAND || (viewer !== NO_PLAYER && owner !== viewer)) return [];
  const land = isType(characteristics(g, id), TypeBit.land);
  const why = explainLegality(g, owner, land ? { action: 'playLand', card: id } : { action: 'cast', card: id });
  return why.code === 'illegal' ? [why] : [];
}
