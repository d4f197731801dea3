/** Finding mistakes: games of random bots with all invariants checked. */
export { playWatched, type Watched } from './play.ts';
export { type Timed, Timing } from './timing.ts';
export { Watcher } from './watch.ts';
