/** Everything that a front end can ask of a game at a moment. */
import type { Bot } from '@rulewright/bots';
import {
  type Answer,
  decides,
  decisionKind,
  type Eyes,
  eventsSince,
  type Game,
  type GameEvent,
  hash,
  NO_PLAYER,
  type PlayerId,
  type SavedState,
  save,
  seenBy,
  view,
  visibleEvents,
} from '@rulewright/kernel';
import { type GameOf, lookAt } from '../../src/game.ts';
import type { LabGame, LabTypes } from '../../src/index.ts';
import { logLines } from '../../src/log.ts';
import { saidIn } from '../../src/said.ts';
import { snapshot } from '../../src/show.ts';
import type { Asking } from '../../src/snapshot.ts';
import { whys } from '../../src/why.ts';
import type { Below } from '../answering.ts';
import type { Secrets } from '../twins/secrets.ts';
import { type Curiosity, curiosity } from '../twins/told.ts';
import type { Digests } from './digest.ts';

/** A game whose signature is taken. */
export interface Signed<T extends LabTypes> extends Secrets<T> {
  readonly lab: LabGame<T>;
  /** How it is spoken of besides `speech`. */
  readonly others: readonly T['speech'][];
  load(g: GameOf<T>, saved: SavedState): GameOf<T>;
  /** A bot that thinks about what to do. */
  thinker(seed: number): Bot<GameOf<T>>;
  guess(g: GameOf<T>, viewer: PlayerId, below: Below): GameOf<T>;
}

/** So many objects are asked about. */
const MUCH = 5;
/** So many of the answers that can be given. */
const ANSWERS = 40;

/** What has happened since then; nothing if it was taken back. */
const eventsFrom = (g: Game, first: number): readonly GameEvent[] =>
  first <= g.state.log.length ? eventsSince(g.state, first) : [];

export function askAll<T extends LabTypes>(
  signed: Signed<T>,
  g: GameOf<T>,
  digests: Digests,
  below: Below,
  first: number,
): void {
  const asked = curiosity(signed, g, below, MUCH);
  rulesOf(signed, g, digests, below, first);
  answersOf(signed, g, digests, asked);
  for (const { id } of g.state.players) seenWith(signed, g, digests, id, first);
  for (const eyes of [NO_PLAYER, 'all'] as const) seenWith(signed, g, digests, eyes, first);
  whysOf(signed, g, digests, asked);
  otherLanguage(signed, g, digests, asked, first);
  digests.say('log', linesWith(signed, g, first, 'all', signed.speech));
  digests.say('log', linesWith(signed, g, first, NO_PLAYER, signed.speech));
  written(signed, g, digests);
}

/** What has happened since, and what is so now. */
function rulesOf<T extends LabTypes>(
  { load, guess }: Signed<T>,
  g: GameOf<T>,
  digests: Digests,
  below: Below,
  first: number,
): void {
  digests.say('events', eventsFrom(g, first));
  const saved = save(g);
  digests.say('state', saved);
  const again = load(g, JSON.parse(JSON.stringify(saved)));
  digests.say('loaded', hash(again.state), hash(g.state) === hash(again.state));
  const viewer = g.state.players[below(g.state.players.length)]?.id ?? NO_PLAYER;
  digests.say('loaded', save(guess(g, viewer, below)));
}

/** What can be answered to what is asked now, and why other answers are refused. */
function answersOf<T extends LabTypes>(
  { table, speech }: Signed<T>,
  g: GameOf<T>,
  digests: Digests,
  { answers }: Curiosity,
): void {
  const { decision } = g.state;
  if (decision === null) return;
  const legal = decisionKind(g, decision).answers(g, decision);
  const seen = seenBy(g, decides(decision));
  digests.say('answers', decision, legal);
  const some = (legal ?? []).slice(0, ANSWERS);
  digests.say(
    'answers',
    some.map((answer) => table.preview?.(seen, answer)),
  );
  digests.say(
    'refusals',
    answers.map((answer) => seen.refusal(answer)),
  );
  const look = lookAt(table, g, 'all', speech);
  const isRefused = (answer: Answer): boolean => seen.refusal(answer) !== null;
  digests.say(
    'said',
    some.map((answer) => saidIn(table, look, answer)),
    answers.flatMap((answer) => (isRefused(answer) ? [] : [saidIn(table, look, answer)])),
  );
}

/** What somebody sees, has seen happen, and is asked. */
function seenWith<T extends LabTypes>(
  { table, speech }: Signed<T>,
  g: GameOf<T>,
  digests: Digests,
  eyes: Eyes,
  first: number,
): void {
  if (eyes !== 'all') digests.say('views', view(g, eyes), visibleEvents(g, eyes, eventsFrom(g, first)));
  digests.say('shown', shownTo(table, g, eyes, speech));
}

export const shownTo = <T extends LabTypes>(table: Signed<T>['table'], g: GameOf<T>, eyes: Eyes, speech: T['speech']) =>
  snapshot(table, g, { eyes, speech, at: 0, undo: false, asks: (player) => eyes === 'all' || player === eyes });

const linesWith = <T extends LabTypes>(
  { table }: Signed<T>,
  g: GameOf<T>,
  first: number,
  eyes: Eyes,
  speech: T['speech'],
) => logLines(table, g, { events: eventsFrom(g, first), first, at: 0 }, eyes, speech);

/** Everything is explained to somebody who sees all, and some of it to those who do not. */
function whysOf<T extends LabTypes>(
  { table, speech }: Signed<T>,
  g: GameOf<T>,
  digests: Digests,
  { askings }: Curiosity,
): void {
  const told = (eyes: Eyes, some: readonly Asking[]): void => {
    const look = lookAt(table, g, eyes, speech);
    digests.say('whys', ...some.map((asking) => whys(table, look, asking)));
  };
  told('all', askings);
  for (const { id } of g.state.players)
    told(
      id,
      askings.filter((_, i) => i % 4 === 0),
    );
}

/** One language at one moment, another at the next. */
export const otherSpeech = <T extends LabTypes>({ others, speech }: Signed<T>, { state }: Game): T['speech'] =>
  others[state.log.length % others.length] ?? speech;

function otherLanguage<T extends LabTypes>(
  signed: Signed<T>,
  g: GameOf<T>,
  digests: Digests,
  { askings }: Curiosity,
  first: number,
): void {
  const { table } = signed;
  const other = otherSpeech(signed, g);
  digests.say('other language', shownTo(table, g, 'all', other), linesWith(signed, g, first, 'all', other));
  const look = lookAt(table, g, 'all', other);
  digests.say('other language', ...askings.map((asking) => whys(table, look, asking)));
}

/** The position as a scenario would set it up. */
function written<T extends LabTypes>({ lab: { writing } }: Signed<T>, g: GameOf<T>, digests: Digests): void {
  if (g.state.over !== null) return;
  const { draft, losses } = writing.position(g, { title: 'A moment', seed: 1, text: () => undefined });
  digests.say('written', writing.write(draft, [writing.check(g)]), losses);
}
