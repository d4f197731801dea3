/** How the person wants to be asked in a game: stops and passing by itself. Kept in local storage. */
import type { Settings } from '@rulewright/table';

const KEY = 'rulewright.asking';

const isSteps = (value: unknown): boolean => Array.isArray(value) && value.every((step) => typeof step === 'string');

const isSettings = (value: unknown): value is Settings => {
  if (typeof value !== 'object' || value === null) return false;
  const { autoPass, stops } = value as { readonly autoPass?: unknown; readonly stops?: Record<string, unknown> };
  return typeof autoPass === 'boolean' && isSteps(stops?.mine) && isSteps(stops?.theirs);
};

export function keptAsking(): Settings | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isSettings(found) ? found : null;
  } catch {
    return null;
  }
}

export function keepAsking(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage is full or forbidden: it holds until the page is closed.
  }
}
