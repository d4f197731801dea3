/**
 * Announcing a spell or ability: the choices of 601.2b–d, which casting, activating (602.2b) and putting a triggered
 * ability on the stack (603.3c–d) have in common. A stage of each of those procedures is one of these functions.
 */

import {
  type Answer,
  ask,
  type ChooseNumber,
  type ChooseOptions,
  type Directive,
  type Divide,
  type EntityId,
  type GameEvent,
  go,
  happen,
  NEXT,
  NO_OBJECT,
  next,
  type ObjectId,
  type PlayerId,
} from '@rulewright/kernel';
import type { Effect, Mode } from '@rulewright/language/magic';
import {
  boundLocals,
  isJoint,
  maxTargets,
  minTargets,
  mostOf,
  mostTogether,
  neededTargets,
  targetChooser,
  targetsWithSequel,
} from '@rulewright/rules';
import type { TargetsDecision } from '../../100-game/117-priority/decision-types.ts';
import { announceEvent, targetedEvent } from '../../700-additional/700.1-events/types.ts';
import { legalModes, modeCount } from '../../700-additional/700.2-modes.ts';
import { modesChosen } from '../../700-additional/700.2-modes-chosen.ts';
import { type ChosenTarget, type Context, context, type G, type StackEntry } from '../../state.ts';
import { togetherOf } from '../../vocabulary/chosen-together.ts';
import { value } from '../../vocabulary/evaluate.ts';
import { targetSpecs } from './parts.ts';

export type Pay = 'auto' | 'manual';

/** What all announcements have. Plain data. */
export interface Announcement {
  readonly player: PlayerId;
  /** The spell or ability on the stack; NO_OBJECT for a mana ability, which is not put there (605.3b). */
  readonly object: ObjectId;
  readonly entry: StackEntry;
  /** The entry has changed since the object on the stack got it. */
  readonly changed: boolean;
  /** Which of several choices of a stage is being made. */
  readonly at: number;
}

export const announcedContext = (a: Announcement): Context =>
  context(a.entry.source, a.player, {
    locals: boundLocals(a.entry),
    event: a.entry.event,
    x: a.entry.x,
    paid: a.entry.paid,
  });

/** The announcement with something more decided. */
export const decided = <A extends Announcement>(a: A, change: Partial<StackEntry>): A => ({
  ...a,
  entry: { ...a.entry, ...change },
  changed: true,
});

/** Lets the object on the stack carry what has been announced. */
export function published<A extends Announcement>(g: G, a: A): A {
  if (!a.changed || a.object === NO_OBJECT) return a;
  happen(g, announceEvent(a.object, a.entry));
  return { ...a, changed: false };
}

export const chosenModes = (effect: Effect | null, modes: readonly number[]): readonly Mode[] =>
  modes.flatMap((m) => effect?.modes?.choices[m] ?? []);

/** What to do when a choice that is required cannot be made. */
export type Impossible = (code: string, rule: string) => Directive;

/** 601.2b, 700.2a. */
export function announceModes<A extends Announcement>(
  g: G,
  a: A,
  answer: Answer | undefined,
  affordable: (mode: Mode) => boolean,
  impossible: Impossible,
): Directive {
  const { effect } = a.entry;
  if (effect?.modes === undefined) return NEXT;
  const ctx = announcedContext(a);
  const legal = legalModes(g, effect, ctx, a.object, affordable);
  const { min, max } = modeCount(g, effect, ctx, legal.length);
  if (legal.length === 0 || min > max) return impossible('no-legal-mode', '700.2a');
  if (answer !== undefined) return next(decided(a, { modes: inTextOrder(answer as readonly number[], legal) }));
  if (min === max && min === legal.length && effect.modes.repeat !== true) return next(decided(a, { modes: legal }));
  const decision: ChooseOptions = {
    kind: 'options',
    player: a.player,
    rule: '700.2a',
    prompt: 'modes',
    about: a.entry.source,
    options: legal.map((m) => ({ label: String(m + 1) })),
    min,
    max,
    ...(effect.modes.repeat === true ? { repeat: true } : {}),
  };
  return ask(decision);
}

const inTextOrder = (chosen: readonly number[], legal: readonly number[]): readonly number[] =>
  chosen.map((i) => legal[i] ?? 0).sort((a, b) => a - b);

