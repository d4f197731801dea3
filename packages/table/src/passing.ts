/** When a person is not asked: priority that is passed for them, by their own settings, and answers that leave no choice. */
import { type Answer, type Decision, decisionKind, type Game, type ObjectId, type PlayerId } from '@rulewright/kernel';
import type { Turn } from './snapshot.ts';

/** What a person wants to be asked. */
export interface Settings<Step extends string = string> {
  /** Priority is passed where nothing useful can be done, and where no stop is set. */
  readonly autoPass: boolean;
  /** The steps in which the person wants to be asked if there is anything to do: in their own turns, and in those of others. */
  readonly stops: { readonly mine: readonly Step[]; readonly theirs: readonly Step[] };
}

/** What of a game decides when somebody passes. */
export interface PassingGame<G extends Game, Step extends string> {
  /** The kind of decision in which a player may act or pass, and the answer that passes. */
  readonly decision: string;
  readonly pass: Answer;
  /** For people who have not said how they want to be asked. */
  readonly settings: Settings<Step>;
  /** Decisions that are asked even where there is one answer only. */
  readonly asked: ReadonlySet<string>;
  /** Decisions that are asked unless nothing can be chosen. */
  readonly askedIfAny: ReadonlySet<string>;
  /** The answer that declares nothing, to decisions that can be answered so. */
  readonly nothing: Readonly<Record<string, Answer>>;
  /** What happens next if all pass: the top of the stack. */
  next(g: G): ObjectId | undefined;
  controller(g: G, id: ObjectId): PlayerId;
  /** Whether there is anything for a player to do that is worth being asked about. */
  hasUse(g: G, player: PlayerId): boolean;
  /** What makes two things on the stack the same for a person who yields to them. */
  yieldKey(g: G, id: ObjectId): string;
  /** A person's own turn does not run away: even with nothing left to do, this step is theirs to end. */
  readonly main: Step;
  /** Where a turn ends. */
  readonly last: Step;
}

export type Until = 'end-of-turn' | 'my-turn' | 'stack-empty' | 'something-happens';

/** How a person passes now. */
export interface Passing<Step extends string = string> {
  readonly me: PlayerId;
  readonly settings: Settings<Step>;
  /** Asked to pass until something, since some turn. */
  readonly until: { readonly what: Until; readonly turn: number } | null;
  /** The person keeps priority after what they just did. */
  readonly holding: boolean;
  /** Abilities that may resolve without being asked about. */
  readonly yields: ReadonlySet<string>;
}

/** Whether priority is passed without asking. */
export function passes<G extends Game, Step extends string>(
  game: PassingGame<G, Step>,
  g: G,
  turn: Turn<Step>,
  p: Passing<Step>,
): boolean {
  if (p.holding) return false;
  const next = game.next(g);
  if (next !== undefined) {
    if (p.yields.has(game.yieldKey(g, next))) return true;
    if (game.controller(g, next) === p.me) return p.settings.autoPass || p.until !== null;
    // Somebody else's spell or ability is what any passing stops for.
    return p.settings.autoPass && !game.hasUse(g, p.me);
  }
  if (p.until !== null && !reached(game.last, turn, p)) return true;
  if (!p.settings.autoPass) return false;
  const ownMain = turn.active === p.me && turn.step === game.main;
  return !stopsHere(turn, p) || !(ownMain || game.hasUse(g, p.me));
}

function stopsHere<Step extends string>(turn: Turn<Step>, { me, settings }: Passing<Step>): boolean {
  return (turn.active === me ? settings.stops.mine : settings.stops.theirs).includes(turn.step);
}

/** Whether what the person passes for has come. Asked with an empty stack. */
function reached<Step extends string>(last: Step, turn: Turn<Step>, { me, until }: Passing<Step>): boolean {
  switch (until?.what) {
    case undefined:
    case 'stack-empty':
      return true;
    case 'end-of-turn':
      return turn.number !== until?.turn || turn.step === last;
    case 'my-turn':
      return turn.active === me && turn.number !== until?.turn;
    case 'something-happens':
      return false;
  }
}

/** The answer that leaves no choice, if it is so. */
export function forcedAnswer<G extends Game, Step extends string>(
  game: PassingGame<G, Step>,
  g: G,
  decision: Decision,
): Answer | undefined {
  const { kind } = decision;
  if (game.asked.has(kind) || kind === game.decision) return undefined;
  const answers = decisionKind(g, decision).answers(g, decision);
  if (answers?.length !== 1) return undefined;
  const [only] = answers;
  return game.askedIfAny.has(kind) && !isNothing(only) ? undefined : only;
}

function isNothing(answer: Answer | undefined): boolean {
  if (Array.isArray(answer)) return answer.length === 0;
  return (
    typeof answer === 'object' &&
    answer !== null &&
    Object.values(answer).every((v) => Array.isArray(v) && v.length === 0)
  );
}
