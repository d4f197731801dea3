/** The toy game in the lab. */
import type { LabGame } from '@rulewright/table';
import { toyScenario } from './scenario/index.ts';
import type { ToyPlay } from './scenario/set-up.ts';
import { type ToyTypes, toyTable } from './table.ts';

export interface ToyLabTypes extends ToyTypes {
  readonly play: ToyPlay;
  readonly draft: never;
  readonly loss: never;
}

export const toyLab: LabGame<ToyLabTypes> = { table: toyTable, scenarios: () => [toyScenario] };
