/** What the engine says to a question, asked again when the question changes. The last answer stays until there is a new one. */
import { useEffect, useState } from 'react';

export interface Asked<T> {
  readonly value: T | null;
  readonly failed: string | null;
}

/** `key` says when it is another question; null asks nothing. */
export function useEngine<T>(key: string | null, ask: () => Promise<T>): Asked<T> {
  const [asked, setAsked] = useState<Asked<T>>({ value: null, failed: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is asked.
  useEffect(() => {
    if (key === null) return;
    let gone = false;
    ask().then(
      (value) => !gone && setAsked({ value, failed: null }),
      (error: unknown) =>
        !gone && setAsked(({ value }) => ({ value, failed: error instanceof Error ? error.message : String(error) })),
    );
    return () => {
      gone = true;
    };
  }, [key]);
  return asked;
}
