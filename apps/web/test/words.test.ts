// The words of the app and its games, in every language: nothing is missing, nothing is left in English, and each is written in its own
// characters.

import { decks as grandArchiveDecks } from '@rulewright/cards/grand-archive';
import { decks as magicDecks } from '@rulewright/cards/magic';
import { traditional } from '@rulewright/text';
import { inTraditional, traditionalMagic } from '@rulewright/text/magic';
import { describe, expect, test } from 'vitest';
import { en as grandArchiveEn } from '../src/games/grand-archive/words/en/index.ts';
import { ja as grandArchiveJa } from '../src/games/grand-archive/words/ja/index.ts';
import { zhs as grandArchiveZhs } from '../src/games/grand-archive/words/zhs/index.ts';
import { en as magicEn } from '../src/games/magic/words/en/index.ts';
import { ja as magicJa } from '../src/games/magic/words/ja/index.ts';
import { zhs as magicZhs } from '../src/games/magic/words/zhs/index.ts';
import { en } from '../src/words/en/index.ts';
import { ja } from '../src/words/ja/index.ts';
import { zhs } from '../src/words/zhs/index.ts';
import { appIn, zht } from '../src/words/zht.ts';

interface Said {
  readonly key: string;
  readonly words: string;
}

/** What may be given to a text: names, numbers, lists of names; each is told from the others in what the text says. */
const NUMBERS = [71, 72, 73, 74];
const GIVEN: readonly (readonly unknown[])[] = [NUMBERS.map(String), NUMBERS, NUMBERS.map((n) => [String(n)])];

function saidBy(text: (...given: readonly unknown[]) => unknown): string {
  for (const given of GIVEN)
    try {
      return String(text(...given));
    } catch {
      // It wants something else.
    }
  throw new Error(`nothing can be given to ${String(text)}`);
}

/** All that a pack says, by key. */
function saidIn(words: unknown, key = ''): readonly Said[] {
  if (typeof words === 'string') return [{ key, words }];
  if (typeof words === 'function') return [{ key, words: saidBy(words as (...given: readonly unknown[]) => unknown) }];
  return Object.entries(words as object).flatMap(([name, each]) => saidIn(each, key === '' ? name : `${key}.${name}`));
}

const english = saidIn({ app: en, magic: magicEn, ga: grandArchiveEn });

const packs = {
  zhs: saidIn({ app: zhs, magic: magicZhs, ga: grandArchiveZhs }),
  zht: saidIn({
    app: zht,
    magic: inTraditional(magicZhs, appIn(traditionalMagic)),
    ga: inTraditional(grandArchiveZhs, appIn(traditional)),
  }),
  ja: saidIn({ app: ja, magic: magicJa, ga: grandArchiveJa }),
} as const;

type Language = keyof typeof packs;

/** What stands the same in every language: names of languages and people, queries, files. */
const AS_IT_IS =
  /\.(?:languages\.\w+|editor\.names\.\d+|examples\.\d+\.0|deck\.champions\.\w+|search\.hint|game\.paste)$/;

const own = (language: Language): readonly Said[] => packs[language].filter(({ key }) => !AS_IT_IS.test(key));

/** What people write on computers in the language: every character that a set of characters from before Unicode has. */
const charactersOf = (encoding: string, leads: readonly number[], trails: readonly number[]): ReadonlySet<string> => {
  const decoder = new TextDecoder(encoding);
  return new Set(leads.flatMap((lead) => trails.map((trail) => decoder.decode(new Uint8Array([lead, trail])))));
};
const from = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

const characters: Readonly<Record<Language, ReadonlySet<string>>> = {
  // GB 2312 is the lower right of GBK; Big5 begins at A1; JIS X 0208 is what Shift JIS has above the half-wide signs.
  zhs: charactersOf('gbk', from(0xb0, 0xf7), from(0xa1, 0xfe)),
  zht: charactersOf('big5', from(0xa4, 0xf9), [...from(0x40, 0x7e), ...from(0xa1, 0xfe)]),
  ja: charactersOf('shift_jis', [...from(0x88, 0x9f), ...from(0xe0, 0xea)], [...from(0x40, 0x7e), ...from(0x80, 0xfc)]),
};

