/** The closed lists of words, the patterns of the open ones, and the families of nodes by name. */
import type { Ability } from '../ability.ts';
import type { Action, Mana, Target, Together } from '../action.ts';
import type { ColorName } from '../card.ts';
import type { Condition, Step } from '../condition.ts';
import type { Cost } from '../cost.ts';
import type { Change, Duration, Replacement, StaticEffect } from '../effect.ts';
import type { EventPattern } from '../event-pattern.ts';
import type { EventRole, Filter, PlayerGroup, Selector, Zone } from '../selector.ts';
import type { Comparison, Stat, Value } from '../value.ts';
import { anyInteger, either, fields, list, node, type Schema, text, variants, word } from './shape.ts';

export const ability = node<Ability>('ability');
const action = node<Action>('action');
export const change = node<Change>('change');
export const condition = node<Condition>('condition');
export const cost = node<Cost>('cost');
export const duration = node<Duration>('duration');
export const eventPattern = node<EventPattern>('eventPattern');
export const filter = node<Filter>('filter');
export const mana = node<Mana>('mana');
export const replacement = node<Replacement>('replacement');
export const selector = node<Selector>('selector');
export const staticEffect = node<StaticEffect>('staticEffect');
export const target = node<Target>('target');
export const value: Schema<Value> = either(anyInteger, node<Exclude<Value, number>>('value'));

export const actions = list(action);
export const costs = list(cost);

export const zone: Schema<Zone> = word(
  'library',
  'hand',
  'battlefield',
  'graveyard',
  'stack',
  'exile',
  'command',
  'outside',
);
export const zones = list(zone);
const STEPS = [
  'untap',
  'upkeep',
  'draw',
  'main1',
  'combat',
  'attackers',
  'blockers',
  'first-strike-damage',
  'damage',
  'end-combat',
  'main2',
  'end',
  'cleanup',
] as const;
export const step: Schema<Step> = word(...STEPS);
/** What can be skipped. */
export const stepPhaseOrTurn: Schema<Step | 'turn' | 'combat'> = word(...STEPS, 'turn');
export const color: Schema<ColorName> = word('white', 'blue', 'black', 'red', 'green');
export const playerGroup: Schema<PlayerGroup> = word('each', 'opponents', 'others', 'active', 'defending', 'attacking');
export const eventRole: Schema<EventRole> = word('object', 'player', 'source', 'other');
export const stat: Schema<Stat> = word('power', 'toughness', 'manaValue', 'loyalty');
export const comparison: Schema<Comparison> = fields<Comparison>({ op: word('=', '≠', '<', '≤', '>', '≥'), to: value });
export const countedCounters = list(
  fields<{ readonly counter: string; readonly count: Value }>({ counter: text(/^\S(.*\S)?$/u), count: value }),
);

const CARD_TYPES = [
  'artifact',
  'battle',
  'conspiracy',
  'creature',
  'dungeon',
  'enchantment',
  'instant',
  'kindred',
  'land',
  'phenomenon',
  'plane',
  'planeswalker',
  'scheme',
  'sorcery',
  'vanguard',
] as const;

/** Card types (205.2a) and supertypes (205.4a) are closed lists; subtypes grow with every set. */
export const cardType: Schema<string> = { is: 'word', of: CARD_TYPES };
export const supertype: Schema<string> = { is: 'word', of: ['basic', 'legendary', 'ongoing', 'snow', 'world'] };
export const subtype = text(/^\p{Lu}[\p{L}’' -]*$/u);
export const keyword = text(/^[a-z][a-z'! -]*$/);
/** Anything that a person may have named: cards, counters, keys. */
export const name = text(/^\S(.*\S)?$/u);

const COLOR_PAIRS = 'W/U|W/B|U/B|U/R|B/R|B/G|R/G|R/W|G/W|G/U';
/** Every symbol of rule 107.4 that a cost may hold. */
const COST_SYMBOL = `\\{(?:0|[1-9]\\d{0,3}|X|[WUBRGCS]|[2C]/[WUBRG]|(?:${COLOR_PAIRS})(?:/P)?|[WUBRG]/P)\\}`;

export const manaCost: Schema<string> = { is: 'text', pattern: new RegExp(`^(?:${COST_SYMBOL})+$`), code: 'bad-mana' };
/** Mana in a pool has one of six types (106.1b). */
export const producedMana: Schema<string> = { is: 'text', pattern: /^(?:\{[WUBRGC]\})+$/, code: 'bad-mana' };

export const together = variants<Together, 'kind'>('kind', {
  different: { what: word('controllers', 'owners', 'powers', 'names', 'manaValues') },
  same: { what: word('controllers', 'owners') },
  share: { what: word('colors', 'landTypes') },
  total: { stat, is: comparison },
});
