/** What the common engine asks of Grand Archive as cards and abilities are announced and paid for. */
import {
  type EntityId,
  isPlayer,
  NOWHERE,
  type ObjectId,
  objectRow,
  type PlayerId,
  type Refusal,
} from '@rulewright/kernel';
import type { PlayRules, TargetRules } from '@rulewright/rules';
import { isAsSpell } from '../abilities/as-spell.ts';
import { forbidden } from '../effects/restrictions.ts';
import { announceEvent } from '../events/make.ts';
import type { TargetedEvent } from '../events/types.ts';
import { characteristics, hasKeyword, hasSubtype } from '../parts-of-a-card/characteristics.ts';
import { type Context, type G, stackEntry } from '../state.ts';
import { FIELD } from '../zones/zones.ts';
import { costKinds } from './cost-kinds.ts';

const OMNISHROUD: Refusal = { code: 'omnishroud', rule: 'kw-omnishroud.1' };
const SPELLSHROUD: Refusal = { code: 'spellshroud', rule: 'kw-spellshroud.1' };

/** The card or object whose activation or ability it is. */
const sourceOf = (g: G, by: ObjectId): ObjectId => stackEntry(objectRow(g.state, by))?.source ?? by;

/** Spellshroud 1.1: what comes from a Spell is one. */
const isSpell = (g: G, by: ObjectId): boolean => by >= 0 && hasSubtype(characteristics(g, sourceOf(g, by)), 'spell');

/** Omnishroud, Spellshroud, and what effects forbid. */
function shield(g: G, id: EntityId, by: ObjectId, _controller: PlayerId, ctx: Context): Refusal | null {
  if (isPlayer(id)) return null;
  if (objectRow(g.state, id).zone === FIELD) {
    const c = characteristics(g, id);
    if (hasKeyword(c, 'omnishroud')) return OMNISHROUD;
    if (hasKeyword(c, 'spellshroud') && (isAsSpell(ctx) || isSpell(g, by))) return SPELLSHROUD;
  }
  return forbidden(g, 'beTargeted', id, by >= 0 ? sourceOf(g, by) : undefined);
}

const targets: TargetRules<G> = {
  exists: (row) => row.zone !== NOWHERE,
  shield,
  targeted: (object, other): TargetedEvent => ({ kind: 'targeted', object, other }),
  rule: {
    target: 'objects-targeting.target.1',
    zone: 'objects-targeting.target.2',
    twice: 'objects-targeting.target.1.1',
    itself: 'objects-targeting.target.1',
    choose: 'card-activation.1.5',
  },
};

export const play: PlayRules<G> = {
  targets,
  costs: { kinds: costKinds, decisions: {}, rule: { able: 'card-activation.1.8', choose: 'costs-memory.1' } },
  areAllModesChosen: () => false,
  announced: announceEvent,
  rule: {
    modes: 'card-activation.1.4',
    x: 'card-activation.1.3.1',
    costs: 'card-activation.1.3',
    divide: 'card-activation.1.5',
  },
};
