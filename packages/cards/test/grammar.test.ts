/**
 * Texts of our own for what no card of the bundle says: each rule of the grammar is in a card or in one of these, and what they mean is
 * written down. The cards' meanings are compared in `bundle.test.ts`.
 */
import { compileCard, ruleNames } from '@rulewright/text/magic';
import { describe, expect, test } from 'vitest';
import { readingsOf } from '../src/magic/bundle/entry.ts';
import { bundle } from '../src/magic/bundle/index.ts';
import { type Example, examplesIn, knownWithout, rulesIn, withoutExample } from './grammar-examples.ts';

const folder = new URL('grammar/', import.meta.url);
const examples = examplesIn(folder);

function read({ type, text }: Example) {
  const name = 'Test Card';
  const size = type.startsWith('Creature') ? { power: '2', toughness: '2' } : {};
  const cost = type === 'Land' ? {} : { manaCost: '{1}{G}' };
  return compileCard({ name, layout: 'normal', faces: [{ name, typeLine: type, text, ...cost, ...size }] });
}

describe('an example', () => {
  test.each(examples)('of %s means what is written', (_, all) => {
    for (const example of all) {
      const result = read(example);
      if ('refusals' in result) throw new Error(`${example.text}: ${JSON.stringify(result.refusals)}`);
      expect(result.readings[0]?.roundTrip, example.text).toBe(true);
      expect(result.card.faces[0].abilities ?? [], example.text).toEqual(example.means);
    }
  });

  test('is there for every rule that no card of the bundle needs', () => {
    const compiled = examples.flatMap(([, all]) => all.map(read));
    const readings = [...compiled.flatMap((r) => ('refusals' in r ? [] : r.readings)), ...bundle.flatMap(readingsOf)];
    expect(withoutExample(ruleNames(), new Set(readings.flatMap(rulesIn)), folder)).toEqual(knownWithout(folder));
  });
});
