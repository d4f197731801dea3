/**
 * The words of the app, one folder per language, one file per page. A language is complete when it has every key: `Pack`
 * is the type of the English one, so that the compiler says what is missing. Another language is another folder and one line here.
 */
import { en } from './en/index.ts';
import type { Pack } from './pack.ts';
import { zhs } from './zhs/index.ts';

export interface Language {
  /** The name of the language in itself. */
  readonly name: string;
  /** The tag for documents and for the browser's own words (BCP 47). */
  readonly tag: string;
  readonly pack: Pack;
}

/** By the codes of the engine's own language packs. */
export const languages = {
  en: { name: 'English', tag: 'en', pack: en },
  zhs: { name: '简体中文', tag: 'zh-Hans', pack: zhs },
} as const satisfies Readonly<Record<string, Language>>;

export type LanguageCode = keyof typeof languages;

export const isLanguage = (code: string): code is LanguageCode => Object.hasOwn(languages, code);

/** The first of the browser's languages that there are words for. */
export function languageOf(tags: readonly string[]): LanguageCode {
  for (const tag of tags) {
    const plain = tag.toLowerCase();
    if (plain.startsWith('zh')) return 'zhs';
    if (plain.startsWith('en')) return 'en';
  }
  return 'en';
}
