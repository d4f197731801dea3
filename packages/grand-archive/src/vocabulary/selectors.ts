/** The selectors that only Grand Archive has: which objects and players. */
import {
  Aspect,
  type EntityId,
  isObject,
  isPlayer,
  NO_OBJECT,
  type ObjectId,
  type ObjectRow,
  objectRow,
  zoneAspect,
  zoneObjects,
} from '@rulewright/kernel';
import type { GrandArchiveFamilies, GrandArchiveSelector } from '@rulewright/language/grand-archive';
import { NOBODY, ofObjects, type SelectorTable } from '@rulewright/rules';
import { championsOf } from '../card-types/champion.ts';
import { type Context, type G, stackEntry } from '../state.ts';
import { ATTRIBUTES, LINEAGE, LOADED, MAIN_DECK, MATERIAL_DECK, STACK } from '../zones/zones.ts';
import { masteriesOf } from './attributes.ts';
import { attackedBy, attackerNow, defendersNow, retaliatorsNow, wieldedNow } from './combat-roles.ts';
import { select, selects, value } from './evaluate.ts';
import { Facet } from './facet.ts';

const { attachment, combat, stack } = Aspect;

type Own = GrandArchiveSelector<GrandArchiveFamilies>;
type Ends = Extract<Own, { kind: 'top' | 'bottom' }>;

const listOf = (id: EntityId | null): readonly EntityId[] => (id === null || id === NO_OBJECT ? NOBODY : [id]);

const keptIn = (g: G, { kept }: ObjectRow, zone: number): readonly ObjectId[] =>
  kept.filter((id) => objectRow(g.state, id).zone === zone);

/** The cards at one end of decks, the outermost first. */
function atEnd(g: G, s: Ends, ctx: Context): readonly EntityId[] {
  const count = Math.max(0, value(g, s.count, ctx));
  const deck = s.deck === 'materialDeck' ? MATERIAL_DECK : MAIN_DECK;
  return select(g, s.of, ctx)
    .filter(isPlayer)
    .flatMap((player) => {
      const cards = zoneObjects(g, deck, player);
      return s.kind === 'top' ? cards.slice(0, count) : count === 0 ? [] : cards.slice(-count).reverse();
    });
}

const OF_DECKS = { finds: 'objects', reads: zoneAspect(MAIN_DECK) | zoneAspect(MATERIAL_DECK), facet: 0 } as const;
const OF_COMBAT = { finds: 'objects', reads: combat, facet: 0 } as const;

export const selectors: SelectorTable<Own, G> = {
  champion: {
    finds: 'objects',
    // Which champions there are belongs to the surroundings.
    placed: true,
    reads: 0,
    facet: Facet.type | Facet.control,
    impersonal: true,
    evaluate: (g, s, ctx) =>
      select(g, s.of, ctx)
        .filter(isPlayer)
        .flatMap((player) => championsOf(g, player)),
    names(g, s, id, ctx) {
      if (!isObject(id)) return false;
      for (const player of select(g, s.of, ctx))
        if (isPlayer(player) && championsOf(g, player).includes(id)) return true;
      return false;
    },
  },
  lineage: {
    finds: 'objects',
    reads: zoneAspect(LINEAGE),
    facet: 0,
    evaluate: (g, s, ctx) =>
      ofObjects(g, s.of, ctx, (row) => {
        const inner = keptIn(g, row, LINEAGE);
        return s.whole === true ? [row.id, ...inner] : inner;
      }),
  },
  loadedInto: {
    finds: 'objects',
    reads: zoneAspect(LOADED),
    facet: 0,
    evaluate: (g, s, ctx) => ofObjects(g, s.of, ctx, (row) => keptIn(g, row, LOADED)),
  },
  top: { ...OF_DECKS, evaluate: atEnd },
  bottom: { ...OF_DECKS, evaluate: atEnd },
  attacker: { ...OF_COMBAT, evaluate: (g) => listOf(attackerNow(g)) },
  defenders: { ...OF_COMBAT, evaluate: (g) => defendersNow(g) },
  retaliators: { ...OF_COMBAT, evaluate: (g) => retaliatorsNow(g) },
  wielded: {
    ...OF_COMBAT,
    evaluate(g, s, ctx) {
      const attacker = attackerNow(g);
      return attacker !== null && selects(g, s.by, attacker, ctx) ? wieldedNow(g) : NOBODY;
    },
  },
  // What is said of an attack is kept on the unit that performs it: its abilities, and what its attacks have more power.
  attack: { ...OF_COMBAT, evaluate: (g) => listOf(attackerNow(g)) },
  attacksOf: { finds: 'objects', reads: 0, facet: 0, evaluate: (g, s, ctx) => select(g, s.of, ctx) },
  attacked: { ...OF_COMBAT, evaluate: (g, s, ctx) => ofObjects(g, s.by, ctx, (row) => attackedBy(g, row.id)) },
  mastery: {
    finds: 'objects',
    reads: zoneAspect(ATTRIBUTES),
    facet: 0,
    evaluate: (g, s, ctx) =>
      select(g, s.of, ctx)
        .filter(isPlayer)
        .flatMap((player) => masteriesOf(g, player, s.name)),
  },
  cardOf: {
    finds: 'objects',
    reads: stack,
    facet: 0,
    evaluate: (g, s, ctx) => ofObjects(g, s.activation, ctx, (row) => listOf(stackEntry(row)?.source ?? null)),
  },
  activationsOf: {
    finds: 'objects',
    reads: stack | zoneAspect(STACK),
    facet: 0,
    evaluate: (g, s, ctx) =>
      ofObjects(g, s.card, ctx, (row) =>
        zoneObjects(g, STACK, row.owner).filter((id) => {
          const entry = stackEntry(objectRow(g.state, id));
          return entry?.kind === 'instance' && entry.source === row.id;
        }),
      ),
  },
  carrier: {
    finds: 'objects',
    reads: attachment | zoneAspect(LINEAGE) | zoneAspect(LOADED),
    facet: 0,
    evaluate: (g, s, ctx) => ofObjects(g, s.of, ctx, (row) => listOf(row.keeper === NO_OBJECT ? row.host : row.keeper)),
  },
};
