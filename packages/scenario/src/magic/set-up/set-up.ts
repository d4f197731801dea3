// Builds the game that a scenario describes: players, what lies in their zones, the turn, and a combat under way.
import type { CardFinder } from '@rulewright/cards/magic';
import {
  type Counters,
  type EntityId,
  isPlayer,
  NO_OBJECT,
  NOWHERE,
  type Note,
  type ObjectId,
  objectRow,
  type PlayerId,
} from '@rulewright/kernel';
import type { Card, Face, Step } from '@rulewright/language/magic';
import {
  BATTLEFIELD,
  COMMAND,
  type Combat,
  continueFrom,
  emptyGame,
  Flag,
  formats,
  type G,
  LIBRARY,
  MANA_LETTERS,
  type Mana,
  newAttacker,
  newPool,
  PERMANENT_TYPES,
  type Placed,
  placeAttached,
  placeCombat,
  placeCommander,
  placeDayNight,
  placeLifeTotals,
  placeObjects,
  placePhasedOut,
  placePlanarDice,
  placePlayer,
  placeTurn,
  profiles,
  TURN_STEPS,
  typeBits,
} from '@rulewright/magic';
import { foldName } from '../../parse/index.ts';
import { submit } from '../../run/decide.ts';
import { aliasesOf, fail, seatOf, type Unset, unsupported } from '../../run/play.ts';
import { entityName, entityOf, refText } from '../../run/refs.ts';
import { AbilityWords } from '../../shared/ability-words.ts';
import type { MagicPlay } from '../play.ts';
import type { MagicObject, MagicPlayer, MagicScenario } from '../scenario.ts';
import { zoneKind } from '../words/names.ts';
import { BLANK_CARDS, blankCard, ScenarioCards } from './cards.ts';

/** An object that has been placed, with what was said about it. */
interface PlacedSetup {
  readonly id: ObjectId;
  readonly setup: MagicObject;
}

/** Where each card is in the pool. */
type Defs = ReadonlyMap<Card, number>;

interface Attachment {
  readonly id: ObjectId;
  readonly host: EntityId;
  readonly line: number;
}

/** Everything in place, and the game at its first decision. `extra`: cards besides the bundled ones. */
export function setUp(unset: Unset<MagicPlay>, extra?: CardFinder): MagicPlay {
  const { scenario } = unset;
  refuseUnsupported(scenario);
  const profile = Object.hasOwn(profiles, scenario.rules) ? profiles[scenario.rules] : undefined;
  if (profile === undefined) {
    return fail(
      scenario.line,
      `no rules are called "${scenario.rules}"; there are ${Object.keys(profiles).join(', ')}`,
    );
  }
  const library = new ScenarioCards(scenario, extra);
  const cards = library.all(scenario);
  const game = emptyGame(newPool(cards), seatsOf(scenario), scenario.seed, profile, formats[scenario.format]);
  const defs: Defs = new Map(cards.map((card, def) => [card, def]));
  const placed = scenario.players.flatMap((player, i) => placeZones(game, library, defs, player, i as PlayerId));
  placePlanarDice(game);
  placeLifeTotals(game);
  scenario.players.forEach((player, i) => {
    placePlayer(game, i as PlayerId, totalsOf(player));
  });
  const { turn, active, step } = scenario.start;
  placeTurn(game, { turn, active: seatOf({ scenario }, active), step: step as Step });
  const aliases = aliasesOf(placed);
  const words = new AbilityWords(
    library.texts(),
    cards.flatMap((card) => [card.name, ...card.faces.map((face) => face.name)]),
    NOUNS,
  );
  const play: MagicPlay = { ...unset, game, words, aliases, announcing: null, named: null };
  const attached = attachAll(play, placed);
  const fighting = joinCombat(play, placed);
  for (const { id, setup } of placed) if (setup.phasedOut && isThere(play, id)) placePhasedOut(game, id);
  placeDayNight(game);
  continueFrom(game, step as Step);
  refuseParted(play, attached);
  // Who is set up as attacking was declared in this step already.
  if (fighting && game.state.decision?.kind === 'attackers') submit(play, { attacks: [] }, scenario.start.line);
  return play;
}

/** "This creature", "this spell" and their kin are the object itself. */
const NOUNS =
  'creature artifact enchantment land planeswalker battle permanent spell card token aura equipment vehicle saga class case room siege fortification spacecraft'.split(
    ' ',
  );

/** Not gone already with what it is attached to. */
const isThere = ({ game }: MagicPlay, id: ObjectId): boolean => objectRow(game.state, id).zone === BATTLEFIELD;

