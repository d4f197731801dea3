/** What sorts of things Magic's nodes find and take: players, objects by their zones, abilities on the stack, and what is gone (400.7). */

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
import type { Change, EventPattern, Filter, MagicFamilies, Selector } from './families.ts';
import type { Zone } from './selector.ts';

const IN_PLAY = 'battlefield';
const ZONES: readonly Zone[] = ['library', 'hand', IN_PLAY, 'graveyard', 'stack', 'exile', 'command', 'outside'];

const anything = (): Sorts => undefined;
/** It can be true of a permanent only, or of what was one. */
const permanent = (): Sorts => [IN_PLAY, 'gone'];
const onStack = (): Sorts => ['stack', 'ability', 'gone'];

const selectors: Yields<MagicFamilies, Selector> = {
  ...coreSelectorSorts<MagicFamilies>(IN_PLAY),
  pairedWith: () => [IN_PLAY],
  top: ({ zone }) => [zone ?? 'library'],
  sources: anything,
  attacked: ({ player }) => (player === true ? ['player'] : [IN_PLAY, 'player']),
};

const filters: Yields<MagicFamilies, Filter> = {
  // 108.4: what is neither a permanent nor on the stack has no controller; emblems have one.
  ...coreFilterSorts<MagicFamilies>(IN_PLAY, [IN_PLAY, 'stack', 'ability', 'command', 'gone']),
  type: () => [...ZONES, 'gone'],
  supertype: () => [...ZONES, 'gone'],
  subtype: () => [...ZONES, 'gone'],
  chosenType: anything,
  color: anything,
  chosenColor: anything,
  colorCount: anything,
  permanent,
  // 112.1: a spell; what it became can be meant with it.
  spell: onStack,
  commander: anything,
  castFrom: anything,
  castNumber: anything,
  abilityless: anything,
  xInCost: anything,
  cardType: anything,
  forCost: anything,
  manaAbility: anything,
  activatedAbility: anything,
  repeatedSymbol: anything,
  permanentCard: () => [...ZONES, 'gone'],
  anyTarget: () => [IN_PLAY, 'player'],
  asSpell: anything,
  sharesColor: anything,
  sharesType: anything,
  keyword: anything,
  power: anything,
  toughness: anything,
  basePower: anything,
  baseToughness: anything,
  canHost: () => [IN_PLAY, 'player'],
  manaValue: anything,
  tapped: permanent,
  recent: permanent,
  designated: anything,
  faceDown: anything,
  paired: permanent,
  goaded: permanent,
  transformed: permanent,
  attacking: permanent,
  blocking: permanent,
  bandedWith: permanent,
  blocked: permanent,
  unblocked: permanent,
  enchanted: () => [IN_PLAY, 'player', 'gone'],
  equipped: permanent,
};

// Events
const none = (): Roles => ({});
const ofPlayer = (): Roles => ({ player: ['player'] });
const ofPermanent = (): Roles => ({ object: [IN_PLAY], player: ['player'] });
const ofStack = (): Roles => ({ object: ['stack'], player: ['player'] });
const GONE: readonly Zone[] = [IN_PLAY, 'stack'];

const events: Parts<MagicFamilies, EventPattern> = {
  ...coreEventSorts<MagicFamilies>(),
  move: ({ from, to = ZONES }) => {
    const mayHaveLeft = from === undefined || from.some((zone) => GONE.includes(zone));
    const arrived = to.length === 1 && to[0] === IN_PLAY;
    return { object: either(to, mayHaveLeft && !arrived ? ['gone'] : []), player: ['player'] };
  },
  beginning: ofPlayer,
  damage: () => ({ object: [IN_PLAY, 'player', 'gone'], player: ['player'], source: [...ZONES, 'gone'] }),
  cast: ofStack,
  // 602.2a: the object is what has the ability.
  activate: () => ({ object: [...ZONES, 'gone'], other: ['ability'], player: ['player'] }),
  attack: () => ({ object: [IN_PLAY], other: [IN_PLAY, 'player'], player: ['player'] }),
  attackers: ofPlayer,
  block: () => ({ object: [IN_PLAY], other: [IN_PLAY], player: ['player'] }),
  becomesBlocked: () => ({ object: [IN_PLAY], other: [IN_PLAY], player: ['player'] }),
  attacksUnblocked: ofPermanent,
  tap: ofPermanent,
  untap: ofPermanent,
  targeted: () => ({ other: ['stack', 'ability'] }),
  draw: () => ({ object: ['hand'], player: ['player'] }),
  discard: () => ({ object: ZONES.filter((zone) => zone !== IN_PLAY && zone !== 'stack'), player: ['player'] }),
  sacrifice: () => ({ object: ['gone', 'graveyard'], player: ['player'] }),
  mill: () => ({ player: ['player'] }),
  gainLife: ofPlayer,
  loseLife: ofPlayer,
  counters: none,
  attach: () => ({ object: [IN_PLAY], other: [IN_PLAY, 'player'], player: ['player'] }),
  control: ofPermanent,
  create: () => ({ object: [IN_PLAY], player: ['player'] }),
  copy: () => ({ player: ['player'] }),
  destroy: none,
  regenerate: ofPermanent,
  transform: ofPermanent,
  turnUp: ofPermanent,
  phaseIn: ofPermanent,
  phaseOut: none,
  playLand: ofPermanent,
  search: ofPlayer,
  shuffle: ofPlayer,
  scry: ofPlayer,
  surveil: ofPlayer,
  lose: ofPlayer,
  mana: () => ({ object: [IN_PLAY, 'gone'], player: ['player'] }),
  prevented: () => ({ object: [IN_PLAY, 'player', 'gone'], player: ['player'], source: [...ZONES, 'gone'] }),
  acted: none,
  unlock: ofPermanent,
  dayNight: none,
  chapter: none,
};

