import { type EntityId, objectRow } from '@rulewright/kernel';
import type { EventPattern, Filter, Selector } from '@rulewright/language/magic';
import { describe, expect, it } from 'vitest';
import { BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY } from '../src/400-zones/400-zones.ts';
import { placeAttached } from '../src/700-additional/700.1-events/set-up.ts';
import type { MagicEvent } from '../src/700-additional/700.1-events/types.ts';
import type { G } from '../src/state.ts';
import { eventEntities, eventMatches } from '../src/vocabulary/evaluate.ts';
import { eventAmount } from '../src/vocabulary/event-amount.ts';
import { ALICE, BOB, moved, newTable, now, of, put } from './table.ts';

const creature: Filter = { kind: 'type', type: 'creature' };
const isThis: Filter = { kind: 'is', what: { kind: 'this' } };
const you: Selector = { kind: 'you' };
const youControl: Filter = { kind: 'controlledBy', who: you };
const all = (...f: readonly Filter[]): Filter => ({ kind: 'all', of: f });

const dies = (what: Filter): EventPattern => ({ on: 'move', what, from: ['battlefield'], to: ['graveyard'] });
const enters = (what: Filter): EventPattern => ({ on: 'move', what, to: ['battlefield'] });
const only = (events: readonly MagicEvent[]): MagicEvent => events[0] as MagicEvent;

const fits = (g: G, p: EventPattern, e: MagicEvent, source: ReturnType<typeof put>): boolean =>
  eventMatches(g, p, e, of(source));

describe('objects that move', () => {
  it('what dies is seen as it was on the battlefield (603.10a)', () => {
    const g = newTable();
    const [bear, elf] = [put(g, 'Bear', { counters: { '+1/+1': 1 } }), put(g, 'Elf')];
    const { event } = moved(g, bear, GRAVEYARD);
    expect(fits(g, dies(creature), event, elf)).toBe(true);
    expect(fits(g, dies({ kind: 'power', is: { op: '=', to: 3 } }), event, elf)).toBe(true);
    expect(fits(g, dies(all(creature, youControl)), event, elf)).toBe(true);
    expect(fits(g, enters(creature), event, elf)).toBe(false);
  });

  it('what enters is seen on the battlefield', () => {
    const g = newTable();
    const [bear, elf] = [put(g, 'Bear', { zone: GRAVEYARD, owner: BOB }), put(g, 'Elf')];
    const [event] = now(g, { kind: 'move', object: bear, to: BATTLEFIELD, controller: ALICE });
    expect(fits(g, enters(all(creature, youControl)), only([event as MagicEvent]), elf)).toBe(true);
    expect(fits(g, { on: 'move', what: creature, from: ['hand'], to: ['battlefield'] }, event as MagicEvent, elf)).toBe(
      false,
    );
  });

  it('"this" is the object that moved, whichever of its two lives listens', () => {
    const g = newTable();
    const [bear, elf] = [put(g, 'Bear'), put(g, 'Elf')];
    const { event, became } = moved(g, bear, GRAVEYARD);
    expect(fits(g, dies(isThis), event, bear)).toBe(true);
    expect(fits(g, dies(isThis), event, became)).toBe(true);
    expect(fits(g, dies(isThis), event, elf)).toBe(false);
    expect(fits(g, dies({ kind: 'not', of: isThis }), event, elf)).toBe(true);
    expect(fits(g, dies({ kind: 'not', of: isThis }), event, bear)).toBe(false);
  });

  it('an Aura sees the enchanted creature die', () => {
    const g = newTable();
    const [bear, elf, aura] = [put(g, 'Bear'), put(g, 'Elf'), put(g, 'Aura')];
    placeAttached(g, aura, bear);
    const enchanted: Filter = { kind: 'is', what: { kind: 'host', of: { kind: 'this' } } };
    const other = moved(g, elf, GRAVEYARD);
    expect(fits(g, dies(enchanted), other.event, aura)).toBe(false);
    const { event } = moved(g, bear, GRAVEYARD);
    expect(fits(g, dies(enchanted), event, aura)).toBe(true);
  });

  it('a token that is created enters, and comes from nowhere', () => {
    const g = newTable();
    const elf = put(g, 'Elf');
    const base = { name: 'Saproling', types: ['creature'], subtypes: ['Saproling'], power: 1, toughness: 1 };
    const event = only(now(g, { kind: 'create', what: 'token', owner: ALICE, to: BATTLEFIELD, base }));
    expect(fits(g, enters(all(creature, youControl)), event, elf)).toBe(true);
    expect(fits(g, { on: 'create', what: creature, who: you }, event, elf)).toBe(true);
    expect(fits(g, { ...enters(creature), from: ['hand'] } as EventPattern, event, elf)).toBe(false);
    expect(eventEntities(g, event, 'player')).toEqual([ALICE]);
  });

  it('what is about to enter is seen as it would exist on the battlefield (614.12), and nothing happens meanwhile', () => {
    const g = newTable();
    const [bear, elf] = [put(g, 'Bear', { zone: GRAVEYARD, owner: BOB }), put(g, 'Elf')];
    const objects = g.state.objects.length;
    const entering: MagicEvent = {
      kind: 'move',
      object: bear,
      to: BATTLEFIELD,
      controller: ALICE,
      counters: { '+1/+1': 2 },
    };
    expect(fits(g, enters(all(creature, youControl)), entering, elf)).toBe(true);
    expect(fits(g, enters({ kind: 'power', is: { op: '≥', to: 4 } }), entering, elf)).toBe(true);
    expect(fits(g, enters(isThis), entering, bear)).toBe(true);
    expect(fits(g, enters(isThis), entering, elf)).toBe(false);
    const base = { name: 'Saproling', types: ['creature'], power: 1, toughness: 1 };
    const creating: MagicEvent = { kind: 'create', what: 'token', owner: BOB, to: BATTLEFIELD, base };
    expect(fits(g, enters(creature), creating, elf)).toBe(true);
    expect(fits(g, enters(youControl), creating, elf)).toBe(false);
    expect(g.state.objects.length).toBe(objects);
    expect(objectRow(g.state, bear).zone).toBe(GRAVEYARD);
  });

  it('what is about to die is looked at as it is', () => {
    const g = newTable();
    const [bear, elf] = [put(g, 'Bear'), put(g, 'Elf')];
    const dying: MagicEvent = { kind: 'move', object: bear, to: GRAVEYARD };
    expect(fits(g, dies(isThis), dying, bear)).toBe(true);
    expect(fits(g, dies(creature), dying, elf)).toBe(true);
    expect(fits(g, dies(creature), { ...dying, to: EXILE }, elf)).toBe(false);
  });
});

