/**
 * Announcing what is played: modes, X, targets, what is divided among them. Playing a card, activating an ability and putting a triggered
 * ability on the stack have these choices in common; a stage of each of those procedures is one of these functions.
 */
import {
  type Answer,
  altered,
  ask,
  type ChooseEntities,
  type ChooseNumber,
  type ChooseOptions,
  type Directive,
  type Divide,
  type EntityId,
  emit,
  type Game,
  type GameEvent,
  go,
  happen,
  isObject,
  NEXT,
  NO_OBJECT,
  next,
  type ObjectId,
  objectRow,
  type PlayerId,
  pickEvent,
  picked,
  type Refusal,
  undo,
} from '@rulewright/kernel';
import { type Context, context, contextWith } from '../context.ts';
import { value } from '../evaluate/evaluate.ts';
import type { Node } from '../evaluate/vocabulary.ts';
import type { CommonGame } from '../game.ts';
import { mostOf } from '../program/together-chosen.ts';
import { legalModes, modeCount } from './modes.ts';
import { modesChosen } from './modes-chosen.ts';
import { type Entry, type ModeIn, targetSpecs } from './specs.ts';
import {
  boundLocals,
  canChooseTargets,
  chooserName,
  maxTargets,
  minTargets,
  neededTargets,
  targetChoosers,
  targetsWithSequel,
} from './targets.ts';
import type { TargetsDecision } from './targets-decision.ts';
import { isJoint, mostTogether } from './targets-together.ts';
import { mostXWithTargets } from './x.ts';

/** What all announcements have. Plain data. */
export interface Announcement<E extends Entry = Entry> {
  readonly player: PlayerId;
  /** What is on the stack; NO_OBJECT for what is not put there. */
  readonly object: ObjectId;
  readonly entry: E;
  /** The entry has changed since the object on the stack got it. */
  readonly changed: boolean;
  /** Which of several choices of a stage is being made. */
  readonly at: number;
}

export const announcedContext = ({ entry, player }: Announcement): Context =>
  context(entry.source, player, { locals: boundLocals(entry), event: entry.event, x: entry.x, paid: entry.paid });

/** The announcement with something more decided. */
export const decided = <A extends Announcement>(a: A, change: Partial<A['entry']>): A =>
  altered(a, { entry: altered(a.entry, change), changed: true });

/** Lets the object on the stack carry what has been announced. */
export function published<A extends Announcement>(g: CommonGame, a: A): A {
  if (!a.changed || a.object === NO_OBJECT) return a;
  happen(g, g.rules.play.announced(a.object, a.entry));
  return altered(a, { changed: false });
}

/** What to do when a choice that is required cannot be made. */
export type Impossible = (code: string, rule: string) => Directive;

/**
 * Something about it is illegal: the game goes back to before it was played. Where an effect had it played there is nothing to go back to,
 * and `back` takes it from the stack; the stage `then` ends the procedure.
 */
export function rewind(g: Game, refusal: Refusal, back: GameEvent | null, then: string): Directive {
  if (g.state.checkpoint !== null) return undo(refusal);
  return back === null ? go(then) : emit([back], { then });
}

