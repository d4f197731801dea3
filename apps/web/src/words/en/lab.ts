export const lab = {};
