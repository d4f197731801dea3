/** How a player speaks of the others and of objects at the table. */
import { type EntityId, isPlayer, objectRow, type PlayerId, playerRow } from '@rulewright/kernel';
import { characteristics, type G, type StackEntry } from '@rulewright/magic';
import type { TableWords } from '../words/words.ts';

export interface Names {
  /** The player or object by name. Ask only for what the viewer may know. */
  of(id: EntityId): string;
  isYou(id: PlayerId): boolean;
}

export function namesFor(g: G, viewer: PlayerId, words: TableWords): Names {
  const isYou = (id: PlayerId): boolean => id === viewer;
  const of = (id: EntityId): string => {
    if (isPlayer(id)) return isYou(id) ? words.you : playerRow(g.state, id).name;
    const { name } = characteristics(g, id);
    if (name !== '') return name;
    const entry = objectRow(g.state, id).stack as StackEntry | null;
    return entry === null || entry.source === id ? words.aCard : words.abilityOf(of(entry.source));
  };
  return { of, isYou };
}
