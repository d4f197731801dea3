// A draft as the scenario file that says it.
import { counted } from '../../export/counted.ts';
import { type StepText, writeDocument } from '../../export/write.ts';
import type { PlainObject, PlainValue } from '../../parse/index.ts';
import type { Draft, DraftObject, DraftPlayer } from './draft.ts';

/** A whole scenario file. What parsing it gives is what the draft says. */
export const writeScenario = (draft: Draft, steps: readonly StepText[] = []): string =>
  writeDocument(plainDraft(draft), steps);

const plainDraft = (draft: Draft): PlainObject => ({
  scenario: draft.title,
  ...(draft.covers.length > 0 && { covers: draft.covers }),
  ...(draft.format !== 'duel' && { format: draft.format }),
  ...(draft.rules !== 'current' && { rules: draft.rules }),
  ...(draft.seed !== 1 && { seed: draft.seed }),
  ...(draft.cards.length > 0 && { cards: draft.cards }),
  players: Object.fromEntries(draft.players.map((player) => [player.name, plainPlayer(player)])),
  start: { turn: draft.start.turn, active: draft.start.active, step: draft.start.step },
});

function plainPlayer(player: DraftPlayer): PlainValue {
  // The order of listing is the order of timestamps, so it is kept.
  const zones = Object.entries(player.zones).flatMap(([zone, objects]) =>
    objects.length === 0 ? [] : [[zone, counted(objects).map(plainObject)] as const],
  );
  return {
    ...(player.life !== null && { life: player.life }),
    ...(player.team !== null && { team: player.team }),
    ...(player.mana !== '' && { mana: player.mana }),
    ...(Object.keys(player.counters).length > 0 && { counters: player.counters }),
    ...(player.commanders.length > 0 && { commander: player.commanders.map(plainObject) }),
    ...(player.landsPlayed > 0 && { 'lands-played': player.landsPlayed }),
    ...(player.spellsCastLastTurn > 0 && { 'spells-cast-last-turn': player.spellsCastLastTurn }),
    ...Object.fromEntries(zones),
    ...(player.libraryExact && { 'library-exact': true }),
  };
}

function plainObject(object: DraftObject): PlainValue {
  const { card, as, count, faceDown, phasedOut, counters, chosen, ...rest } = object;
  const said = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== undefined && value !== false && value !== 0),
  );
  const map: Record<string, PlainValue> = {
    card,
    ...(as !== undefined && { as }),
    ...(count !== undefined && count !== 1 && { count }),
    ...(said as Record<string, PlainValue>),
    ...(faceDown !== undefined && { 'face-down': faceDown }),
    ...(phasedOut === true && { 'phased-out': true }),
    ...(counters !== undefined && Object.keys(counters).length > 0 && { counters }),
    ...(chosen !== undefined && Object.keys(chosen).length > 0 && { chosen: chosen as Record<string, PlainValue> }),
  };
  if (map.face === 'front') delete map.face;
  return Object.keys(map).length === 1 ? card : map;
}
