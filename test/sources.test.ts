import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutComments } from './sources.ts';

test('blanking comments moves nothing to another line or column', () => {
  const pieces = fc.constantFrom("'", '"', '`', '\\', '/', '//', '/*', '*/', '\n', 'state', ' ');
  fc.assert(
    fc.property(fc.array(pieces), (parts) => {
      const text = parts.join('');
      const lengths = (source: string) => source.split('\n').map((line) => line.length);
      expect(lengths(withoutComments(text))).toEqual(lengths(text));
    }),
  );
});

test('a comment sign inside a string is no comment', () => {
  expect(withoutComments(`const url = 'https://example.org'; // here`)).toBe(
    `const url = 'https://example.org';        `,
  );
});
