/** Abilities that do something "as a Spell": what they target and deal is a Spell's, whatever their source is (abilities, as a Spell). */
import type { Locals } from '@rulewright/kernel';
import type { Effect, Filter } from '@rulewright/language/grand-archive';
import type { Context } from '../state.ts';

/** The name that is bound in what such an ability announces and does. */
const AS_SPELL = 'as a Spell';

const NOTHING: Locals = Object.freeze({});
const BOUND: Locals = Object.freeze({ [AS_SPELL]: 1 });

export const spellLocals = (effect: Pick<Effect, 'actions'> | null): Locals =>
  effect?.actions.some((action) => action.do === 'asSpell') === true ? BOUND : NOTHING;

export const isAsSpell = ({ locals }: Pick<Context, 'locals'>): boolean => locals[AS_SPELL] === 1;

const ANYTHING: Filter = { kind: 'all', of: [] };

/** A filter as it is asked of a source that acts as a Spell. */
export function askedOfSpell(f: Filter): Filter {
  switch (f.kind) {
    case 'subtype':
      return f.type === 'Spell' ? ANYTHING : f;
    case 'all':
    case 'any':
      return { ...f, of: f.of.map(askedOfSpell) };
    case 'not':
      return { ...f, of: askedOfSpell(f.of) };
    default:
      return f;
  }
}
