/** Whether a card can be cast in a certain way now: timing, prohibitions, cost, targets (601.3). */

import { type ObjectId, type PlayerId, type Refusal, zoneObjects } from '@rulewright/kernel';
import type { Filter, Mode } from '@rulewright/language/magic';
import { choiceRefusal, describesWithX, somehow, someX } from '@rulewright/rules';
import { forbidden } from '../../100-game/101.2-restrictions.ts';
import { costsUseX, leastXOf } from '../../100-game/107.3-x.ts';
import { characteristics } from '../../100-game/109.3-characteristics.ts';
import { hasInstantTiming, isSorceryTime } from '../../100-game/117-priority/117.1-timing.ts';
import { canPay, paymentRefusal } from '../../100-game/118-costs/118.3-payable.ts';
import { suggestedHelp } from '../../100-game/118-costs/help.ts';
import type { Payer } from '../../100-game/118-costs/payer.ts';
import { SupertypeBit, TypeBit } from '../../200-cards/205-card-types.ts';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import { type Context, context, type G } from '../../state.ts';
import { environment } from '../613-continuous/environment.ts';
import { announcedCosts, costsOf, spellCost } from './601.2f-total-cost.ts';
import { hasAssist, payableTogether } from './601.2g-assist.ts';
import type { CastWay } from './601.3-ways.ts';
import { aheadAsSpell, grantedAbilities, grantsToSpells } from './601.3e-granted.ts';
import { castFace, isAsItLies, isCastOtherwise, partsOf, spellEffect } from './parts.ts';
import type { SpellFace } from './spell-face.ts';

const refuse = (code: string, rule: string): Refusal => Object.freeze({ code, rule });
const WRONG_TIMING = refuse('wrong-timing', '117.1a');
const NO_LEGEND = refuse('no-legend', '205.4e');
const NO_MANA_FOR_IT = refuse('cannot-pay', '601.2g');
const NO_MANA_COST = refuse('cannot-pay', '118.6');

/** What is quick to find out comes first. */
export function castRefusal(
  g: G,
  player: PlayerId,
  card: ObjectId,
  way: CastWay,
  sorcery = isSorceryTime(g, player),
): Refusal | null {
  const own = castFace(g, card, way);
  const { cant, costs, may } = environment(g);
  // What effects say of spells is asked of the spell that it would be.
  const looks = cant.cast !== undefined || cant.castAtInstantSpeed !== undefined || grantsToSpells(g);
  const ahead = looks ? aheadAsSpell(g, player, card, way.face, way.faceDown, way.method) : null;
  const more = grantsToSpells(g) ? grantedAbilities(own.abilities, ahead) : [];
  const face = more.length === 0 ? own : { ...own, abilities: [...own.abilities, ...more] };
  const asked = costs.length > 0 || isOwnCost(way) || (!sorcery && may.some(({ effect }) => effect.action === 'flash'));
  const spell = ahead ?? (asked ? asSpell(g, player, card, way) : null);
  const [at, id] = spell === null ? [g, card] : [spell.g, spell.id];
  // 601.3b: an Aura spell that has flash by an effect may be a creature card that is cast bestowed.
  if (!sorcery && !hasInstantTiming(at, player, id, face, way)) return WRONG_TIMING;
  if (!sorcery && cant.castAtInstantSpeed !== undefined) {
    const refusal = forbidden(at, 'castAtInstantSpeed', player, id);
    if (refusal !== null) return refusal;
  }
  if (isLegendarySpell(own) && !controlsALegend(g, player)) return NO_LEGEND;
  if (cant.cast !== undefined) {
    const refusal =
      forbidden(at, 'cast', player, id) ?? forbidden(at, 'cast', id) ?? placeRefusal(g, player, card, spell);
    if (refusal !== null) return refusal;
  }
  return costRefusal(at, player, id, face, way) ?? effectRefusal(g, player, card, face, way);
}

const isLegendarySpell = ({ supertypes, types }: SpellFace): boolean =>
  (supertypes & SupertypeBit.legendary) !== 0 && (types & (TypeBit.instant | TypeBit.sorcery)) !== 0;

/** 205.4e: a legendary creature or planeswalker. */
const controlsALegend = (g: G, player: PlayerId): boolean =>
  zoneObjects(g, BATTLEFIELD, player).some((id) => {
    const c = characteristics(g, id);
    if (c.controller !== player || (c.supertypes & SupertypeBit.legendary) === 0) return false;
    return (c.types & (TypeBit.creature | TypeBit.planeswalker)) !== 0;
  });

/** Effects that speak of where a card is cast from see it there, whatever face it will show. */
function placeRefusal(g: G, player: PlayerId, card: ObjectId, spell: object | null): Refusal | null {
  const cant = environment(g).cant.cast ?? [];
  if (spell === null || !cant.some(({ effect }) => speaksOfPlace(effect.by))) return null;
  return forbidden(g, 'cast', player, card);
}

