/**
 * A game as a plain object that survives JSON, and back. What is not state (caches, ownership of chunks) is left out and
 * made anew; everything else comes back as it was, so that a loaded game has the same hash and goes on the same way.
 */
import { type Bounds, bounded } from './bounded.ts';
import type { Decision } from './decision.ts';
import { perform } from './door.ts';
import { type GameEvent, NO_PARENT } from './event.ts';
import { type Game, gameOf, type Ids, type Procedure, type RuleSet } from './game.ts';
import { hash, hashPlain } from './hash.ts';
import { asObject, asPlayer, type EntityId, FIRST_OBJECT, NO_OBJECT, type ObjectId, type PlayerId } from './ids.ts';
import type { RandomState } from './random.ts';
import { Reader } from './reading.ts';
import {
  type Counters,
  type EffectRow,
  type Frame,
  freshToken,
  freshVersion,
  type Locals,
  NOWHERE,
  type Note,
  newObject,
  type ObjectKind,
  type ObjectRow,
  type Outcome,
  type PendingTrigger,
  type PlayerRow,
  type SavedFrame,
  type State,
  type StateField,
  savedFrame,
} from './state.ts';
import { emptyTable, putRow, rowAt, rowsOf, type Table } from './table.ts';

const SAVE_VERSION = 4;

type Reshaped = 'objects' | 'effects' | 'log' | 'frame' | 'checkpoint';

interface SavedTable<Row> {
  readonly first: number;
  readonly rows: readonly Row[];
}

export interface Snapshot extends Readonly<Pick<State, Exclude<StateField, Reshaped>>> {
  readonly objects: SavedTable<Omit<ObjectRow, 'memo'>>;
  readonly effects: SavedTable<EffectRow | null>;
  readonly log: SavedTable<GameEvent>;
  /** From the top of the control stack down. */
  readonly frame: readonly SavedFrame[];
  readonly checkpoint: Snapshot | null;
}

/** A saved game. */
export interface SavedState {
  readonly version: typeof SAVE_VERSION;
  readonly rules: string;
  /** Version of the card language: frames, effects and tokens are written in it. */
  readonly language: number;
  /** A fingerprint of the cards that it is played with: objects are numbers of those. */
  readonly cards: string;
  /** Of the state: what was changed or spoiled since is refused. */
  readonly hash: string;
  readonly state: Snapshot;
}

/** The whole game as plain data that survives JSON. */
export const save = (g: Game): SavedState => ({
  version: SAVE_VERSION,
  rules: g.rules.name,
  language: g.rules.language,
  cards: cardsPrint(g.rules, g.pool),
  hash: hash(g.state),
  state: snapshot(g.state),
});

const prints = new WeakMap<object, string>();

/** A game is saved again and again with the same cards. */
function cardsPrint(rules: RuleSet, pool: unknown): string {
  const cards = rules.cardsIn(pool);
  const known = prints.get(cards);
  if (known !== undefined) return known;
  const made = hashPlain(cards);
  prints.set(cards, made);
  return made;
}

/** The state alone as plain data. */
export function snapshot(s: State): Snapshot {
  return {
    objects: flat(s.objects, ({ memo: _, ...row }) => row),
    effects: flat(s.effects, (row) => row),
    live: s.live,
    players: s.players,
    zones: s.zones,
    hooks: s.hooks,
    frame: framesOf(s.frame),
    decision: s.decision,
    pending: s.pending,
    random: s.random,
    clock: s.clock,
    log: flat(s.log, (event) => event),
    game: s.game,
    checkpoint: s.checkpoint === null ? null : snapshot(s.checkpoint),
    over: s.over,
  };
}

const flat = <Row, Saved>(t: Table<Row>, keep: (row: Row) => Saved): SavedTable<Saved> => ({
  first: t.first,
  rows: Array.from(rowsOf(t), keep),
});

