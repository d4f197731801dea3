import { asObject, asPlayer, type Derivation, derivation, type EntityId } from '@rulewright/kernel';
import { expect, test } from 'vitest';
import { languages, render, type Words } from '../src/magic/index.ts';

const { en, zhs, ja } = languages as { readonly en: Words; readonly zhs: Words; readonly ja: Words };
const names: Readonly<Record<number, string>> = { 0: 'Ann', 16: 'Grizzly Bears', 17: 'Glorious Anthem' };
const nameOf = (id: EntityId): string => names[id] ?? `object ${id}`;
const [bears, anthem] = [asObject(16), asObject(17)];

const power: Derivation = derivation('value', {
  rules: ['208.1', '613.1'],
  objects: [bears],
  data: { value: 'power', is: 3 },
  because: [
    derivation('origin-printed', { rules: ['613.1', '707.2'], objects: [bears], data: { value: 'power', is: 2 } }),
    derivation('layer-modify', {
      rules: ['613.4c'],
      objects: [anthem],
      data: { value: 'power', from: 2, to: 3, layer: '7c' },
    }),
  ],
});

test('what a fact rests on is indented below it, with the rules of each', () => {
  expect(render(power, en, nameOf)).toEqual([
    'Grizzly Bears: power is 3 [208.1, 613.1]',
    '  printed on the card: power 2 [613.1, 707.2]',
    '  layer 7c: Glorious Anthem: power 2 → 3 [613.4c]',
  ]);
});

test('the same derivation in 简体中文', () => {
  expect(render(power, zhs, nameOf)).toEqual([
    'Grizzly Bears：力量为3 [208.1, 613.1]',
    '  牌上印制：力量为2 [613.1, 707.2]',
    '  第7c层：Glorious Anthem：力量2 → 3 [613.4c]',
  ]);
});

test('the same derivation in 日本語', () => {
  expect(render(power, ja, nameOf)).toEqual([
    'Grizzly Bears：パワーは3 [208.1, 613.1]',
    '  カードに印刷されている：パワーは2 [613.1, 707.2]',
    '  種類別7c：Glorious Anthem：パワー2 → 3 [613.4c]',
  ]);
});

test('a controller is a name, types and colours are words, and an empty list is none', () => {
  const value = (name: string, is: Derivation['data'][string]) =>
    derivation('value', { objects: [bears], data: { value: name, is } });
  expect(render(value('controller', asPlayer(0)), en, nameOf)).toEqual(['Grizzly Bears: controller is Ann']);
  expect(render(value('types', ['creature', 'Bear']), zhs, nameOf)).toEqual(['Grizzly Bears：类别为生物和熊']);
  expect(render(value('colors', []), en, nameOf)).toEqual(['Grizzly Bears: no colours']);
  expect(render(value('types', ['creature', 'Bear']), en, nameOf)).toEqual([
    'Grizzly Bears: types are creature and Bear',
  ]);
  expect(render(value('flying', true), zhs, nameOf)).toEqual(['Grizzly Bears：飞行为是']);
});

test('what a list of abilities gains and loses is told in words', () => {
  const loses = derivation('layer-ability', {
    objects: [anthem],
    data: {
      value: 'abilities',
      from: [{ kind: 'keyword', keyword: 'flying' }],
      to: [],
      gained: [],
      lost: [{ kind: 'keyword', keyword: 'flying' }],
      layer: '6',
    },
  });
  expect(render(loses, en, nameOf)).toEqual(['layer 6: Glorious Anthem: loses flying']);
  expect(render(loses, zhs, nameOf)).toEqual(['第6层：Glorious Anthem：失去飞行']);
});

test('a reason names what it is about, and an unknown code stands for itself', () => {
  expect(render(derivation('tapped', { rules: ['508.1a'], objects: [bears] }), en, nameOf)).toEqual([
    'Grizzly Bears: it is tapped [508.1a]',
  ]);
  expect(render(derivation('tapped', { objects: [bears] }), zhs, nameOf)).toEqual(['Grizzly Bears：它已横置']);
  expect(render(derivation('no-such-code'), en, nameOf)).toEqual(['no such code']);
});
