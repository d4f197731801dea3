import { type Card, type Face, validateCard, walk } from '@rulewright/language/magic';
import { describe, expect, it } from 'vitest';
import { bundledCards, decks, findCard } from '../src/magic/index.ts';

const faces: readonly Face[] = bundledCards.flatMap((card) => card.faces);
const named = (test: (face: Face) => boolean): readonly string[] => faces.filter(test).map((face) => face.name);
const has = (face: Face, type: string): boolean => face.types.includes(type);
const PERMANENT_TYPES = ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker'];

/** The back of a transforming card has no mana cost (712.8e). */
const isBack = (face: Face): boolean =>
  bundledCards.some(({ layout, faces }) => layout === 'transform' && faces[1] === face);

const isFront = (face: Face): boolean => bundledCards.some(({ faces }) => faces[0] === face);

describe('Every bundled card', () => {
  it.each(bundledCards.map((card): [string, Card] => [card.name, card]))('%s is valid data', (name, card) => {
    expect(validateCard(card, name)).toEqual([]);
  });

  it('is refused with the right path as soon as any node of it has a key too many', () => {
    for (const card of bundledCards) {
      walk(card, (_, path) => {
        const copy: unknown = structuredClone(card);
        // The clone has the same shape, so the same path leads to the same node.
        walk(copy as Card, (node, here) => {
          if (here === path) Object.assign(node, { surplus: true });
          return undefined;
        });
        const wanted = path === '' ? 'surplus' : `${path}.surplus`;
        expect(validateCard(copy).map((problem) => `${problem.code} ${problem.path}`)).toContain(
          `unknown-key ${wanted}`,
        );
        return undefined;
      });
    }
  });

  it('is plain data that survives being saved', () => {
    expect(JSON.parse(JSON.stringify(bundledCards))).toEqual(bundledCards);
  });

  it('has a name of its own, which its front face bears', () => {
    const names = bundledCards.map((card) => card.name);
    expect(new Set(names).size).toBe(names.length);
    for (const card of bundledCards) expect(card.faces[0].name).toBe(card.name);
  });

  it('has a mana cost unless it is a land or the back of a card', () => {
    expect(named((face) => (face.cost === undefined) !== (has(face, 'land') || isBack(face)))).toEqual([]);
  });

  it('has power and toughness exactly if it is a creature or a Vehicle', () => {
    const fights = (face: Face): boolean => has(face, 'creature') || face.subtypes?.includes('Vehicle') === true;
    expect(named((face) => (face.power !== undefined) !== fights(face))).toEqual([]);
    expect(named((face) => (face.toughness !== undefined) !== fights(face))).toEqual([]);
  });

  it('has loyalty, legend and loyalty abilities exactly if it is a planeswalker', () => {
    expect(named((face) => (face.loyalty !== undefined) !== has(face, 'planeswalker'))).toEqual([]);
    const loyal = (face: Face): boolean => JSON.stringify(face.abilities ?? []).includes('"kind":"loyalty"');
    expect(named((face) => loyal(face) !== has(face, 'planeswalker'))).toEqual([]);
    expect(named((face) => has(face, 'planeswalker') && !face.supertypes?.includes('legendary'))).toEqual([]);
  });

  it('has a spell ability exactly if it is an instant or sorcery', () => {
    const spells = (face: Face): boolean => (face.abilities ?? []).some((ability) => ability.kind === 'spell');
    expect(named((face) => spells(face) !== (has(face, 'instant') || has(face, 'sorcery')))).toEqual([]);
  });

  it('says what it enchants if it is an Aura, and what equipping costs if it is an Equipment', () => {
    const keyword = (face: Face, name: string) =>
      (face.abilities ?? []).filter((ability) => ability.kind === 'keyword' && ability.keyword === name);
    for (const face of faces) {
      const enchant = keyword(face, 'enchant');
      expect(enchant.length, face.name).toBe(face.subtypes?.includes('Aura') ? 1 : 0);
      for (const ability of enchant) expect(ability, face.name).toHaveProperty('what');
      const equip = keyword(face, 'equip');
      if (equip.length > 0) expect(face.subtypes, face.name).toContain('Equipment');
      for (const ability of equip) expect(ability, face.name).toHaveProperty('cost');
    }
  });

  it('has a colour only from its cost, and the back of a card from its indicator', () => {
    const colorless = (face: Face): boolean => has(face, 'artifact') || has(face, 'land');
    expect(named((face) => face.colors !== undefined && isFront(face) && face.cost !== undefined)).toEqual([]);
    expect(named((face) => face.colors === undefined && isBack(face) && !colorless(face))).toEqual([]);
  });

  it('is of a permanent type or a spell, never both', () => {
    const permanent = (face: Face): boolean => face.types.some((type) => PERMANENT_TYPES.includes(type));
    expect(named((face) => permanent(face) === (has(face, 'instant') || has(face, 'sorcery')))).toEqual([]);
  });

  it('has a defining ability for power and toughness that are stars', () => {
    const crusader = findCard('Crusader of Odric');
    expect(crusader?.faces[0]).toMatchObject({
      power: 0,
      toughness: 0,
      abilities: [{ kind: 'static', defining: true }],
    });
  });

  it('creates tokens with a colour, a type and a name by rule 111.4', () => {
    for (const card of bundledCards) {
      walk(card, (node) => {
        if (node.do !== 'token' || typeof node.token === 'string') return undefined;
        const { name, supertypes, subtypes, types } = node.token as Face;
        // A legendary one is given a name of its own.
        if (supertypes?.includes('legendary')) expect(name).not.toBe('');
        else expect(name).toBe(`${subtypes?.join(' ')} Token`);
        expect(types.length).toBeGreaterThan(0);
        return undefined;
      });
    }
  });

  it('notes what its other abilities ask for', () => {
    for (const card of bundledCards) {
      const noted = new Set<unknown>();
      const asked = new Set<unknown>();
      walk(card, (node) => {
        if (node.note !== undefined) noted.add(node.note);
        if (node.do === 'note' || String(node.do).startsWith('choose')) noted.add(node.key);
        // What is chosen as it enters is noted under its name.
        if (node.do === 'choose') noted.add(node.as);
        // A keyword notes under its own name.
        if (node.kind === 'keyword') noted.add(node.keyword);
        if (node.kind === 'noted') asked.add(node.key);
        return undefined;
      });
      expect(
        [...asked].filter((key) => !noted.has(key)),
        card.name,
      ).toEqual([]);
    }
  });
});

