/** A file that is larger than it can be is refused before it is read. */
import { expect, test } from 'vitest';
import { open } from './harness.ts';

test.each([
  ['/replays', 'game.json', 'game.json is too big to be a replay.'],
  ['/lab', 'much.yaml', 'much.yaml is too big to be a file of scenarios.'],
  ['/decks/import', 'list.txt', 'list.txt is too big to be a deck list.'],
])('on %s', async (path, name, message) => {
  const page = await open(path);
  const chooser = page.locator('input[type="file"]').first();
  await chooser.waitFor();
  // As large as a film; and whoever reads it is seen.
  await page.evaluate(() => {
    Object.defineProperty(Blob.prototype, 'size', { get: () => 2 ** 31 });
    for (const way of ['text', 'arrayBuffer', 'stream'] as const)
      Object.defineProperty(Blob.prototype, way, {
        value: () => {
          document.body.dataset.read = way;
          return new Promise(() => {});
        },
      });
  });
  await chooser.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('a few words') });
  await page.getByRole('alert').getByText(message).waitFor();
  expect(await page.locator('body').getAttribute('data-read')).toBe(null);
});
