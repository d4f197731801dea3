/** What the rules themselves do instead of an event: where cards of the material deck go, what properties, counters and keywords replace. */
import {
  type MoveEvent,
  type ObjectId,
  type ObjectRow,
  objectRow,
  type PlayerId,
  type ReplacementCandidate,
} from '@rulewright/kernel';
import type { Replacement } from '@rulewright/language/grand-archive';
import type * as common from '@rulewright/rules';
import { NO_EFFECT } from '@rulewright/rules';
import type { DamageEvent, DestroyEvent, SacrificeEvent } from '../events/types.ts';
import { characteristics, hasKeyword, isOf, isType } from '../parts-of-a-card/characteristics.ts';
import { cardOf } from '../parts-of-a-card/pool.ts';
import { type Printed, printed } from '../parts-of-a-card/printed.ts';
import { CHAMPION, REGALIA } from '../parts-of-a-card/words.ts';
import { context, Flag, type G } from '../state.ts';
import { controllerOrOwner } from '../vocabulary/controller.ts';
import { hasProperty } from '../vocabulary/features.ts';
import {
  BANISHMENT,
  FIELD,
  GRAVEYARD,
  HAND,
  INTENT,
  MAIN_DECK,
  MATERIAL_DECK,
  MEMORY,
  PLAYED,
} from '../zones/zones.ts';
import { criticals } from './critical.ts';
import { plainSheet } from './plain-sheet.ts';

/** What `replace` needs to know of a candidate. */
export type Instead = common.Instead<Replacement>;
export type Data =
  | Instead
  | { readonly chooseHost: true }
  | { readonly bulwark: ObjectId }
  | { readonly critical: true }
  /** The link shield that is destroyed or sacrificed instead. */
  | { readonly shield: ObjectId };

const BANISHED: Replacement = { kind: 'change', zone: 'banishment' };
const TO_MATERIAL_DECK: Replacement = { kind: 'change', zone: 'materialDeck' };

interface MoveRule {
  readonly name: string;
  readonly instead: Replacement;
  /** Those with one mark come to the same in any order. */
  readonly commutes?: string;
  applies(g: G, e: MoveEvent, row: ObjectRow): boolean;
}

function asMaterial(g: G, row: ObjectRow): Pick<Printed, 'types' | 'supertypes'> {
  if (row.kind === 'card' && row.face !== 0) return printed(cardOf(g.pool, row.def).faces[0]);
  const sheet = plainSheet(g, row);
  return sheet === null ? characteristics(g, row.id) : printed(sheet.face, 0, sheet);
}

/** Regalia 4–5, champion: cards that belong into the material deck. Double-faced cards 4: the default side of a card tells. */
function isOfMaterialDeck(g: G, row: ObjectRow): boolean {
  const c = asMaterial(g, row);
  return isOf(c, REGALIA) || isType(c, CHAMPION);
}

const PRIVATE: ReadonlySet<number> = new Set([HAND, MAIN_DECK, MEMORY]);
/** Where a card on the stack goes on to as what it was played for. */
const PLAYED_TO: ReadonlySet<number> = new Set([FIELD, INTENT]);

const isPreserved = ({ flags = 0, to }: MoveEvent): boolean => to === MATERIAL_DECK && (flags & Flag.preserved) !== 0;

/** Ephemerate 1.3–1.5: an object that leaves the field, a card that leaves the stack or the intent. */
function leavesForGood(e: MoveEvent, { zone }: ObjectRow): boolean {
  if (e.to === BANISHMENT || isPreserved(e)) return false;
  if (zone === FIELD) return e.to !== FIELD;
  return (zone === PLAYED || zone === INTENT) && !PLAYED_TO.has(e.to);
}

/** The name of the replacement of what is ephemeral. */
export const EPHEMERAL = 'banished-ephemeral';

const moveRules: readonly MoveRule[] = [
  {
    name: 'banished',
    instead: BANISHED,
    commutes: 'banished',
    applies: (g, e, row) => e.to === GRAVEYARD && isOfMaterialDeck(g, row),
  },
  {
    name: 'returned',
    instead: TO_MATERIAL_DECK,
    applies: (g, e, row) => PRIVATE.has(e.to) && row.kind === 'card' && isOfMaterialDeck(g, row),
  },
  {
    name: EPHEMERAL,
    instead: BANISHED,
    commutes: 'banished',
    applies: (g, e, row) => leavesForGood(e, row) && hasProperty(g, row.id, 'ephemeral'),
  },
];

/** A cheap test. */
export const movesSpecially = (g: G, e: MoveEvent): boolean => {
  const row = objectRow(g.state, e.object);
  return moveRules.some((rule) => rule.applies(g, e, row));
};

/** What it enters as is settled before how it does; the rest comes in the order that its controller likes. */
export const ORDER = { copy: 1, host: 2, any: 3 } as const;

const candidate = (key: string, source: ObjectId, data: Data): ReplacementCandidate => ({
  key,
  source,
  order: ORDER.any,
  data,
});

function instead(id: ObjectId, player: PlayerId, what: Replacement): Instead {
  return { instead: what, ctx: context(id, player), optional: false, effect: NO_EFFECT };
}

export function offerMoves(g: G, e: MoveEvent, found: ReplacementCandidate[]): void {
  const row = objectRow(g.state, e.object);
  for (const rule of moveRules) {
    if (!rule.applies(g, e, row)) continue;
    const data = instead(row.id, controllerOrOwner(g, row), rule.instead);
    const made = candidate(`${rule.name}:${row.id}`, row.id, data);
    found.push(rule.commutes === undefined ? made : { ...made, commutes: rule.commutes });
  }
}

const hasBulwark = (g: G, { to, combat }: DamageEvent): boolean =>
  combat && (objectRow(g.state, to).counters.bulwark ?? 0) > 0;

export const damageIsSpecial = (g: G, e: DamageEvent): boolean =>
  e.combat && (hasBulwark(g, e) || criticals(g, e).length > 0);

export function offerDamage(g: G, e: DamageEvent, found: ReplacementCandidate[]): void {
  // Bulwark 4: one effect, however many counters there are.
  if (hasBulwark(g, e)) found.push(candidate(`bulwark:${e.to}`, e.to, { bulwark: e.to }));
  // Critical 3: it is doubled once, however many instances there are.
  if (e.combat && criticals(g, e).length > 0)
    found.push(candidate(`critical:${e.source}`, e.source, { critical: true }));
}

const shieldsOf = (g: G, id: ObjectId): readonly ObjectId[] =>
  objectRow(g.state, id).attachments.filter(
    (link) => objectRow(g.state, link).zone === FIELD && hasKeyword(characteristics(g, link), 'link shield'),
  );

export const isShielded = (g: G, { object }: DestroyEvent | SacrificeEvent): boolean => shieldsOf(g, object).length > 0;

/** Link Shield 1–2. */
export function offerShields(g: G, e: DestroyEvent | SacrificeEvent, found: ReplacementCandidate[]): void {
  for (const shield of shieldsOf(g, e.object)) found.push(candidate(`link-shield:${shield}`, shield, { shield }));
}
