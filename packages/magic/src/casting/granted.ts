/**
 * What effects give to spells counts for how they can be cast (601.3e, 613.1f): before a card is on the stack it is asked of
 * what it would be there.
 */
import { type ObjectId, objectRow, type PlayerId } from '@rulewright/kernel';
import type { Ability } from '@rulewright/language';
import { characteristics } from '../characteristics.ts';
import { asEntered } from '../entering.ts';
import { environment, type MagicEnvironment } from '../environment.ts';
import type { MagicEvent } from '../event-types.ts';
import type { G, StackEntry } from '../types.ts';
import { STACK } from '../zones.ts';

const known = new WeakMap<MagicEnvironment, boolean>();

/** Whether an effect gives abilities to objects on the stack. */
export function grantsToSpells(g: G): boolean {
  const env = environment(g);
  if (!env.modifiesElsewhere) return false;
  const found = known.get(env);
  if (found !== undefined) return found;
  const made = env.modify.some(
    ({ effect: { what, changes } }) =>
      what.kind === 'each' && what.zones?.includes('stack') === true && changes.some(({ kind }) => kind === 'gain'),
  );
  known.set(env, made);
  return made;
}

export interface Ahead {
  readonly g: G;
  readonly id: ObjectId;
}

/** The spell that a card would be, in a look ahead. */
export function aheadAsSpell(g: G, player: PlayerId, card: ObjectId, face: number, flags: number): Ahead | null {
  const stack: StackEntry = { ...NEW_SPELL, source: card, from: objectRow(g.state, card).zone };
  const move: MagicEvent = {
    kind: 'move',
    object: card,
    to: STACK,
    how: 'cast',
    controller: player,
    face,
    flags,
    stack,
  };
  return asEntered(g, move);
}
const NEW_SPELL: Omit<StackEntry, 'source' | 'from'> = {
  kind: 'spell',
  effect: null,
  modes: [],
  targets: [],
  x: 0,
  locals: {},
  paid: {},
  event: null,
  condition: null,
  keyword: null,
};

/** The abilities that effects would give to the spell besides its own. */
export function grantedAbilities(own: readonly Ability[], ahead: Ahead | null): readonly Ability[] {
  if (ahead === null) return NONE;
  return characteristics(ahead.g, ahead.id).abilities.filter((ability) => !own.includes(ability));
}
const NONE: readonly Ability[] = [];
