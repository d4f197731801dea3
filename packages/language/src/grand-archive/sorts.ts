/** What sorts of things Grand Archive's nodes find and take: players, objects by their zones, abilities that wait, and what is gone. */
import type { Families } from '../core/families.ts';
import type { Takes } from '../core/schema/shape.ts';
import {
  coreEventSorts,
  coreFilterSorts,
  coreSelectorSorts,
  either,
  type Parts,
  type Roles,
  type Sorting,
  type Sorts,
  type Yields,
} from '../core/sorts.ts';
import type { CantAction, MustAction } from './effect.ts';
import type { Change, EventPattern, Filter, GrandArchiveFamilies, Selector } from './families.ts';
import { ZONES } from './words.ts';

const FIELD = 'field';

const anything = (): Sorts => undefined;
/** A player has none of it; an ability that waits has what its object has. */
const noPlayer = (): Sorts => [...ZONES, 'ability', 'gone'];
const onField = (): Sorts => [FIELD];
/** It can be true only of what is on the field, or was. */
const object = (): Sorts => [FIELD, 'gone'];
const waiting = (): Sorts => ['stack', 'ability', 'gone'];
const fromDeck = ({ deck }: { readonly deck?: 'mainDeck' | 'materialDeck' }): Sorts => [deck ?? 'mainDeck'];

const selectors: Yields<GrandArchiveFamilies, Selector> = {
  ...coreSelectorSorts<GrandArchiveFamilies>(FIELD),
  champion: onField,
  lineage: ({ whole }) => (whole === true ? ['lineage', FIELD] : ['lineage']),
  loadedInto: () => ['loaded'],
  top: fromDeck,
  bottom: fromDeck,
  attacker: onField,
  defenders: onField,
  retaliators: onField,
  // Attack cards lie in the intent.
  wielded: () => [FIELD, 'intent'],
  attack: anything,
  attacksOf: anything,
  attacked: onField,
  mastery: anything,
  cardOf: noPlayer,
  activationsOf: waiting,
  carrier: onField,
};

const filters: Yields<GrandArchiveFamilies, Filter> = {
  ...coreFilterSorts<GrandArchiveFamilies>(FIELD, undefined),
  type: noPlayer,
  supertype: noPlayer,
  subtype: noPlayer,
  class: noPlayer,
  element: noPlayer,
  elementKind: noPlayer,
  chosen: noPlayer,
  shares: noPlayer,
  unit: noPlayer,
  source: anything,
  object,
  rested: object,
  awake: object,
  faceDown: noPlayer,
  property: noPlayer,
  // Players have abilities, too.
  keyword: anything,
  label: noPlayer,
  stat: noPlayer,
  hasCost: noPlayer,
  hasStat: noPlayer,
  parity: noPlayer,
  damaged: noPlayer,
  attacking: noPlayer,
  defending: noPlayer,
  retaliating: object,
  wielded: noPlayer,
  linked: object,
  hasLink: object,
  omen: noPlayer,
  activation: waiting,
  activatedFrom: noPlayer,
  deckOf: noPlayer,
  character: noPlayer,
  facing: noPlayer,
  transformed: noPlayer,
  doubleFaced: noPlayer,
  speed: noPlayer,
  firstOfTurn: anything,
  status: () => ['player'],
};

// Events
const none = (): Roles => ({});
const ofPlayer = (): Roles => ({ player: ['player'] });
const ofObject = (): Roles => ({ object: [FIELD] });
const ofObjectOfPlayer = (): Roles => ({ object: [FIELD], player: ['player'] });
const onceGone = (): Roles => ({ object: ['gone', 'graveyard'] });
const ofCombat = (): Roles => ({ object: [FIELD, 'gone'], other: [FIELD, 'gone'] });

