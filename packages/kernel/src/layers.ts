/**
 * Continuous effects in layers. The rule set says which layers there are and what an effect does in each; here is the
 * order: by layer, then effects that define a characteristic, then by timestamp, except where one depends on another.
 */
export interface LayeredEffect<T> {
  readonly layer: number;
  readonly timestamp: number;
  /** A characteristic-defining ability applies before other effects of its layer. */
  readonly defining: boolean;
  apply(target: T): void;
}

export function compareEffects(a: LayeredEffect<never>, b: LayeredEffect<never>): number {
  return a.layer - b.layer || Number(b.defining) - Number(a.defining) || a.timestamp - b.timestamp;
}

/**
 * Puts effects of one layer in order. `dependsOn(a, b)` is whether applying b would change what a does or whether it
 * exists. An effect waits for those it depends on; in a loop of dependencies the timestamps decide.
 */
export function inDependencyOrder<E extends LayeredEffect<never>>(
  effects: readonly E[],
  dependsOn: (a: E, b: E) => boolean,
): E[] {
  const waiting = effects.toSorted(compareEffects);
  const ordered: E[] = [];
  while (waiting.length > 0) {
    const free = waiting.findIndex(
      (e) => !waiting.some((other) => other !== e && sameRank(e, other) && dependsOn(e, other)),
    );
    ordered.push(...waiting.splice(Math.max(free, 0), 1));
  }
  return ordered;
}

/** Dependency is looked for only inside a layer, and not between defining and other effects. */
const sameRank = (a: LayeredEffect<never>, b: LayeredEffect<never>): boolean =>
  a.layer === b.layer && a.defining === b.defining;
