/** The conditions that only Grand Archive has: what is true or not now. */
import { Aspect, isObject, isPlayer, NOWHERE, type ObjectId, objectRow, zoneAspect } from '@rulewright/kernel';
import type { GrandArchiveCondition, GrandArchiveFamilies, Restriction } from '@rulewright/language/grand-archive';
import type { ConditionTable } from '@rulewright/rules';
import { isMet } from '../abilities/restrictions.ts';
import type { Context, G } from '../state.ts';
import { ATTRIBUTES, isOneOf } from '../zones/zones.ts';
import { isFacing, masteriesOf } from './attributes.ts';
import { select } from './evaluate.ts';
import { Facet } from './facet.ts';
import { playedAs } from './features.ts';

const { notes, combat, stack, zone } = Aspect;

/** Restriction abilities 1: asked for the controller, of the card whose text it is. */
const isMetNow = (g: G, by: Restriction, ctx: Context): boolean => isMet(g, ctx, by);

const CHAMPION = Facet.type | Facet.control;

/** What a restriction says stands inside of the condition as a node of its own; what it reads belongs to the surroundings. */
export const restrictions: ConditionTable<Restriction, G> = {
  class: { reads: 0, facet: CHAMPION, evaluate: isMetNow },
  element: { reads: 0, facet: CHAMPION | Facet.element, evaluate: isMetNow },
  champion: { reads: 0, facet: CHAMPION | Facet.name, evaluate: isMetNow },
  // A card may be resolved as if the champion had another level.
  level: { reads: 0, facet: CHAMPION | Facet.level, evaluate: isMetNow },
  memory: { reads: 0, facet: 0, impersonal: true, evaluate: isMetNow },
  damage: { reads: 0, facet: CHAMPION, impersonal: true, evaluate: isMetNow },
  sheen: { reads: 0, facet: 0, impersonal: true, evaluate: isMetNow },
};

export const conditions: ConditionTable<GrandArchiveCondition<GrandArchiveFamilies>, G> = {
  restriction: { reads: 0, facet: 0, impersonal: true, summed: true, evaluate: (g, c, ctx) => isMetNow(g, c.by, ctx) },
  faces: {
    reads: notes | zoneAspect(ATTRIBUTES),
    facet: 0,
    impersonal: true,
    evaluate: (g, c, ctx) =>
      select(g, c.who, ctx).some(
        (player) =>
          isPlayer(player) &&
          masteriesOf(g, player, c.name).some((id) => isFacing(objectRow(g.state, id), c.directions)),
      ),
  },
  inCombat: { reads: combat, facet: 0, impersonal: true, evaluate: (g) => g.state.game.combat !== null },
  wasActivated: {
    reads: stack | zone,
    facet: 0,
    evaluate(g, c, ctx) {
      const [what] = c.what === undefined ? [ctx.source] : select(g, c.what, ctx);
      if (what === undefined || !isObject(what)) return false;
      const from = activatedFrom(g, what);
      return from !== NOWHERE && (c.from === undefined || isOneOf(c.from, from));
    },
  },
};

/** Where a card on the stack, or the one that an object was, was activated from; NOWHERE if it was not. */
function activatedFrom(g: G, id: ObjectId): number {
  const entry = playedAs(g, id);
  return entry !== null && entry.method === 'activate' && entry.copy !== true ? entry.from : NOWHERE;
}