/** 601.2b, 107.3a: the value of X, from the least that is allowed up to what can be paid. */
export function announceX<A extends Announcement>(a: A, answer: Answer | undefined, most: number): Directive {
  if (answer !== undefined) return next(decided(a, { x: answer as number }));
  const least = a.entry.x;
  if (most <= least) return NEXT;
  const decision: ChooseNumber = {
    kind: 'number',
    player: a.player,
    rule: '107.3a',
    prompt: 'x',
    about: a.entry.source,
    min: least,
    max: most,
  };
  return ask(decision);
}

/** 601.2c: one choice for each instance of the word "target", in the order of the text. */
export function chooseTargets<A extends Announcement>(
  g: G,
  a: A,
  answer: Answer | undefined,
  stage: string,
  impossible: Impossible,
): Directive {
  const ctx = announcedContext(a);
  const specs = neededTargets(g, targetSpecs(a.entry.effect, a.entry.modes), ctx);
  const at = a.entry.targets.length;
  const spec = specs[at];
  if (spec === undefined) return next({ ...a, at: 0 });
  const take = (chosen: readonly EntityId[]): Directive => {
    const target: ChosenTarget = { spec, chosen, division: null };
    return go(stage, decided(a, { targets: [...a.entry.targets, target] }));
  };
  if (answer !== undefined) return take(answer as readonly EntityId[]);
  const from = targetsWithSequel(g, specs, ctx, a.object, at);
  const joint = isJoint(spec);
  const together = spec.together === undefined ? undefined : togetherOf(g, spec.together, from, ctx);
  const fitting = together === undefined ? from.length : mostOf(together, from.length);
  const possible = joint ? Math.min(fitting, mostTogether(g, spec, from, ctx)) : fitting;
  const max = Math.min(maxTargets(g, spec, ctx), possible);
  const min = minTargets(g, spec, ctx);
  if (min > max) return impossible('no-legal-targets', '601.2c');
  if (max <= 0 || min === from.length) return take(max <= 0 ? [] : from);
  const decision: TargetsDecision = {
    kind: 'targets',
    player: targetChooser(g, spec, ctx),
    rule: '601.2c',
    prompt: 'targets',
    about: a.entry.source,
    object: a.object,
    spec,
    from,
    min: Math.max(0, min),
    max,
    ...(together === undefined ? {} : { together }),
  };
  return ask(decision);
}

/** What was chosen for the targets before the ones that are being asked for, and how many more are to come after them. */
export function targetsSoFar(g: G): { readonly chosen: readonly EntityId[]; readonly left: number } {
  const { decision, frame } = g.state;
  if (decision?.prompt !== 'targets' || frame === null) return { chosen: [], left: 0 };
  const { entry } = frame.data as Announcement;
  const specs = targetSpecs(entry.effect, entry.modes);
  return { chosen: entry.targets.flatMap(({ chosen }) => chosen), left: specs.length - entry.targets.length - 1 };
}

/** 601.2d: each of these targets gets at least one. */
export function divideAmongTargets<A extends Announcement>(
  g: G,
  a: A,
  answer: Answer | undefined,
  stage: string,
): Directive {
  const { targets } = a.entry;
  const target = targets[a.at];
  if (target === undefined) return next({ ...a, at: 0 });
  const { spec, chosen } = target;
  if (spec.divide === undefined) return go(stage, { ...a, at: a.at + 1 });
  const share = (division: readonly number[]): Directive =>
    go(stage, { ...decided(a, { targets: targets.with(a.at, { ...target, division }) }), at: a.at + 1 });
  if (answer !== undefined) return share(answer as readonly number[]);
  const total = value(g, spec.divide, announcedContext(a));
  if (chosen.length < 2) return share(chosen.map(() => total));
  if (total === chosen.length) return share(chosen.map(() => 1));
  const decision: Divide = {
    kind: 'divide',
    player: a.player,
    rule: '601.2d',
    prompt: 'divide',
    about: a.entry.source,
    among: chosen,
    total,
    minEach: 1,
  };
  return ask(decision);
}

/** 601.2c: the chosen objects and players become targets. */
export const targetedEvents = (g: G, a: Announcement): readonly GameEvent[] => [
  ...modesChosen(g, a.entry.effect?.modes, a.entry.source, a.entry.modes),
  ...a.entry.targets.flatMap((t) =>
    t.chosen.map((object): GameEvent & { object: EntityId; other: ObjectId } => targetedEvent(object, a.object)),
  ),
];
