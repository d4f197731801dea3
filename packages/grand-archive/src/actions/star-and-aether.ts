/** Starcalling and aethercalling: what may be done with a card that is looked at while glimpsing. */
import { type ObjectId, objectRow, type PlayerId, zoneObjects } from '@rulewright/kernel';
import type { Cost, May } from '@rulewright/language/grand-archive';
import { environment, inForce } from '@rulewright/rules';
import { characteristics, hasKeyword, hasSubtype, isType, keywordsOf } from '../parts-of-a-card/characteristics.ts';
import { WEAPON } from '../parts-of-a-card/words.ts';
import { playRefusal } from '../playing-cards/legality.ts';
import { plainWay } from '../playing-cards/ways.ts';
import type { G } from '../state.ts';
import { matches, selects } from '../vocabulary/evaluate.ts';
import { FIELD } from '../zones/zones.ts';

/** A cost for which a card may be starcalled, and the object whose effect lets it be paid. */
export interface Starcall {
  readonly cost: readonly Cost[];
  readonly permit: ObjectId | null;
}

/** The note that says in which turn such an effect was used last. */
export const USED = 'starcalling paid instead';

type Instead = Extract<May, { action: 'payInstead' }>;

/** Effects that let a player pay something else for starcalling, "once per turn" only if they have not been used in this turn. */
const paidInstead = (g: G, player: PlayerId, card: ObjectId): readonly Starcall[] =>
  environment(g).may.flatMap((a) => {
    const effect = a.effect as May;
    if (effect.action !== 'payInstead' || effect.keyword !== 'starcalling' || !inForce(g, a)) return [];
    const { who, what, cost, limit }: Instead = effect;
    if (!selects(g, who, player, a.ctx) || !matches(g, what, card, a.ctx)) return [];
    const isUsed = objectRow(g.state, a.ctx.source).notes[USED] === g.state.game.turn.number;
    return limit !== undefined && isUsed ? [] : [{ cost, permit: limit === undefined ? null : a.ctx.source }];
  });

/** Starcalling 1, 2: the ways in which a player may activate it, at any speed. */
export function waysToStarcall(g: G, player: PlayerId, card: ObjectId): readonly Starcall[] {
  const own = keywordsOf(characteristics(g, card), 'starcalling');
  if (own.length === 0) return [];
  const ways = [...own.map(({ cost = [] }): Starcall => ({ cost, permit: null })), ...paidInstead(g, player, card)];
  return ways.filter(({ cost }) => {
    const way = { ...plainWay('activate'), by: 'starcalling', cost };
    return playRefusal(g, player, card, way, true) === null;
  });
}

/** Aethercalling 1: the weapons into which a player may load the card. */
export const aetherwings = (g: G, player: PlayerId, card: ObjectId): readonly ObjectId[] =>
  hasKeyword(characteristics(g, card), 'aethercalling')
    ? zoneObjects(g, FIELD, player).filter((id) => {
        const c = characteristics(g, id);
        return c.controller === player && isType(c, WEAPON) && hasSubtype(c, 'Aetherwing');
      })
    : [];
