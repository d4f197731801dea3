// Every word of every bundled card counts: the texts as today's cards say them, audited like those of any file.
import { Audit } from '@rulewright/text';
import { compileCard } from '@rulewright/text/magic';
import { expect, test } from 'vitest';
import { bundle, printedText, sourceOf } from '../src/magic/bundle/index.ts';

test('every word of the bundled cards counts', () => {
  // Lines that are built alike are looked at once.
  const audit = new Audit(1);
  const lost = bundle.flatMap((entry) => {
    const result = compileCard(sourceOf(entry.card, printedText(entry)));
    if ('refusals' in result) return [];
    return result.readings.flatMap((reading) =>
      audit.findings(reading.audited()).map(({ rule, part, words }) => ({ rule, part, words, card: entry.card.name })),
    );
  });
  expect(lost).toEqual([]);
});
