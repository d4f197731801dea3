/** What an effect tells players to do, in plain English. */
import type { Ability, Action, Destination, Selector, StaticEffect, Value } from '@rulewright/language/grand-archive';
import { listed } from '../en-telling.ts';
import { spaced } from '../phrasing.ts';
import { cost } from './en-costs.ts';
import { condition, noun, selector, value } from './en-phrases.ts';

/** What actions hold beside other actions. */
export interface Held {
  staticEffect(effect: StaticEffect): string;
  ability(ability: Ability): string;
}

type Matching<K> = Action extends infer A
  ? A extends { readonly do: infer Names }
    ? K extends Names
      ? A
      : never
    : never
  : never;
type Actions = { readonly [K in Action['do']]?: (action: Matching<K>, h: Held) => string };

/** "you draw", "each player draws". */
const does = (who: Selector | undefined, verb: string): string =>
  who === undefined || who.kind === 'you' ? verb : `${selector(who)} ${verb}s`;

const onWhat =
  (verb: string) =>
  ({ what }: { readonly what: Selector }): string =>
    `${verb} ${selector(what)}`;

const cards = (count: Value, what = 'card'): string => (count === 1 ? `a ${what}` : `${value(count)} ${what}s`);
const counters = (count: Value | 'all' | 'any', counter: string | undefined): string =>
  `${count === 'all' ? 'all' : count === 'any' ? 'any number of' : value(count)} ${counter === undefined ? '' : `${counter} `}counter${count === 1 ? '' : 's'}`;

function place({ zone, position, rested, faceDown, counters: with_ = [], properties = [] }: Destination): string {
  const at = position === undefined ? '' : typeof position === 'number' ? '' : `the ${spaced(position)} of `;
  const to = zone === 'field' ? 'onto the field' : `${at === '' ? 'into' : 'on'} ${at}${spaced(zone)}`;
  const how = [...(rested === true ? ['rested'] : []), ...(faceDown === true ? ['face down'] : []), ...properties];
  return `${to}${how.map((word) => ` ${word}`).join('')}${with_.map((c) => ` with ${counters(c.count, c.counter)}`).join(' and')}`;
}

const tokenName = (token: Extract<Action, { do: 'summon' }>['token']): string => {
  if (typeof token === 'string') return `${token} token`;
  const stats = token.power === undefined ? '' : `${value(token.power)}/${value(token.life ?? 0)} `;
  return `${stats}${token.name} token`;
};

