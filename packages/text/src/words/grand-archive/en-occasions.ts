/** What abilities wait for and what is replaced, in plain English. */
import type { EventPattern, Filter, Selector, Step } from '@rulewright/language/grand-archive';
import { listed } from '../en-telling.ts';
import { spaced } from '../phrasing.ts';
import type { Phrases } from './en-filters.ts';

type Pattern<K extends EventPattern['on']> = EventPattern extends infer P
  ? P extends { readonly on: infer Names }
    ? K extends Names
      ? P
      : never
    : never
  : never;
type Occasions = { readonly [K in EventPattern['on']]: (pattern: Pattern<K>, w: Phrases) => string };

const thing = (w: Phrases, what: Filter | undefined, other = 'something'): string =>
  what === undefined ? other : isThis(what) ? 'this' : `a ${w.noun(what)}`.replace(/^a (other|an?) /, 'another ');
const isThis = (what: Filter): boolean => what.kind === 'is' && what.what.kind === 'this';

const actor = (w: Phrases, who: Selector | undefined): string => (who === undefined ? 'a player' : w.selector(who));
const does = (w: Phrases, who: Selector | undefined, verb: string): string =>
  `${actor(w, who)} ${who?.kind === 'you' ? verb : `${verb}s`}`;
const possessive = (w: Phrases, who: Selector): string => (who.kind === 'you' ? 'your' : `the (${w.selector(who)})`);
const from = (zones: readonly string[] | undefined): string =>
  zones === undefined ? '' : ` from ${listed(zones.map(spaced), 'or')}`;

const doing =
  (verb: string, other: string) =>
  (p: { readonly who?: Selector; readonly what?: Filter }, w: Phrases): string =>
    `when ${does(w, p.who, verb)} ${thing(w, p.what, other)}`;
const acting =
  (verb: string) =>
  (p: { readonly who?: Selector }, w: Phrases): string =>
    `when ${does(w, p.who, verb)}`;
const being =
  (verb: string) =>
  (p: { readonly what?: Filter }, w: Phrases): string =>
    `when ${thing(w, p.what)} ${verb}`;

const STEPS: Partial<Record<Step, string>> = { wakeUp: 'wake up', endCombat: 'end of combat' };

const occasions: Occasions = {
  any: (p, w) => listed(p.of.map(w.occasion), 'or'),
  state: (p, w) => `when ${w.condition(p.condition)}`,
  move: (p, w) =>
    `when ${thing(w, p.what)} goes${from(p.from)}${p.to === undefined ? '' : ` to ${listed(p.to.map(spaced), 'or')}`}`,
  enter: (p, w) => `when ${thing(w, p.what)} enters the field${from(p.from)}`,
  leave: being('leaves the field'),
  die: being('dies'),
  destroy: being('is destroyed'),
  sacrifice: doing('sacrifice', 'an object'),
  discard: doing('discard', 'a card'),
  reveal: doing('reveal', 'a card'),
  banish: (p, w) =>
    `when ${p.who === undefined ? `${thing(w, p.what, 'a card')} is banished` : `${does(w, p.who, 'banish')} ${thing(w, p.what, 'a card')}`}${from(p.from)}`,
  activate: (p, w) => `when ${does(w, p.who, 'activate')} ${thing(w, p.what, 'a card')}${from(p.from)}`,
  activateAbility: (p, w) => `when ${does(w, p.who, 'activate')} an ability of ${thing(w, p.what)}`,
  materialize: doing('materialize', 'a card'),
  bestow: doing('bestow', 'a card'),
  brew: doing('brew', 'a card'),
  gather: acting('gather'),
  negate: (p, w) => `when an activation of ${thing(w, p.what, 'a card')} is negated`,
  targeted: (p, w) => `when ${thing(w, p.what)} becomes a target${p.by === undefined ? '' : ` of ${thing(w, p.by)}`}`,
  attack: (p, w) =>
    `when ${thing(w, p.what, 'a unit')} attacks${p.whom === undefined ? '' : ` ${thing(w, p.whom)}`}${p.using === undefined ? '' : ` with ${thing(w, p.using)}`}`,
  retaliate: being('retaliates'),
  hit: (p, w) => `when ${thing(w, p.what)} hits${p.whom === undefined ? '' : ` ${thing(w, p.whom)}`}`,
  kill: (p, w) => `when ${thing(w, p.what)} kills${p.whom === undefined ? ' a unit' : ` ${thing(w, p.whom)}`}`,
  damage: (p, w) =>
    `when ${thing(w, p.source)} deals ${p.combat === true ? 'combat ' : ''}damage${p.to === undefined ? '' : ` to ${thing(w, p.to)}`}`,
  prevented: (p, w) => `when damage${p.to === undefined ? '' : ` to ${thing(w, p.to)}`} is prevented`,
  endOfCombat: () => 'at the end of combat',
  draw: (p, w) => `when ${does(w, p.who, 'draw')} ${p.into === 'memory' ? 'into memory' : 'a card'}`,
  recover: acting('recover'),
  glimpse: acting('glimpse'),
  empower: acting('empower'),
  shuffle: acting('shuffle'),
  lose: acting('lose'),
  reserve: doing('reserve', 'a card'),
  levelUp: being('levels up'),
  delevel: being('loses a level'),
  turnDirection: (p, w) => `when the mastery of ${actor(w, p.who)} turns${p.to === undefined ? '' : ` ${p.to}`}`,
  status: (p, w) => `when ${does(w, p.who, 'get')} the status ${p.name}`,
  rest: being('rests'),
  wake: being('wakes up'),
  transform: being('transforms'),
  foster: being('becomes fostered'),
  load: being('is loaded'),
  link: being('is linked'),
  suppress: being('is suppressed'),
  starcall: doing('starcall', 'a card'),
  becomes: (p, w) => `when ${thing(w, p.what)} becomes ${p.property}`,
  gains: (p, w) => `when ${thing(w, p.what)} gains ${p.keyword}`,
  counters: (p, w) =>
    `when ${p.last === true ? 'the last of the ' : ''}${p.counter ?? ''} counters ${p.removed === true ? 'are removed from' : 'are put on'} ${thing(w, p.what)}`.replace(
      /\s+/g,
      ' ',
    ),
  summon: doing('summon', 'a token'),
  charge: (p, w) => `when the charge of ${thing(w, p.what)} reaches ${p.count}`,
  beginning: (p, w) =>
    `at the beginning of ${p.whose === undefined ? 'each' : possessive(w, p.whose)} ${STEPS[p.step] ?? spaced(p.step)} phase`,
};

export const occasionOf = (pattern: EventPattern, w: Phrases): string =>
  (occasions[pattern.on] as (p: EventPattern, w: Phrases) => string)(pattern, w);
