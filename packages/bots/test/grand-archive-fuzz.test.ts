// Which cards random decks are made of.
import type { Action, Card } from '@rulewright/language/grand-archive';
import { expect, test } from 'vitest';
import { complete } from '../src/grand-archive/fuzz.ts';

const summons = (name: string, token?: string): Card => {
  const actions: readonly Action[] = token === undefined ? [] : [{ do: 'summon', token, count: 1 }];
  return {
    slug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    faces: [{ name, types: ['action'], abilities: [{ kind: 'spell', actions }] }],
  };
};

test('a card that needs one which needs something unknown is left out', () => {
  const cards = [summons('Whole'), summons('First', 'Second'), summons('Second', 'Third'), summons('Third', 'Nobody')];
  expect(complete(cards).map(({ name }) => name)).toEqual(['Whole']);
  expect(complete([summons('First', 'Second'), summons('Second')])).toHaveLength(2);
});
