/** The test of signatures, for any game. */
import { expect, test } from 'vitest';
import { difference } from './digest.ts';
import { readSignatures } from './recorded.ts';
import { plays } from './signatures.ts';

const HOW = 'If that is what you want, record it anew with `npm run signature`.';

export function sameAsRecorded(game: keyof typeof plays): void {
  const recorded = readSignatures(game);
  const all = plays[game]();

  test.each(all.map((play) => [play.name, play] as const))('%s: played and told as before', (name, play) => {
    const was = recorded.get(name);
    if (was === undefined) throw new Error('it has no signature yet: `npm run signature` records it');
    const changed = difference(was, play.signature());
    expect(changed, `it is another game ${changed}. ${HOW}`).toBeNull();
  });

  test('nothing else is recorded', () => {
    expect([...recorded.keys()]).toEqual(all.map(({ name }) => name));
  });
}
