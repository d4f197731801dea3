// Names for the objects of a position that others refer to.
import { type EntityId, type Game, liveObjects, type ObjectId, objectRow } from '@rulewright/kernel';
import { foldName } from '../parse/index.ts';

/** Those of `objects` that are referred to get an alias where their name would not do. */
export function aliasesFor(
  g: Game,
  objects: readonly ObjectId[],
  isReferredTo: (id: EntityId) => boolean,
  nameOf: (id: ObjectId) => string,
): ReadonlyMap<ObjectId, string> {
  const names = new Map<string, number>();
  for (const id of liveObjects(g.state)) {
    const name = foldName(nameOf(id));
    names.set(name, (names.get(name) ?? 0) + 1);
  }
  const aliases = new Map<ObjectId, string>();
  const numbers = new Map<string, number>();
  for (const id of objects) {
    if (!isReferredTo(id)) continue;
    const name = foldName(nameOf(id));
    // A slash or a number sign means something in references.
    if ((names.get(name) ?? 0) < 2 && !/[/#]/.test(name) && objectRow(g.state, id).kind !== 'token') continue;
    const plain = name.replace(/[/#]+/g, ' ').replace(/\s+/g, ' ').trim();
    const n = (numbers.get(plain) ?? 0) + 1;
    numbers.set(plain, n);
    aliases.set(id, `${plain} ${n}`);
  }
  return aliases;
}