/** Names of things that have no other, and what stands in queries, files and on keys. */
const LATIN = new Set(
  [
    'Rulewright Magic The Gathering Grand Archive Wizards of the Coast Weebs Shore game icons net',
    'Arena Online Scryfall MTGJSON Oracle AtomicCards JSON gzip cards yaml txt dek',
    'English Enter Shift Tab Forest Fireball Creature Elf Warrior Unique Ally Regalia Weapon Champion fire norm',
    'LV or is own imported bundled token compiled refused permanent dfc vanilla champion unique twosided fast slow',
    'rg pow tou loy mv memory cost lv life dur',
  ].flatMap((line) => line.split(' ')),
);

describe.each(Object.keys(packs) as Language[])('The words in %s', (language) => {
  const found = (wrong: (said: Said) => boolean): readonly Said[] => own(language).filter(wrong);

  test('say all that the English ones say', () => {
    const keys = (of: readonly Said[]): readonly string[] => of.map(({ key }) => key).toSorted();
    expect(keys(packs[language])).toEqual(keys(english));
    const silent = new Set(english.flatMap(({ key, words }) => (words === '' ? [key] : [])));
    expect(packs[language].filter(({ key, words }) => (words === '') !== silent.has(key))).toEqual([]);
  });

  test('say everything that is given to them', () => {
    const given = (words: string): readonly string[] => words.match(/7[1-4]/g)?.toSorted() ?? [];
    const wanted = new Map(english.map(({ key, words }) => [key, given(words)]));
    const dropped = ({ key, words }: Said): boolean => {
      const there = given(words);
      return wanted.get(key)?.some((each) => !there.includes(each)) === true;
    };
    expect(packs[language].filter(dropped)).toEqual([]);
  });

  test('leave no English behind', () => {
    const left = (words: string): boolean => (words.match(/[A-Za-z]{2,}/g) ?? []).some((word) => !LATIN.has(word));
    expect(found(({ words }) => left(words))).toEqual([]);
  });

  test('are in the characters of the language', () => {
    const foreign = (words: string): boolean =>
      [...words.matchAll(/\p{Script=Han}/gu)].some(([each]) => each !== '々' && !characters[language].has(each));
    expect(found(({ words }) => foreign(words))).toEqual([]);
  });

  test('have the marks of the language', () => {
    // Narrow marks between wide characters, and wide digits and letters.
    const marks =
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー][,.!?;:()]|[,!?;][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[０-９Ａ-Ｚａ-ｚ]|\.\.\./u;
    expect(found(({ words }) => marks.test(words))).toEqual([]);
  });
});

test.each([
  ['Magic', magicDecks, magicEn.deck.samples],
  ['Grand Archive', grandArchiveDecks, grandArchiveEn.deck.samples],
])('the decks that come with %s have names in every language', (_, decks, samples) => {
  expect(Object.keys(samples).toSorted()).toEqual(decks.map(({ name }) => name).toSorted());
  for (const [name, called] of Object.entries(samples)) expect(called).toBe(name);
});

describe('繁體中文', () => {
  test.each([
    [/[“”]|万智|萬智/u, 'marks and names of the mainland'],
    [/文件|信息|添加|存儲|默認|鼠標|屏幕|網絡|軟件|程序|字符|列表|當前/u, 'its words for programs'],
    [/余[燼響下數]|后[面來續退]|复|制作/u, 'characters that stand for several'],
  ])('has none of %s: %s', (wrong) => {
    expect(own('zht').filter(({ words }) => wrong.test(words))).toEqual([]);
  });
});

describe('日本語', () => {
  test('has kana in every sentence', () => {
    const sentence = (words: string): boolean => /。$/u.test(words) && words.length > 12;
    expect(own('ja').filter(({ words }) => sentence(words) && !/\p{Script=Hiragana}/u.test(words))).toEqual([]);
  });

  // One spelling of each word: long sounds are written, and Magic's terms are joined as its cards join them.
  test.each([
    [
      /コントローラ(?!ー)|ライブラリ(?!ー)|カウンタ(?!ー)|プレイヤ(?!ー)|クリーチャ(?!ー)|メモリ(?!ー)|ブラウザー/u,
      /./u,
    ],
    [/フェーズ|プレーヤー|プレイヤ－|ユーザー様|下さい|出来ま/u, /./u],
    [
      /マナ(?:プール|コスト|カーブ)|メインデッキ|メインフェイズ|(?:アップキープ|ドロー|アンタップ)ステップ/u,
      /^magic\./u,
    ],
    [/リザーブ・コスト|メモリー・コスト|メイン・デッキ|マテリアル・デッキ|・フェイズ/u, /^ga\./u],
  ])('never writes %s', (wrong, where) => {
    expect(own('ja').filter(({ key, words }) => where.test(key) && wrong.test(words))).toEqual([]);
  });
});
