/**
 * How far objects are worked out for a question that is asked while layers are applied (613). An effect of one layer sees
 * other objects as the layers up to its own have made them, and no further than the question needs; the object it is being
 * applied to is seen as far as it has got. So working out one object never waits for another that waits for it.
 */
import { NO_OBJECT, type ObjectId } from '@rulewright/kernel';
import type { Draft } from '../../100-game/109.3-characteristics.ts';
import { EVERY_LAYER, Layer } from './613.1-layer.ts';

interface Horizon {
  /** Effects of lower layers count, others do not. */
  layer: number;
  /** The object that is being worked out, and what has become of it. */
  object: ObjectId;
  draft: Draft | null;
  /** The whole battlefield in the making, where effects depend on one another. */
  board: ReadonlyMap<ObjectId, Draft> | null;
}

/** Not state: it is back where it was when a question has been answered. */
export const horizon: Horizon = { layer: EVERY_LAYER, object: NO_OBJECT, draft: null, board: null };

/** The first layer that does not matter to a node of the card language, by kind; 0 for kinds that read no characteristics. */
const reaches: Readonly<Record<string, number>> = {
  named: Layer.copy + 1,
  chosenName: Layer.copy + 1,
  sharesName: Layer.copy + 1,
  manaValue: Layer.copy + 1,
  xInCost: Layer.copy + 1,
  nameless: Layer.copy + 1,
  cardType: Layer.copy + 1,
  controller: Layer.control + 1,
  controlledBy: Layer.control + 1,
  attachments: Layer.control + 1,
  devotion: Layer.control + 1,
  type: Layer.type + 1,
  supertype: Layer.type + 1,
  subtype: Layer.type + 1,
  chosenType: Layer.type + 1,
  permanentCard: Layer.type + 1,
  anyTarget: Layer.type + 1,
  sharesType: Layer.type + 1,
  paired: Layer.type + 1,
  pairedWith: Layer.type + 1,
  enchanted: Layer.type + 1,
  equipped: Layer.type + 1,
  color: Layer.color + 1,
  chosenColor: Layer.color + 1,
  colorCount: Layer.color + 1,
  sharesColor: Layer.color + 1,
  keyword: Layer.ability + 1,
  manaAbility: Layer.ability + 1,
  finalChapter: Layer.ability + 1,
  power: Layer.switchPT + 1,
  toughness: Layer.switchPT + 1,
  stat: Layer.switchPT + 1,
  greatest: Layer.switchPT + 1,
  least: Layer.switchPT + 1,
  total: Layer.switchPT + 1,
  different: Layer.switchPT + 1,
};

const known = new WeakMap<object, number>();

/** The first layer that does not matter to any part of some data. */
export function reachOf(data: unknown): number {
  if (typeof data !== 'object' || data === null) return 0;
  const found = known.get(data);
  if (found !== undefined) return found;
  const { kind } = data as { readonly kind?: unknown };
  let reach = typeof kind === 'string' ? (reaches[kind] ?? 0) : 0;
  for (const part of Object.values(data)) reach = Math.max(reach, reachOf(part));
  known.set(data, reach);
  return reach;
}
