/** A lab as a scenario file: the position of a moment, or the start with what was done since. */
import type { CardFinder } from '@rulewright/cards';
import { zoneObjects } from '@rulewright/kernel';
import { characteristics, type G, GRAVEYARD, HAND } from '@rulewright/magic';
import { exportSteps, type Move, type PlainObject, type StepText, withSteps } from '@rulewright/scenario';
import { type Draft, draftOf, type Loss, positionDraft, writeScenario } from '@rulewright/scenario/magic';
import { scenarioGames } from '../magic/scenarios.ts';
import type { Lab } from './lab.ts';

export interface Written {
  readonly text: string;
  /** What a set-up cannot say. */
  readonly losses: readonly Loss[];
  /** Of how many moves how many are in the steps. */
  readonly moves: number;
  readonly of: number;
}

export interface WriteOptions {
  readonly finder: CardFinder;
  readonly title: string;
  /** Ends with a check of what is there at the end. */
  readonly check: boolean;
  /** The text of a card that is not bundled. */
  readonly text?: (name: string) => PlainObject | undefined;
}

/** The position of the moment that is looked at, as it would be put together. */
export function positionOf(
  lab: Lab,
  { title, text }: Pick<WriteOptions, 'title' | 'text'>,
): { draft: Draft; losses: readonly Loss[] } {
  const own = lab.scenario?.cards ?? [];
  return positionDraft(lab.game(), {
    title,
    seed: lab.scenario?.seed ?? 1,
    text: (name) => own.find((card) => card.name === name)?.fields ?? text?.(name),
  });
}

export function writePosition(lab: Lab, options: WriteOptions): Written {
  const { draft, losses } = positionOf(lab, options);
  const steps = options.check ? [checkOf(lab.game())] : [];
  return { text: writeScenario(draft, steps), losses, moves: 0, of: 0 };
}

/** The start and everything up to the moment that is looked at. Only a scenario can be the start of one. */
export function writeSteps(lab: Lab, options: WriteOptions): Written | null {
  const { scenario, start, recorded, at } = lab;
  if (scenario === null || start.kind !== 'scenario') return null;
  const moves = lab.moves.slice(0, at);
  const own = recorded?.moves ?? [];
  // Nothing but what the file says itself: it is the file.
  const untouched = own.length > 0 && moves.length === own.length && startsWith(moves, own);
  if (untouched && recorded?.result.status === 'passed') {
    return { text: start.text, losses: [], moves: at, of: at };
  }
  const { steps, moves: written } = exportSteps(scenario, moves, scenarioGames(options.finder));
  const check = options.check && written === moves.length ? [checkOf(lab.game())] : [];
  const all: StepText[] = [...steps, ...check];
  const text = withSteps(start.text, 0, all, false) ?? writeScenario(draftOf(scenario), all);
  return { text, losses: [], moves: written, of: at };
}

const startsWith = (moves: readonly Move[], own: readonly Move[]): boolean =>
  own.every((move, i) => JSON.stringify(move) === JSON.stringify(moves[i]));

/** What everybody can see is there. */
function checkOf(g: G): StepText {
  const names = (zone: number, player: number): readonly string[] =>
    zoneObjects(g, zone, player as never).map((id) => characteristics(g, id).name);
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
