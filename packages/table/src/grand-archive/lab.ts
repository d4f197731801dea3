/** Grand Archive in the lab: its scenarios, and a moment of a game written as one. */
import type { CardFinder } from '@rulewright/cards/grand-archive';
import {
  BANISHMENT,
  championOf,
  characteristics,
  damageOn,
  type G,
  GRAVEYARD,
  HAND,
  levelOf,
  MEMORY,
} from '@rulewright/grand-archive';
import { objectRow, type PlayerId, zoneObjects } from '@rulewright/kernel';
import type { StepText } from '@rulewright/scenario';
import {
  draftOf,
  grandArchiveScenarioWith,
  phaseWord,
  positionDraft,
  writeScenario,
} from '@rulewright/scenario/grand-archive';
import type { LabGame } from '../lab/game.ts';
import { grandArchiveTable } from './game.ts';
import type { GrandArchiveTypes } from './types.ts';

export const grandArchiveLab: LabGame<GrandArchiveTypes> = {
  table: grandArchiveTable,
  scenarios: (cards?: CardFinder) => [grandArchiveScenarioWith(cards)],
  writing: { position: positionDraft, draftOf, write: writeScenario, check },
};

/** What everybody can see is there. */
function check(g: G): StepText {
  const names = (zone: number, player: PlayerId): readonly string[] =>
    zoneObjects(g, zone, player).map((id) => characteristics(g, id).name);
  const players = g.state.players.map(({ id, name }) => [
    name,
    {
      level: levelOf(g, id),
      hand: zoneObjects(g, HAND, id).length,
      memory: zoneObjects(g, MEMORY, id).length,
      graveyard: names(GRAVEYARD, id),
      banishment: zoneObjects(g, BANISHMENT, id).length,
    },
  ]);
  const champions = g.state.players.flatMap(({ id, name }) => {
    const champion = championOf(g, id);
    return champion === undefined
      ? []
      : [[`${name}/champion`, { damage: damageOn(objectRow(g.state, champion)) }] as const];
  });
  const { number, step, active } = g.state.game.turn;
  const turn = { number, active: g.state.players[active]?.name ?? '', step: phaseWord(step) };
  return { check: { ...Object.fromEntries(players), ...Object.fromEntries(champions), turn } };
}
