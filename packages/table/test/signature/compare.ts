/** The test of signatures, for any game. */
import type { BotGame } from '@rulewright/bots';
import { expect, test } from 'vitest';
import type { GameOf } from '../../src/game.ts';
import type { LabTypes } from '../../src/index.ts';
import { difference } from './digest.ts';
import type { Signed } from './moment.ts';
import { type SignedGame, signatureOf } from './play.ts';
import { readSignatures } from './recorded.ts';

const HOW = 'If that is what you want, record it anew with `npm run signature`.';

export function sameAsRecorded<T extends LabTypes>(
  name: string,
  signed: Signed<T>,
  bots: BotGame<GameOf<T>>,
  games: readonly SignedGame<GameOf<T>>[],
): void {
  const recorded = readSignatures(name);

  test.each(games.map((game) => [game.name, game] as const))('%s is played and told as before', (_, game) => {
    const was = recorded.get(game.name);
    if (was === undefined) throw new Error(`it has no signature yet: \`npm run signature\` records it`);
    const changed = difference(was, signatureOf(signed, bots, game));
    expect(changed, `it is another game ${changed}. ${HOW}`).toBeNull();
  });

  test('nothing else is recorded', () => {
    expect([...recorded.keys()]).toEqual(games.map((game) => game.name));
  });
}
