// The closed word lists of the scenario language, per game where the games differ.

export const games = ['magic', 'grand-archive'] as const;
export type Game = (typeof games)[number];

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

const magicZones = ['battlefield', 'graveyard', 'hand', 'library', 'exile', 'command', 'stack', 'sideboard'] as const;
const grandArchiveZones = [
  'field',
  'graveyard',
  'hand',
  'memory',
  'banishment',
  'main-deck',
  'material-deck',
  'lineage',
  'intent',
  'loaded',
  'mastery',
  'stack',
] as const;
export type Zone = (typeof magicZones)[number] | (typeof grandArchiveZones)[number];

const magicSteps = [
  'untap',
  'upkeep',
  'draw',
  'main1',
  'combat',
  'attackers',
  'blockers',
  'first-strike-damage',
  'damage',
  'end-combat',
  'main2',
  'end',
  'cleanup',
] as const;
const grandArchiveSteps = [
  'wake-up',
  'materialize',
  'recollection',
  'draw',
  'main',
  'attack-declaration',
  'retaliation',
  'damage',
  'end-combat',
  'end',
  'cleanup',
] as const;
export type StepName = (typeof magicSteps)[number] | (typeof grandArchiveSteps)[number];

interface Vocabulary {
  readonly zones: readonly Zone[];
  readonly steps: readonly StepName[];
  /** The step in which a scenario starts unless it says otherwise. */
  readonly firstStep: StepName;
}

export const vocabulary: Readonly<Record<Game, Vocabulary>> = {
  magic: { zones: magicZones, steps: magicSteps, firstStep: 'main1' },
  'grand-archive': { zones: grandArchiveZones, steps: grandArchiveSteps, firstStep: 'main' },
};

export const colors = ['white', 'blue', 'black', 'red', 'green'] as const;
export type Color = (typeof colors)[number];

export const faces = ['front', 'back'] as const;
export type Face = (typeof faces)[number];

export const faceDownKinds = ['manifest', 'morph', 'disguise', 'cloak'] as const;
export type FaceDownKind = (typeof faceDownKinds)[number];

/** Keys of a check that are neither a player nor an object; nothing in a scenario may be named like them. */
export const checkWords = ['stack', 'turn', 'day-night', 'game', 'decision', 'explain'] as const;
