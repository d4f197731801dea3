/** What every Siege has by being one (310.11). */
import type { Action, TriggeredAbility } from '@rulewright/language/magic';

/** 310.11a: an opponent is chosen as its protector, and noted on it. */
export const CHOOSE_PROTECTOR: readonly Action[] = [
  { do: 'choose', from: { kind: 'players', which: 'opponents' }, min: 1, max: 1, as: 'protector' },
];

/** 310.11b */
export const DEFEATED: TriggeredAbility = {
  kind: 'triggered',
  on: {
    on: 'counters',
    what: { kind: 'is', what: { kind: 'this' } },
    counter: 'defense',
    removed: true,
    last: true,
  },
  actions: [
    { do: 'move', what: { kind: 'this' }, to: { zone: 'exile' }, as: 'defeated' },
    { do: 'cast', what: { kind: 'var', name: 'defeated' }, free: true, transformed: true },
  ],
};
