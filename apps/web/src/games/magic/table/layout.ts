/** Where permanents lie: lands, creatures, others; equal ones in piles; what is attached under what it is attached to. */
import type { PlayerId } from '@rulewright/kernel';
import { isObject } from '../../../table/ids.ts';
import { type Pile as AnyPile, pilesOf, within } from '../../../table/layout.ts';
import type { Shown, Snapshot } from '../types.ts';

type Pile = AnyPile<Shown>;

type Row = 'creatures' | 'lands' | 'others';
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

const attachedTo = (o: Shown, objects: Snapshot['objects']): readonly Shown[] =>
  within(o, ({ attachments }) => attachments.flatMap((id) => objects[id] ?? []));

export function rowsOf(snapshot: Snapshot, player: PlayerId, isSpread: (object: Shown) => boolean): Rows {
  const { objects, zones } = snapshot;
  const alone = singledOut(snapshot);
  const rows: Record<Row, Shown[]> = { creatures: [], lands: [], others: [] };
  for (const id of zones.battlefield.seen) {
    const o = objects[id];
    if (o === undefined || o.controller !== player) continue;
    // What is attached to a permanent lies with that one, whoever controls it.
    if (o.host !== null && isObject(o.host) && objects[o.host]?.zone === 'battlefield') continue;
    rows[rowOf(o)].push(o);
  }
  const piles = (of: readonly Shown[]): readonly Pile[] =>
    pilesOf(of, {
      isAlone: (o) => alone.has(o.id) || o.attachments.length > 0 || o.hidden || isSpread(o),
      likeness,
      under: (o) => attachedTo(o, objects),
    });
  return { creatures: piles(rows.creatures), lands: piles(rows.lands), others: piles(rows.others) };
}
