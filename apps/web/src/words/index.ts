/**
 * The words of the app, one folder per language, one file per page. A language is complete when it has every key: `AppWords`
 * is the type of the English ones, so that the compiler says what is missing. Another language is another folder and one line here.
 * What a game says is the game's own (`games/`).
 */
import type { GameWords } from '../games/words.ts';
import type { LanguageCode } from './codes.ts';
import { en } from './en/index.ts';
import { ja } from './ja/index.ts';
import type { AppWords } from './pack.ts';
import { zhs } from './zhs/index.ts';
import { zht } from './zht.ts';

interface Language {
  /** The name of the language in itself. */
  readonly name: string;
  /** The tag for documents and for the browser's own words (BCP 47). */
  readonly tag: string;
  readonly words: AppWords;
}

export const languages: Readonly<Record<LanguageCode, Language>> = {
  en: { name: 'English', tag: 'en', words: en },
  zhs: { name: '简体中文', tag: 'zh-Hans', words: zhs },
  zht: { name: '繁體中文', tag: 'zh-Hant', words: zht },
  ja: { name: '日本語', tag: 'ja', words: ja },
};

export const isLanguage = (code: string): code is LanguageCode => Object.hasOwn(languages, code);

/** The app's words together with a game's. */
export const packsOf = <W extends GameWords>(
  words: Readonly<Record<LanguageCode, W>>,
): Readonly<Record<LanguageCode, AppWords & W>> => ({
  en: { ...en, ...words.en },
  zhs: { ...zhs, ...words.zhs },
  zht: { ...zht, ...words.zht },
  ja: { ...ja, ...words.ja },
});

/** The first of the browser's languages that there are words for. */
export function languageOf(tags: readonly string[]): LanguageCode {
  for (const tag of tags) {
    const plain = tag.toLowerCase();
    if (/^zh-(hant|tw|hk|mo)/.test(plain)) return 'zht';
    if (plain.startsWith('zh')) return 'zhs';
    if (/^ja\b/.test(plain)) return 'ja';
    if (plain.startsWith('en')) return 'en';
  }
  return 'en';
}
