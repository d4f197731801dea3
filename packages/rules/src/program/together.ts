/** Actions that one instruction says: their events happen at the same time, as one batch. */
import { altered, type GameEvent, type Locals } from '@rulewright/kernel';
import type { Context } from '../context.ts';
import type { Act, ActionNode, Outcome, Work } from './rules.ts';
import { ASKED, type Run, results, UnsupportedAction } from './run.ts';

/** What an action waits for while the events of all happen: null if it has ended already. */
interface Part {
  readonly work: Work | null;
  readonly as: string | null;
}

interface Doing {
  readonly events: GameEvent[];
  readonly parts: (Part | null)[];
  bound: Locals;
}

/** An action, with what the words of this one mean where they differ. */
export interface Joint {
  readonly action: ActionNode;
  readonly ctx?: Context;
}

export function actTogether(run: Run, actions: readonly Joint[]): Outcome {
  const { program } = run.g.rules;
  const before = run.work as { readonly parts: readonly (Part | null)[]; readonly bound: Locals } | null;
  const doing: Doing = { events: [], parts: [], bound: before?.bound ?? {} };
  for (const [i, { action, ctx = run.ctx }] of actions.entries()) {
    const happened = run.happened.filter((event) => event.part === i);
    const part = before?.parts[i];
    if (before !== null && part?.as) doing.bound = altered(doing.bound, { [part.as]: results(happened) });
    if (before !== null && (part?.work ?? null) === null) continue;
    const its: Run = altered(run, {
      ctx,
      answers: run.answers.slice(run.used),
      used: 0,
      work: part?.work ?? null,
      happened,
    });
    const outcome = actOf(its, action)(its, action);
    run.used += its.used;
    run.question = its.question;
    if (outcome.is === 'asked') return ASKED;
    take(doing, outcome, i);
  }
  const { parts, bound } = doing;
  const events = program.joined(doing.events);
  if (before === null) return { is: 'emit', events, work: { parts, bound } as unknown as Work, as: null, bind: null };
  if (parts.some((part) => part !== null && (part.work ?? part.as) !== null))
    throw new UnsupportedAction('together in more than two steps');
  return events.length === 0 ? { is: 'done', bind: bound } : { is: 'emit', events, work: null, as: null, bind: bound };
}

/** What an action of the game's own does. */
export function actOf({ g }: Run, action: ActionNode): Act {
  const act = g.rules.program.acts[action.do];
  if (act === undefined) throw new UnsupportedAction(action.do);
  return act;
}

function take(doing: Doing, outcome: Exclude<Outcome, { is: 'asked' }>, part: number): void {
  if (outcome.is === 'call') throw new UnsupportedAction(`together: ${outcome.procedure}`);
  if (outcome.bind !== null) doing.bound = altered(doing.bound, outcome.bind);
  if (outcome.is === 'done') {
    doing.parts.push(null);
    return;
  }
  doing.events.push(...outcome.events.map((event) => altered(event, { part })));
  doing.parts.push({ work: outcome.work, as: outcome.as });
}
