/** The switches of the bundled program: a change is made if `MUTANT` is its number. */
import { switches } from './switches.ts';

/** One more than the highest number of a change; written into the bundle. */
declare const PLACES: number;

/** The places whose changes would have made a difference since they were last asked for. */
export const noted = new Uint8Array(PLACES);

/** @public Injected by the bundler (`bundle.ts`). */
export const { __mutant, __asTrue, __same } = switches(Number(process.env.MUTANT ?? -1), noted);
