/** What goes on after resolution: continuous effects (611.2), delayed and reflexive triggers (603.7, 603.12). */

import { type EffectRow, type EntityId, isPlayer, type LocalValue, objectRow, zoneObjects } from '@rulewright/kernel';
import type { Ability, Change, Selector, StaticEffect, TriggeredAbility } from '@rulewright/language/magic';
import { begun, givesStatic } from '@rulewright/rules';
import { STACK } from '../../400-zones/400-zones.ts';
import {
  type ActionOf,
  type Acts,
  countOf,
  DONE,
  emit,
  entitiesOf,
  type Outcome,
  objectsOf,
  type Run,
  UnsupportedAction,
} from '../../600-effects/608-resolve/run.ts';
import type { StackEntry } from '../../state.ts';
import { eventEntities, value } from '../../vocabulary/evaluate.ts';
import { eventAmount } from '../../vocabulary/event-amount.ts';
import { type MagicEvent, triggerEvent } from '../700.1-events/types.ts';
import { copiedFace } from '../707-copies/707.2-copied.ts';
import { followed, isThere, leftBehind, playersOf } from './found.ts';

type Fixed = Omit<EffectRow, 'id' | 'timestamp'>;

const begin = (run: Run, effect: Pick<Fixed, 'body' | 'duration'> & Partial<Fixed>): MagicEvent => ({
  kind: 'beginEffect',
  cause: run.ctx.source,
  effect: {
    source: run.ctx.source,
    controller: run.ctx.controller,
    objects: null,
    locals: run.ctx.locals,
    left: -1,
    ...effect,
  },
});

/** Words of the resolving ability that an effect could not look up later: its X, and what triggered it. */
interface Spoken {
  readonly events: boolean;
  readonly locals: Record<string, LocalValue>;
}

/** The same data with those words replaced by what they mean now (611.2d); itself where there are none. */
function fixedWords<T>(run: Run, node: T, spoken: Spoken): T {
  return fixNode(run, node, spoken) as T;
}

function fixNode(run: Run, node: unknown, spoken: Spoken): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) {
    const items = node.map((item) => fixNode(run, item, spoken));
    return items.every((item, i) => item === node[i]) ? node : items;
  }
  const fields = node as Readonly<Record<string, unknown>>;
  const meant = meaning(run, fields, spoken);
  if (meant !== undefined) return meant;
  let changed: Record<string, unknown> | null = null;
  for (const key in fields) {
    const fixed = fixNode(run, fields[key], spoken);
    if (fixed === fields[key]) continue;
    changed ??= { ...fields };
    changed[key] = fixed;
  }
  return changed ?? node;
}

function meaning(run: Run, node: Readonly<Record<string, unknown>>, spoken: Spoken): unknown {
  const { ctx, g } = run;
  if (node.kind === 'x') return value(g, { kind: 'x' }, ctx);
  if (!spoken.events || ctx.event === null) return undefined;
  if (node.kind === 'amount') return eventAmount(ctx.event);
  if (node.kind !== 'event' || typeof node.role !== 'string') return undefined;
  const name = `event.${node.role}`;
  spoken.locals[name] = eventEntities(g, ctx.event, node.role as 'object');
  return { kind: 'var', name };
}

/** 611.2c: the objects are those that it finds now, 608.2h: with the numbers as they are now. */
function modifying(run: Run, effect: Extract<StaticEffect, { kind: 'modify' }>, duration: object): MagicEvent[] {
  // 702.26e: what is phased out is not among them.
  const there = (id: EntityId): boolean => isPlayer(id) || isThere(run.g, id);
  const objects = [...new Set(entitiesOf(run, effect.what).filter(there))];
  if (objects.length === 0) return [];
  const locals: Record<string, LocalValue> = { ...run.ctx.locals };
  const copying = effect.changes.find((c) => c.kind === 'copyOf');
  const copy = copying === undefined ? {} : copiedNow(run, copying);
  if (copy === null) return [];
  const others = effect.changes.filter((c) => c.kind !== 'copyOf');
  const changes = others.map((change) => fixedChange(run, change, locals));
  const begets = changes.some((c) => givesStatic(run.g, c)) ? { begets: true } : {};
  return [begin(run, { body: { ...effect, changes }, objects, locals, duration, ...begets, ...copy })];
}

/** 707.2b: the copiable values as they are now; null if there is nothing to copy. */
function copiedNow(run: Run, change: Extract<Change, { kind: 'copyOf' }>): Pick<EffectRow, 'copy'> | null {
  const [original] = objectsOf(run, change.what);
  const changes = (change.changes ?? []).map((c) => (c.kind === 'thisAbility' ? thisAbility(run) : c));
  return original === undefined ? null : { copy: copiedFace(run.g, run.ctx, original, changes) };
}

