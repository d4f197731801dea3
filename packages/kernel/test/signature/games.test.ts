/** What the kernel says of games, whole or spoiled, is as it was when it was recorded. */
import { expect, test } from 'vitest';
import { GAME_KINDS, games, readRecorded } from './games.ts';

const recorded = readRecorded();
const HOW = 'if that is what you want, record it anew with `npm run signature`';

test.each([...games])('%s: played, saved and recorded as before', (name, play) => {
  const was = recorded[name]?.split(' ') ?? [];
  expect(
    play().flatMap((is, i) => (is === was[i] ? [] : [GAME_KINDS[i]])),
    HOW,
  ).toEqual([]);
});
