/**
 * What a node of the card language reads of the game, as aspects: cached characteristics stay valid while nothing that an effect
 * in force reads has changed. A missing bit is a bug; one too many only costs time.
 */
import { Aspect, zoneAspect } from '@rulewright/kernel';
import type { Condition, Filter, Selector, Value, Zone } from '@rulewright/language/magic';
import { BATTLEFIELD, zoneOf } from '../400-zones/400-zones.ts';

type Node = Selector | Filter | Value | Condition;
type Kind = Exclude<Node, number>['kind'];

const { zone, control, flags, counters, attachment, identity, notes, player, turn, combat, history, stack } = Aspect;
/** What the characteristics of an object come from, beside the effects that change them, which state their own reads. */
const PRINTED = identity;
const POWER = identity | counters | control;

/** By kind, whichever family of nodes it belongs to; what is inside a node is added to it. */
const aspects: Readonly<Record<Kind, number>> = {
  // Combinators, constants, and what the ability carries
  all: 0,
  any: 0,
  not: 0,
  add: 0,
  times: 0,
  max: 0,
  min: 0,
  minus: 0,
  half: 0,
  remainder: 0,
  if: 0,
  compare: 0,
  this: 0,
  granter: 0,
  you: 0,
  var: 0,
  tally: 0,
  most: 0,
  fewest: 0,
  event: 0,
  amount: 0,
  x: 0,
  paid: stack | zone,
  did: 0,
  asCast: 0,
  wasCast: 0,
  dayNight: turn,
  union: 0,
  is: 0,
  where: 0,
  owner: 0,
  ownedBy: 0,
  // Characteristics
  type: PRINTED,
  supertype: PRINTED,
  subtype: PRINTED,
  color: PRINTED,
  colorCount: PRINTED,
  named: PRINTED,
  keyword: PRINTED | counters,
  manaValue: PRINTED | stack,
  permanentCard: PRINTED,
  anyTarget: PRINTED,
  sharesName: PRINTED,
  sharesColor: PRINTED,
  sharesType: PRINTED,
  power: POWER,
  toughness: POWER,
  stat: POWER | zone,
  greatest: POWER | zone,
  least: POWER | zone,
  total: POWER | zone,
  different: POWER | zone,
  finalChapter: PRINTED,
  spent: stack | history,
  devotion: PRINTED | control | zone,
  speed: zone | notes,
  // Choices and links
  chosenType: PRINTED | notes,
  chosenColor: PRINTED | notes,
  chosenName: PRINTED | notes,
  noted: notes,
  // Where things are and whose. Phasing in and out counts as a change of zone.
  each: 0,
  top: zone,
  in: zone,
  count: 0,
  exists: 0,
  matches: zone,
  filter: 0,
  permanent: 0,
  card: 0,
  token: 0,
  commander: zone,
  castFrom: zone | stack,
  castNumber: zone | stack | history,
  xInCost: PRINTED,
  nameless: PRINTED,
  cardType: PRINTED,
  forCost: 0,
  manaAbility: PRINTED | counters,
  spell: stack,
  ability: stack,
  targets: stack | zone,
  targetCount: stack,
  targetsOf: stack,
  became: zone,
  announced: 0,
  sources: stack | zone,
  controller: control,
  controlledBy: control,
  // Status
  tapped: flags,
  designated: notes | zone | turn,
  paired: PRINTED | notes | zone | control | flags,
  pairedWith: PRINTED | notes | zone | control | flags,
  recent: control | turn,
  faceDown: flags | identity,
  transformed: flags | identity,
  counters: counters | player,
  host: attachment,
  attachments: attachment,
  attachedTo: attachment,
  enchanted: attachment | identity,
  equipped: attachment | identity,
  // Combat
  attacking: combat,
  blocking: combat,
  blocked: combat,
  unblocked: combat,
  attacked: combat,
  // Players and the turn
  life: player,
  turnsTaken: player,
  commanderCasts: player,
  player,
  players: player,
  turnOf: turn,
  step: turn,
  history: history | turn,
};

/** Filters that look only at the row of the object itself: whatever changes the row voids what is cached on it anyway. */
const OWN_ROW: ReadonlySet<string> = new Set<Filter['kind']>([
  'type',
  'supertype',
  'subtype',
  'color',
  'colorCount',
  'named',
  'keyword',
  'manaValue',
  'permanentCard',
  'anyTarget',
  'permanent',
  'card',
  'token',
  'in',
  'power',
  'toughness',
  'counters',
  'tapped',
  'faceDown',
  'transformed',
]);

const known = new WeakMap<object, number>();

/**
 * The aspects that a node reads. An `each` (in a union or not) that is asked about by itself describes the objects that an effect
 * applies to: each is tested alone, so which others there are does not matter, nor do changes of its own row.
 */
export function readsOf(node: Node): number {
  if (typeof node === 'number') return 0;
  const found = known.get(node);
  if (found !== undefined) return found;
  const bits = readsOfAffected(node);
  known.set(node, bits);
  return bits;
}

function readsOfAffected(node: Exclude<Node, number>): number {
  if (node.kind === 'each') return readsOfTest(node.where);
  if (node.kind === 'union') return node.of.reduce((bits, part) => bits | readsOfAffected(part), 0);
  return readsInside(node);
}

/** Of a filter that is applied to the very object whose characteristics are cached. */
function readsOfTest(f: Filter): number {
  switch (f.kind) {
    case 'all':
    case 'any':
      return f.of.reduce((bits, part) => bits | readsOfTest(part), 0);
    case 'not':
      return readsOfTest(f.of);
    default:
      return OWN_ROW.has(f.kind) ? readsOfParts(f) : readsInside(f);
  }
}

/** Of data that may be a node, or hold nodes: lists, comparisons, event patterns. Of the object itself, too. */
export function readsInside(data: unknown): number {
  if (typeof data !== 'object' || data === null) return 0;
  const { kind, which, who } = data as Readonly<Record<string, unknown>>;
  const own = (typeof kind === 'string' ? (aspects[kind as Kind] ?? Aspect.all) : 0) | zonesRead(data as ZoneReader);
  // Objects leave with their owner (800.4a), so who is still in the game does not matter to whose they are.
  if ((kind === 'controlledBy' || kind === 'ownedBy') && isWholeGroup(who)) return own | groupReads(who.which);
  return own | groupReads(which) | readsOfParts(data);
}

type ZoneReader = { readonly kind?: Kind; readonly zones?: readonly Zone[]; readonly of?: Node; readonly what?: Node };

/** Which zones a selection looks into: those named, the battlefield if none are. What is found otherwise may be anywhere. */
function zonesRead({ kind, zones, of, what }: ZoneReader): number {
  if (kind === 'each') {
    return zones === undefined ? zoneAspect(BATTLEFIELD) : zones.reduce((bits, z) => bits | zoneAspect(zoneOf(z)), 0);
  }
  if (kind !== 'exists' && kind !== 'count') return 0;
  const found = of ?? what;
  return typeof found === 'object' && found.kind === 'each' ? 0 : zone;
}

function readsOfParts(data: object): number {
  let bits = 0;
  for (const part of Object.values(data)) bits |= readsInside(part);
  return bits;
}

type Group = Extract<Selector, { kind: 'players' }>;
const isWholeGroup = (who: unknown): who is Group =>
  (who as Selector).kind === 'players' && !('where' in (who as Group));

/** Which players are active, attacking or defending. */
const groupReads = (which: unknown): number =>
  which === 'active' ? turn : which === 'attacking' || which === 'defending' ? combat | turn : 0;