function framesOf(top: Frame | null): SavedFrame[] {
  const frames: SavedFrame[] = [];
  for (let frame = top; frame !== null; frame = frame.below) {
    frames.push(savedFrame(frame));
  }
  return frames;
}

/** Far above what games have, far below what a machine or the call stack holds. */
const BOUNDS: Bounds = { depth: 400, parts: 50_000_000 };

/** Takes any value. What is not a whole saved game of these rules is refused with a `SaveError`. */
export function load<Rules, Pool, Set extends RuleSet = RuleSet>(
  rules: Set,
  pool: Pool,
  saved: unknown,
): Game<Rules, Pool, Set> {
  const top = new Reader(saved, 'saved');
  top.at('version').mustBe(SAVE_VERSION, 'wrong-version');
  top.at('rules').mustBe(rules.name, 'wrong-rules');
  top.at('language').mustBe(rules.language, 'wrong-language');
  top.at('cards').mustBe(cardsPrint(rules, pool), 'wrong-cards');
  bounded(top, BOUNDS);
  const state = readState<Rules>(rules, top.at('state'));
  if (hash(state) !== top.at('hash').text()) top.at('state').fail('damaged');
  return gameOf(rules, pool, state);
}

/** With the fingerprint of what it holds now: for whoever changes a saved game on purpose. */
export const sealed = (rules: RuleSet, saved: SavedState): SavedState => ({
  ...saved,
  hash: hash(readState(rules, new Reader(saved.state, 'state'))),
});

/** What ids may be used in one state. */
interface Known extends Ids {
  readonly rules: RuleSet;
}

function readState<Rules>(rules: RuleSet, r: Reader): State<Rules> {
  const token = freshToken();
  const players = r.at('players').list(readPlayer);
  const known: Known = { rules, players: players.length, objects: endOf(r.at('objects')) };
  const objects = readTable(r.at('objects'), token, (row, id) => readObject(row, id, known));
  const effects = readTable(r.at('effects'), token, (row, id) => row.orNull((e) => readEffect(e, id, known)));
  checkKept(r.at('objects').at('rows'), objects);
  const zones = lists(r.at('zones'), rules.zones.length * players.length, known);
  return {
    objects,
    effects,
    live: r.at('live').list((id) => readIndex(id, effects.length)),
    players,
    zones,
    hooks: lists(r.at('hooks'), rules.hooks, known),
    frame: readFrames(r.at('frame'), known),
    decision: r.at('decision').orNull((d) => readDecision(d, known)),
    pending: r.at('pending').list((trigger) => readTrigger(trigger, known)),
    random: readRandom(r.at('random')),
    clock: r.at('clock').integer(0),
    log: readTable(r.at('log'), token, readEvent),
    // The rule set's own part of the state, which it alone understands.
    game: (rules.readGame?.(r.at('game'), known) ?? r.at('game').value) as Rules,
    checkpoint: r.at('checkpoint').orNull((back) => readState<Rules>(rules, back)),
    over: r.at('over').orNull((over) => readOutcome(over, known)),
    token,
    version: freshVersion(),
    shared: 0,
    rows: freshVersion(),
    checked: 0,
    environment: null,
    doubt: 0,
    suspects: [],
    // What had been checked is not kept: everything is looked at again.
    dirty: [...zones.flat(), ...Array.from(rowsOf(objects)).flatMap((row) => (isKept(row) ? row.id : []))],
  };
}

const isKept = ({ zone, keeper }: ObjectRow): boolean => zone !== NOWHERE && keeper !== NO_OBJECT;

/** What is kept and what keeps it know each other, and nothing keeps itself, by however many others. */
function checkKept(r: Reader, objects: Table<ObjectRow>): void {
  r.list((at, i) => {
    const row = rowAt(objects, objects.first + i);
    if (row === undefined) return;
    if (row.zone !== NOWHERE && row.kept.some((id) => rowAt(objects, id)?.keeper !== row.id))
      at.at('kept').fail('dangling');
    if (isKept(row) && rowAt(objects, row.keeper)?.kept.includes(row.id) !== true) at.at('keeper').fail('dangling');
    let above = rowAt(objects, row.keeper);
    for (let n = 0; above !== undefined; n++, above = rowAt(objects, above.keeper))
      if (n >= MOST_NESTED) at.at('keeper').fail('out-of-range');
  });
}
const MOST_NESTED = 64;

