import { isCard } from '@rulewright/language/grand-archive';
import { describe, expect, it } from 'vitest';
import { bundled, bundledCards, findCard, ImportedCards, importCard } from '../../src/grand-archive/index.ts';

const SCOUT = {
  slug: 'meadow-scout',
  name: 'Meadow Scout',
  name_ja: '草原の斥候',
  types: ['UNIQUE', 'ALLY'],
  classes: ['RANGER'],
  elements: ['WIND'],
  subtypes: ['RANGER', 'HUMAN'],
  cost_reserve: -1,
  power: 1,
  life: 2,
  effect: '[Class Bonus] Stealth',
  editions: ['ABC'],
};

function sourceOf(entry: unknown) {
  const found = importCard(entry);
  if ('problem' in found) throw new Error(found.problem);
  return found;
}

describe('A card of a file', () => {
  it('has facts and a text', () => {
    const { source, names, sets } = sourceOf(SCOUT);
    expect(source).toEqual({
      slug: 'meadow-scout',
      name: 'Meadow Scout',
      faces: [
        {
          name: 'Meadow Scout',
          types: ['ally'],
          supertypes: ['unique'],
          classes: ['ranger'],
          elements: ['wind'],
          subtypes: ['Ranger', 'Human'],
          cost: { kind: 'reserve', amount: 'X' },
          power: 1,
          life: 2,
          text: '[Class Bonus] Stealth',
        },
      ],
    });
    expect(names).toEqual({ ja: '草原の斥候' });
    expect(sets).toEqual(['ABC']);
  });

  it('may be written in another way: one word by itself, numbers in quotation marks, X, whether it is fast', () => {
    const [face] = sourceOf({ name: 'Rain', types: 'ACTION', element: 'WATER', cost_reserve: 'X', speed: true }).source
      .faces;
    expect(face).toMatchObject({ types: ['action'], elements: ['water'], cost: { amount: 'X' }, speed: 'fast' });
    const [other] = sourceOf({ ...SCOUT, cost_reserve: '2', power: '3', speed: 'SLOW' }).source.faces;
    expect(other).toMatchObject({ cost: { amount: 2 }, power: 3, speed: 'slow' });
  });

  it('may be a token, cost memory, and have a back', () => {
    const back = { name: 'Meadow Rider', types: ['ALLY'], subtypes: ['HORSE'], effect: 'Taunt' };
    const { source } = sourceOf({ ...SCOUT, types: ['TOKEN', 'ALLY'], cost_reserve: undefined, cost_memory: 0, back });
    expect(source.faces).toMatchObject([
      { token: true, cost: { kind: 'memory', amount: 0 } },
      { name: 'Meadow Rider', text: 'Taunt' },
    ]);
  });

  it.each([
    ['no object', 7, 'is not a card: no object with a name'],
    ['without a name', { types: ['ALLY'] }, 'has no name'],
    ['without a type', { ...SCOUT, types: [] }, 'has no type'],
    ['of an unknown element', { ...SCOUT, elements: ['PLASMA'] }, 'has an unknown type or element: plasma'],
    [
      'with a side in another language only',
      { ...SCOUT, effect: '', effect_ja: 'このカードは何かをします。' },
      'has a side (Meadow Scout) without an English text',
    ],
  ])('is refused when it is %s', (_, entry, problem) => {
    expect(importCard(entry)).toMatchObject({ problem });
  });

  it('is found by its slug or its name, and read when asked for', () => {
    const cards = new ImportedCards();
    cards.add(sourceOf(SCOUT));
    cards.add(sourceOf({ ...SCOUT, slug: 'meadow-scout-2', effect: 'Juggle.' }));
    expect(cards.find('MEADOW SCOUT')).toMatchObject({ card: { slug: 'meadow-scout' } });
    expect(cards.find('meadow-scout-2')).toMatchObject({ refusals: [{ reason: 'unread' }] });
  });
});

describe('The bundled cards', () => {
  it('are cards, each with a slug of its own', () => {
    for (const card of bundledCards) expect(isCard(card)).toBe(true);
    expect(new Set(bundledCards.map(({ slug }) => slug)).size).toBe(bundledCards.length);
  });

  it('are found by name and slug', () => {
    expect(findCard('Training Sword')?.slug).toBe('training-sword');
    expect(findCard('spirit-of-fire')?.name).toBe('Spirit of Fire');
    expect(bundled.find('no such card')).toBeUndefined();
  });
});
