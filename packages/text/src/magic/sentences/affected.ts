import type { Action, Selector } from '@rulewright/language/magic';

/** The group of things that an effect which is begun changes. */
export function affected(action: Action): Selector | undefined {
  if (action.do !== 'effect') return undefined;
  const [effect] = action.effects;
  return effect?.kind === 'modify' && effect.what.kind === 'each' ? effect.what : undefined;
}
