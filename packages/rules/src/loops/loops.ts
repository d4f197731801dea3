/**
 * Loops that nobody can leave. When so many things have resolved in a row with nothing but passes in between, the game looks whether
 * it goes in a circle; and again after twice as many, so that looking costs no more than playing. What has resolved tells how long the
 * circle would be; the game is played on that far, in a fork, and the positions are compared. A loop may let numbers grow: then it
 * goes on for ever if nothing that is asked on the way reads them, and no rule does.
 */
import {
  type EntityId,
  eventsSince,
  fork,
  isObject,
  NO_OBJECT,
  type ObjectId,
  objectRow,
  type PlayerId,
  rowAt,
} from '@rulewright/kernel';
import { stackEntryOf } from '../context.ts';
import type { CommonGame } from '../game.ts';
import { Ahead } from './ahead.ts';
import { type Asked, isListed } from './asked.ts';
import { changes, sameChanges } from './growth.ts';
import { positionOf } from './position.ts';
import type { Changing, LoopRules, Outlook } from './rules.ts';
import type { Printed } from './teller.ts';

/** After so many resolutions in a row the game looks for the first time. */
const FIRST_LOOK = 64;
/**
 * After so many, a game for which there is neither an end in sight nor a proof that there is none is stopped all the same.
 * A loop that uses something up is not: it ends by itself.
 */
const MOST_UNPROVEN = 1 << 14;
/** And after so many in any case. */
const MOST = 1 << 22;
/** How far back it looks for what recurs. */
const MOST_LABELS = 1024;
/** What recurs must have done so, so often. */
const TIMES = 3;
/** What looks alike may take turns: a circle is up to so many times as long as it looks. */
const MOST_TURNS = 6;

/** What changes with each time round. */
export type Growth = {
  readonly what: string;
  readonly counter: string;
  readonly of: EntityId;
  readonly by: number;
};

/** A loop of mandatory actions. Plain data: it is part of the event that ends the game. */
export type Loop = {
  /** Those whose abilities resolve, as they are called by then, and who controls them. */
  readonly sources: readonly ObjectId[];
  readonly players: readonly PlayerId[];
  /** How many resolutions make one time round; 0 where that is not known. */
  readonly length: number;
  readonly grows: readonly Growth[];
  /** False if the game has been stopped because it could not be told. */
  readonly proven: boolean;
  /** How many had resolved in a row by then. */
  readonly after: number;
};

/** Whether it is time to look, after so many resolutions in a row. */
export const isTimeToLook = (resolved: number): boolean => resolved >= FIRST_LOOK && (resolved & (resolved - 1)) === 0;

interface Found {
  readonly length: number;
  readonly changing: readonly Changing[];
  readonly outlook: Outlook | 'choice';
}
const UNKNOWN: Found = { length: 0, changing: [], outlook: 'unknown' };
const CHOICE: Found = { length: 0, changing: [], outlook: 'choice' };
const ENDS: Found = { length: 0, changing: [], outlook: 'end' };

/** The loop that the game is in, if nobody can leave it and it never ends; called at the stage at which all have passed. */
export function endlessLoop(g: CommonGame, rules: LoopRules, stage: string, resolved: number): Loop | null {
  const printed: Printed = new WeakMap();
  const recent = lastResolved(g, rules, Math.min(resolved, MOST_LABELS));
  const labels = recent.map(({ object }) => labelOf(g, object, printed));
  const found = search(g, rules, stage, { labels, resolved, printed });
  const isTooLong = found.outlook === 'unknown' ? resolved >= MOST_UNPROVEN : resolved >= MOST;
  if (found.outlook === 'choice' || (found.outlook !== 'nothing' && !isTooLong)) return null;
  const round = recent.slice(-Math.max(1, found.length));
  return {
    sources: [...new Set(round.map(({ object }) => sourceNow(g, object)))],
    players: playersIn(g, round[0]?.at ?? g.state.log.length),
    length: found.length,
    grows: found.changing.map((growth) => growthOf(g, growth)),
    proven: found.outlook === 'nothing',
    after: resolved,
  };
}

/** What came up only in playing ahead has no name in the game. */
export const growthOf = (g: CommonGame, { what, counter, of, by }: Growth): Growth => ({
  what,
  counter,
  of: isObject(of) && of >= g.state.objects.length ? NO_OBJECT : of,
  by,
});

/** Who controls the objects that what has happened since was about, or that caused it. */
function playersIn(g: CommonGame, from: number): readonly PlayerId[] {
  const { look } = g.rules.vocabulary;
  const found = new Set<PlayerId>();
  const note = (id: EntityId): void => {
    if (isObject(id)) found.add(look.controllerOf(g, objectRow(g.state, id)));
  };
  for (const event of eventsSince(g.state, from)) {
    if (event.cause !== undefined) note(event.cause);
    for (const role of ['object', 'source', 'other'] as const) look.eventEntities(g, event, role).forEach(note);
  }
  return [...found];
}

interface Resolved {
  readonly object: ObjectId;
  /** Where in the log. */
  readonly at: number;
}

/** What has resolved, the latest last; at most so many. */
function lastResolved(g: CommonGame, rules: LoopRules, most: number): readonly Resolved[] {
  const { log } = g.state;
  const found: Resolved[] = [];
  for (let i = log.length - 1; i >= log.first && found.length < most; i--) {
    const event = rowAt(log, i);
    if (event?.kind === rules.resolves && 'object' in event) found.push({ object: event.object as ObjectId, at: i });
  }
  return found.reverse();
}