const actions: Actions = {
  if: (a, h) =>
    `if ${condition(a.condition)}, ${sequence(a.then, h)}${a.else === undefined ? '' : `; otherwise ${sequence(a.else, h)}`}`,
  may: (a, h) =>
    `${a.who === undefined || a.who.kind === 'you' ? 'you' : selector(a.who)} may ${sequence(a.actions, h)}`,
  pay: (a, h) =>
    `${a.who === undefined || a.who.kind === 'you' ? 'you' : selector(a.who)} may pay ${cost(a.cost)}${a.then === undefined ? '' : `; if so, ${sequence(a.then, h)}`}${a.else === undefined ? '' : `; if not, ${sequence(a.else, h)}`}`,
  forEach: (a, h) => `for ${selector(a.in)}: ${sequence(a.actions, h)}`,
  repeat: (a, h) => `${value(a.times)} times: ${sequence(a.actions, h)}`,
  process: (a, h) => sequence(a.actions, h),
  again: () => 'repeat this',
  let: (a) =>
    a.objects === undefined ? `note ${value(a.value ?? 0)} as ${spaced(a.name)}` : `take ${selector(a.objects)}`,
  either: (a, h) =>
    listed(
      a.options.map((option) => sequence(option, h)),
      'or',
    ),
  choose: (a) =>
    `${does(a.who, 'choose')} ${a.max === undefined || a.max === 1 ? '' : `up to ${value(a.max)} of `}${selector(a.from).replace(/^each /, 'a ')}${a.random === true ? ' at random' : ''}`,
  chooseNumber: (a) => `${does(a.who, 'choose')} a number from ${value(a.min)} to ${value(a.max)}`,
  chooseWord: (a) =>
    `${does(a.who, 'choose')} ${/^[aeiou]/.test(a.domain) ? 'an' : 'a'} ${spaced(a.domain)}${a.of === undefined ? '' : ` (${listed(a.of, 'or')})`}${a.random === true ? ' at random' : ''}`,
  note: () => 'note it',
  effect: (a, h) => `${a.effects.map((e) => h.staticEffect(e)).join('; ')}${lasting(a.duration)}`,
  delayed: (a, h) => h.ability(a.trigger),
  reflexive: (a, h) => `when that is done, ${sequence(a.effect.actions, h)}`,
  asSpell: (a, h) => `as a Spell, ${sequence(a.actions, h)}`,
  move: (a) => `put ${selector(a.what)} ${place(a.to)}`,
  banish: (a) =>
    `banish ${selector(a.what)}${a.faceDown === true ? ' face down' : ''}${a.until === undefined ? '' : ` until ${selector(a.until)} leaves the field`}`,
  draw: (a) => `${does(a.who, 'draw')} ${cards(a.count)}${a.into === undefined ? '' : ' into memory'}`,
  discard: (a) =>
    `${does(a.who, 'discard')} ${a.count === 'all' ? 'all cards' : cards(a.count)}${a.random === true ? ' at random' : ''}`,
  discardCards: onWhat('discard'),
  mill: (a) => `${does(a.who, 'put')} ${cards(a.count)} from the top of the deck into the graveyard`,
  search: (a) => `search ${listed(a.zones.map(spaced))} for ${cards(a.max, noun(a.what))}`,
  shuffle: () => 'shuffle',
  reveal: onWhat('reveal'),
  look: onWhat('look at'),
  revealUntil: (a) => `${does(a.who, 'reveal')} cards from the top of the deck until one is a ${noun(a.what)}`,
  banishUntil: (a) => `${does(a.who, 'banish')} cards from the top of the deck until one is a ${noun(a.what)}`,
  glimpse: (a) => `${does(a.who, 'glimpse')} ${value(a.count)}`,
  scavenge: (a) => `${does(a.who, 'scavenge')} ${value(a.count)} for a ${noun(a.what)}`,
  generate: (a) => `${does(a.who, 'generate')} ${cards(a.count, a.name)} ${place(a.to)}`,
  destroy: onWhat('destroy'),
  sacrifice: (a) => `${does(a.who, 'sacrifice')} ${cards(a.count, noun(a.what))}`,
  sacrificeObjects: onWhat('sacrifice'),
  rest: onWhat('rest'),
  wake: onWhat('wake up'),
  suppress: onWhat('suppress'),
  transform: onWhat('transform'),
  removeFromCombat: onWhat('remove from combat:'),
  become: (a) => `${selector(a.what)} ${a.not === true ? 'is no longer' : 'becomes'} ${a.property}`,
  counters: (a) => `put ${counters(a.count, a.counter)} on ${selector(a.on)}`,
  removeCounters: (a) =>
    `remove ${a.upTo === true ? 'up to ' : ''}${counters(a.count, a.counter)} from ${selector(a.from)}`,
  moveCounters: (a) => `move ${counters(a.count, a.counter)} from ${selector(a.from)} to ${selector(a.to)}`,
  doubleCounters: (a) => `double the ${a.counter} counters on ${selector(a.on)}`,
  summon: (a) => `${does(a.who, 'summon')} ${cards(a.count, tokenName(a.token))}${a.rested === true ? ' rested' : ''}`,
  summonOneOf: (a) =>
    `${does(a.who, 'summon')} ${value(a.count)} of${a.chooser === undefined ? '' : `, as ${selector(a.chooser)} chooses`}: ${listed(a.tokens, 'or')}`,
  copyToken: (a) => `${does(a.who, 'summon')} ${cards(a.count, 'token')} that copies ${selector(a.of)}`,
  gather: (a) => (a.times === 1 ? does(a.who, 'gather') : `${does(a.who, 'gather')} ${value(a.times)} times`),
  load: (a) => `load ${selector(a.what)} into ${selector(a.into)}`,
  link: (a) => `link ${selector(a.what)} to ${selector(a.to)}`,
  levelUp: (a) => `${selector(a.what)} levels up${a.into === undefined ? '' : ` into ${selector(a.into)}`}`,
  delevel: (a) => `${selector(a.what)} loses its topmost card`,
  recover: (a) => `${does(a.who, 'recover')} ${value(a.amount)}`,
  empower: (a) => `${does(a.who, 'empower')} ${value(a.amount)}`,
  mastery: (a) => `${does(a.who, 'get')} ${a.name}`,
  status: (a) => `${does(a.who, a.not === true ? 'lose' : 'get')} ${a.name}`,
  turnDirection: (a) => `turn the mastery${a.to === undefined ? '' : ` ${listed(a.to, 'or')}`}`,
  damage: (a) =>
    `${a.source === undefined ? 'deal' : `${selector(a.source)} deals`} ${value(a.amount)} ${a.unpreventable === true ? 'unpreventable ' : ''}damage${a.divided === undefined ? '' : ', divided as you choose,'} to ${selector(a.to)}`,
  heal: (a) => `remove ${a.amount === undefined ? 'all' : value(a.amount)} damage from ${selector(a.what)}`,
  negate: onWhat('negate'),
  copyActivation: onWhat('copy'),
  copyCard: onWhat('copy the card'),
  newTargets: (a) => `choose new targets for ${selector(a.of)}`,
  redirectAttack: (a) => `redirect the attack to ${selector(a.to)}`,
  endAttack: () => 'end the attack',
  endTurn: () => 'end the turn',
  endCombat: () => 'end the combat',
  attackWith: (a) => `${selector(a.what)} attacks${a.whom === undefined ? '' : ` ${selector(a.whom)}`}`,
  retaliate: (a) => `${selector(a.what)} retaliates`,
  activate: (a) => played('activate', a),
  materialize: (a) => played('materialize', a),
  play: (a) => played('play', a),
  turnFace: (a) => `turn ${selector(a.what)} face ${a.down ? 'down' : 'up'}`,
  roll: (a) => `roll a die of ${a.sides} sides`,
  win: (a) => `${does(a.who, 'win')} the game`,
  lose: (a) => `${does(a.who, 'lose')} the game`,
  extraTurn: (a) => `${does(a.who, 'take')} an extra turn`,
  extraPhase: (a) => `there is an additional ${spaced(a.phase)} phase`,
  skip: (a) => `${does(a.who, 'skip')} the next ${spaced(a.step)} phase`,
  enable: (a) => `${a.element} is enabled${lasting(a.duration)}`,
};

