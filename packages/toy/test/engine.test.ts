// The toy game through the engine that programs outside import: played by bots, recorded, replayed, saved and loaded.
import { randomBot } from '@rulewright/bots';
import { hash, loadGame, playGame, recordGame, replayGame, SaveError, save } from '@rulewright/engine';
import { describe, expect, test } from 'vitest';
import { toyPack } from '../src/index.ts';

const deck = { name: 'toys', parts: { main: [] } };
const start = (seed: number) => ({ players: ['Ana', 'Ben'].map((name) => ({ name, deck, bot: 'random' })), seed });

describe('the toy game as a pack', () => {
  test('is played by the bots that the seats name, the same for the same seed', () => {
    const [once, again] = [playGame(toyPack, start(4)), playGame(toyPack, start(4))];
    expect(once.over).not.toBeNull();
    expect(hash(again.game.state)).toBe(hash(once.game.state));
  });

  test('is recorded and replayed, saved and loaded', () => {
    const { game, recorder } = recordGame(toyPack, start(9));
    const bot = randomBot(toyPack.bots, 1);
    while (game.state.decision !== null) {
      const loaded = loadGame(toyPack, start(9), JSON.parse(JSON.stringify(save(game))));
      expect(hash(loaded.state)).toBe(hash(game.state));
      recorder.step(bot.answer(game, game.state.decision));
    }
    const again = replayGame(toyPack, JSON.parse(JSON.stringify(recorder.replay())));
    expect(again.ok && hash(again.game.state)).toBe(hash(game.state));
    expect(() => replayGame(toyPack, {})).toThrow(SaveError);
  });
});
