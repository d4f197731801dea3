/** Type lines in four languages. Covers core.glossary.subtype.02. */
import { describe, expect, it } from 'vitest';
import { type Lang, printTypeLine, readTypeLine } from '../src/magic/index.ts';

const elfShaman = { supertypes: [], types: ['creature'], subtypes: ['Elf', 'Shaman'] };

describe('a type line', () => {
  it.each<[Lang, string]>([
    ['en', 'Creature — Elf Shaman'],
    ['en', 'Creature - Elf Shaman'],
    ['zht', '生物～妖精／祭師'],
    ['zht', '生物∼妖精／祭師'],
    ['zhs', '生物～妖精／祭师'],
    ['ja', 'クリーチャー — エルフ・シャーマン'],
  ])('of %s has its subtypes after the dash: %s', (lang, text) => {
    expect(readTypeLine(text, lang)).toEqual(elfShaman);
  });
  it.each<[Lang, string, object]>([
    ['en', 'Basic Land — Mountain', { supertypes: ['basic'], types: ['land'], subtypes: ['Mountain'] }],
    ['zhs', '传奇鹏洛客～阿耶尼', { supertypes: ['legendary'], types: ['planeswalker'], subtypes: ['Ajani'] }],
    [
      'ja',
      '伝説のアーティファクト・クリーチャー — ゴーレム',
      { supertypes: ['legendary'], types: ['artifact', 'creature'], subtypes: ['Golem'] },
    ],
    ['zht', '瞬間', { supertypes: [], types: ['instant'], subtypes: [] }],
  ])('of %s is read whole: %s', (lang, text, line) => {
    expect(readTypeLine(text, lang)).toEqual(line);
  });
  it.each<[Lang, string]>([
    ['en', 'Legendary Artifact Creature — Golem'],
    ['zhs', '传奇神器生物～魔像'],
    ['zht', '傳奇神器生物～魔像'],
    ['ja', '伝説のアーティファクト・クリーチャー — ゴーレム'],
  ])('of %s is printed as it is read: %s', (lang, text) => {
    const line = readTypeLine(text, lang);
    expect('unread' in line ? line : printTypeLine(line, lang)).toBe(text);
  });
  it('with a word that is not known is refused, with the word and its place', () => {
    expect(readTypeLine('Creature — Elf Frobnicator', 'en')).toEqual({ unread: 'Frobnicator', at: 15 });
    expect(readTypeLine('Critter — Elf', 'en')).toEqual({ unread: 'Critter', at: 0 });
    expect(readTypeLine('生物～妖精／某某', 'zhs')).toEqual({ unread: '某某', at: 6 });
  });
});
