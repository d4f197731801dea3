/** All that somebody at the table can be told at a moment, each thing under a name of its own. */
import {
  type Answer,
  decides,
  decisionKind,
  type EntityId,
  eventsSince,
  type Game,
  NO_PLAYER,
  type PlayerId,
  seenBy,
  view,
} from '@rulewright/kernel';
import { type GameOf, lookAt } from '../../src/game.ts';
import type { Asking, LogLine } from '../../src/index.ts';
import { logLines } from '../../src/log.ts';
import { snapshot } from '../../src/show.ts';
import type { TableTypes } from '../../src/snapshot.ts';
import { whys } from '../../src/why.ts';
import type { Below } from '../answering.ts';
import type { Secrets } from './secrets.ts';

/** What is asked of the game besides what it shows by itself. */
export interface Curiosity {
  readonly answers: readonly Answer[];
  readonly askings: readonly Asking[];
}

const pick = <T>(from: readonly T[], count: number, below: Below): readonly T[] =>
  Array.from({ length: Math.min(count, from.length) }, () => from[below(from.length)] as T);

/** Any answers about any objects, hidden and gone ones too: legal ones, and such as nobody was asked for. */
export function curiosity<T extends TableTypes>(
  { questions, answersWith }: Secrets<T>,
  g: GameOf<T>,
  below: Below,
  much: number,
): Curiosity {
  const { objects, log, decision, players } = g.state;
  const all: readonly EntityId[] = [
    ...players.map((p) => p.id),
    ...Array.from({ length: objects.length - objects.first }, (_, i) => (objects.first + i) as EntityId),
  ];
  const live = g.state.zones.flat();
  const some = [...pick(all, much, below), ...pick(live, much, below)];
  const legal = decision === null ? [] : (decisionKind(g, decision).answers(g, decision) ?? []);
  const answers = [...pick(legal, 3, below), ...some.flatMap((id) => answersWith(id, all[below(all.length)] ?? id))];
  const events = Array.from({ length: log.length - log.first }, (_, i) => log.first + i);
  return {
    answers,
    askings: [
      'question',
      ...pick(events, much, below).map((event) => ({ event })),
      ...some.map((of) => ({ of })),
      ...some.flatMap((of) => pick(questions, 4, below).map((what) => ({ of, what }))),
      ...pick(all, much, below).map((of) => ({ of, what: 'triggers' })),
      ...answers.map((answer) => ({ answer })),
    ],
  };
}

type Told = ReadonlyMap<string, unknown>;

export function toldTo<T extends TableTypes>(
  { table, speech }: Secrets<T>,
  g: GameOf<T>,
  viewer: PlayerId,
  { answers, askings }: Curiosity,
): Told {
  const told = new Map<string, unknown>();
  const look = lookAt(table, g, viewer, speech);
  const { seen } = look;
  const { decision } = g.state;
  const mine = decision !== null && decides(decision) === viewer;
  told.set('view', view(g, viewer));
  told.set('snapshot', snapshot(table, g, { eyes: viewer, speech, at: 0, undo: false, asks: (p) => p === viewer }));
  if (mine) {
    told.set('answers', decisionKind(g, decision).answers(g, decision));
    for (const answer of answers) {
      told.set(`refusal of ${JSON.stringify(answer)}`, seen.refusal(answer));
      told.set(`preview of ${JSON.stringify(answer)}`, table.preview?.(seen, answer));
    }
  }
  for (const asking of askings) told.set(`why ${JSON.stringify(asking)}`, whys(table, look, asking));
  return told;
}

/** What has happened since, as lines of the log. */
export const linesOf = <T extends TableTypes>(
  { table, speech }: Secrets<T>,
  g: GameOf<T>,
  first: number,
  viewer: PlayerId,
): readonly LogLine[] => logLines(table, g, { events: eventsSince(g.state, first), first, at: 0 }, viewer, speech);

export const seenOf = <T extends TableTypes>(g: GameOf<T>, viewer: PlayerId): GameOf<T> => seenBy(g, viewer).g;

export const viewersOf = (g: Game): readonly PlayerId[] => [...g.state.players.map((p) => p.id), NO_PLAYER];
