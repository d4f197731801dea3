/** Why an answer is refused can be asked of any answer, also of one that no player could mean. */
import { bundled, decks } from '@rulewright/cards/grand-archive';
import { type Answer, asPlayer, seenBy } from '@rulewright/kernel';
import { expect, test } from 'vitest';
import { beginGame, grandArchiveTable } from '../../src/grand-archive/index.ts';

const [deck] = decks;
if (deck === undefined) throw new Error('no decks');

test.each<Answer>([
  { action: 'play', card: asPlayer(0), method: 'activate' },
  { action: 'use', object: asPlayer(1), index: 0 },
  { action: 'attack', attacker: asPlayer(0) },
])('%j is about no object, and told to be illegal', (answer) => {
  const players = ['Ann', 'Bob'].map((name) => ({ name, deck }));
  const { g } = beginGame({ players, seed: 1, first: 0 }, bundled);
  for (const eyes of ['all', asPlayer(0), asPlayer(1)] as const)
    expect(grandArchiveTable.explain(seenBy(g, eyes), { answer })).toMatchObject([{ code: 'illegal' }]);
});
