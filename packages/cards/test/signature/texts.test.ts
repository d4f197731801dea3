/** What is made of texts, whole or spoiled, is as it was when it was recorded. */
import { expect, test } from 'vitest';
import { readTexts, textDifference } from './recorded.ts';
import { signatureOf, sources } from './texts.ts';

const recorded = readTexts();
const HOW = 'if that is what you want, record it anew with `npm run signature`';

test.each([...sources()])('%s: read and told as before', (source, texts) => {
  // Of a new text nothing is recorded yet.
  const changed = texts.flatMap((text) => {
    const difference = textDifference(recorded[source]?.[text.key], signatureOf(text));
    return difference === null ? [] : [`${text.about}: ${difference}`];
  });
  expect(changed, HOW).toEqual([]);
});
