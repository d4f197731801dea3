export const replays = {};
