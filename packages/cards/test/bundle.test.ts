import { readdirSync, readFileSync } from 'node:fs';
import { type Card, sameMeaning, validateCard } from '@rulewright/language';
import { compileCard, readWording } from '@rulewright/text';
import { describe, expect, test } from 'vitest';
import { bundle } from '../src/bundle/index.ts';
import { bundledTokens, type ImportedCard, importCard, moduleOf, partOf } from '../src/index.ts';

const bear: ImportedCard = importCard({
  name: 'Test Bear',
  type_line: 'Creature — Bear',
  oracle_text: 'Trample',
  power: '2',
  toughness: '2',
  set: 'tst',
  collector_number: '12',
}) as ImportedCard;

describe('the bundle', () => {
  test('has the cards of whole sets, of parts of sets, and by name', () => {
    expect(partOf(bear, { sets: { TST: {} }, names: [] })).toEqual({ part: 'TST', mustCompile: true });
    expect(partOf(bear, { sets: { TST: { upTo: 11 } }, names: [] })).toBeNull();
    expect(partOf(bear, { sets: { TST: { ifCompiled: true } }, names: [] })).toEqual({
      part: 'TST',
      mustCompile: false,
    });
    expect(partOf(bear, { sets: {}, names: ['Test Bear'] })).toEqual({ part: 'others', mustCompile: false });
  });

  test('is written in the order of names, the same for the same cards', () => {
    const entry = (name: string) => ({ card: { name } as Card, wording: [], names: {} });
    expect(moduleOf([entry('B'), entry('A')])).toBe(moduleOf([entry('A'), entry('B')]));
  });

  test('every card is valid, and its wording means what its abilities say', () => {
    const wrong = bundle.flatMap(({ card, wording }) => {
      const meant = card.faces.map((face, i) => readWording(face, wording[i] ?? []).abilities);
      const same = card.faces.every((face, i) => JSON.stringify(face.abilities ?? []) === JSON.stringify(meant[i]));
      return validateCard(card).length > 0 || !same ? [card.name] : [];
    });
    expect(wrong).toEqual([]);
  });

  test('every card prints in English, and what is printed is read back with the same meaning', () => {
    const wrong = bundle.flatMap(({ card, wording }) => {
      const faces = card.faces.map((face, i) => {
        const { printed } = readWording(face, wording[i] ?? []);
        const typeLine = [...(face.supertypes ?? []), ...face.types].join(' ');
        const result = compileCard({
          name: face.name,
          layout: 'normal',
          faces: [
            {
              name: face.name,
              typeLine: `${capitals(typeLine)}${face.subtypes ? ` — ${face.subtypes.join(' ')}` : ''}`,
              text: printed,
            },
          ],
        });
        return 'card' in result && sameMeaning(result.card.faces[0].abilities ?? [], face.abilities ?? []);
      });
      return faces.every(Boolean) ? [] : [card.name];
    });
    expect(wrong).toEqual([]);
  });
});

const capitals = (words: string): string => words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

describe('the files of the bundle', () => {
  const folder = new URL('../src/bundle/', import.meta.url);
  const parts = readdirSync(folder).filter((name) => /^(?:[a-z0-9]{3}|others)\.ts$/.test(name));

  test.each(parts)('%s is what the generator writes', (name) => {
    const written = readFileSync(new URL(name, folder), 'utf8');
    const json = /String\.raw`(.*)`;\n$/s.exec(written)?.[1] ?? '';
    expect(moduleOf(JSON.parse(json))).toBe(written);
  });

  test('hold no sentences: words of rules text stand only in names', () => {
    for (const { card } of bundle)
      expect(JSON.stringify(card)).not.toMatch(/\b(?:target|whenever|until end of turn) [a-z]+ [a-z]+/i);
  });

  test('make tokens, each once', () => {
    const tokens = bundledTokens();
    expect(new Set(tokens.map((token) => JSON.stringify(token))).size).toBe(tokens.length);
  });
});
