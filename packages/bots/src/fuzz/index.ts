/** Finding mistakes: games of random bots with all invariants checked. */
export { playWatched, type Watched } from './play.ts';
export { Watcher } from './watch.ts';