describe('other events', () => {
  it('a card that is drawn is, afterwards, the card in hand', () => {
    const g = newTable();
    const card = put(g, 'Bear', { zone: LIBRARY });
    const event = only(now(g, { kind: 'draw', player: ALICE }));
    const [drawn] = eventEntities(g, event, 'object');
    expect(drawn).toBe(objectRow(g.state, card).after);
    expect(objectRow(g.state, drawn as EntityId).zone).toBe(HAND);
  });

  it('damage has a source, something it is dealt to, and an amount', () => {
    const g = newTable();
    const [bear, elf] = [put(g, 'Bear'), put(g, 'Elf', { owner: BOB })];
    const event: MagicEvent = { kind: 'damage', source: bear, to: BOB, amount: 2, combat: true };
    expect(fits(g, { on: 'damage', source: isThis, to: { kind: 'player' }, combat: true }, event, bear)).toBe(true);
    expect(fits(g, { on: 'damage', source: isThis }, event, elf)).toBe(false);
    expect(fits(g, { on: 'damage', to: creature }, event, bear)).toBe(false);
    expect(fits(g, { on: 'damage', combat: false }, event, bear)).toBe(false);
    expect(fits(g, { on: 'damage', amount: { op: '≥', to: 3 } }, event, bear)).toBe(false);
    expect(eventEntities(g, event, 'source')).toEqual([bear]);
    expect(eventEntities(g, event, 'object')).toEqual([BOB]);
    expect(eventEntities(g, event, 'player')).toEqual([BOB]);
    expect(eventEntities(g, { ...event, to: elf } as MagicEvent, 'player')).toEqual([]);
    expect(eventAmount(event)).toBe(2);
  });

  it('counters are put on or removed, not both', () => {
    const g = newTable();
    const bear = put(g, 'Bear', { counters: { charge: 2 } });
    const removed = only(now(g, { kind: 'counters', on: bear, counter: 'charge', amount: -5 }));
    expect(fits(g, { on: 'counters', counter: 'charge' }, removed, bear)).toBe(false);
    expect(fits(g, { on: 'counters', counter: 'charge', removed: true }, removed, bear)).toBe(true);
    expect(fits(g, { on: 'counters', counter: '+1/+1', removed: true }, removed, bear)).toBe(false);
    expect(eventAmount(removed)).toBe(2);
  });

  it('a step begins in the turn of a player', () => {
    const g = newTable();
    const bear = put(g, 'Bear');
    const upkeep: MagicEvent = { kind: 'beginning', step: 'upkeep', player: BOB };
    expect(fits(g, { on: 'beginning', step: 'upkeep' }, upkeep, bear)).toBe(true);
    expect(fits(g, { on: 'beginning', step: 'upkeep', whose: you }, upkeep, bear)).toBe(false);
    expect(fits(g, { on: 'beginning', step: 'draw' }, upkeep, bear)).toBe(false);
  });

  it('an attacker attacks something, alone or not; blockers are many', () => {
    const g = newTable();
    const [bear, elf, golem] = [put(g, 'Bear'), put(g, 'Elf', { owner: BOB }), put(g, 'Golem', { owner: BOB })];
    const attack: MagicEvent = { kind: 'attack', object: bear, other: BOB, player: ALICE, alone: true };
    expect(
      fits(g, { on: 'attack', what: isThis, whom: { kind: 'player', which: 'opponents' }, alone: true }, attack, bear),
    ).toBe(true);
    expect(fits(g, { on: 'attack', alone: false }, attack, bear)).toBe(false);
    expect(fits(g, { on: 'attack', whom: { kind: 'is', what: you } }, attack, bear)).toBe(false);
    expect(eventEntities(g, attack, 'other')).toEqual([BOB]);
    const blocked: MagicEvent = { kind: 'becomesBlocked', object: bear, by: [elf, golem] };
    const byArtifact: EventPattern = { on: 'becomesBlocked', what: isThis, by: { kind: 'type', type: 'artifact' } };
    expect(fits(g, byArtifact, { ...blocked, by: [golem], each: true } as MagicEvent, bear)).toBe(true);
    expect(fits(g, byArtifact, { ...blocked, by: [elf] } as MagicEvent, bear)).toBe(false);
    expect(eventEntities(g, blocked, 'other')).toEqual([elf, golem]);
  });

  it('any of several events fits a pattern of several', () => {
    const g = newTable();
    const bear = put(g, 'Bear');
    const either: EventPattern = {
      on: 'any',
      of: [
        { on: 'tap', what: isThis },
        { on: 'gainLife', who: you },
      ],
    };
    expect(fits(g, either, { kind: 'gainLife', player: ALICE, amount: 1 }, bear)).toBe(true);
    expect(fits(g, either, { kind: 'tap', object: bear }, bear)).toBe(true);
    expect(fits(g, either, { kind: 'untap', object: bear }, bear)).toBe(false);
  });

  it('in a pattern "the event" is the event itself, unless the ability remembers one', () => {
    const g = newTable();
    const [bear, elf] = [put(g, 'Bear'), put(g, 'Elf')];
    const hurtsOwnController: EventPattern = {
      on: 'damage',
      to: { kind: 'is', what: { kind: 'controller', of: { kind: 'event', role: 'source' } } },
    };
    const event: MagicEvent = { kind: 'damage', source: bear, to: ALICE, amount: 1, combat: false };
    expect(fits(g, hurtsOwnController, event, elf)).toBe(true);
    expect(fits(g, hurtsOwnController, { ...event, to: BOB } as MagicEvent, elf)).toBe(false);
    const attacked: MagicEvent = { kind: 'attack', object: bear, other: BOB, player: ALICE, alone: true };
    const thatOneTaps: EventPattern = { on: 'tap', what: { kind: 'is', what: { kind: 'event', role: 'object' } } };
    const later = of(elf, { event: attacked });
    expect(eventMatches(g, thatOneTaps, { kind: 'tap', object: bear } as MagicEvent, later)).toBe(true);
    expect(eventMatches(g, thatOneTaps, { kind: 'tap', object: elf } as MagicEvent, later)).toBe(false);
  });
});

describe('roles of what moved', () => {
  it('a permanent that left is the old object, one that entered the new one', () => {
    const g = newTable();
    const bear = put(g, 'Bear');
    const left = moved(g, bear, GRAVEYARD);
    expect(eventEntities(g, left.event, 'object')).toEqual([bear]);
    expect(eventEntities(g, left.event, 'player')).toEqual([ALICE]);
    const back = moved(g, left.became, BATTLEFIELD);
    expect(eventEntities(g, back.event, 'object')).toEqual([back.became]);
  });
});
