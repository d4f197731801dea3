import type { Action, Selector, StaticEffect } from '@rulewright/language/grand-archive';

/** An ability in quotation marks without a verb of its own: "have taunt and "On Death: …"". */
const isQuoted = ({ changes }: Extract<StaticEffect, { kind: 'modify' }>): boolean =>
  changes.every((c) => c.kind === 'gain' && c.ability.kind !== 'keyword');

/** Changes of the same things are one effect. */
export function joined(effects: readonly StaticEffect[]): readonly StaticEffect[] {
  const made: StaticEffect[] = [];
  for (const effect of effects) {
    const last = made.at(-1);
    if (
      effect.kind === 'modify' &&
      last?.kind === 'modify' &&
      (last.future === effect.future || (last.future === true && isQuoted(effect))) &&
      JSON.stringify(last.what) === JSON.stringify(effect.what)
    )
      made[made.length - 1] = { ...last, changes: [...last.changes, ...effect.changes] };
    else made.push(effect);
  }
  return made;
}

/** The group of things that an effect which is begun changes. */
export function affected(action: Action): Selector | undefined {
  if (action.do !== 'effect') return undefined;
  const [effect] = action.effects;
  return effect?.kind === 'modify' && effect.what.kind === 'each' ? effect.what : undefined;
}
