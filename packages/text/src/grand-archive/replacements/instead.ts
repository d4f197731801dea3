/** What happens instead is said of an event: only of one that it can be said of, and of the thing that the event is about. */
import type { Ability, EventPattern, Filter, Replacement, Selector, Value } from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import { isSame } from '../nouns/selectors.ts';

type ReplacementAbility = Extract<Ability, { kind: 'replacement' }>;
type Kind = EventPattern['on'];
export interface Instead {
  /** The kinds of events that it can be said of; any, if not given. */
  readonly of: readonly Kind[] | undefined;
  readonly is: Replacement;
  /** What it is said of once more. */
  readonly again: { readonly what?: Selector; readonly counter?: string };
}

/** Where things go that would go elsewhere. */
export const GOING: readonly Kind[] = ['move', 'enter', 'leave', 'die', 'destroy'];

export const instead = (of: readonly Kind[] | undefined, is: Replacement, again: Instead['again'] = {}): Instead => ({
  of,
  is,
  again,
});
export const more = (n: Value): Replacement => ({
  kind: 'change',
  amount: { kind: 'add', of: [{ kind: 'amount' }, n] },
});

/** Whether the event is about this. */
function isAbout(filter: Filter | undefined, what: Selector): boolean {
  if (what.kind === 'event') return what.role === 'object';
  return isSame(filter, what.kind === 'each' ? what.where : { kind: 'is', what });
}

export function replacing(on: EventPattern, made: Instead): Pick<ReplacementAbility, 'instead' | 'optional'> {
  const instead = checked(on, made);
  const [may, more] = instead.kind === 'instead' ? instead.actions : [];
  // Replacement effects: who does not do what may be done instead lets it happen.
  return may?.do === 'may' && more === undefined && may.who === undefined
    ? { optional: true, instead: { kind: 'instead', actions: may.actions } }
    : { instead };
}
/** For a while, nobody is asked. */
export function replacingNow(on: EventPattern, made: Instead): Replacement {
  const { instead, optional } = replacing(on, made);
  if (optional === true) throw new Unclear('somebody may choose not to');
  return instead;
}
function checked(on: EventPattern, { of, is, again }: Instead): Replacement {
  if (of?.includes(on.on) === false) throw new Unclear('something else would happen');
  if (again.what !== undefined && !isAbout('what' in on ? on.what : undefined, again.what))
    throw new Unclear('it would happen to something else');
  if (again.counter !== undefined && (!('counter' in on) || on.counter !== again.counter))
    throw new Unclear('other counters would be put there');
  return is;
}
