/** What it says to a shortcut that somebody proposes (732.2b). */
import { type Answer, checkAnswer, fork, type PlayerId, step } from '@rulewright/kernel';
import { type G, guess, type ShortcutDecision, shortcutReplies, usefulActions } from '@rulewright/magic';
import type { Below } from '../../game.ts';
import { valueAfter } from './ahead.ts';

/** So many places of the proposal are looked at, and so many actions at each. */
const MOST_PLACES = 4;
const MOST_ACTIONS = 12;

/** Accepts, unless something that it could do on the way would leave it better off by more than `worthIt`. */
export function reply(g: G, decision: ShortcutDecision, player: PlayerId, below: Below, worthIt: number): Answer {
  const [accept, ...stops] = shortcutReplies(decision, 1 + MOST_PLACES);
  const here = guess(g, player, below);
  let found: Answer = { ...accept };
  let value: number | null = null;
  for (const stop of stops) {
    const there: G = { ...here, state: fork(here.state), undone: null };
    if (step(there, stop).refusal !== null || there.state.decision?.kind !== 'priority') continue;
    for (const action of usefulActions(there, player).slice(0, MOST_ACTIONS)) {
      if (checkAnswer(there, { ...action }) !== null) continue;
      value ??= valueAfter(here, { ...accept }, player, below) + worthIt;
      const reached = valueAfter(there, { ...action }, player, below);
      if (reached <= value) continue;
      value = reached;
      found = stop;
    }
  }
  return found;
}
