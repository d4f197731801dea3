/** Grows when a node changes its meaning; data of another version is refused. */
export const LANGUAGE_VERSION = 1;
