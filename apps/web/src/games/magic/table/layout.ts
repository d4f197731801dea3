/** Where permanents lie: lands, creatures, others; equal ones in piles; what is attached under what it is attached to. */
import type { ObjectId, PlayerId } from '@rulewright/kernel';
import { isObject } from '../../../table/ids.ts';
import type { Shown, Snapshot } from '../types.ts';

/** Equal permanents; often just one. */
export interface Pile {
  readonly key: string;
  readonly members: readonly Shown[];
  /** What is attached to the only member, with what is attached to that in turn. */
  readonly attached: readonly Shown[];
}

export type Row = 'creatures' | 'lands' | 'others';
export type Rows = Readonly<Record<Row, readonly Pile[]>>;

const rowOf = (o: Shown): Row =>
  o.types.includes('creature') ? 'creatures' : o.types.includes('land') ? 'lands' : 'others';

/** Things that something points at, or that point at something, are shown one by one. */
function singledOut(snapshot: Snapshot): ReadonlySet<number> {
  const out = new Set<number>();
  for (const { attacker, defender, blockers } of snapshot.facts.combat) {
    out.add(attacker).add(defender);
    for (const id of blockers) out.add(id);
  }
  for (const id of snapshot.zones.stack.seen)
    for (const target of snapshot.objects[id]?.stack?.targets ?? []) out.add(target);
  return out;
}

/** Equal in everything that is shown. */
const likeness = (o: Shown): string =>
  JSON.stringify([
    o.card,
    o.name,
    o.kind,
    o.controller,
    o.owner,
    o.tapped,
    o.sick,
    o.phasedOut,
    o.power,
    o.toughness,
    o.damage,
    o.loyalty,
    o.typeLine,
    o.counters,
    o.text.map((line) => line.words),
  ]);

function attachedTo(o: Shown, objects: Snapshot['objects']): readonly Shown[] {
  const out: Shown[] = [];
  const seen = new Set<ObjectId>([o.id]);
  const visit = (at: Shown): void => {
    for (const id of at.attachments) {
      const found = objects[id];
      if (found === undefined || seen.has(id)) continue;
      seen.add(id);
      out.push(found);
      visit(found);
    }
  };
  visit(o);
  return out;
}

/** What piles of the same things are spread out by. */
export const spreadKey = (o: Shown): string => `${o.controller}:${o.name}`;

export function rowsOf(snapshot: Snapshot, player: PlayerId, spread: ReadonlySet<string>): Rows {
  const { objects, zones } = snapshot;
  const alone = singledOut(snapshot);
  const piles: Record<Row, Map<string, Shown[]>> = { creatures: new Map(), lands: new Map(), others: new Map() };
  for (const id of zones.battlefield.seen) {
    const o = objects[id];
    if (o === undefined || o.controller !== player) continue;
    // What is attached to a permanent lies with that one, whoever controls it.
    if (o.host !== null && isObject(o.host) && objects[o.host]?.zone === 'battlefield') continue;
    const single = alone.has(id) || o.attachments.length > 0 || o.hidden || spread.has(spreadKey(o));
    const key = single ? `#${id}` : likeness(o);
    const row = piles[rowOf(o)];
    const pile = row.get(key);
    if (pile === undefined) row.set(key, [o]);
    else pile.push(o);
  }
  const done = (row: Map<string, Shown[]>): readonly Pile[] =>
    [...row].map(([key, members]) => ({
      key: key.startsWith('#') ? key : `#${members[0]?.id ?? 0}`,
      members,
      attached: members[0] === undefined ? [] : attachedTo(members[0], objects),
    }));
  return { creatures: done(piles.creatures), lands: done(piles.lands), others: done(piles.others) };
}

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** A tile is this much higher than it is wide. */
const TILE = 1.16;
/** What an attachment shows above its host, of the width of a tile. */
const TUCK = 0.24;
/** What lies between tiles, of their width. */
const GAP = 0.1;

/** The biggest width of a tile with which everything fits; the smallest one where nothing does. */
export function fitted(
  lines: readonly { readonly count: number; readonly tucked: number }[],
  room: Room,
  least: number,
  most: number,
): number {
  const filled = lines.filter(({ count }) => count > 0);
  for (let width = most; width > least; width -= 2) {
    const perLine = Math.max(1, Math.floor((room.width + width * GAP) / (width * (1 + GAP))));
    const height = filled.reduce(
      (all, { count, tucked }) => all + Math.ceil(count / perLine) * width * (TILE + tucked * TUCK + GAP),
      0,
    );
    if (height <= room.height) return width;
  }
  return least;
}
