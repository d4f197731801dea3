/** What an effect says that a permanent is which it puts onto the battlefield: so it is as it enters (611.2e). */
import type { EffectRow } from '@rulewright/kernel';
import type { Ability, Action, Change } from '@rulewright/language/magic';
import type { Context } from '../../state.ts';

type Move = Extract<Action, { do: 'move' }>;

/** Words that say what something is; what it gains, loses or becomes it is only afterwards. */
const STATED: ReadonlySet<string> = new Set(['kind', 'colors', 'types', 'subtypes', 'supertypes', 'set']);
const isStated = (change: Change): boolean =>
  (change.kind === 'types' || change.kind === 'colors') && Object.keys(change).every((key) => STATED.has(key));

export function statedAsItEnters(first: Action, second: Action): Move | null {
  if (first.do !== 'move' || first.to.zone !== 'battlefield' || first.as === undefined) return null;
  if (second.do !== 'effect' || second.duration.kind !== 'forever') return null;
  const [effect, other] = second.effects;
  if (effect?.kind !== 'modify' || other !== undefined) return null;
  const { what, changes } = effect;
  if (what.kind !== 'var' || what.name !== first.as || !changes.every(isStated)) return null;
  return { ...first, to: { ...first.to, being: changes } };
}

/** Carried by the event by which it enters: the effect on it, which begins with that. */
export interface Stated {
  readonly being?: Omit<EffectRow, 'id' | 'timestamp' | 'objects'>;
}

/** 303.4f: what it is said to be is an Aura, with these abilities; null if it is not. */
export function statedAura(event: unknown): readonly Ability[] | null {
  const body = (event as Stated).being?.body as { readonly changes?: readonly Change[] } | undefined;
  const changes = body?.changes ?? [];
  if (!changes.some((change) => change.kind === 'types' && change.subtypes?.includes('Aura') === true)) return null;
  return changes.flatMap((change) => (change.kind === 'gain' ? [change.ability] : []));
}

export const statedEffect = (
  { source, controller }: Context,
  changes: readonly Change[],
): NonNullable<Stated['being']> => ({
  source,
  controller,
  body: { kind: 'modify', what: { kind: 'this' }, changes },
  locals: {},
  duration: { kind: 'forever' },
  left: -1,
});
