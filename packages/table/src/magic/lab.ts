/** Magic in the lab: its scenarios, and a moment of a game written as one. */
import type { CardFinder } from '@rulewright/cards/magic';
import { type PlayerId, zoneObjects } from '@rulewright/kernel';
import { characteristics, type G, GRAVEYARD, HAND } from '@rulewright/magic';
import type { StepText } from '@rulewright/scenario';
import { draftOf, magicScenarioWith, positionDraft, writeScenario } from '@rulewright/scenario/magic';
import type { LabGame } from '../lab/game.ts';
import { magicTable } from './game.ts';
import type { MagicTypes } from './types.ts';

export const magicLab: LabGame<MagicTypes> = {
  table: magicTable,
  scenarios: (cards?: CardFinder) => [magicScenarioWith(cards)],
  writing: { position: positionDraft, draftOf, write: writeScenario, check },
};

/** What everybody can see is there. */
function check(g: G): StepText {
  const names = (zone: number, player: PlayerId): readonly string[] =>
    zoneObjects(g, zone, player).map((id) => characteristics(g, id).name);
  const players = g.state.players.map(({ id, name }) => [
    name,
    {
      life: g.state.game.totals[id]?.life ?? 0,
      hand: zoneObjects(g, HAND, id).length,
      graveyard: names(GRAVEYARD, id),
    },
  ]);
  const { number, step, active } = g.state.game.turn;
  const turn = { number, active: g.state.players[active]?.name ?? '', step };
  return { check: { ...Object.fromEntries(players), turn } };
}
