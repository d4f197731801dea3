/** The snapshot: the kernel's view of the game, with the words and the numbers that a person looks at. */
import {
  type Decision,
  decides,
  type Eyes,
  NO_OBJECT,
  type ObjectId,
  objectRow,
  type PlayerId,
  type View,
  type ZoneKind,
  type ZoneView,
} from '@rulewright/kernel';
import { questionOf } from './asking.ts';
import { viewWith } from './eyes.ts';
import { type GameOf, type Look, lookAt, type Repeating, type TableGame } from './game.ts';
import type { AskPriority, RepeatOffered } from './question.ts';
import type {
  CounterShown,
  ObjectShown,
  PlayerShown,
  Question,
  Shown,
  Snapshot,
  TableTypes,
  ZoneShown,
} from './snapshot.ts';

export interface Showing<T extends TableTypes> {
  readonly eyes: Eyes;
  readonly speech: T['speech'];
  readonly at: number;
  readonly undo: boolean;
  /** What has been chosen lately, where that is remembered. */
  readonly repeating?: Repeating<GameOf<T>> | null;
  /** The people whose questions are shown: the viewer; in the lab, everybody. */
  readonly asks: (player: PlayerId) => boolean;
}

export function snapshot<T extends TableTypes>(
  game: TableGame<T>,
  g: GameOf<T>,
  { eyes, speech, at, undo, repeating = null, asks }: Showing<T>,
): Snapshot<T> {
  const look = lookAt(game, g, eyes, speech);
  const seen = viewWith(g, eyes);
  const { decision, over } = g.state;
  const asked = decision === null ? null : decides(decision);
  return {
    viewer: look.seen.viewer,
    at,
    turn: game.turnShown(look),
    facts: game.facts(look),
    players: seen.players.map((p) => playerShown(game, look, seen, p.id)),
    zones: zonesShown(game.zones.shared, seen, null),
    objects: objectsShown(game, look, seen),
    question: decision !== null && asked !== null && asks(asked) ? withRepeat(game, look, decision, repeating) : null,
    waitingFor: asked,
    priority: decision?.kind === game.passing.decision ? decision.player : null,
    over: over === null ? null : { ...over, words: outcome(look) },
    undo,
  };
}

/** The question, and what the one who is asked may propose to repeat. */
function withRepeat<T extends TableTypes>(
  game: TableGame<T>,
  look: Look<T>,
  decision: Decision,
  repeating: Repeating<GameOf<T>> | null,
): Question<T> {
  const question = questionOf(game, look, decision);
  const found = decision.kind === game.passing.decision ? (repeating?.found(look.seen) ?? null) : null;
  if (found === null) return question;
  const { once, most, changes } = found;
  const repeat: RepeatOffered = { once, most, words: changes.map((fact) => game.tell(look, fact)).join('; ') };
  return { ...(question as AskPriority<T['action']>), repeat };
}

const ids = (z: ZoneView): readonly ObjectId[] =>
  (z.objects ?? []).flatMap((o) => ('id' in o && o.id !== undefined ? [o.id as ObjectId] : []));

function zonesShown<Name extends string>(
  drawn: Readonly<Record<Name, readonly ZoneKind[]>>,
  { zones }: View,
  owner: PlayerId | null,
): Readonly<Record<Name, ZoneShown>> {
  const shown = {} as Record<Name, ZoneShown>;
  for (const name in drawn) {
    const own = drawn[name].flatMap((kind) => zones.filter((z) => z.zone === kind && z.owner === owner));
    shown[name] = { count: own.reduce((n, { count }) => n + count, 0), seen: own.flatMap(ids) };
  }
  return shown;
}

function outcome<T extends TableTypes>({ g, seen: { viewer }, names, speech: { words } }: Look<T>): string {
  const { over } = g.state;
  if (over === null || over.draw) return words.table.drawn;
  if (viewer >= 0) return over.winners.includes(viewer) ? words.table.won : words.table.lost;
  return words.listed(over.winners.map((id) => names.of(id)));
}

function playerShown<T extends TableTypes>(
  game: TableGame<T>,
  look: Look<T>,
  seen: View,
  id: PlayerId,
): PlayerShown<T> {
  const row = seen.players[id];
  return {
    id,
    name: row?.name ?? '',
    you: look.names.isYou(id),
    ...(row === undefined || row.team < 0 ? {} : { team: row.team }),
    standing: row?.standing ?? 'playing',
    facts: game.playerFacts(look, id),
    counters: counters(row?.counters ?? {}, look),
    zones: zonesShown(game.zones.own, seen, id),
  };
}

const counters = <T extends TableTypes>(
  all: Readonly<Record<string, number>>,
  { speech: { words } }: Look<T>,
): readonly CounterShown[] =>
  Object.entries(all).map(([kind, count]) => ({ kind, count, words: words.terms[kind] ?? kind }));

function objectsShown<T extends TableTypes>(game: TableGame<T>, look: Look<T>, seen: View): Snapshot<T>['objects'] {
  const drawn = new Set(Object.values<readonly ZoneKind[]>({ ...game.zones.shared, ...game.zones.own }).flat());
  const out: Record<ObjectId, Shown<T>> = {};
  for (const { zone, objects } of seen.zones) {
    if (!drawn.has(zone) && look.g.rules.zones[zone]?.of !== 'object') continue;
    for (const o of objects ?? []) {
      if (!('id' in o) || o.id === undefined) continue;
      const id = o.id as ObjectId;
      const covered = 'hidden' in o;
      out[id] = { ...objectShown(look, id, covered), ...game.objectFacts(look, id, covered) };
    }
  }
  return out;
}

function objectShown<T extends TableTypes>(look: Look<T>, id: ObjectId, covered: boolean): ObjectShown {
  const { g, names } = look;
  const row = objectRow(g.state, id);
  return {
    id,
    kind: row.kind,
    zone: g.rules.zones[row.zone]?.name ?? '',
    name: names.of(id),
    hidden: covered,
    owner: row.owner,
    counters: counters(row.counters, look),
    host: row.host === NO_OBJECT ? null : row.host,
    attachments: row.attachments,
    ...(row.keeper === NO_OBJECT ? {} : { keeper: row.keeper }),
    ...(row.kept.length === 0 ? {} : { keeps: row.kept.length }),
  };
}
