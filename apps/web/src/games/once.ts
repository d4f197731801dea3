/** Things that are made once. */
import type { GameName } from './names.ts';

/** One for each game, made when it is first asked for. */
export function perGame<T>(make: (game: GameName) => T): (game: GameName) => T {
  const made = new Map<GameName, { readonly it: T }>();
  return (game) => {
    const known = made.get(game) ?? { it: make(game) };
    made.set(game, known);
    return known.it;
  };
}

/** Loaded when it is first asked for. What failed once may work the next time. */
export function later<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    if (loading === null) {
      const begun = load();
      begun.catch(() => {
        loading = null;
      });
      loading = begun;
    }
    return loading;
  };
}
