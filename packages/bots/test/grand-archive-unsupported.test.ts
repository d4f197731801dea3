/** A card that needs what the engine lacks is known before a game begins. */
import { unsupported } from '@rulewright/grand-archive';
import type { Ability, Card } from '@rulewright/language/grand-archive';
import { expect, test } from 'vitest';

const having = (ability: Ability): Card => ({
  slug: 'long-day',
  name: 'Long Day',
  faces: [{ name: 'Long Day', types: ['action'], abilities: [ability] }],
});

test('a keyword that the rules do not have is refused, what can be done is not', () => {
  expect(unsupported(having({ kind: 'keyword', keyword: 'no such keyword' }))).toEqual(['keyword no such keyword']);
  expect(unsupported(having({ kind: 'spell', actions: [{ do: 'extraTurn', who: { kind: 'you' } }] }))).toEqual([]);
});
