/**
 * Replacement effects: which could apply to an event. The kernel's door asks the affected player which of them comes first and applies
 * each to an event only once (Replacement effects 2–3).
 */
import {
  type CreateEvent,
  type GameEvent,
  isMove,
  type MoveEvent,
  objectRow,
  type ReplacementCandidate,
} from '@rulewright/kernel';
import type { Replacement, ReplacementAbility } from '@rulewright/language/grand-archive';
import * as common from '@rulewright/rules';
import { keywordOf } from '../abilities/keywords/expand.ts';
import { useEffectEvent } from '../events/make.ts';
import { type GrandArchiveEvent, own } from '../events/types.ts';
import { abilityKinds } from '../parts-of-a-card/ability-kinds.ts';
import { characteristics } from '../parts-of-a-card/characteristics.ts';
import { isAboutOwnMove } from '../parts-of-a-card/printed.ts';
import { type Context, context, type G } from '../state.ts';
import { holds } from '../vocabulary/evaluate.ts';
import { playedAs } from '../vocabulary/features.ts';
import { FIELD, PLAYED } from '../zones/zones.ts';
import { arriving } from './base.ts';
import {
  damageIsSpecial,
  EPHEMERAL,
  type Instead,
  isShielded,
  movesSpecially,
  ORDER,
  offerDamage,
  offerMoves,
  offerShields,
} from './by-rules.ts';
import { asEntered } from './entering.ts';
import { preventsInVain, shielded } from './preventing.ts';
import { needsHost } from './replacing.ts';

export { replace, replacementProcedures } from './replacing.ts';

export function mayBeReplaced(g: G, event: GameEvent): boolean {
  // Special actions 4.
  if ('how' in event && event.how === 'begun') return false;
  if (common.mayBeListed(g, event)) return true;
  const e = own(event);
  switch (e.kind) {
    case 'move':
      return movesSpecially(g, e) || ownMovesOf(g, e).length > 0 || (e.to === FIELD && needsHost(g, e));
    case 'create':
      return e.to === FIELD && ownMovesOf(g, e).length > 0;
    case 'damage':
      return damageIsSpecial(g, e);
    case 'destroy':
    case 'sacrifice':
      return isShielded(g, e);
    default:
      return false;
  }
}

export function replacements(g: G, event: GameEvent): readonly ReplacementCandidate[] {
  const found = common.listed(g, event);
  offerSpecials(g, own(event), found);
  return found;
}

/** Effects that are found on the object of the event itself, not through hooks. */
function offerSpecials(g: G, e: GrandArchiveEvent, found: ReplacementCandidate[]): void {
  switch (e.kind) {
    case 'move':
      offerOwnMoves(g, e, found);
      offerMoves(g, e, found);
      if (e.to === FIELD && needsHost(g, e))
        found.push({ key: `host:${e.object}`, source: e.object, order: ORDER.host, data: { chooseHost: true } });
      break;
    case 'create':
      offerCreated(g, e, found);
      break;
    case 'damage':
      offerDamage(g, e, found);
      break;
    case 'destroy':
    case 'sacrifice':
      offerShields(g, e, found);
      break;
  }
}

const orderOf = (r: Replacement): number => (r.kind === 'enters' && r.copyOf !== undefined ? ORDER.copy : ORDER.any);

const NONE: readonly ReplacementAbility[] = [];

/** What its own abilities say of where it goes: those that it has, and of one that enters those that it will have on the field. */
function ownMovesOf(g: G, e: MoveEvent | CreateEvent): readonly ReplacementAbility[] {
  const row = isMove(e) ? objectRow(g.state, e.object) : null;
  if (e.to !== FIELD) return row === null ? NONE : abilityKinds(characteristics(g, row.id)).ownMoves;
  if (!common.mayHaveOthers(g, row)) return abilityKinds(arriving(g, e)).ownMoves;
  const entered = asEntered(g, e);
  return entered === null ? NONE : abilityKinds(characteristics(entered.g, entered.id)).ownMoves;
}

/** Its abilities are read as of the player under whose control it would enter; X is what was chosen for the card. */
function movingContext(g: G, e: MoveEvent): Context {
  const row = objectRow(g.state, e.object);
  const entry = playedAs(g, e.object);
  const controller = e.to === FIELD ? (e.controller ?? row.owner) : characteristics(g, row.id).controller;
  return context(e.object, controller, { x: entry?.x ?? 0, paid: entry?.paid ?? {} });
}

function offerOwnMoves(g: G, e: MoveEvent, found: ReplacementCandidate[]): void {
  const own = ownMovesOf(g, e);
  if (own.length === 0) return;
  const ctx = movingContext(g, e);
  own.forEach((ability, i) => {
    if (wasDeclined(e, ability)) return;
    common.offer(g, e, ability, ctx, `${keywordOf(ability) ?? 'own'}:${e.object}:${i}`, found);
  });
}

/** Preserve 2.1: who has let an ephemeral card be banished has chosen between the two. */
const wasDeclined = ({ replacedBy }: MoveEvent, ability: ReplacementAbility): boolean =>
  keywordOf(ability) === 'preserve' && replacedBy?.some(({ key }) => key.startsWith(EPHEMERAL)) === true;

/** A token's own "enters" effects; there is no object yet, so the one that makes it stands for it. */
function offerCreated(g: G, e: CreateEvent, found: ReplacementCandidate[]): void {
  const { cause } = e;
  if (e.to !== FIELD || cause === undefined) return;
  const ctx = context(cause, e.controller ?? e.owner, { event: e });
  const { name } = arriving(g, e);
  ownMovesOf(g, e).forEach(({ on, condition, instead, optional }, i) => {
    if (on.on === 'leave' || (on.on === 'move' && on.to?.includes('field') === false)) return;
    if ('from' in on && on.from !== undefined) return;
    if (condition !== undefined && !holds(g, condition, ctx)) return;
    const data: Instead = { instead, ctx, optional: optional === true, effect: common.NO_EFFECT };
    found.push({ key: `own:${name}:${i}`, source: cause, order: orderOf(instead), data });
  });
}

/** What an object says of its own entering without changing anything else: in any order it comes to the same. */
const isPlainEntering = (ability: ReplacementAbility): boolean =>
  ability.instead.kind === 'enters' &&
  ability.optional !== true &&
  isAboutOwnMove(ability) &&
  orderOf(ability.instead) === ORDER.any &&
  (ability.instead.actions ?? []).every((action) => CHOICES.has(action.do));
const CHOICES: ReadonlySet<string> = new Set(['choose', 'chooseWord', 'chooseNumber', 'note', 'let']);

export const replaced: common.ReplacementRules<G> = {
  orderOf: (instead) => orderOf(instead as Replacement),
  countedFor: (instead, event) => shielded(instead as Replacement, event),
  isInVain: (g, event, instead) => preventsInVain(g, event, instead as Replacement),
  isReached: () => true,
  isAboutItself: (ability) => isAboutOwnMove(ability as ReplacementAbility),
  commutes: (ability, { source }) => (isPlainEntering(ability as ReplacementAbility) ? `enters:${source}` : null),
  // Playing cards 9.3: cards on the stack.
  zones: [PLAYED],
  used: useEffectEvent,
  rule: { consent: 'replacement-effects.2' },
};