const endOf = (table: Reader): number => table.at('first').integer(0) + table.at('rows').list(() => null).length;

function readTable<Row>(r: Reader, token: number, read: (row: Reader, id: number) => Row): Table<Row> {
  const table = emptyTable<Row>(r.at('first').integer(0));
  r.at('rows').list((row) => putRow(table, table.length, read(row, table.length), token));
  return table;
}

const lists = (r: Reader, count: number, known: Known): ObjectId[][] => {
  const all = r.list((ids) => ids.list((id) => readObjectId(id, known)));
  return all.length === count ? all : r.fail(all.length < count ? 'missing' : 'out-of-range');
};

function readIndex(r: Reader, count: number): number {
  const index = r.integer(0);
  return index < count ? index : r.fail('dangling');
}

function readObjectId(r: Reader, known: Known): ObjectId {
  const id = r.integer(FIRST_OBJECT);
  return id < known.objects ? asObject(id) : r.fail('dangling');
}

/** An object, or NO_OBJECT. */
const readLink = (r: Reader, known: Known): ObjectId => (r.value === NO_OBJECT ? NO_OBJECT : readObjectId(r, known));

const readPlayerId = (r: Reader, known: Known): PlayerId => asPlayer(readIndex(r, known.players));

/** A player, or NO_PLAYER. */
const readSeat = (r: Reader, known: Known): PlayerId => asPlayer(r.value === -1 ? -1 : readIndex(r, known.players));

const readEntity = (r: Reader, known: Known): EntityId =>
  r.integer() < FIRST_OBJECT ? readPlayerId(r, known) : readObjectId(r, known);

function readCounters(r: Reader): Counters {
  for (const counter of Object.keys(r.record())) {
    if (Object.hasOwn(Object.prototype, counter)) r.at(counter).fail('unknown-name');
    r.at(counter).integer();
  }
  return r.value as Counters;
}

const KINDS: readonly ObjectKind[] = ['card', 'token', 'copy', 'ability', 'marker'];

function readObject(r: Reader, id: number, known: Known): ObjectRow {
  if (r.at('id').value !== id) r.at('id').fail('out-of-range');
  const host = r.at('host');
  // Every field by name, so that one that is added cannot be forgotten here.
  const row: Omit<ObjectRow, 'memo'> = {
    id: asObject(id),
    kind: r.at('kind').oneOf(KINDS),
    def: r.at('def').integer(-1),
    face: r.at('face').integer(),
    owner: readPlayerId(r.at('owner'), known),
    controller: readSeat(r.at('controller'), known),
    zone: r.at('zone').integer(NOWHERE, known.rules.zones.length - 1),
    flags: r.at('flags').integer(),
    damage: r.at('damage').integer(),
    timestamp: r.at('timestamp').integer(),
    holder: readSeat(r.at('holder'), known),
    since: r.at('since').integer(),
    counters: readCounters(r.at('counters')),
    host: host.value === NO_OBJECT ? NO_OBJECT : readEntity(host, known),
    attachments: r.at('attachments').list((a) => readObjectId(a, known)),
    keeper: readLink(r.at('keeper'), known),
    kept: r.at('kept').list((k) => readObjectId(k, known)),
    effects: r.at('effects').list((e) => e.integer(0)),
    base: r.maybe('base').value ?? null,
    copy: r.maybe('copy').value ?? null,
    notes: r.at('notes').record() as Readonly<Record<string, Note>>,
    stack: r.maybe('stack').value ?? null,
    before: readLink(r.at('before'), known),
    after: readLink(r.at('after'), known),
    last: r.maybe('last').value ?? null,
  };
  return newObject(row);
}

