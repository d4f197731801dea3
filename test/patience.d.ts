/**
 * How long tests wait. No test depends on speed: it waits for the thing itself, and these only end what has stopped. Nothing that
 * works takes so long, however busy the machine is.
 */
/** One wait: for something on a page, for an answer. */
export declare const PATIENCE_MS = 240000;
/** All that one test does. */
export declare const TEST_MS = 1200000;
