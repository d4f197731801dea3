/** Bindings that nothing speaks of are left out (`../../../prose/passes/bindings.ts`). */
import type { Ability } from '@rulewright/language/magic';
import * as prose from '../../../prose/passes/bindings.ts';
import type { Pass } from './pass.ts';

/** Actions and costs that can bind what they did, and need not. */
const OPTIONAL = new Set([
  'move',
  'draw',
  'discard',
  'mill',
  'destroy',
  'sacrifice',
  'sacrificeObjects',
  'token',
  'copyToken',
  'gainLife',
  'loseLife',
  'damage',
  'exile',
  'return',
  'tapOthers',
  'untapOthers',
  'reveal',
  'removeCounters',
  'putCards',
  'manifestDread',
  'blight',
  'counter',
]);

export const gathered: Pass = () => prose.gathered;

/** What is paid for a spell is known to the spell, and to what it says of its cost. */
const speaksOfCosts = (ability: Ability): boolean =>
  ability.kind === 'spell' || (ability.kind === 'static' && ability.effects.some(({ kind }) => kind === 'cost'));

export const unused: Pass = (face) => {
  const spells = face.abilities.filter(speaksOfCosts);
  return (ability) => {
    const names = new Set<string>();
    prose.referred(ability, names);
    if (ability.kind === 'additionalCost') for (const other of spells) prose.referred(other, names);
    return prose.unused(ability, OPTIONAL, names);
  };
};
