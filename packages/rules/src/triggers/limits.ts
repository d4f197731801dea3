/** "This ability triggers only once each turn": the source of an ability remembers how often it has triggered. */
import { NOWHERE, type NoteEvent, noteEvent, type ObjectId, objectRow, type PendingTrigger } from '@rulewright/kernel';
import type { CommonGame } from '../game.ts';
import { printOf, sayTheSame } from '../like.ts';

/** An ability that may be limited. */
export interface Limited {
  readonly limit?: { readonly times: number; readonly per: 'turn' | 'game' };
}

/** The ability of a source: like it are so many before it. */
interface Which {
  readonly source: ObjectId;
  readonly ability: Limited;
  readonly like: number;
}

/** A number holds the turn and how often it was in that. */
const MOST_TIMES = 100;

const noteName = ({ ability, like }: Which): string => `triggered.${printOf(ability)}${like === 0 ? '' : `.${like}`}`;

/** The turn, or the whole game. */
const periodOf = (g: CommonGame, { limit }: Limited): number => (limit?.per === 'game' ? 0 : g.state.game.turn.number);

function notedTimes(g: CommonGame, which: Which): number {
  const noted = objectRow(g.state, which.source).notes[noteName(which)];
  if (typeof noted !== 'number' || Math.floor(noted / MOST_TIMES) !== periodOf(g, which.ability)) return 0;
  return noted % MOST_TIMES;
}

const isOf = (t: PendingTrigger, { source, ability, like }: Which): boolean =>
  t.source === source && (t.like ?? 0) === like && sayTheSame(t.ability, ability);

/** How often it has triggered in the period of its limit, with those that wait to be put on the stack. */
function timesTriggered(g: CommonGame, which: Which, found: readonly PendingTrigger[]): number {
  let times = notedTimes(g, which);
  for (const t of g.state.pending) if (isOf(t, which)) times++;
  for (const t of found) if (isOf(t, which)) times++;
  return times;
}

/** Whether it may trigger no more; `found` are abilities that have triggered at the same time and do not wait yet. */
export const hasTriggeredEnough = (
  g: CommonGame,
  source: ObjectId,
  ability: Limited,
  like: number,
  found: readonly PendingTrigger[] = NONE,
): boolean => ability.limit !== undefined && timesTriggered(g, { source, ability, like }, found) >= ability.limit.times;
const NONE: readonly PendingTrigger[] = [];

/** It no longer waits, and has triggered once more: what is to be noted of that, if anything. */
export function triggeredOnceMore(g: CommonGame, trigger: PendingTrigger): NoteEvent | null {
  const { source } = trigger;
  const ability = trigger.ability as Limited;
  if (ability.limit === undefined || objectRow(g.state, source).zone === NOWHERE) return null;
  const which: Which = { source, ability, like: trigger.like ?? 0 };
  return noteEvent(source, noteName(which), periodOf(g, ability) * MOST_TIMES + notedTimes(g, which) + 1);
}
