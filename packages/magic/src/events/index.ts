/** What every event of Magic does. Together with the kernel these are the only files that change the state. */
import { type CommonEvent, commonEvents, type EventKind, type EventPlace, type MoveEvent } from '@rulewright/kernel';
import { controllerOf } from '../characteristics.ts';
import type { RemoveFromCombatEvent } from '../event-types.ts';
import { replaceHook, triggerHook } from '../hooks.ts';
import type { G } from '../types.ts';
import { BATTLEFIELD } from '../zones.ts';
import { permanentEvents } from './permanents.ts';
import { playerEvents } from './players.ts';
import { stackEvents } from './stack.ts';
import { turnEvents } from './turn.ts';

const rules: Readonly<Record<CommonEvent, string>> = {
  move: '400.7',
  create: '111.1',
  cease: '704.5d',
  counters: '122.1',
  attach: '701.3',
  shuffle: '701.24',
  beginEffect: '611.2',
  endEffect: '611.2',
  note: '607.2',
  reveal: '701.20',
};

const place = (kind: CommonEvent): EventPlace => ({
  rule: rules[kind],
  trigger: triggerHook(kind),
  replace: replaceHook(kind),
});

const common = commonEvents(place);

/** 506.4: what leaves the battlefield leaves combat. */
const move: EventKind<G, MoveEvent> = {
  ...(common.move as EventKind<G, MoveEvent>),
  // 616.1: the controller of the object, or its owner where it has none.
  affected: (g, e) => controllerOf(g, e.object),
  consequences: (g, e) =>
    e.from === BATTLEFIELD && g.state.game.combat !== null
      ? [{ kind: 'removeFromCombat', object: e.object } as RemoveFromCombatEvent]
      : [],
};

export const events: Readonly<Record<string, EventKind>> = {
  ...common,
  move,
  ...playerEvents,
  ...permanentEvents,
  ...stackEvents,
  ...turnEvents,
};
export { hasFlag } from './permanents.ts';
export { totalsOf } from './players.ts';
