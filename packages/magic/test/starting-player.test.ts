/** Who the starting player was (103.8) is known all game long. */
import { findCard } from '@rulewright/cards/magic';
import { asPlayer, step } from '@rulewright/kernel';
import type { Card } from '@rulewright/language/magic';
import { expect, it } from 'vitest';
import { context, newGame } from '../src/index.ts';
import { matches } from '../src/vocabulary/evaluate.ts';

const deck = Array.from({ length: 60 }, () => findCard('Forest') as Card);

it.each([0, 1])('is the player who took the first turn: %i', (first) => {
  const players = ['Ann', 'Bob'].map((name) => ({ name, deck }));
  const g = newGame({ players, seed: 5, first });
  while (g.state.decision?.kind === 'yesNo') step(g, false);
  const isStarting = (player: number): boolean =>
    matches(g, { kind: 'designated', as: 'starting player' }, asPlayer(player), context(-1 as never, asPlayer(0)));
  for (let turn = 1; turn < 4; ) {
    expect([isStarting(0), isStarting(1)]).toEqual([first === 0, first === 1]);
    while (g.state.game.turn.number === turn) {
      const { decision } = g.state;
      const pass = decision?.kind === 'priority' ? { action: 'pass' } : null;
      if (pass === null) return;
      step(g, pass);
    }
    turn = g.state.game.turn.number;
  }
});
