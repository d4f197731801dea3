/** How the person wants to be asked in a game: stops and passing by itself. Kept in local storage. */
import type { Settings } from '@rulewright/table';
import { FIRST, type GameName } from '../games/names.ts';

const KEY = 'rulewright.asking';
const keyOf = (game: GameName): string => (game === FIRST ? KEY : `${KEY}.${game}`);

const isSteps = (value: unknown): boolean => Array.isArray(value) && value.every((step) => typeof step === 'string');

const isSettings = (value: unknown): value is Settings => {
  if (typeof value !== 'object' || value === null) return false;
  const { autoPass, stops } = value as { readonly autoPass?: unknown; readonly stops?: Record<string, unknown> };
  return typeof autoPass === 'boolean' && isSteps(stops?.mine) && isSteps(stops?.theirs);
};

export function keptAsking(game: GameName): Settings | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null');
    return isSettings(found) ? found : null;
  } catch {
    return null;
  }
}

export function keepAsking(game: GameName, settings: Settings): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(settings));
  } catch {
    // Storage is full or forbidden: it holds until the page is closed.
  }
}
