/** The selectors that only Magic has: which objects and players. */
import { Aspect, isObject, isPlayer, NO_OBJECT, type ObjectId, type PlayerId, zoneObjects } from '@rulewright/kernel';
import type { MagicFamilies, MagicSelector } from '@rulewright/language/magic';
import { NOBODY, ofObjects, type SelectorTable } from '@rulewright/rules';
import { GRAVEYARD, LIBRARY } from '../400-zones/400-zones.ts';
import { attackOf } from '../500-turn/combat/506-roles.ts';
import { damageSources } from '../600-effects/609.7-sources.ts';
import { topOfLibrary } from '../600-effects/614-replacement/614.13-entering-now.ts';
import { partnerOf } from '../700-additional/702-keywords/paired.ts';
import type { G } from '../state.ts';
import { matches, select, value } from './evaluate.ts';
import { Facet } from './facet.ts';

const { zone, control, flags, identity, notes, combat, stack } = Aspect;

/** 404.2: what is put into a graveyard goes on top of what is there. */
const fromTheTop = (g: G, zone: 'graveyard' | undefined, player: PlayerId): readonly ObjectId[] =>
  zone === undefined ? zoneObjects(g, LIBRARY, player) : zoneObjects(g, GRAVEYARD, player).toReversed();

export const selectors: SelectorTable<MagicSelector<MagicFamilies>, G> = {
  pairedWith: {
    finds: 'objects',
    reads: identity | notes | zone | control | flags,
    facet: Facet.type | Facet.control,
    evaluate: (g, s, ctx) =>
      ofObjects(g, s.of, ctx, (row) => {
        const partner = partnerOf(g, row.id);
        return partner === null ? NOBODY : [partner];
      }),
  },
  top: {
    finds: 'objects',
    reads: zone,
    facet: 0,
    evaluate(g, s, ctx) {
      const count = Math.max(0, value(g, s.count, ctx));
      const players = select(g, s.of, ctx).filter(isPlayer);
      if (s.zone === undefined && s.where === undefined && s.bottom !== true)
        return players.flatMap((player) => topOfLibrary(g, player, count));
      return players.flatMap((player) => {
        const cards = fromTheTop(g, s.zone, player).filter(
          (id) => s.where === undefined || matches(g, s.where, id, ctx),
        );
        return s.bottom === true ? cards.slice(Math.max(0, cards.length - count)) : cards.slice(0, count);
      });
    },
  },
  sources: {
    finds: 'objects',
    reads: stack | zone,
    facet: 0,
    evaluate(g, s, ctx) {
      const { where } = s;
      const sources = damageSources(g);
      return where === undefined ? sources : sources.filter((id) => matches(g, where, id, ctx));
    },
    // 113.7: the source of an ability may be in any zone; only what may be chosen is limited (609.7a).
    names: (g, s, id, ctx) => isObject(id) && (s.where === undefined || matches(g, s.where, id, ctx)),
  },
  attacked: {
    reads: combat,
    facet: 0,
    evaluate: (g, s, ctx) =>
      ofObjects(g, s.by, ctx, (row) => {
        const attack = attackOf(g, row.id);
        if (attack === null) return NOBODY;
        if (s.player === true) return [attack.defender];
        return attack.target === NO_OBJECT ? NOBODY : [attack.target];
      }),
  },
};
