export const cards = {};
