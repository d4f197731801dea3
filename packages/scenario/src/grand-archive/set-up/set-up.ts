// Builds the game that a scenario describes: players, what lies in their zones, the turn.
import type { CardFinder } from '@rulewright/cards/grand-archive';
import {
  ATTRIBUTES,
  continueFrom,
  emptyGame,
  FIELD,
  Flag,
  type G,
  isOpenPhase,
  LINEAGE,
  LOADED,
  MAIN_DECK,
  newPool,
  OBJECT_TYPES,
  PANTHEON,
  type Phase,
  type Placed,
  pantheon,
  placeLink,
  placeObject,
  placeObjects,
  placeTurn,
  profileNamed,
  standard,
  startFrom,
  typesOf,
  WEAPON,
} from '@rulewright/grand-archive';
import { type Counters, type EntityId, isPlayer, type ObjectId, objectRow, type PlayerId } from '@rulewright/kernel';
import type { Card, Face } from '@rulewright/language/grand-archive';
import { aliasesOf, fail, seatOf, type Unset } from '../../run/play.ts';
import { entityOf, refText } from '../../run/refs.ts';
import { AbilityWords } from '../../shared/ability-words.ts';
import type { GrandArchivePlay } from '../play.ts';
import type { GrandArchiveObject, GrandArchivePlayer, GrandArchiveScenario, ObjectMark } from '../scenario.ts';
import { phaseOf } from '../steps/phases.ts';
import { zoneKind } from '../words/names.ts';
import { BLANK_CARDS, blankCard, ScenarioCards } from './cards.ts';

interface PlacedSetup {
  readonly id: ObjectId;
  readonly setup: GrandArchiveObject;
}

type Defs = ReadonlyMap<Card, number>;

/** What belongs to one set-up. */
interface Table {
  readonly game: G;
  readonly library: ScenarioCards;
  readonly defs: Defs;
}

/** The marks of objects as properties. */
export const MARKS: Readonly<Record<Exclude<ObjectMark, 'bestowed'>, number>> = {
  rested: Flag.rested,
  distant: Flag.distant,
  fostered: Flag.fostered,
  imbued: Flag.imbued,
  prepared: Flag.prepared,
  brewed: Flag.brewed,
  preserved: Flag.preserved,
};

/** "This ally" and its kin are the object itself. */
const NOUNS = 'card ally champion item weapon domain phantasia object unit attack action token'.split(' ');

/** Everything in place, and the game at its first decision. `extra`: cards besides the bundled ones. */
export function setUp(unset: Unset<GrandArchivePlay>, extra?: CardFinder): GrandArchivePlay {
  const { scenario } = unset;
  const profile = profileNamed(scenario.rules);
  if (profile === undefined) return fail(scenario.line, `no rules are called "${scenario.rules}"`);
  const library = new ScenarioCards(scenario, extra);
  const cards = library.all(scenario);
  const format = scenario.format === 'pantheon' ? pantheon : standard;
  const game = emptyGame(newPool(cards), seatsOf(scenario), scenario.seed, profile, format);
  const table: Table = { game, library, defs: new Map(game.pool.cards.map((card, def) => [card, def])) };
  const placed = scenario.players.flatMap((player, i) => placePlayer(table, player, i as PlayerId));
  const { turn, active, step } = scenario.start;
  const phase = phaseOf(step) as Phase;
  const first = seatOf({ scenario }, active);
  if (phase !== 'start') placeTurn(game, { turn, active: first, step: phase, open: isOpenPhase(phase) });
  const names = cards.flatMap((card) => [card.name, ...card.faces.map((face) => face.name)]);
  const words = new AbilityWords(library.texts(), names, NOUNS);
  const play: GrandArchivePlay = { ...unset, game, words, aliases: aliasesOf(placed), announcing: null };
  linkAll(play, placed);
  if (phase === 'start') startFrom(game, first);
  else continueFrom(game, phase);
  return play;
}

function seatsOf(scenario: GrandArchiveScenario): { readonly name: string; readonly team: number }[] {
  const teams: string[] = [];
  return scenario.players.map(({ name, team }) => {
    const key = team ?? `alone: ${name}`;
    if (!teams.includes(key)) teams.push(key);
    return { name, team: teams.indexOf(key) };
  });
}

function placePlayer(table: Table, player: GrandArchivePlayer, owner: PlayerId): PlacedSetup[] {
  const placed: PlacedSetup[] = [];
  const champion = player.champion === undefined ? undefined : placeChampion(table, player, owner, player.champion);
  placed.push(...(champion ?? []));
  for (const { zone, objects } of player.zones) {
    if (zone === 'lineage') continue;
    for (const setup of objects) placed.push(...placeAll(table, owner, zoneKind(zone), setup));
  }
  for (const name of player.statuses) {
    const def = table.defs.get(table.library.of({ card: name, line: player.line })) ?? -1;
    placeObject(table.game, { owner, zone: ATTRIBUTES, def, marker: true });
  }
  if (!player.libraryExact) {
    const def = table.defs.get(blankCard) ?? -1;
    placeObjects(
      table.game,
      Array.from({ length: BLANK_CARDS }, () => ({ owner, zone: MAIN_DECK, def })),
    );
  }
  return placed;
}

