import type { StaticEffect } from '@rulewright/language/magic';

/** Changes of the same things are one effect (613.6). */
export function joined(effects: readonly StaticEffect[]): readonly StaticEffect[] {
  const made: StaticEffect[] = [];
  for (const effect of effects) {
    const last = made.at(-1);
    if (
      effect.kind === 'modify' &&
      last?.kind === 'modify' &&
      JSON.stringify(last.what) === JSON.stringify(effect.what)
    )
      made[made.length - 1] = { ...last, changes: [...last.changes, ...effect.changes] };
    else made.push(effect);
  }
  return made;
}