/** What could not be so in any game is an error, not something that rights itself. */
function refuseParted(play: MagicPlay, attached: readonly Attachment[]): void {
  const { game } = play;
  for (const { id, host, line } of attached) {
    const row = objectRow(game.state, id);
    const parted = row.zone === NOWHERE || row.host !== host;
    const hostStays = isPlayer(host) || objectRow(game.state, host).zone === BATTLEFIELD;
    if (parted && hostStays) {
      fail(line, `${entityName(play, id)} cannot be attached to ${entityName(play, host)}`);
    }
  }
}

function refuseUnsupported(scenario: MagicScenario): void {
  if (formats[scenario.format] === undefined) {
    unsupported(scenario.line, `the format ${scenario.format} cannot be played yet`);
  }
}

function seatsOf(scenario: MagicScenario): { readonly name: string; readonly team: number }[] {
  const teams: string[] = [];
  return scenario.players.map(({ name, team }) => {
    const key = team ?? `alone: ${name}`;
    if (!teams.includes(key)) teams.push(key);
    return { name, team: teams.indexOf(key) };
  });
}

function placeZones(game: G, library: ScenarioCards, defs: Defs, player: MagicPlayer, owner: PlayerId): PlacedSetup[] {
  const placed = placeAll(
    game,
    player.zones.flatMap(({ zone, objects }) =>
      objects.flatMap((setup) => copiesOf(game, library, defs, owner, zoneKind(zone), setup)),
    ),
  );
  for (const setup of player.commanders) placed.push(...placeAsCommander(game, library, defs, owner, placed, setup));
  if (!player.libraryExact) {
    const def = defs.get(blankCard) ?? -1;
    placeObjects(
      game,
      Array.from({ length: BLANK_CARDS }, () => ({ owner, zone: LIBRARY, def })),
    );
  }
  return placed;
}

interface ToPlace {
  readonly setup: MagicObject;
  readonly place: Placed;
}

function placeAll(game: G, all: readonly ToPlace[]): PlacedSetup[] {
  const ids = placeObjects(
    game,
    all.map(({ place }) => place),
  );
  return all.map(({ setup }, i) => ({ setup, id: ids[i] ?? NO_OBJECT }));
}

/** In the command zone (903.6), unless the set-up has put that card somewhere else. */
function placeAsCommander(
  game: G,
  library: ScenarioCards,
  defs: Defs,
  owner: PlayerId,
  elsewhere: readonly PlacedSetup[],
  setup: MagicObject,
): PlacedSetup[] {
  const card = library.of(setup);
  const there = elsewhere.find((other) => library.of(other.setup) === card);
  const made = there === undefined ? placeAll(game, copiesOf(game, library, defs, owner, COMMAND, setup)) : [];
  for (const { id } of there === undefined ? made : [there]) placeCommander(game, id);
  return made;
}

function copiesOf(
  game: G,
  library: ScenarioCards,
  defs: Defs,
  owner: PlayerId,
  zone: number,
  setup: MagicObject,
): readonly ToPlace[] {
  const { line } = setup;
  const card = library.of(setup);
  const isToken = setup.token || library.isToken(card);
  if (isToken && zone !== BATTLEFIELD) fail(line, 'a token can only be on the battlefield');
  const face = faceOfSetup(setup, card, zone);
  const permanent = (typeBits(card.faces[face]?.types ?? []) & PERMANENT_TYPES) !== 0;
  if (zone === BATTLEFIELD && !permanent && setup.faceDown === undefined)
    fail(line, `${card.name} is not a permanent and cannot be on the battlefield`);
  const what = isToken ? { token: card.faces.length > 1 ? card : card.faces[0] } : { def: defs.get(card) ?? -1 };
  const flags = (setup.tapped ? Flag.tapped : 0) | faceFlags(setup, card, face);
  const controller = setup.controller === undefined ? owner : controllerSeat(game, setup.controller);
  const place: Placed = {
    ...what,
    owner,
    zone,
    face,
    controller: zone === BATTLEFIELD ? controller : owner,
    flags,
    damage: setup.damage,
    counters: countersOf(setup, zone === BATTLEFIELD ? card.faces[face] : undefined),
    notes: notesOf(game, setup),
    sick: setup.sick,
  };
  return Array.from({ length: setup.count }, () => ({ setup, place }));
}

/** The back if it is said, or if a permanent is called by its back's name. */
function faceOfSetup(setup: MagicObject, card: Card, zone: number): number {
  if (setup.face === undefined && (zone !== BATTLEFIELD || setup.faceDown !== undefined)) return 0;
  const named = card.faces.findIndex(({ name }) => foldName(name) === foldName(setup.card));
  const face = setup.face === 'back' ? 1 : setup.face === 'front' ? 0 : Math.max(0, named);
  if (face > 0 && !TURNED.has(card.layout)) fail(setup.line, `${card.name} has no back face`);
  return face;
}
const TURNED: ReadonlySet<Card['layout']> = new Set(['transform', 'modal', 'flip']);

