/** Actions that one instruction says: their events happen at the same time (608.2c, 608.2e), as one batch. */
import { altered, type GameEvent, type Locals } from '@rulewright/kernel';
import type { Action } from '@rulewright/language/magic';
import type { MagicEvent } from '../../700-additional/700.1-events/types.ts';
import type { Context } from '../../state.ts';
import {
  type Act,
  type ActionOf,
  type Acts,
  ASKED,
  type Leaf,
  type Outcome,
  type Run,
  results,
  UnsupportedAction,
  type Work,
} from './run.ts';

/** What an action waits for while the events of all happen: null if it has ended already. */
interface Part {
  readonly work: Work | null;
  readonly as: string | null;
}

interface Doing {
  readonly events: MagicEvent[];
  readonly parts: (Part | null)[];
  bound: Locals;
}

/** An action, with what the words of this one mean where they differ. */
export interface Joint {
  readonly action: ActionOf<Leaf>;
  readonly ctx?: Context;
}

export function actTogether(run: Run, actions: readonly Joint[], table: Acts<Leaf>): Outcome {
  const before = run.work as { readonly parts: readonly (Part | null)[]; readonly bound: Locals } | null;
  const doing: Doing = { events: [], parts: [], bound: before?.bound ?? {} };
  for (const [i, { action, ctx = run.ctx }] of actions.entries()) {
    const happened = run.happened.filter((event) => event.part === i);
    const part = before?.parts[i];
    if (before !== null && part?.as) doing.bound = { ...doing.bound, [part.as]: results(happened) };
    if (before !== null && (part?.work ?? null) === null) continue;
    const its: Run = { ...run, ctx, answers: run.answers.slice(run.used), used: 0, work: part?.work ?? null, happened };
    const outcome = (table[action.do] as Act<Action>)(its, action);
    run.used += its.used;
    run.question = its.question;
    if (outcome.is === 'asked') return ASKED;
    take(doing, outcome, i);
  }
  const { parts, bound } = doing;
  const events = withAllAttackers(doing.events);
  if (before === null) return { is: 'emit', events, work: { parts, bound } as unknown as Work, as: null, bind: null };
  if (parts.some((part) => part !== null && (part.work ?? part.as) !== null))
    throw new UnsupportedAction('together in more than two steps');
  return events.length === 0 ? { is: 'done', bind: bound } : { is: 'emit', events, work: null, as: null, bind: bound };
}

/** 508.4: those of each action join the same attack. */
function withAllAttackers(events: readonly MagicEvent[]): readonly MagicEvent[] {
  const joins = events.flatMap((e) => (e.kind === 'combat' && e.combat !== null ? [e.combat] : []));
  const [first] = joins;
  if (first === undefined || joins.length < 2) return events;
  const attackers = [...new Map(joins.flatMap((c) => c.attackers).map((a) => [a.id, a])).values()];
  const others = events.filter((e) => e.kind !== 'combat');
  return [...others, { kind: 'combat', combat: { ...first, attackers } }];
}

function take(doing: Doing, outcome: Exclude<Outcome, { is: 'asked' }>, part: number): void {
  if (outcome.is === 'call') throw new UnsupportedAction(`together: ${outcome.procedure}`);
  if (outcome.bind !== null) doing.bound = { ...doing.bound, ...outcome.bind };
  if (outcome.is === 'done') {
    doing.parts.push(null);
    return;
  }
  doing.events.push(...outcome.events.map((event: GameEvent) => altered(event, { part }) as MagicEvent));
  doing.parts.push({ work: outcome.work, as: outcome.as });
}
