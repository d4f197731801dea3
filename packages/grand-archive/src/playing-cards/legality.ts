/** Whether a card may be played now, and why not (card activation 1.2, 1.6; materialization 3.1). */
import { type ObjectId, objectRow, type PlayerId, type Refusal, zoneObjects } from '@rulewright/kernel';
import type { CostChange, KeywordAbility, Mode, StaticEffect } from '@rulewright/language/grand-archive';
import {
  type Context,
  choiceRefusal,
  costsRefusal,
  environment,
  hasDecisions,
  inForce,
  somehow,
} from '@rulewright/rules';
import { baseLevelOf, championOf, characterOf, enabledElements } from '../card-types/champion.ts';
import { forbidden } from '../effects/restrictions.ts';
import { abilityKinds } from '../parts-of-a-card/ability-kinds.ts';
import {
  type Characteristics,
  characteristics,
  hasClass,
  isType,
  keywordsOf,
} from '../parts-of-a-card/characteristics.ts';
import { faceOf } from '../parts-of-a-card/pool.ts';
import { ATTACK, CHAMPION, elementsOf } from '../parts-of-a-card/words.ts';
import { context, Flag, type G } from '../state.ts';
import { isSlowTime } from '../timing/speed.ts';
import { holds, selects, value } from '../vocabulary/evaluate.ts';
import { GRAVEYARD, MATERIAL_DECK } from '../zones/zones.ts';
import { asPlayed } from './as-played.ts';
import { costOfCard } from './cost.ts';
import { effectOf, linkTarget } from './effect.ts';
import { isFast, type Way } from './ways.ts';

const refuse = (code: string, rule: string): Refusal => Object.freeze({ code, rule });
const NOT_ENABLED = refuse('element-not-enabled', 'card-activation.1.2');
const TOO_SLOW = refuse('not-at-fast-speed', 'timing.slow.1');
const NO_COST = refuse('no-cost', 'costs-memory.3');
const CANNOT_PAY = refuse('cannot-pay', 'card-activation.1.8');
const LOCKED_CLASS = refuse('class-locked', 'kw-class-locked.1');
const LOCKED_LEVEL = refuse('level-locked', 'kw-level-locked.1');
const WRONG_LEVEL = refuse('wrong-level', 'type-champion.7');
const WRONG_LINEAGE = refuse('wrong-lineage', 'kw-lineage.1');
const NOT_NOW = refuse('not-allowed-now', 'card-activation.1.6');

/** The elements of which a player may play cards: those of the champions, and what effects enable. */
export function elementsToPlay(g: G, player: PlayerId): number {
  let elements = enabledElements(g, player);
  for (const a of environment(g).own) {
    const effect = a.effect as StaticEffect;
    if (effect.kind !== 'enable' || !inForce(g, a) || !selects(g, effect.who, player, a.ctx)) continue;
    // Game effects 3: of contradicting rules the most recent one counts.
    const named = elementsOf(effect.elements);
    elements = effect.not === true ? elements & ~named : elements | named;
  }
  return elements;
}

/** Element 2: all elements of a card have to be enabled; champions are not bound by them. */
const hasElements = (g: G, player: PlayerId, c: Characteristics, way: Way): boolean =>
  way.anyElement || isType(c, CHAMPION) || (c.elements & ~elementsToPlay(g, player)) === 0;

/** Class Locked, Level Locked: the champion has to be so. */
function lockRefusal(g: G, player: PlayerId, c: Characteristics): Refusal | null {
  const { keywords } = abilityKinds(c);
  if (!keywords.has('class locked') && !keywords.has('level locked')) return null;
  const locks = keywordsOf(c, 'class locked');
  if (locks.length > 0) {
    const champion = championOf(g, player);
    const own = champion === undefined ? null : characteristics(g, champion);
    const isOpen = ({ word }: KeywordAbility): boolean =>
      own !== null && (word === undefined ? c.classes : [word]).some((name) => hasClass(own, name));
    if (!locks.every(isOpen)) return LOCKED_CLASS;
  }
  const base = baseLevelOf(g, player);
  for (const { amount } of keywordsOf(c, 'level locked'))
    if (base < (typeof amount === 'number' ? amount : 0)) return LOCKED_LEVEL;
  return null;
}

/** Champion 7; Lineage 1: the next level, of the right character. */
export function levelRefusal(g: G, player: PlayerId, c: Characteristics): Refusal | null {
  if (!isType(c, CHAMPION)) return null;
  const champion = championOf(g, player);
  if (champion === undefined || (c.baseLevel ?? 0) !== baseLevelOf(g, player) + 1) return WRONG_LEVEL;
  if (forbidden(g, 'levelUp', champion) !== null) return WRONG_LEVEL;
  const { name } = faceOf(g.pool, objectRow(g.state, champion));
  const fits = keywordsOf(c, 'lineage').every(
    ({ word }) => word === undefined || characterOf(name).toLowerCase() === word.toLowerCase(),
  );
  return fits ? null : WRONG_LINEAGE;
}

