import { describe, expect, it } from 'vitest';
import {
  bundledCards,
  decks,
  factsOfCard,
  inOrderOf,
  printDecklist,
  readDecklist,
  readQuery,
} from '../../src/grand-archive/index.ts';

const all = bundledCards.map((card) => factsOfCard(card, { origin: 'bundled' }));

const found = (query: string) => {
  const read = readQuery(query);
  if ('problem' in read) throw new Error(read.problem.code);
  return all.filter(read.test);
};

const problem = (query: string): string | null => {
  const read = readQuery(query);
  return 'problem' in read ? read.problem.code : null;
};

describe('Searching Grand Archive', () => {
  it('asks for types, elements, classes, costs, numbers and keywords', () => {
    expect(found('').length).toBe(all.length);
    for (const [query, test] of [
      ['t:ally', (face) => face.types.includes('ally')],
      ['e:fire', (face) => face.elements?.includes('fire') === true],
      ['class:mage', (face) => face.classes?.includes('mage') === true],
      ['reserve=3', (face) => face.cost?.kind === 'reserve' && face.cost.amount === 3],
      ['lv=0 is:champion', (face) => face.types.includes('champion') && face.level === 0],
      ['speed:fast', (face) => face.speed === 'fast'],
    ] as const satisfies readonly (readonly [string, (face: (typeof all)[number]['faces'][number]) => boolean])[]) {
      const cards = found(query);
      expect(cards.length, query).toBeGreaterThan(0);
      expect(cards.length, query).toBeLessThan(all.length);
      expect(
        cards.every(({ faces }) => faces.some(test)),
        query,
      ).toBe(true);
    }
    expect(found('kw:taunt').length).toBeGreaterThan(0);
    expect(found('o:draw').length).toBeGreaterThan(0);
  });

  it('says what cannot be asked', () => {
    expect(problem('e:mud')).toBe('no-such-element');
    expect(problem('speed:quick')).toBe('no-such-speed');
    expect(problem('lv>many')).toBe('not-a-number');
    expect(problem('is:odd')).toBe('no-such-property');
  });

  it('lists cards in an order', () => {
    const costs = inOrderOf('cost', found('t:ally')).map(({ faces: [face] }) => face?.cost?.amount);
    const numbers = costs.filter((amount) => typeof amount === 'number');
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  });
});

describe('A list of Grand Archive', () => {
  it('is read as it was printed', () => {
    for (const { name, parts } of decks) {
      const { list, problems } = readDecklist(printDecklist({ name, parts }));
      expect(problems).toEqual([]);
      expect(list.parts.main).toEqual(parts.main);
      expect(list.parts.material).toEqual(parts.material);
    }
  });
});
