/** The closed lists of words, the patterns of the open ones, and the families of nodes by name. */
import { keyword, name, nodesOf, type Words } from '../../core/schema/nodes.ts';
import { fields, integer, list, optional, type Schema, taking, text, variants, word } from '../../core/schema/shape.ts';
import type { Restriction } from '../condition.ts';
import { CANT_ACTIONS, type CantAction, MUST_ACTIONS, type MustAction } from '../effect.ts';
import type { CountedCounters, GrandArchiveFamilies, Together } from '../families.ts';
import type { PlayerGroup, SharedTrait } from '../selector.ts';
import * as lists from '../words.ts';

const nodes = nodesOf<GrandArchiveFamilies>();
const { action, cost } = nodes;
export const { ability, change, comparison, condition, duration, eventPattern, filter } = nodes;
export const { player, selector, value } = nodes;

// Selectors by what may be found (`../sorts.ts`)
/** Anything but a player: also what is gone, of which it is known what it was. */
export const object: typeof selector = taking(selector, { not: ['player', 'number'] });
/** What is there. */
export const remaining: typeof selector = taking(selector, { not: ['gone', 'player', 'number'] });
/** What is dealt damage: a player's is dealt to the champion. */
export const struck: typeof selector = taking(selector, { not: ['gone', 'number'] });
export const thing: typeof selector = taking(selector, { not: ['number'] });

export const actions = list(action);
export const costs = list(cost);

export const zone: Schema<lists.Zone> = word(...lists.ZONES);
export const zones = list(zone);
export const step: Schema<lists.Step> = word(...lists.STEPS);
export const stat: Schema<lists.Stat> = word(...lists.STATS);
const playerGroup: Schema<PlayerGroup> = word('each', 'opponents', 'others', 'active', 'attacking', 'defending');
const cantAction: Schema<CantAction> = word(...CANT_ACTIONS);
const mustAction: Schema<MustAction> = word(...MUST_ACTIONS);
/** Grand Archive's closed lists, for the schemas of the core. */
export const words: Words<GrandArchiveFamilies> = { zone, stat, step, playerGroup, cantAction, mustAction };

export const cardType: Schema<lists.CardType> = word(...lists.CARD_TYPES);
export const supertype: Schema<lists.Supertype> = word(...lists.SUPERTYPES);
export const element: Schema<lists.Element> = word(...lists.ELEMENTS);
export const property: Schema<lists.Property> = word(...lists.PROPERTIES);
export const label: Schema<lists.Label> = word(...lists.LABELS);
export const direction: Schema<lists.Direction> = word(...lists.DIRECTIONS);
export const speed: Schema<lists.Speed> = word('fast', 'slow');
export const deck: Schema<'mainDeck' | 'materialDeck'> = word('mainDeck', 'materialDeck');
export const sharedTrait: Schema<SharedTrait> = word(
  'element',
  'type',
  'class',
  'subtype',
  'reserveCost',
  'memoryCost',
  'power',
  'life',
);
/** In a filter a word of the list; as in the core, the type is any text. */
export const typeWord: Schema<string> = { is: 'word', of: lists.CARD_TYPES };
export const supertypeWord: Schema<string> = { is: 'word', of: lists.SUPERTYPES };
export const elementWord: Schema<string> = { is: 'word', of: lists.ELEMENTS };
/** Classes and subtypes grow with every set. */
export const className = text(/^[a-z][a-z -]*$/);
export const subtype = text(/^\p{Lu}[\p{L}’' -]*$/u);
export { keyword, name };

export const countedCounters = list(fields<CountedCounters>({ counter: name, count: value }));

export const together = variants<Together, 'kind'>('kind', {
  different: { what: word('names', 'owners', 'controllers', 'elements', 'types', 'reserveCosts', 'memoryCosts') },
  same: { what: word('names', 'owners', 'controllers', 'elements', 'types', 'reserveCosts', 'memoryCosts') },
  total: { stat, is: comparison },
});

const atLeast = { atLeast: integer(0) };
export const restriction = variants<Restriction, 'kind'>('kind', {
  class: {},
  element: { element: optional(elementWord) },
  champion: { name },
  level: atLeast,
  memory: atLeast,
  damage: atLeast,
  sheen: atLeast,
});
