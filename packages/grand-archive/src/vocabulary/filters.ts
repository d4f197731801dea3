/** The filters that only Grand Archive has: whether an object fits. One entry each; `evaluate` says how, the rest what that reads. */
import {
  Aspect,
  isObject,
  isPlayer,
  NO_OBJECT,
  NOWHERE,
  type ObjectId,
  objectRow,
  zoneAspect,
} from '@rulewright/kernel';
import type { Filter, GrandArchiveFamilies, GrandArchiveFilter, Zone } from '@rulewright/language/grand-archive';
import { castOrdinal, chosen, type FilterTable, zoneOrLast } from '@rulewright/rules';
import { playerHas } from '../abilities/player-abilities.ts';
import { hasClass, hasKeyword, hasSubtype, isOf, isType } from '../parts-of-a-card/characteristics.ts';
import { cardOf, faceOf } from '../parts-of-a-card/pool.ts';
import {
  ADVANCED,
  BASIC,
  CHAMPION,
  elementBit,
  REGALIA,
  supertypeBit,
  typeBit,
  UNIT,
} from '../parts-of-a-card/words.ts';
import { type Context, Flag, type G, stackEntry } from '../state.ts';
import { ATTRIBUTES, BANISHMENT, FIELD, INTENT, isOneOf, LINEAGE, LOADED } from '../zones/zones.ts';
import { hasStatus, isFacing } from './attributes.ts';
import { wordsOf } from './chosen-words.ts';
import { attackedBy, defendersNow, isAttacking, retaliatorsNow, wieldedNow } from './combat-roles.ts';
import { compare, matches, select } from './evaluate.ts';
import { Facet } from './facet.ts';
import {
  damageOn,
  features,
  hasProperty,
  isUnchosenX,
  playedAs,
  speedOf,
  standsFor,
  statOf,
  traitsOf,
} from './features.ts';

const { zone, control, flags, counters, damage, attachment, identity, notes, combat, stack } = Aspect;
/** Numbers come from more than what is printed and the effects that state their own reads. */
const STATS = identity | counters | control | stack;
const TRAITS = Facet.type | Facet.element | Facet.stat;

const fits = (g: G, f: Filter | undefined, id: ObjectId, ctx: Context): boolean =>
  f === undefined || matches(g, f, id, ctx);
const someFits = (g: G, f: Filter | undefined, ids: readonly ObjectId[], ctx: Context): boolean =>
  f === undefined || ids.some((id) => matches(g, f, id, ctx));

