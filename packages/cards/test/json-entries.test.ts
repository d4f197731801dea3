// What a file of JSON is taken apart into, and what is said of what is no card, however the file is cut into pieces.
import { describe, expect, test } from 'vitest';
import { type Entry, JsonEntries } from '../src/import/json-entries.ts';

/** In pieces of so many letters. */
function entries(text: string, size: number, others: readonly string[] = []): readonly Entry[] {
  const reader = new JsonEntries(others);
  const found: Entry[] = [];
  for (let at = 0; at < text.length; at += size) found.push(...reader.push(text.slice(at, at + size)));
  return [...found, ...reader.end()];
}

const whole = (where: string, json: string): Entry => ({ where, json });
const refused = (where: string, problem: Extract<Entry, { problem: string }>['problem'], beginning: string): Entry => ({
  where,
  problem,
  beginning,
});

const CASES: readonly (readonly [what: string, text: string, found: readonly Entry[]])[] = [
  ['nothing', ' \n ', []],
  ['an empty list', '[]', []],
  ['a single card', '{"name": "A"}', [whole('entry 1', '{"name": "A"}')]],
  [
    'a list of cards',
    '[ {"name":"A", "x":[1,2]} ,\n{"name":"B"}]',
    [whole('entry 1', '{"name":"A", "x":[1,2]}'), whole('entry 2', '{"name":"B"}')],
  ],
  ['a card per line', '{"a":1}\n{"b":{"c":2}}\n', [whole('entry 1', '{"a":1}'), whole('entry 2', '{"b":{"c":2}}')]],
  ['lists in a list', '[[1, 2], [3]]', [whole('entry 1', '[1, 2]'), whole('entry 2', '[3]')]],
  [
    'a list in data, with other things beside it',
    '{"meta":{"of":"A"},"data":[{"n":1},{"n":2}],"more":[{"n":3}]}',
    [whole('entry 1', '{"n":1}'), whole('entry 2', '{"n":2}')],
  ],
  [
    'cards in data',
    '{"data":{"of":{"s":[1]},"cards":[{"n":1},{"n":2}]}}',
    [whole('entry 1', '{"n":1}'), whole('entry 2', '{"n":2}')],
  ],
  [
    'lists by name in data',
    '{"data":{"Ash":[{"n":1}],"Elm // Oak":[{"n":2},{"n":3}]}}',
    [whole('entry 1 ("Ash")', '[{"n":1}]'), whole('entry 2 ("Elm // Oak")', '[{"n":2},{"n":3}]')],
  ],
  ['objects by name in data', '{"data":{"Ash":{"n":1}}}', []],
  ['data within a card', '{"card":1,"x":{"data":[{"n":1}]}}', [whole('entry 1', '{"card":1,"x":{"data":[{"n":1}]}}')]],
  ['a value that is called data', '[{"a":"data","n":1}]', [whole('entry 1', '{"a":"data","n":1}')]],
  [
    'marks in words',
    '[{"a":"}],[{:\\"\\\\"},{"b":"\\\\\\""}]',
    [whole('entry 1', '{"a":"}],[{:\\"\\\\"}'), whole('entry 2', '{"b":"\\\\\\""}')],
  ],
  [
    'numbers among cards',
    '[7, {"n":1}, null, true]',
    [refused('entry 1', 'not JSON', '7'), whole('entry 2', '{"n":1}'), refused('entry 3', 'not JSON', 'null')],
  ],
  ['words that are no JSON', 'no cards here', [refused('after entry 0', 'not JSON', 'nocardshere')]],
  [
    'words after a card',
    '{"n":1} and more',
    [whole('entry 1', '{"n":1}'), refused('after entry 1', 'not JSON', 'andmore')],
  ],
  [
    'a card that is cut off',
    '[{"n":1},{"n":[2',
    [whole('entry 1', '{"n":1}'), refused('entry 2', 'cut off', '{"n":[2')],
  ],
  ['a list that is cut off', '[{"n":1},', [whole('entry 1', '{"n":1}'), refused('after entry 1', 'cut off', '')]],
  [
    'a bracket of the other kind',
    '[{"n":1],{"m":2}]',
    [refused('entry 1', 'not JSON', '{"n":1]'), whole('entry 2', '{"m":2}')],
  ],
  ['a bracket too many', ']{"n":1}', []],
];

describe.each([1, 2, 7, 1000])('in pieces of %i letters', (size) => {
  test.each(CASES)('%s', (_what, text, found) => {
    expect(entries(text, size)).toEqual(found);
  });
});

test('a list of other things than cards is left out by its name', () => {
  const text = '{"data":{"sets":[{"s":1}],"Ash":[{"n":1}]}}';
  expect(entries(text, 1000, ['sets'])).toEqual([whole('entry 1 ("Ash")', '[{"n":1}]')]);
  expect(entries(text, 1000)).toEqual([whole('entry 1 ("sets")', '[{"s":1}]'), whole('entry 2 ("Ash")', '[{"n":1}]')]);
});

describe('limits', () => {
  const nested = (depth: number): string => `{"a":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;

  test('of depth: 32 within each other are read, 33 are not', () => {
    expect(entries(`[${nested(32)},{"n":1}]`, 1000)).toEqual([
      whole('entry 1', nested(32)),
      whole('entry 2', '{"n":1}'),
    ]);
    expect(entries(`[${nested(33)},{"n":1}]`, 1000)).toEqual([
      expect.objectContaining({ where: 'entry 1', problem: 'too deep' }),
      whole('entry 2', '{"n":1}'),
    ]);
  });

  test('of size: a million letters are read, one more is not, and what comes after is', () => {
    const long = (letters: number): string => `{"a":"${'x'.repeat(letters - 8)}"}`;
    expect(entries(`[${long(1_000_000)}]`, 300_000)).toEqual([whole('entry 1', long(1_000_000))]);
    expect(entries(`[${long(1_000_001)},{"n":1}]`, 300_000)).toEqual([
      refused('entry 1', 'too big', long(1_000_001).slice(0, 400)),
      whole('entry 2', '{"n":1}'),
    ]);
  });

  test('of what is quoted: 400 letters of a card that is cut off, 80 of other words', () => {
    const card = `{"a":"${'y'.repeat(900)}`;
    expect(entries(`[${card}`, 1000)).toEqual([refused('entry 1', 'cut off', card.slice(0, 400))]);
    expect(entries('z'.repeat(300), 1000)).toEqual([refused('after entry 0', 'not JSON', 'z'.repeat(80))]);
  });
});
