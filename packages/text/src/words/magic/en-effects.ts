/** What effects forbid, demand and allow, and how they change things, in plain English. */
import type { CantAction, Change, StaticEffect } from '@rulewright/language/magic';
import { listed } from '../en-telling.ts';
import { spaced } from '../phrasing.ts';
import { condition, cost, noun, selector, signed, value } from './en-phrases.ts';

type Cant = Extract<StaticEffect, { kind: 'cant' }>;
type Must = Extract<StaticEffect, { kind: 'must' }>;
type May = Extract<StaticEffect, { kind: 'may' }>;

export const a = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
const isPlayer = (e: Cant): boolean => e.what.kind === 'you' || e.what.kind === 'players';
const isOne = (e: { readonly who?: unknown; readonly what?: unknown }): boolean =>
  !('who' in e && (e.who as { readonly kind?: string }).kind === 'you');

const by = (e: Cant, word: string): string => (e.by === undefined ? '' : ` ${word} ${a(noun(e.by))}`);
const whom = (e: Cant): string => (e.whom === undefined ? '' : ` ${noun(e.whom)}`);
const count = (e: Cant): string => (e.count === undefined ? 'so many' : value(e.count));

/** After "can't". */
const cannot: { readonly [K in CantAction]: (e: Cant) => string } = {
  attack: (e) => `attack${whom(e)}`,
  attackAlone: () => 'attack alone',
  block: (e) => `block${e.by === undefined ? whom(e) : ` ${a(noun(e.by))}`}`,
  blockAlone: () => 'block alone',
  beBlocked: (e) => `be blocked${by(e, 'by')}`,
  beBlockedByFewer: (e) => `be blocked by fewer than ${count(e)} creatures`,
  beBlockedByMore: (e) => `be blocked by more than ${count(e)} creatures`,
  attackByMore: (e) => `attack${whom(e)} with more than ${count(e)} creatures`,
  blockByMore: (e) => `block with more than ${count(e)} creatures`,
  beAttackedByMore: (e) => `be attacked by more than ${count(e)} creatures`,
  assignDamage: () => 'assign combat damage',
  beTargeted: (e) => `be the target${by(e, 'of')}`,
  beEnchanted: (e) => `be enchanted${by(e, 'by')}`,
  beEquipped: (e) => `be equipped${by(e, 'by')}`,
  beCountered: (e) => `be countered${by(e, 'by')}`,
  beRegenerated: () => 'be regenerated',
  beSacrificed: () => 'be sacrificed',
  activate: (e) => `activate abilities${by(e, 'of')}`,
  activateNonMana: (e) => `activate abilities${by(e, 'of')} that are not mana abilities`,
  cast: (e) => `cast ${e.by === undefined ? 'spells' : a(noun(e.by))}`,
  playLands: () => 'play lands',
  draw: (e) => `draw${e.count === undefined ? '' : ` more than ${value(e.count)}`} cards`,
  gainLife: () => 'gain life',
  loseLife: () => 'lose life',
  untap: () => 'become untapped',
  untapDuringUntapStep: () => "untap during its controller's untap step",
  untapByMore: (e) => `untap more than ${count(e)}${e.by === undefined ? '' : ` ${noun(e.by)}`}`,
  transform: () => 'transform',
  beTurnedUp: () => 'be turned face up',
  beSuspected: () => 'become suspected',
  crew: () => 'crew Vehicles',
  castAtInstantSpeed: (e) => `cast ${e.by === undefined ? 'spells' : noun(e.by)} when no sorcery could be cast`,
  search: () => 'search libraries',
  haveCounters: (e) => `have ${e.by === undefined ? '' : `${noun(e.by)} `}counters put on it`,
  lose: () => 'lose the game',
  loseForLife: () => 'lose the game for having 0 or less life',
  loseForDrawing: () => 'lose the game for drawing from an empty library',
  win: () => 'win the game',
  preventDamage: () => 'have damage prevented',
  enter: () => 'enter the battlefield',
};

/** 508.1d, 509.1b, 508.1h: what must not be done, "unless" included, and what it costs to do it. */
export function forbidding(e: Cant): string {
  const unless = e.unless === undefined ? '' : ` unless ${condition(e.unless)}`;
  const tax = e.cost === undefined ? '' : ` unless its controller pays ${cost(e.cost)}`;
  // What activates abilities is a player; of an object it is said that nobody activates its own.
  const ofIt = { activate: 'any', activateNonMana: 'any but mana' } as const;
  if (!isPlayer(e) && (e.action === 'activate' || e.action === 'activateNonMana'))
    return `${ofIt[e.action]} abilities of ${selector(e.what)} can't be activated${by(e, 'by')}${unless}${tax}`;
  return `${selector(e.what)} can't ${cannot[e.action](e)}${unless}${tax}`;
}

