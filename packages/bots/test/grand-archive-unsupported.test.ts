/** A card that needs what the engine lacks is known before a game begins. */
import { unsupported } from '@rulewright/grand-archive';
import type { Card } from '@rulewright/language/grand-archive';
import { expect, test } from 'vitest';

const acting = (what: 'extraTurn' | 'drawGame'): Card => ({
  slug: 'long-day',
  name: 'Long Day',
  faces: [
    {
      name: 'Long Day',
      types: ['action'],
      abilities: [
        { kind: 'spell', actions: [what === 'drawGame' ? { do: what } : { do: what, who: { kind: 'you' } }] },
      ],
    },
  ],
});

test('an extra turn is refused, what can be done is not', () => {
  expect(unsupported(acting('extraTurn'))).toEqual(['an extra turn']);
  expect(unsupported(acting('drawGame'))).toEqual([]);
});
