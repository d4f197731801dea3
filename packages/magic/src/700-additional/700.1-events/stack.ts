/** Events of casting, activating, playing lands, countering and resolving. */
import {
  Aspect,
  ceaseEvent,
  type EventKind,
  type GameEvent,
  moveEvent,
  objectRow,
  type PendingTrigger,
} from '@rulewright/kernel';
import { setPending, writeObject } from '@rulewright/kernel/write';
import { forbidden } from '../../100-game/101.2-restrictions.ts';
import { BATTLEFIELD, GRAVEYARD, STACK } from '../../400-zones/400-zones.ts';
import { Flag, type G } from '../../state.ts';
import { unprepared } from '../722-prepared.ts';
import { changeTotals, totalsOf } from './change-game.ts';
import { countCommanderCast } from './commanders.ts';
import { place } from './place.ts';
import type {
  ActivateEvent,
  AnnounceEvent,
  CastEvent,
  CounterEvent,
  PlayLandEvent,
  ResolveEvent,
  TargetedEvent,
  TriggerEvent,
  TriggersTakenEvent,
} from './types.ts';

const announce: EventKind<G, AnnounceEvent> = {
  ...place('601.2'),
  apply(g, e) {
    writeObject(g.state, e.object, { stack: e.stack }, Aspect.stack);
    return e;
  },
};

const cast: EventKind<G, CastEvent> = {
  ...place('601.2i', 'cast'),
  apply(g, e) {
    changeTotals(g, e.player, { spellsCast: totalsOf(g, e.player).spellsCast + 1 }, 0);
    countCommanderCast(g, e.object);
    return e;
  },
  consequences: (g, e) => unprepared(g, e.object),
};

/** 606.3: a loyalty ability marks its permanent for the turn. */
const activate: EventKind<G, ActivateEvent> = {
  ...place('602.2', 'activate'),
  apply(g, e) {
    const row = objectRow(g.state, e.object);
    if (e.loyalty && row.zone === BATTLEFIELD)
      writeObject(g.state, e.object, { flags: row.flags | Flag.loyaltyUsed }, 0);
    return e;
  },
};

/** 305.1, 116.2a: a land goes straight to the battlefield; 305.2 counts it. */
const playLand: EventKind<G, PlayLandEvent> = {
  ...place('305.1', 'playLand'),
  apply(g, e) {
    changeTotals(g, e.player, { landsPlayed: totalsOf(g, e.player).landsPlayed + 1 }, 0);
    return { ...e, from: objectRow(g.state, e.object).zone };
  },
  consequences: (_, e) => [
    moveEvent(e.object, BATTLEFIELD, {
      how: 'played',
      controller: e.player,
      ...(e.face === undefined ? {} : { face: e.face }),
    }),
  ],
};

const targeted: EventKind<G, TargetedEvent> = { ...place('601.2c', 'targeted'), apply: (_, e) => e };

/** 701.6a: a countered spell goes to its owner's graveyard (or elsewhere), a countered ability ceases to exist. */
const counter: EventKind<G, CounterEvent> = {
  ...place('701.6'),
  apply(g, e) {
    const row = objectRow(g.state, e.object);
    return row.zone === STACK && forbidden(g, 'beCountered', e.object, e.cause) === null ? e : null;
  },
  consequences(g, e) {
    const row = objectRow(g.state, e.object);
    const gone: GameEvent =
      row.kind === 'card'
        ? moveEvent(e.object, e.to ?? GRAVEYARD, {
            how: 'countered',
            ...(e.position === undefined ? {} : { position: e.position }),
            ...(e.controller === undefined ? {} : { controller: e.controller }),
          })
        : ceaseEvent(e.object);
    return [gone];
  },
};

const resolve: EventKind<G, ResolveEvent> = { ...place('608.1'), apply: (_, e) => e };

/** 603.3: the triggers of one player leave the waiting list to be put on the stack. */
const triggersTaken: EventKind<G, TriggersTakenEvent> = {
  ...place('603.3b'),
  apply(g, e) {
    const left: readonly PendingTrigger[] = g.state.pending.filter((t, i) =>
      e.only === undefined ? t.controller !== e.player : !e.only.includes(i),
    );
    setPending(g.state, left);
    return e;
  },
};

/** An ability triggers at the word of an effect: delayed and reflexive ones (603.7, 603.12), state triggers (603.8). */
const trigger: EventKind<G, TriggerEvent> = {
  ...place('603.2'),
  apply(g, e) {
    setPending(g.state, [...g.state.pending, e.trigger]);
    return e;
  },
};

export const stackEvents = {
  trigger,
  announce,
  cast,
  activate,
  playLand,
  targeted,
  counter,
  resolve,
  triggersTaken,
} as const;
