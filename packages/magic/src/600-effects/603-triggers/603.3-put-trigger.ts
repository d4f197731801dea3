/** Putting a triggered ability on the stack (603.3). */
import {
  arrivalOf,
  ceaseEvent,
  comesFrom,
  type Directive,
  DONE,
  effectRow,
  emit,
  endEffectEvent,
  type GameEvent,
  happen,
  isCreate,
  NO_OBJECT,
  next,
  type PendingTrigger,
  type Procedure,
  procedure,
} from '@rulewright/kernel';
import type { TriggeredAbility } from '@rulewright/language/magic';
import {
  announcedContext,
  announceModes,
  canChooseModes,
  canChooseTargets,
  chooseTargets,
  divideAmongTargets,
  published,
  targetedEvents,
} from '@rulewright/rules';
import { BATTLEFIELD, STACK } from '../../400-zones/400-zones.ts';
import type { MagicEvent } from '../../700-additional/700.1-events/types.ts';
import type { G, StackEntry } from '../../state.ts';
import type { Announcement } from '../601-cast/601.2b-announcement.ts';
import { DELAYED, type Delayed } from './603.2-triggers.ts';

interface PutInput {
  readonly trigger: PendingTrigger;
}

interface Putting extends Announcement, PutInput {
  readonly created?: readonly GameEvent[];
}

const always = (): boolean => true;

/** 603.3d: an ability for which no legal choice can be made is removed from the stack. */
const removed = (p: Putting) => (): Directive => {
  const cease: MagicEvent = ceaseEvent(p.object);
  return emit([cease], { then: 'removed_603_3d' });
};

function newEntry({ source, ability, event, locals }: PendingTrigger): StackEntry {
  const effect = ability as TriggeredAbility;
  return {
    kind: 'triggered',
    source,
    effect,
    modes: [],
    targets: [],
    // 107.3m, 107.3n: the X of the spell that it comes from, where there was one.
    x: typeof locals.x === 'number' ? locals.x : 0,
    locals,
    paid: {},
    event,
    condition: effect.condition ?? null,
    keyword: effect.keyword ?? null,
    from: BATTLEFIELD,
  };
}

/** Whether the modes and targets that it requires can be chosen. */
function hasChoices(g: G, p: Putting): boolean {
  const { effect } = p.entry;
  if (effect === null) return true;
  const ctx = announcedContext(p);
  if (effect.modes !== undefined) return canChooseModes(g, effect, ctx, NO_OBJECT, always);
  return effect.targets === undefined || canChooseTargets(g, effect.targets, ctx, NO_OBJECT);
}

/** 603.7b: a delayed triggered ability without a duration triggers only once; that was now. */
function isUsedUp(g: G, trigger: PendingTrigger): boolean {
  const id = trigger.locals[DELAYED];
  if (typeof id !== 'number') return false;
  const body = effectRow(g.state, id)?.body as Delayed | undefined;
  if (body?.once === true) {
    const end: MagicEvent = endEffectEvent(id);
    happen(g, end);
  }
  return body === undefined;
}

const putTrigger: Procedure = procedure<G, Putting>('putTrigger', {
  create_603_3(g, { trigger }) {
    const player = trigger.controller;
    comesFrom(g, trigger.source, trigger.parent);
    // 800.4d: not for a player who has left.
    if (g.state.players[player]?.standing !== 'playing') return DONE;
    if (isUsedUp(g, trigger)) return DONE;
    const entry = newEntry(trigger);
    const p: Putting = { trigger, player, object: NO_OBJECT, entry, changed: false, at: 0 };
    if (!hasChoices(g, p)) return DONE;
    const create: MagicEvent = {
      kind: 'create',
      what: 'ability',
      to: STACK,
      owner: player,
      controller: player,
      stack: entry,
    };
    return emit([create], { store: 'created', data: p });
  },
  onTheStack_603_3(g, { created, ...p }) {
    const made = created?.filter(isCreate).find((e) => e.what === 'ability');
    if (made?.became === undefined) return DONE;
    comesFrom(g, p.trigger.source, arrivalOf(g.state, made.became));
    return next({ ...p, object: made.became });
  },
  chooseModes_603_3c(g, p, answer) {
    return announceModes(g, p, answer, always, removed(p));
  },
  chooseTargets_603_3d(g, p, answer) {
    return chooseTargets(g, p, answer, 'chooseTargets_603_3d', removed(p));
  },
  divide_603_3d(g, p, answer) {
    return divideAmongTargets(g, p, answer, 'divide_603_3d');
  },
  becomeTargets_603_3d(g, p) {
    const announced = published(g, p);
    const targeted = targetedEvents(g, announced);
    return targeted.length === 0 ? DONE : emit(targeted, { data: announced });
  },
  removed_603_3d() {
    return DONE;
  },
});

export const triggerProcedures = { putTrigger } as const;