// What can be said of what
const PERMANENT: Takes = [IN_PLAY];
const PLAYER: Takes = ['player'];
/** An object that is there, wherever that is. */
const REMAINING: Takes = { not: ['gone', 'player', 'number'] };

const change: Readonly<Record<Change['kind'], Takes>> = {
  copyOf: REMAINING,
  controller: [IN_PLAY, 'stack', 'ability'],
  // 702.11d: players have abilities, too.
  gain: { not: ['gone', 'number'] },
  thisAbility: REMAINING,
  lose: { not: ['gone', 'number'] },
  loseAll: REMAINING,
  cantHave: { not: ['gone', 'number'] },
  name: REMAINING,
  text: REMAINING,
  types: REMAINING,
  removeTypes: REMAINING,
  everyCreatureType: REMAINING,
  chosenType: REMAINING,
  colors: REMAINING,
  chosenColor: REMAINING,
  // 208.1: an effect that changes power and toughness is about a creature, not about a spell that may become one.
  setPT: { not: ['gone', 'player', 'number', 'ability'] },
  addPT: { not: ['gone', 'player', 'number', 'ability', 'stack'] },
  switchPT: { not: ['gone', 'player', 'number', 'ability', 'stack'] },
  noManaCost: REMAINING,
  loseThisAbility: REMAINING,
  gainAbilitiesOf: REMAINING,
};

const cantAction: Readonly<Record<CantAction, Takes>> = {
  attack: PERMANENT,
  attackAlone: PERMANENT,
  block: PERMANENT,
  blockAlone: PERMANENT,
  beBlocked: PERMANENT,
  beBlockedByFewer: PERMANENT,
  beBlockedByMore: PERMANENT,
  attackByMore: PLAYER,
  blockByMore: PLAYER,
  beAttackedByMore: [IN_PLAY, 'player'],
  assignDamage: PERMANENT,
  beTargeted: { not: ['gone', 'number'] },
  beEnchanted: { not: ['gone', 'number'] },
  beEquipped: PERMANENT,
  beCountered: ['stack', 'ability'],
  beRegenerated: { not: ['player', 'number'] },
  beSacrificed: PERMANENT,
  activate: { not: ['gone', 'number'] },
  activateNonMana: { not: ['gone', 'number'] },
  cast: { not: ['number'] },
  playLands: { not: ['number'] },
  draw: PLAYER,
  gainLife: PLAYER,
  loseLife: PLAYER,
  untap: PERMANENT,
  untapDuringUntapStep: PERMANENT,
  untapByMore: PLAYER,
  transform: PERMANENT,
  beTurnedUp: PERMANENT,
  beSuspected: PERMANENT,
  crew: PERMANENT,
  castAtInstantSpeed: PLAYER,
  search: PLAYER,
  haveCounters: [IN_PLAY, 'player'],
  lose: PLAYER,
  loseForLife: PLAYER,
  loseForDrawing: PLAYER,
  win: PLAYER,
  preventDamage: { not: ['number'] },
  enter: { not: ['player', 'number'] },
};

const mustAction: Readonly<Record<MustAction, Takes>> = {
  attack: PERMANENT,
  block: PERMANENT,
  beBlocked: PERMANENT,
  beBlockedByAll: PERMANENT,
};

const magic: Sorting<MagicFamilies> = {
  inPlay: IN_PLAY,
  stack: 'stack',
  selectors,
  filters,
  events,
  takes: { change, cantAction, mustAction },
};

/** As those see it who know no game. */
export const sorting = magic as unknown as Sorting<Families>;
