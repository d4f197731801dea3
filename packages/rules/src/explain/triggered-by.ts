/** What an event has made trigger, and the event that an ability might have waited for. */
import { type Game, type GameEvent, type ObjectId, rowAt, type Seen } from '@rulewright/kernel';
import type { StackEntry } from '../context.ts';
import type { CommonGame } from '../game.ts';
import { isOpenTo } from './open.ts';

/** The sources of abilities that the event at an index of the log has made trigger: waiting, on the stack, or gone from it. */
export function triggeredBy(g: Game, at: number): readonly ObjectId[] {
  const waiting = g.state.pending.filter((t) => t.parent === at).map((t) => t.source);
  const { log } = g.state;
  const put: ObjectId[] = [];
  for (let i = at + 1; i < log.length; i++) {
    const made = rowAt(log, i) as (GameEvent & { readonly stack?: unknown }) | undefined;
    if (made?.kind !== 'create' || made.parent !== at) continue;
    const entry = made.stack as Pick<StackEntry, 'kind' | 'source'> | undefined;
    if (entry?.kind === 'triggered') put.push(entry.source);
  }
  return [...put, ...waiting];
}

/** What an ability waits for. */
export interface Waited {
  isOfKind(event: GameEvent): boolean;
  fits(event: GameEvent): boolean;
  /** Whether it fits hangs on what the objects of the event are. */
  readonly asksWhat: boolean;
}

/** Of this turn's events, the latest that fits; failing that the latest of the right kind; failing that the latest of all. */
export function latestFor(seen: Seen<CommonGame>, { isOfKind, fits, asksWhat }: Waited): GameEvent | undefined {
  const { log, game } = seen.g.state;
  let alike: GameEvent | undefined;
  for (let i = log.length - 1; i >= Math.max(game.turn.began, log.first); i--) {
    const event = rowAt(log, i);
    if (event === undefined || !isOfKind(event)) continue;
    // Whether it fits may hang on what they do not see.
    if (asksWhat && !isOpenTo(seen, event)) continue;
    if (fits(event)) return event;
    alike ??= event;
  }
  return alike ?? rowAt(log, log.length - 1);
}
