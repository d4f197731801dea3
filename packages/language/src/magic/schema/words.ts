/** The closed lists of words, the patterns of the open ones, and the families of nodes by name. */

import { keyword, name, nodesOf, type Words } from '../../core/schema/nodes.ts';
import { fields, list, node, type Schema, taking, text, variants, word } from '../../core/schema/shape.ts';
import { STEPS, type Step } from '../condition.ts';
import type { CantAction, MustAction } from '../effect.ts';
import type { MagicFamilies, Mana, Together, Value } from '../families.ts';
import type { PlayerGroup, Zone } from '../selector.ts';
import type { Stat } from '../value.ts';
import type { ColorName } from '../words.ts';

const nodes = nodesOf<MagicFamilies>();
export const { ability, change, comparison, condition, cost, eventPattern, filter } = nodes;
export const { player, selector, staticEffect, value } = nodes;

// Selectors by what may be found (`../sorts.ts`)
export const permanent = nodes.things('battlefield');
export const permanentOrPlayer = nodes.things('battlefield', 'player');
export const spellOrAbility = nodes.things('stack', 'ability', 'gone');
/** What can have counters (122.1). */
export const counted = nodes.things('battlefield', 'player', 'exile', 'command');
/** Anything but a player: also what is gone, of which it is known what it was. */
export const object: typeof selector = taking(selector, { not: ['player', 'number'] });
export const mana = node<Mana>('mana');

export const actions = list(nodes.action);
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
export const step: Schema<Step> = word(...STEPS);
/** What can be skipped. */
export const stepPhaseOrTurn: Schema<Step | 'turn' | 'combat'> = word(...STEPS, 'turn');
export const skipped: Schema<Step | 'turn' | 'extraTurn' | 'combat'> = word(...STEPS, 'turn', 'extraTurn');
export const color: Schema<ColorName> = word('white', 'blue', 'black', 'red', 'green');
const playerGroup: Schema<PlayerGroup> = word('each', 'opponents', 'others', 'active', 'defending', 'attacking');
export const stat: Schema<Stat> = word('power', 'toughness', 'manaValue', 'loyalty');
const mustAction: Schema<MustAction> = word('attack', 'block', 'beBlocked', 'beBlockedByAll');
const cantAction: Schema<CantAction> = word(
  'attack',
  'attackAlone',
  'block',
  'blockAlone',
  'beBlocked',
  'beBlockedByFewer',
  'beBlockedByMore',
  'attackByMore',
  'blockByMore',
  'beAttackedByMore',
  'assignDamage',
  'beTargeted',
  'beEnchanted',
  'beEquipped',
  'beCountered',
  'beRegenerated',
  'beSacrificed',
  'activate',
  'activateNonMana',
  'cast',
  'playLands',
  'draw',
  'gainLife',
  'loseLife',
  'untap',
  'untapDuringUntapStep',
  'untapByMore',
  'transform',
  'beTurnedUp',
  'beSuspected',
  'crew',
  'castAtInstantSpeed',
  'search',
  'haveCounters',
  'lose',
  'loseForLife',
  'loseForDrawing',
  'win',
  'preventDamage',
  'enter',
);
/** Magic's closed lists, for the schemas of the core. */
export const words: Words<MagicFamilies> = { zone, stat, step, playerGroup, cantAction, mustAction };
export const countedCounters = list(
  fields<{ readonly counter: string; readonly count: Value }>({ counter: name, count: value }),
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
export { keyword, name };
export const subtype = text(/^\p{Lu}[\p{L}’' -]*$/u);

const COLOR_PAIRS = 'W/U|W/B|U/B|U/R|B/R|B/G|R/G|R/W|G/W|G/U';
/** Every symbol of rule 107.4 that a cost may hold. */
const COST_SYMBOL = `\\{(?:0|[1-9]\\d{0,3}|X|[WUBRGCS]|[2C]/[WUBRG]|(?:${COLOR_PAIRS})(?:/P)?|[WUBRG]/P)\\}`;

export const manaCost: Schema<string> = {
  is: 'text',
  pattern: new RegExp(`^(?:${COST_SYMBOL})+$`),
  code: 'bad-symbols',
};
/** Mana in a pool has one of six types (106.1b). */
export const producedMana: Schema<string> = { is: 'text', pattern: /^(?:\{[WUBRGC]\})+$/, code: 'bad-symbols' };

export const together = variants<Together, 'kind'>('kind', {
  different: { what: word('controllers', 'owners', 'powers', 'names', 'manaValues') },
  same: { what: word('controllers', 'owners', 'names') },
  share: { what: word('colors', 'landTypes') },
  total: { stat, is: comparison },
});
