// A draft of Grand Archive as the scenario file that says it.
import { counted } from '../../export/counted.ts';
import { type StepText, writeDocument } from '../../export/write.ts';
import type { PlainObject, PlainValue } from '../../parse/index.ts';
import { DRAFT_ZONES, type Draft, type DraftObject, type DraftPlayer } from './draft.ts';

/** A whole scenario file. What parsing it gives is what the draft says. */
export const writeScenario = (draft: Draft, steps: readonly StepText[] = []): string =>
  writeDocument(plainDraft(draft), steps);

const plainDraft = ({ title, covers, format, rules, seed, cards, players, start }: Draft): PlainObject => ({
  scenario: title,
  game: 'grand-archive',
  ...(covers.length > 0 && { covers }),
  ...(format !== 'duel' && { format }),
  ...(rules !== 'current' && { rules }),
  ...(seed !== 1 && { seed }),
  ...(cards.length > 0 && { cards }),
  players: Object.fromEntries(players.map((player) => [player.name, plainPlayer(player)])),
  start: { turn: start.turn, active: start.active, step: start.step },
});

function plainPlayer(player: DraftPlayer): PlainValue {
  const zones = DRAFT_ZONES.flatMap((zone) => {
    const objects = player.zones[zone] ?? [];
    return objects.length === 0 ? [] : [[zone, counted(objects).map(plainObject)] as const];
  });
  return {
    ...(player.champion !== null && { champion: plainObject(player.champion) }),
    ...(player.team !== null && { team: player.team }),
    ...(Object.keys(player.counters).length > 0 && { counters: player.counters }),
    ...(player.statuses.length > 0 && { statuses: player.statuses }),
    ...Object.fromEntries(zones),
    ...(player.libraryExact && { 'library-exact': true }),
  };
}

function plainObject(object: DraftObject): PlainValue {
  const { card, as, count, counters, loaded, ...rest } = object;
  const said = Object.entries(rest).filter(([, value]) => value !== undefined && value !== false && value !== 0);
  const map: Readonly<Record<string, PlainValue>> = {
    card,
    ...(as !== undefined && { as }),
    ...(count !== undefined && count !== 1 && { count }),
    ...Object.fromEntries(said),
    ...(counters !== undefined && Object.keys(counters).length > 0 && { counters }),
    ...(loaded !== undefined && loaded.length > 0 && { loaded: loaded.map(plainObject) }),
  };
  return Object.keys(map).length === 1 ? card : map;
}
