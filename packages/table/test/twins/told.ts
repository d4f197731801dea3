/** All that somebody at the table can be told at a moment, each thing under a name of its own. */
import { bundled } from '@rulewright/cards/magic';
import {
  type Answer,
  decides,
  decisionKind,
  type EntityId,
  eventsSince,
  NO_PLAYER,
  type PlayerId,
  seenBy,
  view,
} from '@rulewright/kernel';
import { EXPLAINABLE, type G } from '@rulewright/magic';
import { lookAt } from '../../src/game.ts';
import type { Asking, LogLine } from '../../src/index.ts';
import { logLines } from '../../src/log.ts';
import { magicTable, speechIn } from '../../src/magic/index.ts';
import { snapshot } from '../../src/show.ts';
import { whys } from '../../src/why.ts';
import type { Below } from '../answering.ts';

const speech = speechIn('en', bundled);
const QUESTIONS = [...EXPLAINABLE, 'flying', 'morph'];

/** What is asked of the game besides what it shows by itself. */
export interface Curiosity {
  readonly answers: readonly Answer[];
  readonly askings: readonly Asking[];
}

const pick = <T>(from: readonly T[], count: number, below: Below): readonly T[] =>
  Array.from({ length: Math.min(count, from.length) }, () => from[below(from.length)] as T);

/** Any answers about any objects, hidden and gone ones too: legal ones, and such as nobody was asked for. */
export function curiosity(g: G, below: Below, much: number): Curiosity {
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
      ...some.flatMap((of) => pick(QUESTIONS, 4, below).map((what) => ({ of, what }))),
      ...pick(all, much, below).map((of) => ({ of, what: 'triggers' })),
      ...answers.map((answer) => ({ answer })),
    ],
  };
}

const answersWith = (id: EntityId, other: EntityId): readonly Answer[] => [
  { action: 'cast', card: id },
  { action: 'playLand', card: id },
  { action: 'activate', object: id, index: 0 },
  { action: 'turnUp', object: id },
  { attacks: [[id, other]] },
  { blocks: [[id, other]] },
  { activate: { object: id, index: 0 } },
  [id],
  [id, other],
  [[id]],
  id,
];

type Told = ReadonlyMap<string, unknown>;

export function toldTo(g: G, viewer: PlayerId, { answers, askings }: Curiosity): Told {
  const told = new Map<string, unknown>();
  const look = lookAt(magicTable, g, viewer, speech);
  const { seen } = look;
  const { decision } = g.state;
  const mine = decision !== null && decides(decision) === viewer;
  told.set('view', view(g, viewer));
  told.set(
    'snapshot',
    snapshot(magicTable, g, { eyes: viewer, speech, at: 0, undo: false, asks: (p) => p === viewer }),
  );
  if (mine) {
    told.set('answers', decisionKind(g, decision).answers(g, decision));
    for (const answer of answers) {
      told.set(`refusal of ${JSON.stringify(answer)}`, seen.refusal(answer));
      told.set(`preview of ${JSON.stringify(answer)}`, magicTable.preview?.(seen, answer));
    }
  }
  for (const asking of askings) told.set(`why ${JSON.stringify(asking)}`, whys(magicTable, look, asking));
  return told;
}

/** What has happened since, as lines of the log. */
export const linesOf = (g: G, first: number, viewer: PlayerId): readonly LogLine[] =>
  logLines(magicTable, g, { events: eventsSince(g.state, first), first, at: 0 }, viewer, speech);

export const seenOf = (g: G, viewer: PlayerId): G => seenBy(g, viewer).g;

export const viewersOf = (g: G): readonly PlayerId[] => [...g.state.players.map((p) => p.id), NO_PLAYER];
