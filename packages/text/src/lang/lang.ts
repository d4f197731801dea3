/** Their codes, English first. */
export const LANGS = ['en', 'zhs', 'zht', 'ja'] as const;

/** Languages that cards are printed in, as far as they are known here. */
export type Lang = (typeof LANGS)[number];

/** The language of that code, if there are words in it; otherwise English. */
export const spoken = (words: Readonly<Partial<Record<string, object>>>, code: string): Lang =>
  LANGS.find((lang) => lang === code && words[lang] !== undefined) ?? 'en';
