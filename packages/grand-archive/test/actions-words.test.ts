/** Words that effects let players choose: which are open, how many, and what is remembered of them. */
import type { Action, Filter } from '@rulewright/language/grand-archive';
import { describe, expect, test } from 'vitest';
import { Acting } from './acting.ts';

type ChooseWord = Extract<Action, { readonly do: 'chooseWord' }>;
const choosing = (more: Partial<ChooseWord>): ChooseWord => ({
  do: 'chooseWord',
  domain: 'cardName',
  key: 'word',
  ...more,
});

/** The words that are open: a single one is chosen without a question. */
const open = (more: Partial<ChooseWord>): readonly string[] => {
  const t = new Acting().do([choosing(more)]);
  const asked = t.asked as unknown as { readonly options: readonly { readonly label: string }[] } | null;
  return asked?.options.map(({ label }) => label) ?? [String(t.noted('word'))];
};
const stat = (name: string, op: string, to: number): Filter =>
  ({ kind: 'stat', stat: name, is: { op, to } }) as unknown as Filter;

describe('names of cards', () => {
  test('are those of all cards', () => {
    expect(open({})).toEqual([
      'Hana, Young Archer',
      'Squire',
      'Wolf',
      'Sword',
      'Flash',
      'Day',
      'Night',
      'Currents',
      'Cold',
    ]);
  });

  test.each<readonly [string, Filter, readonly string[]]>([
    ['of a type', { kind: 'type', type: 'ally' }, ['Squire', 'Wolf']],
    [
      'of none of a type',
      { kind: 'not', of: { kind: 'type', type: 'ally' } },
      ['Hana, Young Archer', 'Sword', 'Flash', 'Day', 'Night', 'Currents', 'Cold'],
    ],
    ['of a supertype', { kind: 'supertype', type: 'regalia' }, ['Sword']],
    ['of a subtype', { kind: 'subtype', type: 'Beast' }, ['Wolf']],
    ['of a class', { kind: 'class', class: 'ranger' }, ['Hana, Young Archer']],
    ['of an element', { kind: 'element', element: 'fire' }, ['Wolf']],
    [
      'of both',
      {
        kind: 'all',
        of: [
          { kind: 'type', type: 'ally' },
          { kind: 'element', element: 'norm' },
        ],
      },
      ['Squire'],
    ],
    [
      'of either',
      {
        kind: 'any',
        of: [
          { kind: 'type', type: 'weapon' },
          { kind: 'element', element: 'crux' },
        ],
      },
      ['Sword', 'Flash'],
    ],
    ['of any card of a type', { kind: 'all', of: [{ kind: 'card' }, { kind: 'type', type: 'weapon' }] }, ['Sword']],
    ['with a name', { kind: 'named', name: 'Wolf' }, ['Wolf']],
    ['of a cost', stat('reserveCost', '=', 2), ['Squire']],
    ['of another cost', stat('reserveCost', '≠', 2), ['Wolf']],
    ['of a lower cost', stat('reserveCost', '<', 3), ['Squire']],
    ['of no higher cost', stat('reserveCost', '≤', 3), ['Squire', 'Wolf']],
    ['of a higher cost', stat('reserveCost', '>', 2), ['Wolf']],
    ['of no lower cost', stat('reserveCost', '≥', 2), ['Squire', 'Wolf']],
    ['of a memory cost', stat('memoryCost', '=', 1), ['Sword']],
  ])('%s', (_, where, expected) => {
    expect(open({ where })).toEqual(expected);
  });
});

describe('other words', () => {
  test.each<readonly [string, Partial<ChooseWord>, readonly string[]]>([
    ['of a list', { domain: 'element', of: ['fire', 'water', 'wind'] }, ['fire', 'water', 'wind']],
    ['but some', { domain: 'element', of: ['fire', 'water', 'wind'], except: ['water'] }, ['fire', 'wind']],
    ['directions', { domain: 'direction' }, ['north', 'east', 'south', 'west']],
    ['subtypes of the cards', { domain: 'subtype' }, ['Beast', 'Human', 'Tamer', 'Warrior']],
    ['an element', { domain: 'element', where: { kind: 'element', element: 'fire' } }, ['fire']],
    [
      'a type',
      {
        domain: 'type',
        where: {
          kind: 'any',
          of: [
            { kind: 'type', type: 'ally' },
            { kind: 'type', type: 'item' },
          ],
        },
      },
      ['ally', 'item'],
    ],
    [
      'no such type',
      { domain: 'type', of: ['ally', 'item'], where: { kind: 'not', of: { kind: 'type', type: 'ally' } } },
      ['item'],
    ],
    ['a class', { domain: 'class', where: { kind: 'all', of: [{ kind: 'class', class: 'mage' }] } }, ['mage']],
  ])('%s', (_, more, expected) => {
    expect(open(more)).toEqual(expected);
  });

  test('what no word can be asked for is an error, not a guess', () => {
    expect(() => open({ domain: 'element', where: { kind: 'rested' } })).toThrow('a word with the quality rested');
  });
});

describe('what is remembered', () => {
  const elements = { domain: 'element', of: ['fire', 'water', 'wind'] } as const;

  test('one word', () => {
    expect(new Acting().do([choosing(elements)], {}, [1]).noted('word')).toBe('water');
  });

  test('several, none twice', () => {
    const t = new Acting().do([choosing({ ...elements, count: 2 })], {}, [1], [1]);
    expect(t.noted('word')).toBe('water|wind');
    expect(t.asked).toBeNull();
  });

  test('no more than there are', () => {
    expect(new Acting().do([choosing({ ...elements, count: 9 })], {}, [0], [0]).noted('word')).toBe('fire|water|wind');
  });

  test('as many as one likes', () => {
    const upTo = { ...elements, count: 3, upTo: true };
    expect(new Acting().do([choosing(upTo)], {}, true, [2], false).noted('word')).toBe('wind');
    expect(new Acting().do([choosing(upTo)], {}, false).noted('word')).toBe('');
  });

  test('a number as a number', () => {
    const t = new Acting().do([choosing({ domain: 'power', of: ['0', '4'] })], {}, [1]);
    expect(t.noted('word')).toBe(4);
  });

  test('random words, none twice', () => {
    const t = new Acting().do([choosing({ ...elements, count: 3, random: true })]);
    expect(t.asked).toBeNull();
    expect(String(t.noted('word')).split('|').toSorted()).toEqual(['fire', 'water', 'wind']);
    expect(t.kinds().filter((kind) => kind === 'roll')).toHaveLength(3);
  });

  test('nothing where nothing is open', () => {
    expect(new Acting().do([choosing({ ...elements, except: elements.of })]).noted('word')).toBeUndefined();
  });

  test('from a long list one is named, and refused if it is no such word or was chosen before', () => {
    const t = new Acting().do([choosing({ domain: 'keyword', count: 2 })]);
    expect(t.asked).toMatchObject({ kind: 'word', domain: 'keyword', except: [] });
    expect(() => t.do([], {}, 'no such keyword')).toThrow('not-a-word');
    const again = new Acting().do([choosing({ domain: 'keyword', count: 2 })], {}, 'stealth');
    expect(again.asked).toMatchObject({ kind: 'word', except: ['stealth'] });
    const both = new Acting().do([choosing({ domain: 'keyword', count: 2 })], {}, 'stealth', 'vigor');
    expect(both.noted('word')).toBe('stealth|vigor');
  });
});
