/**
 * The abilities of an object that are asked for by their kind again and again: sorted out once for each list of abilities. Such a list is never
 * changed, a change of abilities makes another.
 */
import type {
  Ability,
  AdditionalCost,
  AlternativeCost,
  ReplacementAbility,
  StaticAbility,
} from '@rulewright/language/grand-archive';
import { isAboutOwnMove } from './printed.ts';

type Only = Extract<Ability, { kind: 'only' }>;

interface AbilityKinds {
  readonly additional: readonly AdditionalCost[];
  readonly alternative: readonly AlternativeCost[];
  readonly only: readonly Only[];
  /** Static abilities that permit something. */
  readonly permitting: readonly StaticAbility[];
  /** Static abilities that change what something costs. */
  readonly costing: readonly StaticAbility[];
  /** What it says of where it goes itself. */
  readonly ownMoves: readonly ReplacementAbility[];
  /** The words of its keywords. */
  readonly keywords: ReadonlySet<string>;
}

const known = new WeakMap<readonly Ability[], AbilityKinds>();

export function abilityKinds({ abilities }: { readonly abilities: readonly Ability[] }): AbilityKinds {
  const found = known.get(abilities);
  if (found !== undefined) return found;
  const statics = abilities.filter((a) => a.kind === 'static');
  const made: AbilityKinds = {
    additional: abilities.filter((a) => a.kind === 'additionalCost'),
    alternative: abilities.filter((a) => a.kind === 'alternativeCost'),
    only: abilities.filter((a) => a.kind === 'only'),
    permitting: statics.filter((a) => a.effects.some((e) => e.kind === 'may')),
    costing: statics.filter((a) => a.effects.some((e) => e.kind === 'cost')),
    ownMoves: abilities.filter((a) => a.kind === 'replacement').filter(isAboutOwnMove),
    keywords: new Set(abilities.filter((a) => a.kind === 'keyword').map((a) => a.keyword)),
  };
  known.set(abilities, made);
  return made;
}
