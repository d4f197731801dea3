/** Digests of what a game says, one after the other, by the kind of what is said. */
import { createHash } from 'node:crypto';

/** What is asked of a game, in the order in which one rests on the other: where several have changed, the first is the cause. */
export const KINDS = [
  'events',
  'state',
  'loaded',
  'answers',
  'refusals',
  'thoughts',
  'views',
  'shown',
  'log',
  'said',
  'whys',
  'other language',
  'written',
] as const;

export type Kind = (typeof KINDS)[number];

/** By kind, the digest of all that was said up to each moment. */
export type Signature = Readonly<Record<Kind, readonly string[]>>;

const LENGTH = 5;

/** A digest holds all that was said before, so that a change is seen from where it began to the end. */
export class Digests {
  readonly #before = new Map<Kind, string>();
  readonly #moments = new Map<Kind, string[]>(KINDS.map((kind) => [kind, []]));
  readonly #now = new Map<Kind, unknown[]>();

  say(kind: Kind, ...said: readonly unknown[]): void {
    const now = this.#now.get(kind) ?? [];
    now.push(...said);
    this.#now.set(kind, now);
  }

  /** All has been said of this moment. */
  close(): void {
    for (const kind of KINDS) {
      const text = JSON.stringify([this.#before.get(kind) ?? '', this.#now.get(kind) ?? []]);
      const digest = createHash('sha256').update(text).digest('hex');
      this.#before.set(kind, digest);
      this.#moments.get(kind)?.push(digest.slice(0, LENGTH));
    }
    this.#now.clear();
  }

  signature(): Signature {
    return Object.fromEntries(this.#moments) as unknown as Signature;
  }
}

/** Where two differ first, as words; null where they do not. */
export function difference(was: Signature, is: Signature): string | null {
  const first = KINDS.map((kind) => ({ kind, at: firstDifference(was[kind] ?? [], is[kind]) })).filter(
    ({ at }) => at >= 0,
  );
  if (first.length === 0) return null;
  const moment = Math.min(...first.map(({ at }) => at));
  const changed = first.filter(({ at }) => at === moment).map(({ kind }) => kind);
  const later = first.filter(({ at }) => at !== moment).map(({ kind }) => kind);
  return `from moment ${moment + 1} of ${is.events.length} on: ${changed.join(', ')}${later.length === 0 ? '' : `; later also ${later.join(', ')}`}`;
}

function firstDifference(was: readonly string[], is: readonly string[]): number {
  const at = is.findIndex((digest, i) => digest !== was[i]);
  return at < 0 && was.length !== is.length ? is.length : at;
}
