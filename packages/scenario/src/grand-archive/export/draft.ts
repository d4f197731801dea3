// A situation of Grand Archive as somebody puts it together: what a scenario file says before its steps, without positions in a file. Plain data.
import type { LossOf } from '../../export/losses.ts';
import type { PlainObject } from '../../parse/index.ts';
import { refText } from '../../run/refs.ts';
import type { GrandArchiveObject, GrandArchivePlayer, GrandArchiveScenario } from '../scenario.ts';

export interface Draft {
  readonly title: string;
  readonly covers: readonly string[];
  readonly format: 'duel' | 'free-for-all' | 'pantheon';
  readonly rules: string;
  readonly seed: number;
  /** Cards as text, in the shape of the index of all cards. */
  readonly cards: readonly PlainObject[];
  /** In turn order. */
  readonly players: readonly DraftPlayer[];
  /** The phase in the words of scenarios. */
  readonly start: { readonly turn: number; readonly active: string; readonly step: string };
}

/** The zones of a player in the order in which they are written. */
export const DRAFT_ZONES = [
  'lineage',
  'field',
  'hand',
  'memory',
  'main-deck',
  'material-deck',
  'graveyard',
  'banishment',
  'mastery',
  'pantheon',
] as const;
export type DraftZone = (typeof DRAFT_ZONES)[number];

export interface DraftPlayer {
  readonly name: string;
  readonly champion: DraftObject | null;
  readonly counters: Readonly<Record<string, number>>;
  readonly team: string | null;
  readonly statuses: readonly string[];
  /** Whether the main deck ends below the cards that are listed; otherwise blank cards follow. */
  readonly libraryExact: boolean;
  readonly zones: Readonly<Partial<Record<DraftZone, readonly DraftObject[]>>>;
}

export interface DraftObject {
  readonly card: string;
  readonly as?: string;
  readonly count?: number;
  readonly rested?: boolean;
  readonly distant?: boolean;
  readonly fostered?: boolean;
  readonly imbued?: boolean;
  readonly prepared?: boolean;
  readonly brewed?: boolean;
  readonly preserved?: boolean;
  readonly bestowed?: boolean;
  readonly counters?: Readonly<Record<string, number>>;
  readonly damage?: number;
  /** A reference, as scenarios write them. */
  readonly attached?: string;
  readonly controller?: string;
  readonly token?: boolean;
  readonly loaded?: readonly DraftObject[];
  /** Of a champion: its LV, where counters make it higher than what is printed. */
  readonly level?: number;
}

/** Something that a set-up cannot say. */
export type Loss = LossOf<
  | 'stack'
  | 'effects'
  | 'combat'
  | 'decision'
  | 'step-begins'
  | 'copies'
  | 'memory'
  | 'champions'
  | 'properties'
  | 'face-down'
  | 'token-abilities'
  | 'text'
  | 'over'
>;

export const newPlayer = (name: string): DraftPlayer => ({
  name,
  champion: null,
  counters: {},
  team: null,
  statuses: [],
  libraryExact: false,
  zones: {},
});

export const newDraft = (title: string, names: readonly string[]): Draft => ({
  title,
  covers: [],
  format: names.length > 2 ? 'free-for-all' : 'duel',
  rules: 'current',
  seed: 1,
  cards: [],
  players: names.map(newPlayer),
  start: { turn: 3, active: names[0] ?? '', step: 'main' },
});

/** What a scenario of Grand Archive is set up from; its steps are left out. */
export function draftOf(scenario: GrandArchiveScenario): Draft {
  const { title, covers, format, rules, seed, cards, players, start } = scenario;
  return {
    title,
    covers,
    format: format === 'free-for-all' ? format : 'duel',
    rules,
    seed,
    cards: cards.map(({ fields }) => fields),
    players: players.map(playerOf),
    start: { turn: start.turn, active: start.active, step: start.step },
  };
}

function playerOf(player: GrandArchivePlayer): DraftPlayer {
  const zones: Partial<Record<DraftZone, readonly DraftObject[]>> = {};
  for (const { zone, objects } of player.zones) {
    const known = DRAFT_ZONES.find((name) => name === zone);
    if (known !== undefined) zones[known] = [...(zones[known] ?? []), ...objects.map(objectOf)];
  }
  return {
    name: player.name,
    champion: player.champion === undefined ? null : objectOf(player.champion),
    counters: countersOf(player.counters),
    team: player.team ?? null,
    statuses: player.statuses,
    libraryExact: player.libraryExact,
    zones,
  };
}

const countersOf = (counters: GrandArchiveObject['counters']): Readonly<Record<string, number>> =>
  Object.fromEntries(counters.map(({ kind, count }) => [kind, count]));

const objectOf = (setup: GrandArchiveObject): DraftObject => ({
  card: setup.card,
  ...(setup.alias !== undefined && { as: setup.alias }),
  ...(setup.count !== 1 && { count: setup.count }),
  ...Object.fromEntries(setup.marks.map((mark) => [mark, true])),
  ...(setup.counters.length > 0 && { counters: countersOf(setup.counters) }),
  ...(setup.damage > 0 && { damage: setup.damage }),
  ...(setup.attached !== undefined && { attached: refText(setup.attached) }),
  ...(setup.controller !== undefined && { controller: setup.controller }),
  ...(setup.token && { token: true }),
  ...(setup.loaded.length > 0 && { loaded: setup.loaded.map(objectOf) }),
  ...(setup.level !== undefined && { level: setup.level }),
});