const events: Parts<GrandArchiveFamilies, EventPattern> = {
  ...coreEventSorts<GrandArchiveFamilies>(),
  move: ({ from, to = ZONES }) => {
    const mayHaveLeft = from === undefined || from.some((zone) => zone === FIELD || zone === 'stack');
    const arrived = to.length === 1 && to[0] === FIELD;
    return { object: either(to, mayHaveLeft && !arrived ? ['gone'] : []) };
  },
  enter: ofObject,
  leave: () => ({ object: ['gone', ...ZONES.filter((zone) => zone !== FIELD)] }),
  die: onceGone,
  destroy: none,
  sacrifice: none,
  discard: ofPlayer,
  reveal: ofPlayer,
  banish: ofPlayer,
  activate: ofPlayer,
  activateAbility: ofPlayer,
  materialize: ofPlayer,
  bestow: ofPlayer,
  brew: ofPlayer,
  gather: ofPlayer,
  negate: ofPlayer,
  targeted: () => ({ other: ['stack', 'ability'] }),
  attack: none,
  retaliate: ofCombat,
  hit: none,
  kill: none,
  damage: none,
  prevented: none,
  endOfCombat: none,
  draw: ofPlayer,
  recover: ofPlayer,
  glimpse: ofPlayer,
  empower: ofPlayer,
  shuffle: ofPlayer,
  lose: ofPlayer,
  reserve: ofPlayer,
  levelUp: ofObject,
  delevel: ofObject,
  turnDirection: ofPlayer,
  status: ofPlayer,
  rest: ofObject,
  wake: ofObject,
  transform: ofObject,
  foster: ofObject,
  load: none,
  link: ofObject,
  suppress: ofPlayer,
  starcall: ofPlayer,
  becomes: none,
  gains: none,
  counters: none,
  summon: ofObjectOfPlayer,
  charge: none,
  beginning: ofPlayer,
};

// What can be said of what
const PLAYER: Takes = ['player'];
const NO_PLAYER: Takes = { not: ['player', 'number'] };
/** An object or card that is there. */
const REMAINING: Takes = { not: ['gone', 'player', 'number'] };
const ON_FIELD: Takes = [FIELD];
const ANY: Takes = { not: ['number'] };

const change: Readonly<Record<Change['kind'], Takes>> = {
  copyOf: REMAINING,
  controller: REMAINING,
  // Masteries and statuses give players abilities.
  gain: ANY,
  thisAbility: REMAINING,
  lose: ANY,
  loseAll: REMAINING,
  cantHave: ANY,
  name: REMAINING,
  base: REMAINING,
  speed: REMAINING,
  types: REMAINING,
  removeTypes: REMAINING,
  chosenType: REMAINING,
  elements: REMAINING,
  chosenElement: REMAINING,
  gainChosen: REMAINING,
  gainAbilitiesOf: REMAINING,
  property: REMAINING,
  add: REMAINING,
  double: REMAINING,
  swap: REMAINING,
};

const cantAction: Readonly<Record<CantAction, Takes>> = {
  attack: NO_PLAYER,
  beAttacked: NO_PLAYER,
  retaliate: ON_FIELD,
  beRetaliated: NO_PLAYER,
  intercept: ON_FIELD,
  beIntercepted: NO_PLAYER,
  beUsedForAttack: NO_PLAYER,
  beTargeted: ANY,
  beNegated: NO_PLAYER,
  beDestroyed: NO_PLAYER,
  beSacrificed: NO_PLAYER,
  beRested: ON_FIELD,
  wake: ON_FIELD,
  wakeDuringWakeUp: ON_FIELD,
  activate: ANY,
  activateAbilities: ANY,
  materialize: ANY,
  bestow: ANY,
  draw: PLAYER,
  recover: ANY,
  levelUp: ON_FIELD,
  becomeDistant: ON_FIELD,
  haveCounters: ANY,
  removeCounters: ANY,
  putCounters: ANY,
  preventDamage: ANY,
  enter: NO_PLAYER,
  leave: NO_PLAYER,
  reserve: ANY,
  reveal: ANY,
  beBanished: NO_PLAYER,
  beRedirected: NO_PLAYER,
  gainKeyword: ANY,
  win: PLAYER,
  lose: PLAYER,
};

const mustAction: Readonly<Record<MustAction, Takes>> = {
  attack: ON_FIELD,
  beAttacked: ON_FIELD,
  retaliate: ON_FIELD,
};

const grandArchive: Sorting<GrandArchiveFamilies> = {
  inPlay: FIELD,
  stack: 'stack',
  selectors,
  filters,
  events,
  takes: { change, cantAction, mustAction },
};

/** As those see it who know no game. */
export const sorting = grandArchive as unknown as Sorting<Families>;