const speaksOfPlace = (f: Filter | undefined): boolean =>
  f?.kind === 'in' || ((f?.kind === 'all' || f?.kind === 'any') && f.of.some(speaksOfPlace));

/** 601.3e, 708.4, 712.11c: what shows another face on the stack, or none, is judged by that; null if the card will do. */
function asSpell(
  g: G,
  player: PlayerId,
  card: ObjectId,
  way: CastWay,
): { readonly g: G; readonly id: ObjectId } | null {
  if (way.faceDown === 0 && isAsItLies(g, card, way.face) && !isCastOtherwise(g, card, way)) return null;
  return aheadAsSpell(g, player, card, way.face, way.faceDown, way.method);
}

/** What is paid depends on its mana cost, though that is not what is paid. */
const isOwnCost = ({ cost }: CastWay): boolean => cost?.some(({ kind }) => kind === 'manaCostOf') === true;

/** The printed cost and nothing else. */
const isPlain = (g: G, face: SpellFace, way: CastWay): boolean =>
  way.cost === null &&
  !way.free &&
  way.anyMana === false &&
  way.permit === null &&
  !grantsToSpells(g) &&
  partsOf(face.abilities).additional.length === 0 &&
  environment(g).costs.length === 0;

/** The least that it can cost: X is 0, and no optional cost is paid. */
function costRefusal(g: G, player: PlayerId, card: ObjectId, face: SpellFace, way: CastWay): Refusal | null {
  if (isPlain(g, face, way)) {
    if (face.cost === null) return NO_MANA_COST;
    if (canPay(g, player, face.cost)) return null;
  }
  return fullCostRefusal(g, player, card, face, way, []);
}

function fullCostRefusal(
  g: G,
  player: PlayerId,
  card: ObjectId,
  face: SpellFace,
  way: CastWay,
  modes: readonly Mode[],
): Refusal | null {
  const least = leastXOf(face, way);
  const fixed = costsOf(face, way);
  if (!describesWithX(fixed)) return refusalWithX(g, player, card, face, way, modes, least);
  const works = (x: number): boolean => refusalWithX(g, player, card, face, way, modes, x) === null;
  return someX(least, works) ? null : NO_MANA_FOR_IT;
}

function refusalWithX(
  g: G,
  player: PlayerId,
  card: ObjectId,
  face: SpellFace,
  way: CastWay,
  modes: readonly Mode[],
  x: number,
): Refusal | null {
  const ctx = context(card, player, way.method === null ? { x } : { x, paid: { [way.method]: 1 } });
  const payer: Payer = { player, ctx, playing: card, forMana: false };
  const costs = announcedCosts(g, face, way, modes, ctx);
  if (costs.length === 0) return knownCostRefusal(g, card, face, way, modes, payer);
  // 601.2b: it is enough if there is a way of deciding about its costs.
  const works = (decided: Context): boolean =>
    knownCostRefusal(g, card, face, way, modes, { ...payer, ctx: decided }) === null;
  return somehow(g, costs, payer, works) ? null : NO_MANA_FOR_IT;
}

function knownCostRefusal(
  g: G,
  card: ObjectId,
  face: SpellFace,
  way: CastWay,
  modes: readonly Mode[],
  payer: Payer,
): Refusal | null {
  const total = spellCost(g, card, face, way, modes, payer.ctx);
  // 601.2b: a cost with {X} that could be paid besides makes the total cost one that contains {X}.
  const x = partsOf(face.abilities).optional.some((a) => costsUseX(a.cost));
  const purpose = { object: card, kind: 'spell', method: way.method, ...(x ? { x } : {}) } as const;
  const refusal = paymentRefusal(g, total, payer, purpose);
  if (refusal !== null && refusal.rule === NO_MANA_FOR_IT.rule) {
    const { help } = partsOf(face.abilities);
    if (help.length > 0 && suggestedHelp(g, help, total, payer, purpose) !== null) return null;
    if (hasAssist(face.abilities) && payableTogether(g, total, payer, purpose)) return null;
  }
  return refusal?.code === NO_MANA_FOR_IT.code && refusal.rule === NO_MANA_FOR_IT.rule ? NO_MANA_FOR_IT : refusal;
}

function effectRefusal(g: G, player: PlayerId, card: ObjectId, face: SpellFace, way: CastWay): Refusal | null {
  const effect = spellEffect(face);
  if (effect === null) return null;
  const affordable = (mode: Mode): boolean => fullCostRefusal(g, player, card, face, way, [mode]) === null;
  return choiceRefusal(g, effect, context(card, player), card, affordable);
}