/** Which ability or spell it is, whichever of several like objects it belongs to. */
function labelOf(g: CommonGame, id: ObjectId, printed: Printed): string {
  const row = objectRow(g.state, id);
  const entry = stackEntryOf(row);
  const source = entry === null ? row : objectRow(g.state, entry.source);
  const effect = entry?.effect;
  let text = '';
  if (typeof effect === 'object' && effect !== null) {
    text = printed.get(effect) ?? JSON.stringify(effect);
    printed.set(effect, text);
  }
  return `${source.def}.${source.face} ${row.controller} ${text}`;
}

/** The object whose ability it was, or what its card has become. */
function sourceNow(g: CommonGame, id: ObjectId): ObjectId {
  const entry = stackEntryOf(objectRow(g.state, id));
  let row = objectRow(g.state, entry === null || !isObject(entry.source) ? id : entry.source);
  while (row.after !== NO_OBJECT) row = objectRow(g.state, row.after);
  return row.id;
}

/** The shortest sequence that the list ends in, again and again; 0 if there is none. */
function periodOf(labels: readonly string[]): number {
  const n = labels.length;
  for (let p = 1; p * TIMES <= n; p++) {
    let i = n - 1;
    const from = n - p * TIMES;
    while (i - p >= from && labels[i] === labels[i - p]) i--;
    if (i - p < from) return p;
  }
  return 0;
}

interface Search {
  readonly labels: readonly string[];
  readonly resolved: number;
  readonly printed: Printed;
}

function search(g: CommonGame, rules: LoopRules, stage: string, { labels, resolved, printed }: Search): Found {
  const ahead = new Ahead(g, rules, stage);
  const stopped = ahead.toRound();
  if (stopped !== null) return stopped === 'choice' ? CHOICE : ENDS;
  const period = periodOf(labels);
  const marks: CommonGame[] = [marked(ahead)];
  // No more than has been played, so that looking stays in proportion.
  const most = Math.min(2 * MOST_TURNS, Math.floor((4 * resolved) / Math.max(1, period)));
  for (let m = 1; m <= most; m++) {
    for (let i = 0; i < Math.max(1, period); i++) {
      const stop = ahead.resolve();
      if (stop !== null) return stop === 'choice' ? CHOICE : ENDS;
    }
    marks.push(marked(ahead));
    if (period === 0 || m % 2 === 1) continue;
    const found = compared(ahead, rules, marks, period, printed);
    if (found !== null) return found;
  }
  return UNKNOWN;
}

/** The game as it is now; what is told of it later may be worked out then. */
const marked = (ahead: Ahead): CommonGame => ({ ...ahead.g, state: fork(ahead.g.state) });

/** The first, the middle and the last of the marks: twice round, if that is the loop. */
function compared(
  ahead: Ahead,
  rules: LoopRules,
  marks: readonly CommonGame[],
  period: number,
  printed: Printed,
): Found | null {
  const half = (marks.length - 1) / 2;
  const length = half * period;
  const { heights } = ahead;
  // What waits below the lowest that resolves on the way is never reached.
  const start = heights[0] ?? 0;
  const depth = start - Math.min(...heights.slice(0, length)) + 1;
  const [a, b, c] = [0, half, 2 * half].map((i) => positionOf(marks[i] as CommonGame, rules, depth, printed)) as [
    ReturnType<typeof positionOf>,
    ReturnType<typeof positionOf>,
    ReturnType<typeof positionOf>,
  ];
  const first = changes(a, b);
  const second = first === null ? null : changes(b, c);
  if (first === null || second === null || !sameChanges(first, second)) return null;
  const higher = (heights[length] ?? 0) - start;
  const waiting: readonly Changing[] =
    higher === 0 ? [] : [{ what: 'waiting', counter: '', of: NO_OBJECT, value: heights[length] ?? 0, by: higher }];
  const changing = [...second, ...waiting];
  return { length, changing, outlook: outlookOf(ahead, rules, changing) };
}

function outlookOf({ g, asked, hasChosen }: Ahead, rules: LoopRules, changing: readonly Changing[]): Outlook {
  const outlooks = changing.map((c) => outlookFor(g, rules, c));
  if (outlooks.includes('end')) return 'end';
  if (hasChosen || asked.history || outlooks.includes('unknown')) return 'unknown';
  return changing.some((c) => isRead(g, rules, asked, c)) ? 'unknown' : 'nothing';
}

function outlookFor(g: CommonGame, rules: LoopRules, c: Changing): Outlook {
  if (COUNTED.has(c.what)) return c.by < 0 ? 'end' : 'nothing';
  return rules.amounts[c.what]?.outlook(g, c) ?? 'unknown';
}
/** What there are more or fewer of: objects, effects, and what waits to resolve. */
const COUNTED: ReadonlySet<string> = new Set(['objects', 'effects', 'waiting']);

/** Whether anything that was worked out on the way may depend on it. */
function isRead(g: CommonGame, rules: LoopRules, asked: Asked, { what, of }: Changing): boolean {
  switch (what) {
    case 'effects':
      return false;
    case 'waiting':
      return isListed(asked, rules.waiting);
    case 'objects':
      return isObject(of) && isListed(asked, objectRow(g.state, of).zone);
    default: {
      const rule = rules.amounts[what];
      return rule === undefined || (asked.aspects & rule.reads) !== 0 || (asked.facets & rule.facet) !== 0;
    }
  }
}