/** The champion with its inner lineage under it, the topmost card first. */
function placeChampion(
  table: Table,
  player: GrandArchivePlayer,
  owner: PlayerId,
  setup: GrandArchiveObject,
): PlacedSetup[] {
  const placed = placeAll(table, owner, FIELD, setup);
  const [champion] = placed;
  const inner = player.zones.filter(({ zone }) => zone === 'lineage').flatMap(({ objects }) => objects);
  if (champion === undefined) return placed;
  return [...placed, ...inner.flatMap((each) => placeUnder(table, owner, LINEAGE, champion.id, each))];
}

function placeUnder(
  table: Table,
  owner: PlayerId,
  zone: number,
  keeper: ObjectId,
  setup: GrandArchiveObject,
): PlacedSetup[] {
  const card = table.library.of(setup);
  const def = table.defs.get(card) ?? -1;
  return Array.from({ length: setup.count }, () => ({
    setup,
    id: placeObject(table.game, { owner, zone, def, keeper, counters: countersOf(setup, undefined, false) }),
  }));
}

function placeAll(table: Table, owner: PlayerId, zone: number, setup: GrandArchiveObject): PlacedSetup[] {
  const { game, library, defs } = table;
  const card = library.of(setup);
  const [front] = card.faces;
  const named = card.faces.findIndex(({ name }) => name === setup.card);
  const face = Math.max(0, named);
  const side = card.faces[face] ?? front;
  const types = typesOf(side.types);
  const isToken = setup.token || (front.token === true && zone === FIELD);
  if (zone === FIELD && (types & OBJECT_TYPES) === 0)
    fail(setup.line, `${card.name} is no object and cannot be on the field`);
  const isChampion = side.types.includes('champion') && zone === FIELD;
  const place: Placed = {
    owner,
    zone,
    def: defs.get(card) ?? -1,
    ...(isToken ? { token: true as const } : {}),
    ...(zone === ATTRIBUTES ? { marker: true as const } : {}),
    controller: setup.controller === undefined ? owner : seatNamed(game, setup.controller),
    face,
    flags: flagsOf(setup, zone),
    damage: isChampion ? 0 : setup.damage,
    counters: countersOf(setup, zone === FIELD ? side : undefined, isChampion),
  };
  return Array.from({ length: setup.count }).flatMap(() => {
    const id = placeObject(game, place);
    return [{ setup, id }, ...setup.loaded.flatMap((loaded) => placeUnder(table, owner, LOADED, id, loaded))];
  });
}

/** Boons lie face down until they are bestowed. */
const flagsOf = ({ marks }: GrandArchiveObject, zone: number): number =>
  marks.reduce(
    (bits, mark) => bits | (mark === 'bestowed' ? 0 : MARKS[mark]),
    zone === PANTHEON && !marks.includes('bestowed') ? Flag.faceDown : 0,
  );

const seatNamed = (game: G, name: string): PlayerId =>
  game.state.players.findIndex((player) => player.name === name) as PlayerId;

/** Weapons and siegeable domains start with their durability; damage on a champion is counters; `level` is its LV. */
function countersOf(setup: GrandArchiveObject, side: Face | undefined, isChampion: boolean): Counters {
  const counters: Record<string, number> = {};
  if (side?.durability !== undefined && ((typesOf(side.types) & WEAPON) !== 0 || isSiegeable(side)))
    counters.durability = side.durability;
  if (isChampion && setup.damage > 0) counters.damage = setup.damage;
  if (isChampion && setup.level !== undefined) counters.level = Math.max(0, setup.level - (side?.level ?? 0));
  for (const { kind, count } of setup.counters) counters[kind] = count;
  return Object.fromEntries(Object.entries(counters).filter(([, count]) => count > 0));
}

const isSiegeable = ({ subtypes }: Face): boolean => subtypes?.some((s) => s.toLowerCase() === 'siegeable') === true;

/** Done when everything lies on the table: an object may be linked to one that is listed later. */
function linkAll(play: GrandArchivePlay, placed: readonly PlacedSetup[]): void {
  const onField = (id: EntityId): boolean => !isPlayer(id) && objectRow(play.game.state, id).zone === FIELD;
  for (const { id, setup } of placed) {
    if (setup.attached === undefined) continue;
    const host = entityOf(play, setup.attached, { among: onField });
    if (isPlayer(host) || !onField(host)) fail(setup.line, `${refText(setup.attached)} is not on the field`);
    placeLink(play.game, id, host as ObjectId);
  }
}
