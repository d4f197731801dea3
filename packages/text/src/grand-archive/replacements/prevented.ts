/** What is said after damage is prevented, of how much it was, is done as it is prevented. */
import type { Action, Value } from '@rulewright/language/grand-archive';
import { speaksOf, withBinding } from '../../prose/substitute.ts';
import type { Telling } from '../game.ts';

const PREVENTED = 'damage prevented';
const marker: Value = { kind: 'var', name: PREVENTED };

/** What a sentence makes of those before it. */
export function follow(before: readonly Action[], d: Telling, work: () => readonly Action[]): readonly Action[] {
  const last = before.at(-1);
  const [effect, other] = last?.do === 'effect' ? last.effects : [];
  if (last?.do !== 'effect' || effect?.kind !== 'replace' || other !== undefined || effect.instead.kind !== 'prevent')
    return [...before, ...work()];
  d.cameTo('prevented', marker);
  const more = work();
  d.cameTo('prevented', undefined);
  if (!speaksOf(more, PREVENTED)) return [...before, ...more];
  const { instead } = effect;
  const actions = [...(instead.actions ?? []), ...withBinding(more, PREVENTED, { kind: 'amount' })];
  return [...before.slice(0, -1), { ...last, effects: [{ ...effect, instead: { ...instead, actions } }] }];
}
