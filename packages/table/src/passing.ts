/** When a person is not asked: priority that is passed for them, by their own settings, and answers that leave no choice. */
import { type Answer, type Decision, decisionKind, type ObjectId, objectRow, type PlayerId } from '@rulewright/kernel';
import type { Step } from '@rulewright/language/magic';
import { characteristics, type G, type StackEntry, topOfStack, usefulActions } from '@rulewright/magic';

/** What a person wants to be asked. */
export interface Settings {
  /** Priority is passed where nothing can be done but make mana, and where no stop is set. */
  readonly autoPass: boolean;
  /** The steps in which the person wants to be asked if there is anything to do: in their own turns, and in those of others. */
  readonly stops: { readonly mine: readonly Step[]; readonly theirs: readonly Step[] };
}

export const defaultSettings: Settings = {
  autoPass: true,
  stops: {
    mine: ['main1', 'combat', 'attackers', 'blockers', 'main2'],
    theirs: ['upkeep', 'combat', 'attackers', 'blockers', 'end'],
  },
};

export type Until = 'end-of-turn' | 'my-turn' | 'stack-empty' | 'something-happens';

/** How a person passes now. */
export interface Passing {
  readonly me: PlayerId;
  readonly settings: Settings;
  /** Asked to pass until something, since some turn. */
  readonly until: { readonly what: Until; readonly turn: number } | null;
  /** The person keeps priority after what they just did (117.3c). */
  readonly holding: boolean;
  /** Abilities that may resolve without being asked about. */
  readonly yields: ReadonlySet<string>;
}

/** What makes two abilities on the stack the same for a person who yields to them: the source's name and the effect. */
export function yieldKey(g: G, id: ObjectId): string {
  const entry = objectRow(g.state, id).stack as StackEntry | null;
  if (entry === null || entry.kind === 'spell') return `spell ${characteristics(g, id).name}`;
  return `${characteristics(g, entry.source).name} ${JSON.stringify(entry.effect)}`;
}

/** Whether priority is passed without asking. */
export function passes(g: G, p: Passing): boolean {
  if (p.holding) return false;
  const top = topOfStack(g);
  const useful = (): boolean => usefulActions(g, p.me).length > 0;
  if (top !== undefined) {
    if (p.yields.has(yieldKey(g, top))) return true;
    const mine = characteristics(g, top).controller === p.me;
    if (mine) return p.settings.autoPass || p.until !== null;
    // Somebody else's spell or ability is what any passing stops for.
    return p.settings.autoPass && !useful();
  }
  if (p.until !== null && !reached(g, p)) return true;
  if (!p.settings.autoPass) return false;
  // The person's own turn does not run away: even with nothing left to do, its first main phase is theirs to end.
  return !stopsHere(g, p) || !(isOwnMain(g, p.me) || useful());
}

function stopsHere(g: G, { me, settings }: Passing): boolean {
  const { turn } = g.state.game;
  return (turn.active === me ? settings.stops.mine : settings.stops.theirs).includes(turn.step);
}

const isOwnMain = (g: G, me: PlayerId): boolean =>
  g.state.game.turn.active === me && g.state.game.turn.step === 'main1';

/** Whether what the person passes for has come. Asked with an empty stack. */
function reached(g: G, { me, until }: Passing): boolean {
  const { turn } = g.state.game;
  switch (until?.what) {
    case undefined:
    case 'stack-empty':
      return true;
    case 'end-of-turn':
      return turn.number !== until?.turn || turn.step === 'end';
    case 'my-turn':
      return turn.active === me && turn.number !== until?.turn;
    case 'something-happens':
      return false;
  }
}

/** Targets are chosen by the person even where there is only one: it may be one that they would rather not choose. */
const ALWAYS_ASKED: ReadonlySet<string> = new Set(['priority', 'targets', 'yesNo', 'attackers', 'blockers', 'payment']);

/** The answer that leaves no choice, if it is so. */
export function forcedAnswer(g: G, decision: Decision): Answer | undefined {
  const kind = decisionKind(g, decision);
  if (decision.kind === 'attackers' || decision.kind === 'blockers' || decision.kind === 'targets') {
    // Nobody can attack, nobody can block, or nothing can be chosen.
    const answers = kind.answers(g, decision);
    return answers?.length === 1 && isNothing(answers[0]) ? answers[0] : undefined;
  }
  if (ALWAYS_ASKED.has(decision.kind)) return undefined;
  const answers = kind.answers(g, decision);
  return answers?.length === 1 ? answers[0] : undefined;
}

function isNothing(answer: Answer | undefined): boolean {
  if (Array.isArray(answer)) return answer.length === 0;
  return (
    typeof answer === 'object' &&
    answer !== null &&
    Object.values(answer).every((v) => Array.isArray(v) && v.length === 0)
  );
}
