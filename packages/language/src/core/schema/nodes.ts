/** The families of nodes by name, and the words of open lists. A game's schemas are made of these and its own. */
import type { Families } from '../families.ts';
import type { EventRole } from '../selector.ts';
import type { SortOf } from '../sorts.ts';
import type { Comparison, Since, ValueOf } from '../value.ts';
import { anyInteger, either, fields, node, type Schema, taking, text, word } from './shape.ts';

/** Anything that a person may have named: cards, counters, keys. */
export const name = text(/^\S(.*\S)?$/u);
export const keyword = text(/^[a-z][a-z'! -]*$/);
export const eventRole: Schema<EventRole> = word('object', 'player', 'source', 'other');
export const since: Schema<Since> = word('combat', 'turn', 'lastTurn', 'game');

/** A game's closed lists of words. */
export interface Words<F extends Families> {
  readonly zone: Schema<F['zone']>;
  readonly stat: Schema<F['stat']>;
  readonly step: Schema<F['step']>;
  readonly playerGroup: Schema<F['playerGroup']>;
  readonly cantAction: Schema<F['cantAction']>;
  readonly mustAction: Schema<F['mustAction']>;
}

export function nodesOf<F extends Families>() {
  const value: Schema<ValueOf<F>> = either(anyInteger, node<F['value']>('value'));
  const selector = node<F['selector']>('selector');
  return {
    /** Selectors that find things of these sorts. */
    things: (...sorts: readonly SortOf<F>[]): Schema<F['selector']> => taking(selector, sorts),
    player: taking(selector, ['player']),
    ability: node<F['ability']>('ability'),
    action: node<F['action']>('action'),
    change: node<F['change']>('change'),
    condition: node<F['condition']>('condition'),
    cost: node<F['cost']>('cost'),
    duration: node<F['duration']>('duration'),
    eventPattern: node<F['eventPattern']>('eventPattern'),
    filter: node<F['filter']>('filter'),
    replacement: node<F['replacement']>('replacement'),
    selector,
    staticEffect: node<F['staticEffect']>('staticEffect'),
    target: node<F['target']>('target'),
    value,
    comparison: fields<Comparison<F>>({ op: word('=', '≠', '<', '≤', '>', '≥'), to: value }),
  };
}
