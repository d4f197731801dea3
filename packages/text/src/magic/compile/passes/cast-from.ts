/** What changes how a card can be cast is true wherever it could be cast from (113.6e). */
import type { Ability, StaticEffect, Zone } from '@rulewright/language/magic';
import type { Pass } from './pass.ts';

const CASTABLE_FROM: readonly Zone[] = ['hand', 'graveyard', 'exile', 'command', 'library', 'stack'];

/** "This spell has flash as long as …": of no use on the battlefield. */
const givesItselfFlash = (effect: StaticEffect): boolean =>
  effect.kind === 'modify' &&
  effect.what.kind === 'this' &&
  effect.changes.every(
    (change) =>
      change.kind === 'gain' &&
      change.ability !== undefined &&
      'keyword' in change.ability &&
      change.ability.keyword === 'flash',
  );

export const castFrom: Pass =
  () =>
  (ability: Ability): Ability =>
    ability.kind === 'static' && ability.zones === undefined && ability.effects.every(givesItselfFlash)
      ? { ...ability, zones: CASTABLE_FROM }
      : ability;