export const filters: FilterTable<GrandArchiveFilter<GrandArchiveFamilies>, G> = {
  type: {
    reads: identity,
    facet: Facet.type,
    ownRow: true,
    impersonal: true,
    evaluate: (g, f, id) => isType(features(g, id), typeBit(f.type)),
  },
  supertype: {
    reads: identity,
    facet: Facet.type,
    ownRow: true,
    impersonal: true,
    evaluate: (g, f, id) => isOf(features(g, id), supertypeBit(f.type)),
  },
  subtype: {
    reads: identity,
    facet: Facet.type,
    ownRow: true,
    impersonal: true,
    evaluate: (g, f, id) => hasSubtype(features(g, id), f.type),
  },
  class: {
    reads: identity,
    facet: Facet.type,
    ownRow: true,
    impersonal: true,
    evaluate: (g, f, id) => hasClass(features(g, id), f.class),
  },
  // A champion has the elements of its lineage.
  element: {
    reads: identity | zoneAspect(LINEAGE),
    facet: Facet.element,
    ownRow: true,
    impersonal: true,
    evaluate: (g, f, id) => (features(g, id).elements & elementBit(f.element)) !== 0,
  },
  elementKind: {
    reads: identity | zoneAspect(LINEAGE),
    facet: Facet.element,
    ownRow: true,
    impersonal: true,
    evaluate: (g, f, id) => (features(g, id).elements & (f.of === 'basic' ? BASIC : ADVANCED)) !== 0,
  },
  chosen: {
    reads: STATS | notes | zoneAspect(LINEAGE),
    facet: TRAITS,
    evaluate(g, f, id, ctx) {
      const word = chosen(g.state, f.key, ctx);
      if (typeof word === 'number') return traitsOf(g, id, f.what).includes(word);
      const own = traitsOf(g, id, f.what);
      return wordsOf(word).some((one) => own.includes(one.toLowerCase()));
    },
  },
  shares: {
    reads: STATS | zoneAspect(LINEAGE),
    facet: TRAITS,
    evaluate(g, f, id, ctx) {
      const own = traitsOf(g, id, f.what);
      return select(g, f.with, ctx).some(
        (other) => isObject(other) && other !== id && traitsOf(g, other, f.what).some((trait) => own.includes(trait)),
      );
    },
  },
  unit: {
    reads: identity,
    facet: Facet.type,
    ownRow: true,
    impersonal: true,
    evaluate: (g, _, id) => isType(features(g, id), UNIT),
  },
  object: {
    reads: 0,
    facet: 0,
    ownRow: true,
    impersonal: true,
    evaluate: (g, _, id, ctx) => zoneOrLast(g.state, objectRow(g.state, id), ctx) === FIELD,
  },
  rested: {
    reads: flags,
    facet: 0,
    ownRow: true,
    impersonal: true,
    evaluate: (g, _, id) => (objectRow(g.state, id).flags & Flag.rested) !== 0,
  },
  awake: {
    reads: flags,
    facet: 0,
    ownRow: true,
    impersonal: true,
    evaluate: (g, _, id) => (objectRow(g.state, id).flags & Flag.rested) === 0,
  },
  faceDown: {
    reads: flags | identity,
    facet: 0,
    ownRow: true,
    evaluate: (g, _, id) => (objectRow(g.state, id).flags & Flag.faceDown) !== 0,
  },
  // Being loaded is told by what lies under it.
  property: {
    reads: flags | zoneAspect(LOADED),
    facet: Facet.property,
    ownRow: true,
    evaluate: (g, f, id) => hasProperty(g, id, f.property),
  },
  keyword: {
    reads: identity | counters | zoneAspect(LINEAGE),
    facet: Facet.ability,
    impersonal: true,
    players: true,
    evaluate: (g, f, id) => (isPlayer(id) ? playerHas(g, id, f.keyword) : hasKeyword(features(g, id), f.keyword)),
  },
  // Label keywords 2: a characteristic of the card.
  label: {
    reads: identity,
    facet: Facet.ability,
    impersonal: true,
    evaluate: (g, f, id) => faceOf(g.pool, objectRow(g.state, standsFor(g, id))).labels?.includes(f.label) === true,
  },
  stat: {
    reads: STATS,
    facet: Facet.stat,
    ownRow: true,
    evaluate(g, f, id, ctx) {
      const number = statOf(g, id, f.stat);
      if (number === null || (f.is.op === '=' && isUnchosenX(g, id, f.stat))) return false;
      return compare(number, f.is, g, ctx);
    },
  },
  hasCost: {
    reads: identity,
    facet: Facet.stat,
    ownRow: true,
    evaluate: (g, f, id) => features(g, id).cost?.kind === f.cost,
  },
  hasStat: {
    reads: identity,
    facet: Facet.stat,
    ownRow: true,
    evaluate: (g, f, id) => statOf(g, id, f.stat) !== null,
  },
  damaged: {
    reads: damage | counters,
    facet: 0,
    ownRow: true,
    evaluate(g, f, id, ctx) {
      const amount = damageOn(objectRow(g.state, id));
      return f.is === undefined ? amount > 0 : compare(amount, f.is, g, ctx);
    },
  },
  attacking: {
    reads: combat,
    facet: 0,
    evaluate: (g, f, id, ctx) => isAttacking(g, id) && someFits(g, f.whom, defendersNow(g), ctx),
  },
  defending: {
    reads: combat,
    facet: 0,
    evaluate: (g, f, id, ctx) =>
      defendersNow(g).includes(id) && someFits(g, f.against, listed(g.state.game.combat?.attacker), ctx),
  },
  retaliating: {
    reads: combat,
    facet: 0,
    evaluate: (g, f, id, ctx) => retaliatorsNow(g).includes(id) && someFits(g, f.against, attackedBy(g, id), ctx),
  },
  wielded: {
    reads: combat,
    facet: 0,
    evaluate: (g, f, id, ctx) =>
      wieldedNow(g).includes(id) && someFits(g, f.by, listed(g.state.game.combat?.attacker), ctx),
  },
  linked: {
    reads: attachment,
    facet: 0,
    evaluate(g, f, id, ctx) {
      const { host } = objectRow(g.state, id);
      return host !== NO_OBJECT && isObject(host) && fits(g, f.to, host, ctx);
    },
  },
  hasLink: {
    reads: attachment,
    facet: 0,
    evaluate(g, f, id, ctx) {
      const { attachments } = objectRow(g.state, id);
      return attachments.length > 0 && someFits(g, f.where, attachments, ctx);
    },
  },
  omen: {
    reads: counters | zoneAspect(BANISHMENT),
    facet: 0,
    ownRow: true,
    evaluate(g, _, id) {
      const row = objectRow(g.state, id);
      return row.zone === BANISHMENT && (row.counters.omen ?? 0) > 0;
    },
  },
  activation: {
    reads: stack | zone,
    facet: 0,
    evaluate(g, f, id, ctx) {
      const row = objectRow(g.state, id);
      const entry = row.kind === 'card' || row.kind === 'token' ? null : stackEntry(row);
      if (entry?.kind !== 'instance' || !fits(g, f.of, entry.source, ctx)) return false;
      return (entry.method === 'materialize') === (f.method === 'materialize');
    },
  },
  activatedFrom: { reads: zone | stack, facet: 0, evaluate: (g, f, id) => isActivatedFrom(g, id, f.zones) },
  deckOf: {
    reads: identity,
    facet: Facet.type,
    ownRow: true,
    evaluate(g, f, id) {
      const c = features(g, id);
      return (isOf(c, REGALIA) || isType(c, CHAMPION)) === (f.deck === 'materialDeck');
    },
  },
  character: {
    reads: identity,
    facet: Facet.name,
    ownRow: true,
    evaluate: (g, f, id) => hasWords(features(g, id).name, f.name),
  },
  facing: {
    reads: notes,
    facet: 0,
    ownRow: true,
    evaluate: (g, f, id) => isFacing(objectRow(g.state, id), f.directions),
  },
  transformed: {
    reads: identity,
    facet: 0,
    ownRow: true,
    evaluate: (g, _, id) => objectRow(g.state, id).face !== 0,
  },
  doubleFaced: {
    reads: identity,
    facet: 0,
    ownRow: true,
    evaluate(g, _, id) {
      const { def } = objectRow(g.state, id);
      return def >= 0 && cardOf(g.pool, def).faces.length > 1;
    },
  },
  speed: {
    reads: identity,
    facet: Facet.stat,
    ownRow: true,
    evaluate: (g, f, id) => speedOf(features(g, id)) === f.speed,
  },
  // Whatever has a part in dealing damage.
  source: { reads: 0, facet: 0, impersonal: true, evaluate: () => true },
  parity: {
    reads: identity | Aspect.counters | Aspect.control,
    facet: Facet.stat,
    evaluate(g, f, id) {
      const stat = statOf(g, id, f.stat);
      return stat !== null && Math.abs(stat % 2) === (f.is === 'odd' ? 1 : 0);
    },
  },
  firstOfTurn: {
    reads: Aspect.history | Aspect.turn,
    facet: 0,
    evaluate: (g, f, id, ctx) => castOrdinal(g, f.event, id, ctx, true) === 1,
  },
  status: {
    reads: zoneAspect(ATTRIBUTES),
    facet: 0,
    players: true,
    evaluate: (g, f, id) => isPlayer(id) && hasStatus(g, id, f.name),
  },
};

const listed = (id: ObjectId | undefined): readonly ObjectId[] => (id === undefined ? [] : [id]);

/** The zone that a card, or the card that an object was, was activated from; a card that is not activated yet is there. */
function isActivatedFrom(g: G, id: ObjectId, zones: readonly Zone[]): boolean {
  const { zone } = objectRow(g.state, id);
  const entry = playedAs(g, id);
  const elsewhere = zone === FIELD || zone === INTENT ? NOWHERE : zone;
  const from = entry === null ? elsewhere : entry.copy === true ? NOWHERE : entry.from;
  return from !== NOWHERE && isOneOf(zones, from);
}

const spelled = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()} `;

/** Whether these whole words are part of a name. */
const hasWords = (name: string, words: string): boolean => spelled(name).includes(spelled(words));
