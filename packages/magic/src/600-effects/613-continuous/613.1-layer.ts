/** The layers of rule 613.1a–g with the sublayers of 613.4, in order. */
export const Layer = {
  copy: 0,
  control: 1,
  text: 2,
  type: 3,
  color: 4,
  ability: 5,
  definePT: 6,
  setPT: 7,
  addPT: 8,
  switchPT: 9,
} as const;
