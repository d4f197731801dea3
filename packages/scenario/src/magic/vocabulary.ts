// The closed word lists of Magic's scenarios.

/** The first is the default. */
export const formats = [
  'duel',
  'free-for-all',
  'two-headed-giant',
  'commander',
  'brawl',
  'grand-melee',
  'team-vs-team',
  'emperor',
  'alternating-teams',
  'planechase',
  'vanguard',
  'archenemy',
  'conspiracy',
] as const;
export type Format = (typeof formats)[number];

export const zones = [
  'battlefield',
  'graveyard',
  'hand',
  'library',
  'exile',
  'command',
  'stack',
  'sideboard',
  'planar-deck',
  'scheme-deck',
] as const;

export const colors = ['white', 'blue', 'black', 'red', 'green'] as const;
export type Color = (typeof colors)[number];

export const faces = ['front', 'back'] as const;
export type Face = (typeof faces)[number];

export const faceDownKinds = ['manifest', 'morph', 'disguise', 'cloak'] as const;
export type FaceDownKind = (typeof faceDownKinds)[number];
