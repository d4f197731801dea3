/**
 * Shortcuts: a sequence of choices that the players have agreed on is played out choice by choice, as if each had been made, and
 * ends where one can no longer be made. It is over before the step that began it is, so it is no part of the state.
 */
import { type Answer, type Decision, decides } from './decision.ts';
import type { Choice } from './directive.ts';
import type { DecisionKind, Game } from './game.ts';
import { type EntityId, isPlayer, NO_OBJECT, type ObjectId, type PlayerId } from './ids.ts';
import type { Plain } from './plain.ts';
import { findObject, NOWHERE } from './state.ts';

/** What the machine does with an answer. */
interface Machine {
  readonly check: (g: Game, answer: Answer) => unknown;
  readonly take: (g: Game, answer: Answer) => void;
  readonly kindOf: (g: Game, decision: Decision) => DecisionKind;
  /** That answer may not be given to what is asked. */
  readonly mustDiffer: (g: Game, answer: Answer) => void;
}

/** The choice at an index of the whole sequence. */
export const choiceAt = (choices: readonly Choice[], index: number): Choice | undefined =>
  choices[index % choices.length];

/** Plays the shortcut that has been agreed on. */
export function playOut(g: Game, { check, take, kindOf, mustDiffer }: Machine): void {
  const { shortcut } = g;
  if (shortcut === null || shortcut === undefined) return;
  g.shortcut = null;
  const { choices, length, shortened } = shortcut;
  const origin = g.state.objects.length;
  let start = origin;
  /** The choice as it reads now, if it is still that player's to make. */
  const choiceNow = (index: number): Answer | undefined => {
    const { decision } = g.state;
    const choice = choiceAt(choices, index);
    if (decision === null || choice === undefined || decides(decision) !== choice.player) return undefined;
    const { renamed } = kindOf(g, decision);
    return renamed === undefined ? choice.answer : renamed(choice.answer, (id) => nowFor(g, id, origin, start));
  };
  for (let i = 0; i < length; i++) {
    if (i % choices.length === 0) start = g.state.objects.length;
    const answer = choiceNow(i);
    if (answer === undefined || check(g, answer) !== null) return;
    take(g, answer);
    if (g.undone !== null) {
      g.undone = null;
      return;
    }
  }
  const differ = shortened ? choiceNow(length) : undefined;
  const { decision } = g.state;
  if (differ === undefined || decision === null) return;
  // Who has nothing else to choose need not.
  if (kindOf(g, decision).answers(g, decision)?.length !== 1) mustDiffer(g, differ);
}

/**
 * The object that an object of the first round is in a later one: itself while it is there, what its card has become, or the one
 * that was made at the same place of the round.
 */
function nowFor(g: Game, id: EntityId, origin: number, start: number): EntityId {
  if (isPlayer(id)) return id;
  if (id < origin) {
    let row = findObject(g.state, id);
    while (row !== undefined && row.zone === NOWHERE && row.after !== NO_OBJECT) row = findObject(g.state, row.after);
    if (row !== undefined && row.zone !== NOWHERE) return row.id;
  }
  return (id + start - origin) as ObjectId;
}

/** What a player may still choose: without what they have to do differently here. */
export function stillOpen<A extends Plain>(g: Game, player: PlayerId, answers: readonly A[]): readonly A[] {
  const { decision } = g.state;
  const differ = decision === null || decides(decision) !== player ? undefined : decision.differ;
  return differ === undefined ? answers : answers.filter((answer) => !sameAnswer(answer, differ));
}

/** Two answers that say the same. */
export function sameAnswer(a: Plain | undefined, b: Plain | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [x, y] = [a as { readonly [key: string]: Plain }, b as { readonly [key: string]: Plain }];
  const keys = Object.keys(x);
  return keys.length === Object.keys(y).length && keys.every((key) => sameAnswer(x[key], y[key]));
}
