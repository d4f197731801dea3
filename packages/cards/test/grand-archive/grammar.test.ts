/** Texts of our own for every rule of the grammar, with what they mean. */
import { compileCard, ruleNames } from '@rulewright/text/grand-archive';
import { describe, expect, test } from 'vitest';
import { type Example, examplesIn, knownWithout, rulesIn, withoutExample } from '../grammar-examples.ts';
import { sourceOf } from './example-cards.ts';

const folder = new URL('grammar/', import.meta.url);
const examples = examplesIn(folder);

const read = (example: Example) => compileCard(sourceOf(example));

describe('an example', () => {
  test.each(examples)('of %s means what is written', (_, all) => {
    for (const example of all) {
      const result = read(example);
      if ('refusals' in result) throw new Error(`${example.text}: ${JSON.stringify(result.refusals)}`);
      expect(result.readings[0]?.roundTrip, example.text).toBe(true);
      expect(result.card.faces[0].abilities ?? [], example.text).toEqual(example.means);
    }
  });

  test('is there for every rule', () => {
    const readings = examples.flatMap(([, all]) => all.map(read)).flatMap((r) => ('refusals' in r ? [] : r.readings));
    expect(withoutExample(ruleNames(), new Set(readings.flatMap(rulesIn)), folder)).toEqual(knownWithout(folder));
  });
});
