/** Every kind of event, offered to objects in every zone and to players of a game under way: what comes of it, if anything can. */
import { eventsSince, fork, type Game, type GameEvent, happen, hash, NO_OBJECT } from '@rulewright/kernel';
import { Digests, type Signature } from './digest.ts';
import { told } from './meanings.ts';

/** So many objects of each zone. */
const EACH = 2;
const MANY = 12;

function entitiesOf(g: Game): readonly number[] {
  const byZone = new Map<number, number[]>();
  for (const [index, ids] of g.state.zones.entries()) {
    const zone = Math.floor(index / g.state.players.length);
    byZone.set(zone, [...(byZone.get(zone) ?? []), ...ids.slice(0, 1), ...ids.slice(-1)]);
  }
  return [...byZone.values()].flatMap((ids) => [...new Set(ids)].slice(0, EACH));
}

/** What an event of any kind may say; each kind reads what it knows of. */
const offer = (kind: string, object: number, other: number, player: number, amount: number): GameEvent =>
  ({
    kind,
    object,
    player,
    by: player,
    controller: player,
    owner: player,
    source: other,
    cause: other,
    on: object,
    to: object,
    host: other,
    other,
    amount,
    counter: 'charge',
    damage: amount,
    what: 'word',
    objects: [object],
  }) as unknown as GameEvent;

/** `begin` makes the position anew each time it is called. */
export function offeredEvents<G extends Game>(begin: () => G): Signature {
  const digests = new Digests();
  const table = begin();
  const objects = entitiesOf(table);
  for (const [at, kind] of Object.keys(table.rules.events).entries()) {
    for (const [i, object] of objects.entries()) {
      const g: G = { ...table, state: fork(table.state), undone: null };
      const first = g.state.log.length;
      const other = objects[(i + 1) % objects.length] ?? NO_OBJECT;
      const player = i % g.state.players.length;
      digests.say(
        'answers',
        told(() => happen(g, offer(kind, object, other, player, (i % 3) - 1)).length),
      );
      digests.say(
        'events',
        told(() => eventsSince(g.state, Math.min(first, g.state.log.length))),
      );
      digests.say(
        'state',
        told(() => hash(g.state)),
      );
    }
    if (at % MANY === MANY - 1) digests.close();
  }
  digests.close();
  return digests.signature();
}
