/** Calls from the page to the worker and news the other way: plain messages, one reply to each call. */

export interface Call {
  readonly id: number;
  /** Whose services. */
  readonly game: string;
  readonly path: readonly string[];
  readonly args: readonly unknown[];
}

/** What went wrong, in a form that crosses over: a code for the language packs, and what the engine said. */
export interface Fault {
  readonly code: string;
  readonly message: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

export type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly fault: Fault }
  | { readonly topic: string; readonly news: unknown };

/** An error that a person can cause or must hear of. */
export class ServiceError extends Error {
  readonly code: string;
  readonly data: Readonly<Record<string, unknown>>;
  constructor(code: string, message = code, data: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'ServiceError';
    this.code = code;
    this.data = data;
  }
}

/** Whatever was thrown, as an error with a code. */
export const problemOf = (error: unknown): ServiceError =>
  error instanceof ServiceError
    ? error
    : new ServiceError('bug', error instanceof Error ? error.message : String(error));

/** The services as the page has them: the same functions, answered later. */
export type Remote<T> = {
  readonly [K in keyof T]: T[K] extends (...args: infer A) => infer R
    ? (...args: A) => Promise<Awaited<R>>
    : Remote<T[K]>;
};
