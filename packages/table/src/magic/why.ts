/** Answers to "why?" in words, as the one who asks may know them. */
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
import { type NameOf, tellFact } from '@rulewright/text';
import { type Eyes, viewerOf } from '../eyes.ts';
import type { Asking, Why } from '../snapshot.ts';
import { namesFor } from './names.ts';
import type { Speech } from './speech.ts';

export function whys(g: G, eyes: Eyes, asking: Asking, speech: Speech): readonly Why[] {
  const viewer = viewerOf(eyes);
  const { of } = namesFor(g, viewer, speech);
  if (asking === 'question') return decisionWhy(g, speech);
  return facts(g, viewer, asking).map((fact) =>
    told(viewer === NO_PLAYER ? fact : forViewer(g, viewer, fact), speech, of),
  );
}

const told = (d: Derivation, speech: Speech, nameOf: NameOf): Why => ({
  words: tellFact(d, speech.words, nameOf),
  rules: d.rules,
  entities: d.objects,
  because: d.because.map((part) => told(part, speech, nameOf)),
});

function decisionWhy(g: G, { words }: Speech): readonly Why[] {
  const { decision } = g.state;
  if (decision === null) return [];
  const said = words.prompts[decision.prompt]?.why ?? decision.prompt;
  return [
    {
      words: said,
      rules: [decision.rule],
      entities: decision.about === undefined ? [] : [decision.about],
      because: [],
    },
  ];
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
