/** Triggered abilities of the game itself that counters let trigger: static and wither (counters). */
import {
  type GameEvent,
  type ObjectId,
  objectRow,
  type PendingTrigger,
  type PlayerId,
  zoneObjects,
} from '@rulewright/kernel';
import type { Filter, Selector, TriggeredAbility } from '@rulewright/language/grand-archive';
import { championOf } from '../card-types/champion.ts';
import { type DamageEvent, isEvent } from '../events/types.ts';
import { characteristics, controllerOf, isType } from '../parts-of-a-card/characteristics.ts';
import { elementBit, UNIT } from '../parts-of-a-card/words.ts';
import type { G } from '../state.ts';
import { FIELD } from '../zones/zones.ts';

const THIS: Selector = { kind: 'this' };
const YOU: Selector = { kind: 'you' };

/** Static 1: a counter of the object may be removed, and the object deals 1 damage to what was dealt combat damage. */
const STATIC: TriggeredAbility = {
  kind: 'triggered',
  on: { on: 'any', of: [] },
  keyword: 'static',
  actions: [
    {
      do: 'may',
      actions: [
        { do: 'removeCounters', from: THIS, counter: 'static', count: 1 },
        { do: 'damage', source: THIS, to: { kind: 'event', role: 'object' }, amount: 1 },
      ],
    },
  ],
};

const WITHERING: Filter = {
  kind: 'all',
  of: [
    { kind: 'controlledBy', who: YOU },
    { kind: 'counters', counter: 'wither', is: { op: '≥', to: 1 } },
  ],
};
const IT: Selector = { kind: 'var', name: 'withering' };

/** Wither 1, 3, 4: each object is paid for in full or sacrificed; then all counters are removed at the same time. */
const WITHER: TriggeredAbility = {
  kind: 'triggered',
  on: { on: 'any', of: [] },
  keyword: 'wither',
  actions: [
    {
      do: 'forEach',
      in: { kind: 'each', where: WITHERING },
      as: 'withering',
      actions: [
        {
          do: 'pay',
          cost: [{ kind: 'reserve', amount: { kind: 'counters', counter: 'wither', on: IT } }],
          else: [{ do: 'sacrificeObjects', what: IT }],
        },
      ],
    },
    { do: 'removeCounters', from: { kind: 'each', where: WITHERING }, counter: 'wither', count: 'all' },
  ],
};

const ARCANE = elementBit('arcane');

const objectsWith = (g: G, player: PlayerId, counter: string): readonly ObjectId[] =>
  zoneObjects(g, FIELD, player).filter(
    (id) => (objectRow(g.state, id).counters[counter] ?? 0) > 0 && controllerOf(g, id) === player,
  );

/** Static 1.1, 1.2: once for each object with such counters, for each time that combat damage is dealt. */
function ofStatic(g: G, event: DamageEvent): readonly PendingTrigger[] {
  if (!event.combat) return NONE;
  const c = characteristics(g, event.source);
  if (!isType(c, UNIT) || (c.elements & ARCANE) === 0) return [];
  return objectsWith(g, c.controller, 'static').map((source) => ({
    source,
    controller: c.controller,
    ability: STATIC,
    event,
    locals: {},
  }));
}

/** Wither 2: one trigger, which comes from the game; the champion stands for it. */
function ofWither(g: G, event: GameEvent, player: PlayerId): readonly PendingTrigger[] {
  const [first] = objectsWith(g, player, 'wither');
  if (first === undefined) return [];
  return [{ source: championOf(g, player) ?? first, controller: player, ability: WITHER, event, locals: {} }];
}

export function counterTriggers(g: G, events: readonly GameEvent[]): readonly PendingTrigger[] {
  let found = NONE;
  for (const e of events) {
    const more = isEvent(e, 'damage')
      ? ofStatic(g, e)
      : isEvent(e, 'beginning') && e.step === 'main'
        ? ofWither(g, e, e.player)
        : NONE;
    if (more.length > 0) found = [...found, ...more];
  }
  return found;
}
const NONE: readonly PendingTrigger[] = [];