function played(verb: string, a: Matching<'activate'>): string {
  const how = a.free === true ? ' without paying its cost' : a.cost === undefined ? '' : ` for ${cost(a.cost)}`;
  const may = a.optional === true ? `${a.who === undefined ? 'you' : selector(a.who)} may ${verb}` : does(a.who, verb);
  return `${may} ${selector(a.what)}${how}`;
}

function lasting(duration: Extract<Action, { do: 'effect' }>['duration']): string {
  switch (duration.kind) {
    case 'endOfTurn':
      return ' until end of turn';
    case 'endOfCombat':
      return ' until end of combat';
    case 'attack':
      return ' for this attack';
    case 'untilNextTurn':
      return ` until the next turn of ${selector(duration.of)}`;
    case 'while':
      return ` for as long as ${condition(duration.condition)}`;
    case 'untilLeaves':
      return ` until ${selector(duration.what)} leaves the field`;
    case 'forever':
      return '';
    default:
      return ` (${spaced(duration.kind)})`;
  }
}

function action(a: Action, h: Held): string {
  const entry = actions[a.do] as ((node: Action, h: Held) => string) | undefined;
  return entry === undefined ? spaced(a.do) : entry(a, h);
}

export const sequence = (list: readonly Action[], h: Held): string => list.map((a) => action(a, h)).join(', then ');
