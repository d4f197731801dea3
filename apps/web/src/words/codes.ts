/** The languages that there are words in, by the codes of the engine's own language packs. */
export type LanguageCode = 'en' | 'zhs' | 'zht' | 'ja';
