/** The judge's lab: `data.ts` says what is kept, `lab.ts` is the lab itself, `writing.ts` and `link.ts` take it elsewhere. */
export { LabError, scenariosIn, startFrom } from './beginning.ts';
export { type Branch, type LabData, type LabStart, readLab } from './data.ts';
export type { LabGame, LabTypes, LabWriting, PositionOptions } from './game.ts';
export { type BranchShown, type Entry, type Forking, Lab, type Opening, type PassUntil } from './lab.ts';
export { LinkError, packLab, unpackLab } from './link.ts';
export type { StepShown } from './steps.ts';
export { positionOf, type WriteOptions, type Written, writePosition, writeSteps } from './writing.ts';