export function announceModes<A extends Announcement>(
  g: CommonGame,
  a: A,
  answer: Answer | undefined,
  affordable: (mode: ModeIn<NonNullable<A['entry']['effect']>>) => boolean,
  impossible: Impossible,
): Directive {
  const { effect } = a.entry;
  if (effect?.modes === undefined) return NEXT;
  const rule = g.rules.play.rule.modes;
  const ctx = announcedContext(a);
  const legal = legalModes(g, effect, ctx, a.object, affordable);
  const { min, max } = modeCount(g, effect, ctx, legal.length);
  if (legal.length === 0 || min > max) return impossible('no-legal-mode', rule);
  if (answer !== undefined)
    return next(decided<Announcement>(a, { modes: inTextOrder(answer as readonly number[], legal) }));
  if (min === max && min === legal.length && effect.modes.repeat !== true)
    return next(decided<Announcement>(a, { modes: legal }));
  const decision: ChooseOptions = {
    kind: 'options',
    player: a.player,
    rule,
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

/** The value of X, from the least that is allowed up to what can be paid and has targets. `costs` may be described by X. */
export function announceX(
  g: CommonGame,
  a: Announcement,
  answer: Answer | undefined,
  affordable: (x: number) => boolean,
  costs: readonly Node[],
): Directive {
  if (answer !== undefined) return next(decided(a, { x: answer as number }));
  const ctx = announcedContext(a);
  const specs = neededTargets(g, targetSpecs(a.entry.effect, a.entry.modes), ctx);
  const hasTargets = (x: number): boolean =>
    specs.length === 0 || canChooseTargets(g, specs, contextWith(ctx, { x }), a.object);
  const least = a.entry.x;
  const most = mostXWithTargets((x) => x < least || affordable(x), hasTargets, costs);
  if (most <= least) return NEXT;
  const decision: ChooseNumber = {
    kind: 'number',
    player: a.player,
    rule: g.rules.play.rule.x,
    prompt: 'x',
    about: a.entry.source,
    min: least,
    max: most,
  };
  return ask(decision);
}

const fromTheFirst = (a: Announcement): Announcement => (a.at === 0 ? a : altered(a, { at: 0 }));

/** Who chooses the targets of that name. */
const named = (a: Announcement, target: string, who: readonly EntityId[]): Announcement =>
  decided(a, { locals: altered(a.entry.locals, { [chooserName(target)]: who }) });
const isControlledBy = (g: CommonGame, id: EntityId, player: PlayerId): boolean =>
  isObject(id) && g.rules.vocabulary.look.controllerOf(g, objectRow(g.state, id)) === player;

/** One choice for each instance of the word "target", in the order of the text. */
export function chooseTargets(
  g: CommonGame,
  a: Announcement,
  answer: Answer | undefined,
  stage: string,
  impossible: Impossible,
): Directive {
  const ctx = announcedContext(a);
  const specs = neededTargets(g, targetSpecs(a.entry.effect, a.entry.modes), ctx);
  const at = a.entry.targets.length;
  const spec = specs[at];
  if (spec === undefined) return next(fromTheFirst(a));
  const take = (chosen: readonly EntityId[]): Directive =>
    go(stage, decided(a, { targets: [...a.entry.targets, { spec, chosen, division: null }] }));
  const { rule } = g.rules.play.targets;
  const choosers = targetChoosers(g, spec, ctx);
  if (choosers.length > 1) {
    if (answer !== undefined) return go(stage, named(a, spec.name, answer as readonly EntityId[]));
    const { source: about } = a.entry;
    const who = {
      player: a.player,
      rule: rule.choose,
      prompt: 'target-chooser',
      about,
      from: choosers,
      min: 1,
      max: 1,
    };
    return ask({ kind: 'entities', ...who } as ChooseEntities);
  }
  if (answer !== undefined) return take(answer as readonly EntityId[]);
  const [chooser = a.player] = choosers;
  const all = targetsWithSequel(g, specs, ctx, a.object, at);
  const from = spec.ofChooser === true ? all.filter((id) => isControlledBy(g, id, chooser)) : all;
  const together = spec.together === undefined ? undefined : g.rules.program.together(g, spec.together, from, ctx);
  const fitting = together === undefined ? from.length : mostOf(together, from.length);
  const possible = isJoint(spec) ? Math.min(fitting, mostTogether(g, spec, from, ctx)) : fitting;
  const max = Math.min(maxTargets(g, spec, ctx), possible);
  const min = Math.max(minTargets(g, spec, ctx), leastSharing(spec, max));
  if (min > max) return impossible('no-legal-targets', rule.choose);
  if (max <= 0 || min === from.length) return take(max <= 0 ? [] : from);
  if (spec.random === true) return take(picked(happen(g, pickEvent(chooser, 'targets', from, Math.max(0, min)))));
  const decision: TargetsDecision = {
    kind: 'targets',
    player: chooser,
    rule: rule.choose,
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

/** What is divided among any number of targets goes to one at least, if there is something to divide and somebody to get it. */
const leastSharing = ({ divide, max }: TargetsDecision['spec'], possible: number): number =>
  divide === undefined || max !== undefined ? 0 : Math.min(1, Math.max(0, possible));

/** What was chosen for the targets before the ones that are being asked for, and how many more are to come after them. */
export function targetsSoFar(g: CommonGame): { readonly chosen: readonly EntityId[]; readonly left: number } {
  const { decision, frame } = g.state;
  if (decision?.prompt !== 'targets' || frame === null) return { chosen: [], left: 0 };
  const { entry } = frame.data as Announcement;
  const specs = targetSpecs(entry.effect, entry.modes);
  return { chosen: entry.targets.flatMap(({ chosen }) => chosen), left: specs.length - entry.targets.length - 1 };
}

/** Each of the targets among which something is divided gets at least one. */
export function divideAmongTargets(
  g: CommonGame,
  a: Announcement,
  answer: Answer | undefined,
  stage: string,
): Directive {
  const { targets } = a.entry;
  let { at } = a;
  while (at < targets.length && targets[at]?.spec.divide === undefined) at++;
  const target = targets[at];
  const divided = target?.spec.divide;
  if (target === undefined || divided === undefined) return next(fromTheFirst(a));
  const { chosen } = target;
  const share = (division: readonly number[]): Directive =>
    go(stage, { ...decided(a, { targets: targets.with(at, altered(target, { division })) }), at: at + 1 });
  if (answer !== undefined) return share(answer as readonly number[]);
  const total = value(g, divided, announcedContext(a));
  if (chosen.length < 2) return share(chosen.map(() => total));
  if (total === chosen.length) return share(chosen.map(() => 1));
  const decision: Divide = {
    kind: 'divide',
    player: a.player,
    rule: g.rules.play.rule.divide,
    prompt: 'divide',
    about: a.entry.source,
    among: chosen,
    total,
    minEach: 1,
  };
  return ask(decision);
}

/** The chosen objects and players become targets, and the chosen modes have been chosen. */
export const targetedEvents = (g: CommonGame, a: Announcement): readonly GameEvent[] => [
  ...modesChosen(g, a.entry.effect?.modes, a.entry.source, a.entry.modes),
  ...a.entry.targets.flatMap((t) => t.chosen.map((id) => g.rules.play.targets.targeted(id, a.object))),
];

/** All choices have been made: the object on the stack carries them, and what was chosen becomes targets. */
export function announceTargets(g: CommonGame, a: Announcement): Directive {
  const announced = published(g, a);
  const targeted = targetedEvents(g, announced);
  return targeted.length === 0 ? next(announced) : emit(targeted, { data: announced });
}
