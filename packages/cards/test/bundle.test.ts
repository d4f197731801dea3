import { readdirSync, readFileSync } from 'node:fs';
import { type Card, LANGUAGE_VERSION, sameMeaning, validateCard } from '@rulewright/language/magic';
import { compileCard } from '@rulewright/text/magic';
import { describe, expect, test } from 'vitest';
import { readingsOf, readPart } from '../src/magic/bundle/entry.ts';
import { bundle } from '../src/magic/bundle/index.ts';
import { bundledTokens, type ImportedCard, importCard, moduleOf, partOf, sourceOf } from '../src/magic/index.ts';

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

  test('names the version of its language, and is refused in any other', () => {
    const text = moduleOf([]).match(/raw`(.*)`/s)?.[1] ?? '';
    expect(readPart(text)).toEqual([]);
    expect(() => readPart(text.replace(`"language":${LANGUAGE_VERSION}`, '"language":0'))).toThrow(
      `cards in version 0 of the card language; this program reads version ${LANGUAGE_VERSION}`,
    );
  });

  test('every card is valid, and its wording means what its abilities say', () => {
    const wrong = bundle.flatMap((entry) => {
      const { card } = entry;
      const meant = readingsOf(entry).map(({ abilities }) => abilities);
      const same = card.faces.every((face, i) => JSON.stringify(face.abilities ?? []) === JSON.stringify(meant[i]));
      return validateCard(card).length > 0 || !same ? [card.name] : [];
    });
    expect(wrong).toEqual([]);
  });

  test('every card prints in English, and what is printed is read back with the same meaning', () => {
    const wrong = bundle.flatMap((entry) => {
      const { card } = entry;
      const readings = readingsOf(entry);
      const source = sourceOf(
        card,
        card.faces.map((_, i) => readings[i]?.printed ?? ''),
      );
      // A Spacecraft's size is no part of its face in the bundle (721.2).
      const faces = source.faces.map((face, i) => {
        const size = entry.sizes?.[i];
        return size === undefined ? face : { ...face, power: String(size.power), toughness: String(size.toughness) };
      });
      const result = compileCard({ ...source, faces });
      if ('refusals' in result) return [card.name];
      const same = card.faces.every((face, i) =>
        sameMeaning(result.card.faces[i]?.abilities ?? [], face.abilities ?? []),
      );
      return same ? [] : [card.name];
    });
    expect(wrong).toEqual([]);
  });
});

describe('the files of the bundle', () => {
  const folder = new URL('../src/magic/bundle/', import.meta.url);
  const parts = readdirSync(folder).filter((name) => /^(?:[a-z0-9]{3}|others)\.ts$/.test(name));

  test.each(parts)('%s is what the generator writes', (name) => {
    const written = readFileSync(new URL(name, folder), 'utf8');
    const json = /String\.raw`(.*)`;\n$/s.exec(written)?.[1] ?? '';
    expect(moduleOf(readPart(json))).toBe(written);
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
