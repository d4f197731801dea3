/** Costs that use up different objects: whether there are enough for all of them. */
import { type EntityId, isObject } from '@rulewright/kernel';

/** A matching of the wanted objects with candidates, by augmenting paths. */
export function canPlace(wants: readonly (readonly EntityId[])[]): boolean {
  const takenBy = new Map<EntityId, number>();
  const place = (want: number, seen: Set<EntityId>): boolean => {
    for (const id of wants[want] ?? []) {
      if (!isObject(id) || seen.has(id)) continue;
      seen.add(id);
      const holder = takenBy.get(id);
      if (holder === undefined || place(holder, seen)) {
        takenBy.set(id, want);
        return true;
      }
    }
    return false;
  };
  return wants.every((_, want) => place(want, new Set()));
}
