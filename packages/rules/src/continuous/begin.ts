/** The effects that a resolving ability begins: on the objects that it finds now, or on whatever fits while they last. */
import { type BeginEffectEvent, type EffectRow, type EntityId, isObject, type LocalValue } from '@rulewright/kernel';
import type * as core from '@rulewright/language';
import type { Context } from '../context.ts';
import { select } from '../evaluate/evaluate.ts';
import type { AnyFamilies } from '../evaluate/families.ts';
import type { Node } from '../evaluate/vocabulary.ts';
import type { CommonGame } from '../game.ts';
import { activeOn } from './active-effect.ts';
import { withoutBarred } from './barred.ts';
import { copied } from './copies.ts';
import { givesStatic, mayDepend } from './dependency.ts';
import { begun } from './durations.ts';
import type { Modify } from './effect.ts';
import { environment } from './environment.ts';
import { fixedWords } from './fixed-words.ts';
import { changeEntry, partsOf } from './parts.ts';

type Fixed = BeginEffectEvent['effect'];
type CopyOf = Extract<core.CoreChange<AnyFamilies>, { kind: 'copyOf' }>;

/** An effect of an ability, as an event. */
export const effectBegins = (
  { source, controller, locals }: Context,
  effect: Pick<Fixed, 'body' | 'duration'> & Partial<Fixed>,
): BeginEffectEvent => ({
  kind: 'beginEffect',
  cause: source,
  effect: { source, controller, objects: null, locals, left: -1, ...effect },
});

/** Nothing if they are over before they begin, or find nothing to change. */
export function begin(
  g: CommonGame,
  ctx: Context,
  effects: readonly Node[],
  lasting: Node,
): readonly BeginEffectEvent[] {
  const duration = begun(g, lasting, ctx);
  if (duration === null) return [];
  return effects.flatMap((effect) =>
    isOnFound(effect) ? modifying(g, ctx, effect, duration) : ruling(g, ctx, effect, duration),
  );
}

const isOnFound = (effect: Node): effect is Modify => effect.kind === 'modify' && (effect as Modify).future !== true;

/** The objects are those that it finds now, with the numbers as they are now. */
function modifying(g: CommonGame, ctx: Context, effect: Modify, duration: Node): BeginEffectEvent[] {
  const found = select(g, effect.what, ctx).filter((id) => g.rules.continuous.isThere(g, id));
  const objects = [...new Set(found)];
  if (objects.length === 0) return [];
  const locals: Record<string, LocalValue> = { ...ctx.locals };
  const lasting = lastingNow(g, ctx, duration, locals);
  const copying = effect.changes.find((c): c is CopyOf => c.kind === 'copyOf');
  const copy = copying === undefined ? {} : copiedNow(g, ctx, copying);
  if (copy === null) return [];
  const others = effect.changes.filter((c) => c.kind !== 'copyOf');
  const changes = others.map((change) => changeEntry(g, change).fix(g, ctx, change, locals));
  if (copying !== undefined)
    return [beginsOn(g, ctx, { ...effect, changes }, { objects, locals, duration: lasting, ...copy })];
  return withoutBarred(g, objects, changes).map((part) =>
    beginsOn(g, ctx, { ...effect, changes: part.changes }, { objects: part.objects, locals, duration: lasting }),
  );
}

function beginsOn(
  g: CommonGame,
  ctx: Context,
  body: Modify,
  on: Pick<Fixed, 'locals' | 'duration' | 'copy'> & { readonly objects: readonly EntityId[] },
): BeginEffectEvent {
  const begets = body.changes.some((c) => givesStatic(g, c)) || isDependedOn(g, body, on.objects);
  return effectBegins(ctx, { body, ...on, ...(begets ? { begets } : {}) });
}

/** Effects in force may have to wait for this one. */
function isDependedOn(g: CommonGame, effect: Modify, objects: readonly EntityId[]): boolean {
  const { parts } = environment(g);
  return parts.length > 0 && mayDepend(g, parts, partsOf(g, activeOn(effect, objects)));
}

/** The copiable values as they are now; null if there is nothing to copy. */
function copiedNow(g: CommonGame, ctx: Context, change: CopyOf): Pick<EffectRow, 'copy'> | null {
  const original = select(g, change.what, ctx).find(isObject);
  const exceptions = (change.changes ?? []).map((c) =>
    c.kind === 'thisAbility' ? { kind: 'gain', ability: g.rules.continuous.resolvingAbility(g, ctx) } : c,
  );
  return original === undefined ? null : { copy: copied(g, ctx, original, exceptions) };
}

/** "For as long as that remains": what the event was about is looked up now. */
const lastingNow = (g: CommonGame, ctx: Context, duration: Node, locals: Record<string, LocalValue>): Node =>
  fixedWords(g, ctx, duration, { events: true, locals });

/** Restrictions, permissions, costs and replacements apply to whatever fits while they last. */
function ruling(g: CommonGame, ctx: Context, effect: Node, duration: Node): BeginEffectEvent[] {
  const locals: Record<string, LocalValue> = { ...ctx.locals };
  const replaces = effect.kind === 'replace';
  // In what happens instead "the event" is the one that is replaced; which one that is, the ability says of what it has seen.
  const words = fixedWords(g, ctx, effect, { events: !replaces, numbers: true, locals });
  const on = 'on' in words ? fixedWords(g, ctx, words.on, { events: true, locals }) : undefined;
  const body = replaces && on !== undefined ? { ...words, on } : words;
  const left = g.rules.continuous.usesOf(g, ctx, effect);
  const lasting = lastingNow(g, ctx, duration, locals);
  return left === 0 ? [] : [effectBegins(ctx, { body, locals, duration: lasting, left })];
}
