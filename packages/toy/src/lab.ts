/** The toy game in the lab: its scenarios, and a moment of a game written as one. */
import { NO_OBJECT, objectRow, type PlayerId, zoneObjects } from '@rulewright/kernel';
import { cardOf, points, TABLE, type ToyGame } from '@rulewright/kernel/toy';
import { type StepText, writeDocument } from '@rulewright/scenario';
import type { LabGame } from '@rulewright/table';
import type { ToyLoss } from './draft.ts';
import { toyScenario } from './scenario/index.ts';
import { ownZones, zones } from './scenario/set-up.ts';
import { isAct } from './scenario/steps.ts';
import { type ToyTypes, toyTable } from './table.ts';

const nameOf = (g: ToyGame, player: PlayerId): string => g.state.players[player]?.name ?? '';
const namesIn = (g: ToyGame, zone: number, player: PlayerId): readonly string[] =>
  zoneObjects(g, zone, player).map((id) => cardOf(g, id).name);

function lossesOf(g: ToyGame): readonly ToyLoss[] {
  const { players, decision } = g.state;
  const onTable = players.flatMap(({ id }) => zoneObjects(g, TABLE, id));
  const attached = onTable.some((id) => objectRow(g.state, id).host !== NO_OBJECT);
  const kept = onTable.some((id) => objectRow(g.state, id).kept.length > 0);
  return [
    ...(attached ? [{ code: 'attached' } as const] : []),
    ...(kept ? [{ code: 'kept' } as const] : []),
    ...(decision !== null && !isAct(decision) ? [{ code: 'underway' } as const] : []),
  ];
}

/** What everybody can see is there. */
function check(g: ToyGame): StepText {
  const { turn, active } = g.state.game;
  const players = g.state.players.map(({ id, name }) => [name, { points: points(g, id) }] as const);
  return { check: { ...Object.fromEntries(players), turn: { number: turn, active: nameOf(g, active) } } };
}

export const toyLab: LabGame<ToyTypes> = {
  table: toyTable,
  scenarios: () => [toyScenario],
  writing: {
    position: (g, { title, seed }) => ({
      draft: {
        title,
        seed,
        players: g.state.players.map(({ id, name }) => ({
          name,
          points: points(g, id),
          zones: Object.fromEntries(ownZones.map((zone) => [zone, namesIn(g, zones.indexOf(zone), id)])),
        })),
        start: { turn: g.state.game.turn, active: nameOf(g, g.state.game.active), step: 'act' },
      },
      losses: lossesOf(g),
    }),
    draftOf: ({ title, seed, players, start }) => ({
      title,
      seed,
      players: players.map((player) => ({
        name: player.name,
        points: player.points,
        zones: Object.fromEntries(
          player.zones.map(({ zone, objects }) => [
            zone,
            objects.flatMap(({ card, count }) => Array.from({ length: count }, () => card)),
          ]),
        ),
      })),
      start: { turn: start.turn, active: start.active, step: start.step },
    }),
    write: ({ title, seed, players, start }, steps) =>
      writeDocument(
        {
          scenario: title,
          game: 'toy',
          seed,
          players: Object.fromEntries(
            players.map(({ name, points: has, zones: cards }) => [
              name,
              { points: has, ...Object.fromEntries(Object.entries(cards).filter(([, names]) => names.length > 0)) },
            ]),
          ),
          start,
        },
        steps,
      ),
    check,
  },
};