function readPlayer(r: Reader, id: number): PlayerRow {
  if (r.at('id').value !== id) r.at('id').fail('out-of-range');
  return {
    id: asPlayer(id),
    name: r.at('name').text(),
    team: r.at('team').integer(),
    standing: r.at('standing').oneOf(['playing', 'lost', 'won', 'drew']),
    counters: readCounters(r.at('counters')),
  };
}

function readEffect(r: Reader, id: number, known: Known): EffectRow {
  if (r.at('id').value !== id) r.at('id').fail('out-of-range');
  const copy = r.maybe('copy').value;
  return {
    ...(copy === undefined ? {} : { copy }),
    ...(r.maybe('begets').value === true ? { begets: true } : {}),
    id,
    source: readLink(r.at('source'), known),
    controller: readSeat(r.at('controller'), known),
    objects: r.at('objects').orNull((objects) => objects.list((o) => readEntity(o, known))),
    body: r.maybe('body').value,
    locals: r.at('locals').record() as Locals,
    duration: r.maybe('duration').value,
    timestamp: r.at('timestamp').integer(),
    left: r.at('left').integer(),
  };
}

function readFrames(r: Reader, known: Known): Frame | null {
  const levels = r.list((level): Omit<Frame, 'below'> => {
    const name = level.at('procedure');
    const { procedures } = known.rules;
    const own = Object.hasOwn(procedures, name.text()) ? procedures[name.text()] : undefined;
    const procedure = name.value === perform.name ? perform : own;
    if (procedure === undefined) return name.fail('unknown-name', { procedure: name.text() });
    return {
      procedure,
      stage: readStage(level.at('stage'), procedure),
      data: level.maybe('data').value,
      store: level.at('store').orNull((store) => store.text()),
      origin: level.at('origin').orNull((origin) => ({
        parent: origin.at('parent').integer(NO_PARENT),
        source: readLink(origin.at('source'), known),
      })),
    };
  });
  return levels.reduceRight<Frame | null>((below, level) => ({ ...level, below }), null);
}

function readStage(r: Reader, { name: procedure, stageNames }: Procedure): number {
  if (r.value === null) return stageNames.length;
  const stage = r.text();
  const index = stageNames.indexOf(stage);
  return index < 0 ? r.fail('unknown-name', { procedure, stage }) : index;
}

function readDecision(r: Reader, known: Known): Decision {
  const kind = r.at('kind');
  if (!Object.hasOwn(known.rules.decisions, kind.text())) kind.fail('unknown-name');
  readPlayerId(r.at('player'), known);
  r.at('rule').text();
  r.at('prompt').text();
  return r.value as Decision;
}

function readEvent(r: Reader): GameEvent {
  r.at('kind').text();
  return r.value as GameEvent;
}

function readTrigger(r: Reader, known: Known): PendingTrigger {
  const parent = r.maybe('parent');
  const like = r.maybe('like');
  return {
    source: readLink(r.at('source'), known),
    controller: readSeat(r.at('controller'), known),
    ability: r.maybe('ability').value,
    ...(like.value === undefined ? {} : { like: like.integer(0) }),
    event: r.at('event').orNull(readEvent),
    locals: r.at('locals').record() as Locals,
    ...(parent.value === undefined ? {} : { parent: parent.integer(NO_PARENT) }),
  };
}

function readRandom(r: Reader): RandomState {
  const [a, b, c, d, ...more] = r.list((n) => n.integer());
  if (a === undefined || b === undefined || c === undefined || d === undefined) return r.fail('missing');
  return more.length === 0 ? [a, b, c, d] : r.fail('out-of-range');
}

const readOutcome = (r: Reader, known: Known): Outcome => ({
  winners: r.at('winners').list((id) => readPlayerId(id, known)),
  draw: r.at('draw').yesNo(),
});