describe('A card is found by its name', () => {
  it('whatever the case, the accents and the apostrophe', () => {
    expect(findCard("yeva's forcemage")?.name).toBe("Yeva's Forcemage");
    expect(findCard('YEVA’S FORCEMAGE')?.name).toBe("Yeva's Forcemage");
    expect(findCard('Sérra Ángel')?.name).toBe('Serra Angel');
    expect(findCard('Serra')).toBeUndefined();
    expect(findCard('')).toBeUndefined();
  });
});

describe('A bundled deck', () => {
  it.each(decks.map((deck) => [deck.name, deck] as const))(
    '%s has sixty bundled cards, four of a kind at most',
    (_, deck) => {
      expect(deck.parts.main.reduce((sum, [count]) => sum + count, 0)).toBe(60);
      expect(new Set(deck.parts.main.map(([, name]) => name)).size).toBe(deck.parts.main.length);
      for (const [count, name] of deck.parts.main) {
        const card = findCard(name);
        expect(card?.name).toBe(name);
        if (!card?.faces[0].supertypes?.includes('basic')) expect(count, name).toBeLessThanOrEqual(4);
      }
    },
  );

  it('has a mix of kinds of cards', () => {
    for (const deck of decks) {
      const types = new Set(deck.parts.main.flatMap(([, name]) => findCard(name)?.faces[0].types ?? []));
      for (const type of ['land', 'creature']) expect(types, deck.name).toContain(type);
      expect(types.has('instant') || types.has('sorcery'), deck.name).toBe(true);
    }
  });
});