const onlyWhen = (g: G, c: Characteristics, ctx: Context, way: Way): boolean =>
  abilityKinds(c).only.every((a) => a.action !== way.method || holds(g, a.condition, ctx));

/** What keeps a card in the material deck keeps it from being played from there. */
const staying = (g: G, card: ObjectId): Refusal | null =>
  objectRow(g.state, card).zone === MATERIAL_DECK ? forbidden(g, 'leave', card) : null;

const NO_MODES: readonly Mode[] = [];

/** Facing 1.1: what changes costs does not see what a face-down card is, before it is turned up on the stack; there it is asked again. */
const mayCostLess = (g: G, card: ObjectId, { method }: Way): boolean =>
  (objectRow(g.state, card).flags & Flag.faceDown) !== 0 &&
  environment(g).costs.some(({ effect }) => (effect as CostChange).of === method);

function costRefusal(
  g: G,
  player: PlayerId,
  card: ObjectId,
  way: Way,
  ctx: Context,
  modes: readonly Mode[],
): Refusal | null {
  const refusal = (decided: Context): Refusal | null => {
    const due = costOfCard(g, card, player, way, decided, modes);
    return due === null ? NO_COST : costsRefusal(g, due, { player, ctx: decided, playing: card });
  };
  const open = way.cost;
  if (open === null || !hasDecisions(g, open)) return kindleRefusal(g, player, card, way, ctx, modes, refusal(ctx));
  const payer = { player, ctx, playing: card };
  return somehow(g, open, payer, (decided) => refusal(decided) === null) ? null : CANNOT_PAY;
}

/** Kindle 1: fire cards of the graveyard may pay for part of a reserve cost. */
function kindleRefusal(
  g: G,
  player: PlayerId,
  card: ObjectId,
  way: Way,
  ctx: Context,
  modes: readonly Mode[],
  refusal: Refusal | null,
): Refusal | null {
  if (refusal === null) return null;
  const from = kindling(g, player, card, ctx);
  if (from.length === 0) return refusal;
  const due = costOfCard(g, card, player, way, ctx, modes, { kindled: from });
  return due === null ? NO_COST : costsRefusal(g, due, { player, ctx, playing: card });
}

/** The fire cards that may kindle it, at most so many as the keyword says. */
export function kindling(g: G, player: PlayerId, card: ObjectId, ctx: Context): readonly ObjectId[] {
  const c = characteristics(g, card);
  if (!abilityKinds(c).keywords.has('kindle')) return [];
  const [kindle] = keywordsOf(c, 'kindle');
  if (kindle === undefined) return [];
  const fire = elementsOf(['fire']);
  const most = Math.max(0, value(g, kindle.amount ?? 0, ctx));
  return graveyardOf(g, player)
    .filter((id) => id !== card && (characteristics(g, id).elements & fire) !== 0)
    .slice(0, most);
}

const graveyardOf = (g: G, player: PlayerId): readonly ObjectId[] => zoneObjects(g, GRAVEYARD, player);

/** Why a player may not play a card in this way now; the timing is asked where the player acts, not where an effect says so. */
export function playRefusal(g: G, player: PlayerId, card: ObjectId, way: Way, byEffect = false): Refusal | null {
  const c = asPlayed(g, card);
  if (!hasElements(g, player, c, way)) return NOT_ENABLED;
  if (!byEffect && way.method !== 'materialize' && !isFast(c, way) && !isSlowTime(g, player)) return TOO_SLOW;
  const action = way.method;
  const forbid = forbidden(g, action, player, card) ?? forbidden(g, action, card) ?? staying(g, card);
  if (forbid !== null) return forbid;
  const ctx = context(card, player, way.by === null ? {} : { paid: { [way.by]: 1 } });
  if (!onlyWhen(g, c, ctx, way)) return NOT_NOW;
  const locked = lockRefusal(g, player, c) ?? levelRefusal(g, player, c);
  if (locked !== null) return locked;
  const cost = costRefusal(g, player, card, way, ctx, NO_MODES);
  if (cost !== null && !mayCostLess(g, card, way)) return cost;
  const effect = isType(c, ATTACK) ? null : (linkTarget(c) ?? effectOf(c));
  if (effect === null) return null;
  return choiceRefusal(g, effect, ctx, card, (mode) => costRefusal(g, player, card, way, ctx, [mode]) === null);
}