const FACE_DOWN: Readonly<Record<NonNullable<MagicObject['faceDown']>, number>> = {
  morph: Flag.faceDown,
  manifest: Flag.faceDown | Flag.manifested,
  disguise: Flag.faceDown | Flag.warded,
  cloak: Flag.faceDown | Flag.manifested | Flag.warded,
};

const faceFlags = ({ faceDown }: MagicObject, card: Card, face: number): number =>
  (faceDown === undefined ? 0 : FACE_DOWN[faceDown]) | (card.layout === 'flip' && face === 1 ? Flag.flipped : 0);

const controllerSeat = (game: G, name: string): PlayerId =>
  game.state.players.findIndex((player) => player.name === name) as PlayerId;

/** 306.5b, 310.4b: what is printed, unless the set-up says otherwise. */
function countersOf(setup: MagicObject, face: Face | undefined): Counters {
  const counters: Record<string, number> = {};
  if (face?.loyalty !== undefined && face.loyalty !== 'X') counters.loyalty = face.loyalty;
  if (face?.defense !== undefined) counters.defense = face.defense;
  for (const { kind, count } of setup.counters) counters[kind] = count;
  return Object.fromEntries(Object.entries(counters).filter(([, count]) => count > 0));
}

function notesOf(game: G, { chosen }: MagicObject): Readonly<Record<string, Note>> {
  const { color, name, type, player, number } = chosen ?? {};
  return {
    ...(color !== undefined && { color }),
    ...(name !== undefined && { name }),
    ...(type !== undefined && { type }),
    ...(player !== undefined && { player: [controllerSeat(game, player)] }),
    ...(number !== undefined && { number }),
  };
}

function totalsOf(player: MagicPlayer): Parameters<typeof placePlayer>[2] {
  const letters: readonly string[] = MANA_LETTERS;
  const mana = player.mana.map((symbol): Mana => {
    const type = (symbol === 'S' ? letters.indexOf('C') : letters.indexOf(symbol)) as Mana['type'];
    return { type, snow: symbol === 'S', source: NO_OBJECT };
  });
  return {
    ...(player.life !== undefined && { life: player.life }),
    mana,
    landsPlayed: player.landsPlayed,
    spellsCastLastTurn: player.spellsCastLastTurn,
    counters: Object.fromEntries(player.counters.filter(({ count }) => count > 0).map((c) => [c.kind, c.count])),
  };
}

const onBattlefield = (play: MagicPlay) => (id: EntityId) =>
  isPlayer(id) || objectRow(play.game.state, id).zone === BATTLEFIELD;

/** Done when everything lies on the table: an object may be attached to one that is listed later. */
function attachAll(play: MagicPlay, placed: readonly PlacedSetup[]): readonly Attachment[] {
  return placed.flatMap(({ id, setup }) => {
    if (setup.attached === undefined) return [];
    const host = entityOf(play, setup.attached, { among: onBattlefield(play) });
    if (!onBattlefield(play)(host)) fail(setup.line, `${refText(setup.attached)} is not on the battlefield`);
    placeAttached(play.game, id, host);
    return { id, host, line: setup.line };
  });
}

/** Steps in which there can be attackers. */
const COMBAT_STEPS: readonly string[] = [
  ...TURN_STEPS.slice(TURN_STEPS.indexOf('attackers'), TURN_STEPS.indexOf('end-combat') + 1),
  'first-strike-damage',
];

/** Puts those who are set up as attacking into combat; whether there are any. */
function joinCombat(play: MagicPlay, placed: readonly PlacedSetup[]): boolean {
  const { game, scenario } = play;
  const attacking = placed.filter(({ setup }) => setup.attacking !== undefined);
  if (!COMBAT_STEPS.includes(scenario.start.step)) {
    const [first] = attacking;
    if (first !== undefined) fail(first.setup.line, `nothing is attacking in the step ${scenario.start.step}`);
    return false;
  }
  const attackers = attacking.flatMap(({ id, setup }) => {
    if (setup.attacking === undefined) return [];
    return newAttacker(game, id, entityOf(play, setup.attacking, { among: onBattlefield(play) }));
  });
  const attackingPlayer = game.state.game.turn.active;
  const combat: Combat = {
    attackingPlayer,
    attackers,
    blockers: [],
    struck: [],
    attacked: true,
    blocksDeclared: false,
  };
  placeCombat(game, combat);
  return attackers.length > 0;
}
