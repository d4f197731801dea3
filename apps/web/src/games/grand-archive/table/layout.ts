/**
 * Where the objects of a player lie: the champion by itself, allies in front, weapons, items and domains behind them; what takes part in the attack at
 * hand in the intent.
 */
import type { PlayerId } from '@rulewright/kernel';
import { isObject } from '../../../table/ids.ts';
import { type Pile as AnyPile, pilesOf, within } from '../../../table/layout.ts';
import type { Shown, Snapshot } from '../types.ts';

type Pile = AnyPile<Shown>;
type Row = 'allies' | 'weapons' | 'items' | 'domains';

export interface Laid {
  readonly rows: Readonly<Record<Row, readonly Pile[]>>;
  readonly champion: Champion | null;
  /** The weapons, attack cards and loaded cards of this player's attack; null while there is none. */
  readonly intent: Intent | null;
}

/** The champion, the cards of its lineage from the topmost down, and what is linked to it. */
export interface Champion {
  readonly object: Shown;
  readonly lineage: readonly Shown[];
  readonly linked: readonly Shown[];
}

export interface Intent {
  readonly power: number;
  readonly weapons: readonly Pile[];
  readonly cards: readonly Shown[];
}

const rowOf = ({ types }: Shown): Row => {
  if (types.includes('ally') || types.includes('champion')) return 'allies';
  if (types.includes('weapon')) return 'weapons';
  return types.includes('domain') || types.includes('phantasia') ? 'domains' : 'items';
};

const found = (objects: Snapshot['objects'], ids: readonly Shown['id'][]): readonly Shown[] =>
  ids.flatMap((id) => objects[id] ?? []);

/** Things that something points at, or that point at something, are shown one by one. */
function singledOut({ facts: { combat }, zones, objects }: Snapshot): ReadonlySet<number> {
  const out = new Set<number>();
  if (combat !== null) {
    for (const id of [combat.attacker, ...combat.weapons, ...combat.intents, ...combat.defenders]) out.add(id);
    for (const { unit } of combat.retaliators) out.add(unit);
  }
  for (const id of zones.stack.seen) for (const target of objects[id]?.stack?.targets ?? []) out.add(target);
  return out;
}

/** Equal in everything that is shown. */
const likeness = (o: Shown): string =>
  JSON.stringify([
    o.slug,
    o.name,
    o.kind,
    o.controller,
    o.owner,
    o.rested,
    o.power,
    o.life,
    o.damage,
    o.durability,
    o.typeLine,
    o.properties,
    o.counters,
    o.text.map(({ words, exists }) => [words, exists]),
  ]);

/** What is linked to an object, and what it is loaded with. */
const under = (objects: Snapshot['objects'], o: Shown): readonly Shown[] =>
  within(o, ({ attachments, loaded }) => found(objects, [...attachments, ...loaded]));

export function laidOut(snapshot: Snapshot, player: PlayerId, isSpread: (object: Shown) => boolean): Laid {
  const { objects, zones, facts, players } = snapshot;
  const { combat } = facts;
  const alone = singledOut(snapshot);
  const own = players.find(({ id }) => id === player)?.facts;
  const champion = own?.champion == null ? undefined : objects[own.champion];
  const attacking = combat?.attackingPlayer === player ? combat : null;
  const wielded = new Set<number>(attacking?.weapons ?? []);
  const rows: Record<Row, Shown[]> = { allies: [], weapons: [], items: [], domains: [] };
  for (const o of found(objects, zones.field.seen)) {
    if (o.controller !== player || o.id === champion?.id || wielded.has(o.id)) continue;
    // What is linked to another object lies with that one, whoever controls it.
    if (o.host !== null && isObject(o.host) && objects[o.host]?.zone === 'field') continue;
    rows[rowOf(o)].push(o);
  }
  const piles = (of: readonly Shown[]): readonly Pile[] =>
    pilesOf(of, {
      isAlone: (o) => alone.has(o.id) || o.attachments.length + o.loaded.length > 0 || o.hidden || isSpread(o),
      likeness,
      under: (o) => under(objects, o),
    });
  return {
    rows: {
      allies: piles(rows.allies),
      weapons: piles(rows.weapons),
      items: piles(rows.items),
      domains: piles(rows.domains),
    },
    champion:
      champion === undefined
        ? null
        : { object: champion, lineage: found(objects, champion.lineage), linked: under(objects, champion) },
    intent: attacking === null ? null : intentOf(snapshot, attacking, piles),
  };
}

function intentOf(
  { objects, zones }: Snapshot,
  { power, weapons, intents, attackingPlayer }: NonNullable<Snapshot['facts']['combat']>,
  piles: (of: readonly Shown[]) => readonly Pile[],
): Intent {
  const lying = found(objects, zones.intent.seen).filter(({ controller }) => controller === attackingPlayer);
  const named = found(objects, intents).filter(({ id }) => !lying.some((o) => o.id === id));
  return { power, weapons: piles(found(objects, weapons)), cards: [...lying, ...named] };
}
