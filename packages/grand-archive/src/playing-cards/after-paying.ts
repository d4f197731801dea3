/** Card activation 1.8.1: modes and targets that paying has added (imbue) are chosen after it; the cost is not worked out again. */
import { type Answer, ask, type ChooseOptions, type Directive, emit, go, next } from '@rulewright/kernel';
import {
  type Announcement,
  announcedContext,
  chooseTargets,
  decided,
  divideAmongTargets,
  type Impossible,
  legalModes,
  modeCount,
  neededTargets,
  published,
  targetedEvents,
  targetSpecs,
} from '@rulewright/rules';
import type { G, StackEntry } from '../state.ts';

export interface AfterPaying extends Announcement<StackEntry> {
  /** How many targets were chosen before paying. */
  readonly before?: number;
  /** How many modes could be chosen then. */
  readonly mostModes?: number;
}

const always = (): boolean => true;

/** Before anything is paid: how many modes could be chosen, and how many targets were. */
export function beforePaying<A extends AfterPaying>(g: G, a: A): Directive {
  const { effect, targets } = a.entry;
  const before = targets.length;
  if (effect?.modes === undefined) return next({ ...a, before });
  const ctx = announcedContext(a);
  const legal = legalModes(g, effect, ctx, a.object, always).length;
  return next({ ...a, before, mostModes: modeCount(g, effect, ctx, legal).max });
}

/** As many modes more as may be chosen now. */
export function moreModes<A extends AfterPaying>(g: G, a: A, answer: Answer | undefined): Directive {
  const { effect, modes } = a.entry;
  if (effect?.modes === undefined || effect.modes.repeat === true) return next(a);
  const ctx = announcedContext(a);
  const legal = legalModes(g, effect, ctx, a.object, always).filter((mode) => !modes.includes(mode));
  const { min, max } = modeCount(g, effect, ctx, legal.length + modes.length);
  const most = Math.min(max - (a.mostModes ?? max), legal.length);
  if (most <= 0) return next(a);
  const take = (more: readonly number[]): Directive =>
    next(decided<Announcement<StackEntry>>(a, { modes: [...modes, ...more] }));
  if (answer !== undefined) return take((answer as readonly number[]).map((i) => legal[i] ?? 0));
  const decision: ChooseOptions = {
    kind: 'options',
    player: a.player,
    rule: 'card-activation.1.8.1',
    prompt: 'modes',
    about: a.entry.source,
    options: legal.map((mode) => ({ label: String(mode + 1) })),
    min: Math.max(0, Math.min(min - modes.length, most)),
    max: most,
  };
  return ask(decision);
}

/** Targets of the new modes, and those that only an imbued card has; what was chosen before stays. */
export function moreTargets(g: G, a: AfterPaying, answer: Answer | undefined, impossible: Impossible): Directive {
  const { effect, modes, targets } = a.entry;
  const specs = neededTargets(g, targetSpecs(effect, modes), announcedContext(a));
  const before = targets.slice(0, a.before ?? 0);
  const isSame = before.every(({ spec }, i) => spec === specs[i]);
  return isSame ? chooseTargets(g, a, answer, 'moreTargets', impossible) : next(a);
}

export const divideMore = (g: G, a: AfterPaying, answer: Answer | undefined): Directive =>
  a.at < (a.before ?? 0)
    ? go('divideMore', { ...a, at: a.before ?? 0 })
    : divideAmongTargets(g, a, answer, 'divideMore');

/** What was added becomes a target now; then all is in the order of the text. */
export function addedTargets(g: G, a: AfterPaying): Directive {
  const { effect, modes, targets } = a.entry;
  const added = targets.slice(a.before ?? targets.length);
  const inOrder = modes.toSorted((x, y) => x - y);
  const specs = targetSpecs(effect, inOrder);
  const placed = targets.toSorted((x, y) => specs.indexOf(x.spec) - specs.indexOf(y.spec));
  const announced = published(g, decided(a, { modes: inOrder, targets: placed }));
  const events = targetedEvents(g, { ...announced, entry: { ...announced.entry, targets: added } });
  return events.length === 0 ? next(announced) : emit(events, { data: announced });
}
