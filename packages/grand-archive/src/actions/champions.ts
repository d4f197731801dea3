/** What champions do: levelling up and losing levels, recovering, empowering (card types, champion; game terms). */
import { type ObjectId, type PlayerId, zoneObjects } from '@rulewright/kernel';
import { effectBegins } from '@rulewright/rules';
import type { Empowering } from '../abilities/as-if-level.ts';
import { championOf, isChampion } from '../card-types/champion.ts';
import { actedEvent, delevelEvent, levelUpEvent, recoverEvent } from '../events/make.ts';
import type { GrandArchiveEvent } from '../events/types.ts';
import { characteristics, controllerOf, isType } from '../parts-of-a-card/characteristics.ts';
import { CHAMPION } from '../parts-of-a-card/words.ts';
import { levelRefusal } from '../playing-cards/legality.ts';
import type { G } from '../state.ts';
import { MATERIAL_DECK } from '../zones/zones.ts';
import { followedBy, isThere, onField, playersOf } from './found.ts';
import { increased } from './more.ts';
import { type ActionOf, type Acts, ASKED, chooseEntities, countFor, emit, type Outcome, type Run } from './run.ts';

/** Levelling up 2, 3, 9: a champion card of the next level with the right lineage; its elements and cost do not matter. */
const canLevelInto = (g: G, player: PlayerId, card: ObjectId): boolean => {
  const c = characteristics(g, card);
  return isType(c, CHAMPION) && levelRefusal(g, player, c) === null;
};

/** Where it is levelled up into is the choice of its controller, unless the effect says it. */
export function levelsFor(run: Run, action: ActionOf<'levelUp'>, player: PlayerId): readonly ObjectId[] {
  const cards =
    action.into === undefined
      ? zoneObjects(run.g, MATERIAL_DECK, player)
      : followedBy(run, action.into).filter((id) => isThere(run.g, id));
  return cards.filter((card) => canLevelInto(run.g, player, card));
}

const championsOf = (run: Run, action: ActionOf<'levelUp' | 'delevel'>): readonly ObjectId[] =>
  onField(run, action.what).filter((id) => isChampion(run.g, id));

function levelUp(run: Run, action: ActionOf<'levelUp'>): Outcome {
  const events: GrandArchiveEvent[] = [];
  for (const champion of championsOf(run, action)) {
    const player = controllerOf(run.g, champion);
    // Levelling is asked of the champion that represents the player.
    if (championOf(run.g, player) !== champion) continue;
    const from = levelsFor(run, action, player);
    const chosen = chooseEntities(run, player, {
      rule: 'type-champion.level-up.2',
      prompt: 'level-up',
      from,
      min: Math.min(1, from.length),
      max: 1,
    });
    if (chosen === undefined) return ASKED;
    for (const card of chosen) events.push(levelUpEvent(champion, card, { cause: run.ctx.source }));
  }
  return emit(events);
}

const delevel = (run: Run, action: ActionOf<'delevel'>): Outcome =>
  emit(championsOf(run, action).map((id) => delevelEvent(id, { cause: run.ctx.source })));

const recover = (run: Run, action: ActionOf<'recover'>): Outcome =>
  emit(
    playersOf(run, action.who).flatMap((player) => {
      const amount = increased(run.g, 'recover', player, countFor(run, action.amount, player));
      return amount === 0 ? [] : [recoverEvent(player, amount, { cause: run.ctx.source })];
    }),
  );

/** Empower 1: for the next Spell card of the player in this turn; by nothing it does not happen. */
const empower = (run: Run, action: ActionOf<'empower'>): Outcome =>
  emit(
    playersOf(run, action.who).flatMap((player): readonly GrandArchiveEvent[] => {
      const amount = increased(run.g, 'empower', player, countFor(run, action.amount, player));
      if (amount === 0) return [];
      const body: Empowering = { kind: 'empower', amount };
      return [
        effectBegins(run.ctx, { body, controller: player, duration: { kind: 'endOfTurn' } }),
        actedEvent('empower', player, amount, { cause: run.ctx.source }),
      ];
    }),
  );

export const champions: Acts<'levelUp' | 'delevel' | 'recover' | 'empower'> = { levelUp, delevel, recover, empower };
