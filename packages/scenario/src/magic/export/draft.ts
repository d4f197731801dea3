// A situation as somebody puts it together: what a scenario file says before its steps, without positions in a file. Plain data.
import { STEPS, type Step } from '@rulewright/language/magic';
import type { PlainObject } from '../../parse/index.ts';
import { refText } from '../../run/refs.ts';
import type { MagicObject, MagicPlayer, MagicScenario } from '../scenario.ts';
import { type Color, type FaceDownKind, type Format, formats } from '../vocabulary.ts';

export interface Draft {
  readonly title: string;
  readonly covers: readonly string[];
  readonly format: Format;
  readonly rules: string;
  readonly seed: number;
  /** Cards as text, in the shape of a card database. */
  readonly cards: readonly PlainObject[];
  /** In turn order. */
  readonly players: readonly DraftPlayer[];
  readonly start: { readonly turn: number; readonly active: string; readonly step: Step };
}

/** The zones of a player in the order in which they are written. */
export const DRAFT_ZONES = [
  'battlefield',
  'hand',
  'graveyard',
  'exile',
  'command',
  'library',
  'sideboard',
  'planar-deck',
  'scheme-deck',
] as const;
export type DraftZone = (typeof DRAFT_ZONES)[number];

export interface DraftPlayer {
  readonly name: string;
  /** Null: as the format has it. */
  readonly life: number | null;
  /** As symbols: `{R}{R}`. */
  readonly mana: string;
  readonly counters: Readonly<Record<string, number>>;
  readonly team: string | null;
  readonly commanders: readonly DraftObject[];
  readonly landsPlayed: number;
  readonly spellsCastLastTurn: number;
  /** Whether the library ends below the cards that are listed; otherwise blank cards follow. */
  readonly libraryExact: boolean;
  readonly zones: Readonly<Partial<Record<DraftZone, readonly DraftObject[]>>>;
}

export interface DraftObject {
  readonly card: string;
  readonly as?: string;
  readonly count?: number;
  readonly tapped?: boolean;
  readonly counters?: Readonly<Record<string, number>>;
  readonly damage?: number;
  readonly sick?: boolean;
  readonly face?: 'front' | 'back';
  readonly faceDown?: FaceDownKind;
  /** A reference, as scenarios write them. */
  readonly attached?: string;
  readonly controller?: string;
  readonly token?: boolean;
  readonly chosen?: DraftChosen;
  readonly phasedOut?: boolean;
  readonly attacking?: string;
}

export interface DraftChosen {
  readonly color?: Color;
  readonly name?: string;
  readonly type?: string;
  readonly player?: string;
  readonly number?: number;
}

export const newPlayer = (name: string): DraftPlayer => ({
  name,
  life: null,
  mana: '',
  counters: {},
  team: null,
  commanders: [],
  landsPlayed: 0,
  spellsCastLastTurn: 0,
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
  start: { turn: 3, active: names[0] ?? '', step: 'main1' },
});

/** What a scenario of Magic is set up from; its steps are left out. */
export function draftOf(scenario: MagicScenario): Draft {
  const { title, covers, format, rules, seed, cards, players, start } = scenario;
  return {
    title,
    covers,
    format: formats.find((name) => name === format) ?? 'duel',
    rules,
    seed,
    cards: cards.map(({ fields }) => fields),
    players: players.map(playerOf),
    start: {
      turn: start.turn,
      active: start.active,
      step: STEPS.find((name) => name === start.step) ?? 'main1',
    },
  };
}

function playerOf(player: MagicPlayer): DraftPlayer {
  const zones: Partial<Record<DraftZone, readonly DraftObject[]>> = {};
  for (const { zone, objects } of player.zones) {
    const known = DRAFT_ZONES.find((name) => name === zone);
    if (known !== undefined) zones[known] = [...(zones[known] ?? []), ...objects.map(objectOf)];
  }
  return {
    name: player.name,
    life: player.life ?? null,
    mana: player.mana.map((symbol) => `{${symbol}}`).join(''),
    counters: countersOf(player.counters),
    team: player.team ?? null,
    commanders: player.commanders.map(objectOf),
    landsPlayed: player.landsPlayed,
    spellsCastLastTurn: player.spellsCastLastTurn,
    libraryExact: player.libraryExact,
    zones,
  };
}

const countersOf = (counters: MagicObject['counters']): Readonly<Record<string, number>> =>
  Object.fromEntries(counters.map(({ kind, count }) => [kind, count]));

function objectOf(setup: MagicObject): DraftObject {
  const { line: _, ...chosen } = setup.chosen ?? { line: 0 };
  return {
    card: setup.card,
    ...(setup.alias !== undefined && { as: setup.alias }),
    ...(setup.count !== 1 && { count: setup.count }),
    ...(setup.tapped && { tapped: true }),
    ...(setup.counters.length > 0 && { counters: countersOf(setup.counters) }),
    ...(setup.damage > 0 && { damage: setup.damage }),
    ...(setup.sick && { sick: true }),
    ...(setup.face === 'back' && { face: setup.face }),
    ...(setup.faceDown !== undefined && { faceDown: setup.faceDown }),
    ...(setup.attached !== undefined && { attached: refText(setup.attached) }),
    ...(setup.controller !== undefined && { controller: setup.controller }),
    ...(setup.token && { token: true }),
    ...(setup.chosen !== undefined && { chosen }),
    ...(setup.phasedOut && { phasedOut: true }),
    ...(setup.attacking !== undefined && { attacking: refText(setup.attacking) }),
  };
}
