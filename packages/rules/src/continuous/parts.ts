/** The changes of an effect, each in its layer, in the order in which they are applied. */
import { reachOf } from '../evaluate/classification.ts';
import type { Node } from '../evaluate/vocabulary.ts';
import type { CommonGame } from '../game.ts';
import type { ActiveEffect, CounterKind, Modify, Part } from './effect.ts';
import type { ChangeEntry } from './rules.ts';

export function changeEntry(g: CommonGame, { kind }: Node): Required<ChangeEntry> {
  const entry = g.rules.continuous.changes[kind];
  if (entry === undefined) throw new Error(`no change of the kind ${kind}`);
  return entry;
}

/** What a change reads: its amounts, and who or what it speaks of. An ability that is granted asks nothing until it works. */
export function readByChange(g: CommonGame, change: Node): readonly (number | Node)[] {
  const known = readBy.get(change);
  if (known !== undefined) return known;
  const found = findRead(g, change);
  readBy.set(change, found);
  return found;
}

/** One list for each change: what is known of a node is kept by the node, and so is what is known of such a list. */
const readBy = new WeakMap<Node, readonly (number | Node)[]>();

function findRead(g: CommonGame, change: Node): readonly (number | Node)[] {
  const entry = changeEntry(g, change);
  const values = entry.values(change);
  const selectors = entry.selectors(change);
  if (values.length === 0) return selectors;
  return selectors.length === 0 ? values : [...values, ...selectors];
}

export function partsOf(
  g: CommonGame,
  active: ActiveEffect<Modify>,
  ofCounter: CounterKind | null = null,
): readonly Part[] {
  const { classification } = g.rules.vocabulary;
  const conditionReach = reachOf(classification, active.condition);
  const affectedReach = active.objects === null ? reachOf(classification, active.effect.what) : 0;
  return active.effect.changes.map((change) => ({
    layer: changeEntry(g, change).layerIn(g, active),
    change,
    active,
    conditionReach,
    affectedReach,
    changeReach: reachOf(classification, readByChange(g, change)),
    ofCounter,
  }));
}

const ofFloating = new WeakMap<ActiveEffect<Modify>, readonly Part[]>();

/** Of what has been set up by something resolved: the same as long as it lasts. */
export function partsOfFloating(g: CommonGame, active: ActiveEffect<Modify>): readonly Part[] {
  const known = ofFloating.get(active);
  if (known !== undefined) return known;
  const made = partsOf(g, active);
  ofFloating.set(active, made);
  return made;
}

/** What cannot be had cannot be given, whenever that is tried: it is taken last in its layer. */
const bars = ({ change }: Part): number => (change.kind === 'cantHave' ? 1 : 0);

/** By layer, defining abilities first, then by timestamp. */
export const comparePart = (a: Part, b: Part): number =>
  a.layer - b.layer ||
  Number(b.active.defining) - Number(a.active.defining) ||
  bars(a) - bars(b) ||
  a.active.timestamp - b.active.timestamp;
