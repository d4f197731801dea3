/** Something that is asked of the engine again whenever what it depends on changes; only the last answer counts. */
import { useEffect, useState } from 'react';
import { problemOf, type ServiceError } from './rpc.ts';

export interface Answered<T> {
  /** The last answer; it stays while the next one is awaited. */
  readonly value: T | null;
  readonly error: ServiceError | null;
  readonly busy: boolean;
}

/** `key` says what is asked; the question is asked again when it changes. Null asks nothing. */
export function useAsked<T>(key: string | null, ask: () => Promise<T>): Answered<T> {
  const [state, setState] = useState<Answered<T>>({ value: null, error: null, busy: key !== null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for everything that the question is made of
  useEffect(() => {
    if (key === null) return;
    let current = true;
    setState((before) => ({ ...before, busy: true }));
    ask().then(
      (value) => current && setState({ value, error: null, busy: false }),
      (error) => current && setState((before) => ({ ...before, error: problemOf(error), busy: false })),
    );
    return () => {
      current = false;
    };
  }, [key]);
  return state;
}
