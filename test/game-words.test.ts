// What any game shares knows no game: neither its words, in names, texts or comments, nor the numbers of its rules.
import { describe, expect, test } from 'vitest';
import { type SourceFile, sourceFiles } from './sources.ts';

/** What stands below every game, as folders; the toy game is a game of its own. */
const common = ['packages/kernel/src', 'packages/rules/src', 'packages/language/src/core'];
const own = ['packages/kernel/src/toy/'];

/**
 * In small letters and in every form. Words that games share (permanent, spell, stack, token, combat, counter) are the common engine's
 * own, and those that mean something else in plain English (element, domain, intent, instant) would be found where nobody means a game.
 */
const words: Readonly<Record<string, string>> = {
  magic: `
    artifact artifacts aura auras battlefield commander commanders creature creatures deathtouch dungeon emblem emblems
    enchant enchanted enchantment enchantments equip equipment exile exiled exiles flashback flying graveyard graveyards haste hexproof
    kicker land lands legend legendary library libraries lifelink loyalty magic mana monarch mulligan planeswalker planeswalkers poison
    power regenerate saga scry sorcery sorceries tap tapped tapping taps toughness trample untap untapped untapping untaps upkeep vigilance`,
  'grand-archive': `
    allies ally archive awake banish banished banishment boon boons champion champions durability glimpse influence lineage
    mastery material materialize materialized memory opportunity phantasia recollection regalia reserve reserved rested retaliate
    retaliation weapon weapons`,
};
const gameOf: ReadonlyMap<string, string> = new Map(
  Object.entries(words).flatMap(([game, list]) =>
    list
      .trim()
      .split(/\s+/)
      .map((word) => [word, game] as const),
  ),
);

/** Numbers of rules as Magic's book has them; another's are told by the words around them. */
const RULE = /(?<![\w.])[1-9]\d\d\.\d{1,2}[a-z]?(?![\w.])/g;

/** The words of a line, those of names taken apart: `tappedLands`, `LAND_DROP` and `untap-step` have two each. */
const wordsOf = (line: string): readonly string[] =>
  line.replace(/([a-z\d])([A-Z])/g, '$1 $2').match(/[A-Za-z]+/g) ?? [];

/** As `path:line word (game)`. */
function gameWords({ path, text }: SourceFile): string[] {
  return text.split('\n').flatMap((line, i) => {
    const named = wordsOf(line).flatMap((word) => {
      const game = gameOf.get(word.toLowerCase());
      return game === undefined ? [] : [`${word} (${game})`];
    });
    const rules = (line.match(RULE) ?? []).map((number) => `${number} (a rule)`);
    return [...named, ...rules].map((found) => `${path}:${i + 1} ${found}`);
  });
}

test.each(common)('%s contains no word of a game', (dir) => {
  const files = sourceFiles(dir).filter(({ path }) => !own.some((folder) => path.startsWith(folder)));
  expect(files).not.toEqual([]);
  expect(files.flatMap(gameWords)).toEqual([]);
});

describe('the check itself', () => {
  const found = (text: string) => gameWords({ path: 'sample.ts', text });

  test.each([
    ['a name', 'const tapped = true;', 'tapped'],
    ['part of a name', 'const isUntappedNow = true;', 'Untapped'],
    ['a constant', 'const LAND_DROP = 1;', 'LAND'],
    ['a text', `const zone = 'battlefield';`, 'battlefield'],
    ['a comment', '// 3 mana are spent', 'mana'],
    ["another game's word", 'interface Champion {}', 'Champion'],
    ['the number of a rule', '/** As 613.8a has it. */', '613.8a'],
    ['a file of a game', `import { draw } from './upkeep.ts';`, 'upkeep'],
  ])('finds %s', (_, text, word) => {
    expect(found(text)).toHaveLength(1);
    expect(found(text)[0]).toContain(`sample.ts:1 ${word} (`);
  });

  test('says on which line', () => {
    expect(found('const a = 1;\nconst b = 2; // graveyard\n')).toEqual(['sample.ts:2 graveyard (magic)']);
  });

  test.each([
    ['words that hold a word', 'const mapping = island ?? manager; // tapestry, landing'],
    ['words that games share', 'function permanentSpell(token: number, counters: Stack): Zone {}'],
    ['other numbers', 'const x = 613; const y = 0.25; const version = "20.19.0"; const z = 1234.5;'],
  ])('accepts %s', (_, text) => {
    expect(found(text)).toEqual([]);
  });
});
