/** A lab as a scenario file: the position of a moment, or the start with what was done since. */
import { exportSteps, type Move, type PlainObject, type StepText, withSteps } from '@rulewright/scenario';
import type { LabTypes, LabWriting } from './game.ts';
import type { Lab } from './lab.ts';

export interface Written<Loss> {
  readonly text: string;
  /** What a set-up cannot say. */
  readonly losses: readonly Loss[];
  /** Of how many moves how many are in the steps. */
  readonly moves: number;
  readonly of: number;
}

export interface WriteOptions<T extends LabTypes> {
  readonly cards: T['cards'];
  readonly title: string;
  /** Ends with a check of what is there at the end. */
  readonly check: boolean;
  /** The text of a card that is not bundled. */
  readonly text?: (name: string) => PlainObject | undefined;
}

/** The position of the moment that is looked at, as it would be put together. */
export function positionOf<T extends LabTypes>(
  lab: Lab<T>,
  { title, text }: Pick<WriteOptions<T>, 'title' | 'text'>,
): ReturnType<LabWriting<T>['position']> {
  const own = lab.scenario?.cards ?? [];
  return lab.game.writing.position(lab.moment(), {
    title,
    seed: lab.scenario?.seed ?? 1,
    text: (name) => own.find((card) => card.name === name)?.fields ?? text?.(name),
  });
}

export function writePosition<T extends LabTypes>(lab: Lab<T>, options: WriteOptions<T>): Written<T['loss']> {
  const { writing } = lab.game;
  const { draft, losses } = positionOf(lab, options);
  const steps = options.check ? [writing.check(lab.moment())] : [];
  return { text: writing.write(draft, steps), losses, moves: 0, of: 0 };
}

/** The start and everything up to the moment that is looked at. Only a scenario can be the start of one. */
export function writeSteps<T extends LabTypes>(lab: Lab<T>, options: WriteOptions<T>): Written<T['loss']> | null {
  const { scenario, start, recorded, at } = lab;
  const { writing } = lab.game;
  if (scenario === null || start.kind !== 'scenario') return null;
  const moves = lab.moves.slice(0, at);
  const own = recorded?.moves ?? [];
  // Nothing but what the file says itself: it is the file.
  const untouched = own.length > 0 && moves.length === own.length && startsWith(moves, own);
  if (untouched && recorded?.result.status === 'passed') {
    return { text: start.text, losses: [], moves: at, of: at };
  }
  const { steps, moves: written } = exportSteps(scenario, moves, lab.game.scenarios(options.cards));
  const check = options.check && written === moves.length ? [writing.check(lab.moment())] : [];
  const all: StepText[] = [...steps, ...check];
  const text = withSteps(start.text, 0, all, false) ?? writing.write(writing.draftOf(scenario), all);
  return { text, losses: [], moves: written, of: at };
}

const startsWith = (moves: readonly Move[], own: readonly Move[]): boolean =>
  own.every((move, i) => JSON.stringify(move) === JSON.stringify(moves[i]));
