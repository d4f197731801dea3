/** How a player speaks of the others and of objects at the table. */
import { type EntityId, isPlayer, objectRow, type PlayerId, playerRow } from '@rulewright/kernel';
import { characteristics, type G, type StackEntry, zones } from '@rulewright/magic';
import type { Names, TableWords } from '@rulewright/text';

export function namesFor(g: G, viewer: PlayerId, words: TableWords): Names {
  const isYou = (id: PlayerId): boolean => id === viewer;
  const of = (id: EntityId): string => {
    if (isPlayer(id)) return isYou(id) ? words.you : playerRow(g.state, id).name;
    const { name } = characteristics(g, id);
    if (name !== '') return name;
    const entry = objectRow(g.state, id).stack as StackEntry | null;
    return entry === null || entry.source === id ? words.aCard : words.abilityOf(of(entry.source));
  };
  const onStack = (id: EntityId) => {
    const entry = isPlayer(id) ? null : (objectRow(g.state, id).stack as StackEntry | null);
    return entry && { source: entry.source, targets: entry.targets.flatMap((t) => t.chosen), x: entry.x };
  };
  return { of, isYou, onStack, zone: (index) => zones[index]?.name ?? '' };
}
