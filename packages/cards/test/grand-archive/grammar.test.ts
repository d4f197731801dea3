/** Texts of our own for every rule of the grammar, with what they mean. */
import { compileCard, ruleNames, type SourceFace } from '@rulewright/text/grand-archive';
import { describe, expect, test } from 'vitest';
import { type Example, examplesIn, knownWithout, rulesIn, withoutExample } from '../grammar-examples.ts';

const folder = new URL('grammar/', import.meta.url);
const examples = examplesIn(folder);

const COMMON: Omit<SourceFace, 'text' | 'types'> = {
  name: 'Test Card',
  classes: ['ranger'],
  elements: ['wind'],
  subtypes: ['Ranger', 'Human'],
  cost: { kind: 'reserve', amount: 2 },
};
const FACES: Readonly<Record<string, Omit<SourceFace, 'text'>>> = {
  ally: { ...COMMON, types: ['ally'], power: 1, life: 2 },
  action: { ...COMMON, types: ['action'], subtypes: ['Ranger', 'Skill'], speed: 'fast' },
  champion: { ...COMMON, types: ['champion'], cost: { kind: 'memory', amount: 1 }, level: 1, life: 20 },
  item: { ...COMMON, types: ['item'], subtypes: ['Ranger', 'Artifact'] },
  weapon: { ...COMMON, types: ['weapon'], subtypes: ['Ranger', 'Bow'], power: 1, durability: 2 },
  domain: { ...COMMON, types: ['domain'], subtypes: ['Ranger', 'Castle'] },
  attack: { ...COMMON, types: ['attack'], subtypes: ['Ranger', 'Attack'], power: 2 },
  status: { ...COMMON, types: ['status'], subtypes: ['Ranger', 'Skill'] },
};

function read({ type, text }: Example) {
  const face = FACES[type];
  if (face === undefined) throw new Error(`no such type of card: ${type}`);
  return compileCard({ slug: 'test-card', name: 'Test Card', faces: [{ ...face, text }] });
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

  test('is there for every rule', () => {
    const readings = examples.flatMap(([, all]) => all.map(read)).flatMap((r) => ('refusals' in r ? [] : r.readings));
    expect(withoutExample(ruleNames(), new Set(readings.flatMap(rulesIn)), folder)).toEqual(knownWithout(folder));
  });
});
