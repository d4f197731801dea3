/** Dice that are rolled as an effect is carried out (die results 1, 2). */
import { rollEvent, rolled } from '@rulewright/kernel';
import { type ActionOf, type Acts, emit, type Outcome, type Run } from './run.ts';

function roll(run: Run, { sides, as }: ActionOf<'roll'>): Outcome {
  if (run.work === null)
    return emit([rollEvent(run.ctx.controller, 'die', sides, 1, { rule: 'dice.2' })], { work: { at: 'rolled' } });
  return emit([], { bind: { [as]: rolled(run.happened)[0] ?? 0 } });
}

export const chance: Acts<'roll'> = { roll };