/** The ability that is resolving (113.7): the topmost of its source. */
function thisAbility({ g, ctx }: Run): Change {
  const entries = zoneObjects(g, STACK, ctx.controller).map((id) => objectRow(g.state, id).stack as StackEntry | null);
  const ability = entries.findLast((e) => e?.source === ctx.source && e.kind !== 'spell')?.effect;
  if (ability === null || ability === undefined) throw new UnsupportedAction('this ability of a spell');
  return { kind: 'gain', ability: ability as Ability };
}

/** A word that was chosen under this key, or the word itself. */
const wordFor = (ctx: Run['ctx'], name: string): string => {
  const chosen = ctx.locals[name];
  return typeof chosen === 'string' ? chosen : name;
};

function fixedChange(run: Run, change: Change, locals: Record<string, LocalValue>): Change {
  const { g, ctx } = run;
  switch (change.kind) {
    case 'addPT':
      return { ...change, power: value(g, change.power, ctx), toughness: value(g, change.toughness, ctx) };
    case 'setPT':
      return {
        kind: 'setPT',
        ...(change.power === undefined ? {} : { power: value(g, change.power, ctx) }),
        ...(change.toughness === undefined ? {} : { toughness: value(g, change.toughness, ctx) }),
      };
    case 'controller':
      if (change.who.kind === 'you') return change;
      locals['effect.controller'] = playersOf(run, change.who);
      return { kind: 'controller', who: { kind: 'var', name: 'effect.controller' } };
    case 'text':
      return { kind: 'text', from: wordFor(ctx, change.from), to: wordFor(ctx, change.to) };
    case 'copyOf':
      throw new UnsupportedAction(`an effect with ${change.kind}`);
    default:
      return change;
  }
}

/** Restrictions, permissions, costs and replacements apply to whatever fits while they last (611.2c). */
function ruling(run: Run, effect: StaticEffect, duration: object): MagicEvent[] {
  const locals: Record<string, LocalValue> = { ...run.ctx.locals };
  // In a replacement "the event" is the one that is replaced.
  const body = fixedWords(run, effect, { events: effect.kind !== 'replace', locals });
  const left = effect.kind === 'replace' ? usesOf(run, effect) : -1;
  return left === 0 ? [] : [begin(run, { body, locals, duration, left })];
}

/** 615.7: a shield is used up by what it prevents; "the next time" by being used. */
function usesOf(run: Run, effect: Extract<StaticEffect, { kind: 'replace' }>): number {
  const { instead } = effect;
  if (effect.uses !== undefined) return countOf(run, effect.uses);
  if (instead.kind === 'prevent' && instead.shield === true && instead.amount !== undefined)
    return countOf(run, instead.amount);
  if (instead.kind === 'change' && instead.upTo !== undefined) return countOf(run, instead.upTo);
  return -1;
}

function effect(run: Run, action: ActionOf<'effect'>): Outcome {
  // 611.2b: it may be over before it begins.
  const duration = begun(run.g, action.duration, run.ctx);
  if (duration === null) return DONE;
  return emit(
    action.effects.flatMap((e) =>
      e.kind === 'modify' && e.future !== true ? modifying(run, e, duration) : ruling(run, e, duration),
    ),
  );
}

/** 400.7e, 603.7c: objects that this ability can find where they went are meant there; if they move on, they are lost. */
function whereTheyAre(run: Run): Record<string, LocalValue> {
  const now = (id: EntityId): EntityId => (isPlayer(id) ? id : (followed(run, id, MEANT) ?? id));
  const isList = (v: LocalValue): v is readonly EntityId[] => Array.isArray(v) && typeof v[0] === 'number';
  return Object.fromEntries(Object.entries(run.ctx.locals).map(([name, v]) => [name, isList(v) ? v.map(now) : v]));
}
const MEANT: Selector = { kind: 'event', role: 'object' };

/** 603.7b: it triggers only once, unless it has a stated duration. */
function delayed(run: Run, action: ActionOf<'delayed'>): Outcome {
  const duration = begun(run.g, action.until ?? { kind: 'forever' }, run.ctx);
  if (duration === null) return DONE;
  const locals = whereTheyAre(run);
  const trigger = fixedWords(run, action.trigger, { events: false, locals });
  const once = action.once ?? action.until === undefined;
  const source = leftBehind(run) ?? run.ctx.source;
  return emit([begin(run, { source, body: { kind: 'delayed', trigger, once }, locals, duration })]);
}

/** 603.12: it has triggered; it goes on the stack when a player would next receive priority. */
function reflexive(run: Run, action: ActionOf<'reflexive'>): Outcome {
  const { source, controller } = run.ctx;
  const locals: Record<string, LocalValue> = { ...run.ctx.locals };
  const does = fixedWords(run, action.effect, { events: true, locals });
  const ability: TriggeredAbility = { kind: 'triggered', on: { on: 'any', of: [] }, ...does };
  return emit([triggerEvent({ source, controller, ability, event: null, locals })]);
}

export const effects: Acts<'effect' | 'delayed' | 'reflexive'> = { effect, delayed, reflexive };
