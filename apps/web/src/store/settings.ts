/** What the user has chosen for this device: language, theme, motion, the game. Kept in local storage, in memory where that is refused. */
import { create } from 'zustand';
import { useHere } from '../games/here.ts';
import { FIRST, type GameName, isGame } from '../games/names.ts';
import type { LanguageCode } from '../words/codes.ts';
import { isLanguage, languageOf, languages } from '../words/index.ts';
import type { AppWords, Pack } from '../words/pack.ts';

export type Theme = 'system' | 'dark' | 'light';

interface Settings {
  readonly language: LanguageCode;
  readonly theme: Theme;
  /** Follows the system until it is set. */
  readonly motion: boolean;
  /** The one that was played last. */
  readonly game: GameName;
}

const KEY = 'rulewright.settings';

function stored(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    const { language, theme, motion, game } = found as Record<string, unknown>;
    return {
      ...(typeof language === 'string' && isLanguage(language) ? { language } : {}),
      ...(theme === 'system' || theme === 'dark' || theme === 'light' ? { theme } : {}),
      ...(typeof motion === 'boolean' ? { motion } : {}),
      ...(isGame(game) ? { game } : {}),
    };
  } catch {
    return {};
  }
}

export const useSettings = create<Settings>(() => ({
  language: languageOf(navigator.languages),
  theme: 'system',
  motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  game: FIRST,
  ...stored(),
}));

export function change(settings: Partial<Settings>): void {
  useSettings.setState(settings);
  try {
    localStorage.setItem(KEY, JSON.stringify(useSettings.getState()));
  } catch {
    // Storage is full or forbidden: the settings hold until the page is closed.
  }
}

/** The words of the app, with those of the game at hand. */
export const useWords = (): Pack => useHere().packs[useSettings((s) => s.language)];

/** The words of the app alone, for where there is no game. */
export const useAppWords = (): AppWords => languages[useSettings((s) => s.language)].words;

/** Tells the document: styles and screen readers go by it. */
function show({ language, theme, motion }: Settings): void {
  const { documentElement: root } = document;
  root.lang = languages[language].tag;
  root.dataset.theme = theme;
  root.dataset.motion = motion ? 'on' : 'off';
}

show(useSettings.getState());
useSettings.subscribe(show);