const musts: { readonly [K in Must['action']]: (e: Must) => string } = {
  attack: (e) => `attack${e.whom === undefined ? '' : ` ${selector(e.whom)}`} each combat`,
  block: (e) => `block${e.whom === undefined ? '' : ` ${selector(e.whom)}`} each combat`,
  beBlocked: () => 'be blocked',
  beBlockedByAll: () => 'be blocked by all creatures that are able to block it',
};
export const demanding = (e: Must): string => `${selector(e.what)} must ${musts[e.action](e)} if able`;

/** One node may be of several actions. */
type Matching<M, A> = M extends { readonly action: infer Names } ? (A extends Names ? M : never) : never;
type MayOf<A extends May['action']> = Matching<May, A>;
type Allowing = { readonly [A in May['action']]?: (e: MayOf<A>) => string };

const have = (e: May): string => (isOne(e) ? 'has' : 'have');
const allowed: Allowing = {
  play: (e) =>
    `${selector(e.who)} may play ${a(noun(e.what))}${e.zones === undefined ? '' : ` from ${listed(e.zones, 'or')}`}${e.free === true ? ' without paying its mana cost' : ''}`,
  payInstead: (e) => `${selector(e.who)} may pay ${cost(e.cost)} rather than the mana cost of ${a(noun(e.what))}`,
  flash: (e) => `${selector(e.who)} may cast ${a(noun(e.what))} as though it had flash`,
  activateAnyTime: (e) => `${selector(e.who)} may activate ${e.keyword} abilities any time an instant could be cast`,
  moreLoyalty: (e) => `loyalty abilities of ${selector(e.what)} may be activated ${e.times} times each turn`,
  extraLands: (e) => `${selector(e.who)} may play ${value(e.count)} more lands each turn`,
  noMaximumHandSize: (e) => `${selector(e.who)} ${have(e)} no maximum hand size`,
  maximumHandSize: (e) =>
    `the maximum hand size of ${selector(e.who)} is ${e.size === undefined ? `changed by ${signed(e.by ?? 0)}` : value(e.size)}`,
  shareName: (e) => `the legend rule does not apply to ${selector(e.what)}`,
  blockMore: (e) =>
    `${selector(e.what)} can block ${e.count === 'any' ? 'any number of' : `${value(e.count)} more`} creatures`,
  attackWithDefender: (e) => `${selector(e.what)} can attack as though it didn't have defender`,
  blockAsThoughUntapped: (e) => `${selector(e.what)} can block as though it were untapped`,
  activateAsThoughHaste: (e) => `abilities of ${selector(e.what)} can be activated as though it had haste`,
  stayTapped: (e) => `${selector(e.what)} may stay tapped`,
  untapToo: (e) =>
    `${selector(e.what)} untaps during each ${e.opponents === true ? "opponent's" : "other player's"} untap step`,
  keepMana: (e) => `${selector(e.who)} ${isOne(e) ? 'keeps' : 'keep'} unspent mana`,
  lookAtTop: (e) => `${selector(e.who)} may look at the top card of the library`,
  revealTop: (e) => `${selector(e.who)} ${isOne(e) ? 'plays' : 'play'} with the top card of the library revealed`,
  lookAtFaceDown: (e) => `${selector(e.who)} may look at ${a(noun(e.what))}`,
  assignByToughness: (e) => `${selector(e.what)} assigns combat damage by its toughness`,
  canBlockFlying: (e) => `${selector(e.what)} can block as though it had reach`,
};
export function allowing(e: May): string {
  const entry = allowed[e.action] as ((node: May) => string) | undefined;
  return entry === undefined ? `${'who' in e ? selector(e.who) : selector(e.what)} may ${spaced(e.action)}` : entry(e);
}

/** Changes that are told by their name alone otherwise. */
type ChangeOf<K extends Change['kind']> = Extract<Change, { readonly kind: K }>;
export const changes: { readonly [K in Change['kind']]?: (c: ChangeOf<K>) => string } = {
  chosenType: (c) => `is ${c.set === true ? '' : 'also '}of the chosen type`,
  everyCreatureType: () => 'is every creature type',
  chosenColor: (c) => `is ${c.set === true ? '' : 'also '}of the chosen colour`,
  noManaCost: () => 'has no mana cost',
};
