/** Words that the definitions of keywords have in common. */
import type {
  Action,
  Change,
  Condition,
  Cost,
  EventPattern,
  Filter,
  KeywordAbility,
  ReplacementAbility,
  Selector,
  TriggeredAbility,
  Value,
} from '@rulewright/language/magic';

export const THIS: Selector = { kind: 'this' };
export const YOU: Selector = { kind: 'you' };
export const OPPONENTS: Selector = { kind: 'players', which: 'opponents' };
export const DEFENDING_PLAYER: Selector = { kind: 'attacked', by: THIS, player: true };
export const TARGET: Selector = { kind: 'var', name: 'target' };
export const EVENT_OBJECT: Selector = { kind: 'event', role: 'object' };
export const EVENT_OTHER: Selector = { kind: 'event', role: 'other' };

export const IS_THIS: Filter = { kind: 'is', what: THIS };
export const IS_CARD: Filter = { kind: 'card' };
export const CREATURE: Filter = { kind: 'type', type: 'creature' };
export const LAND: Filter = { kind: 'type', type: 'land' };
export const PLAYER: Filter = { kind: 'player' };
export const YOURS: Filter = { kind: 'controlledBy', who: YOU };
export const ANOTHER: Filter = { kind: 'not', of: IS_THIS };
export const all = (...of: readonly Filter[]): Filter => ({ kind: 'all', of });

/** The N of a keyword. */
export const amountOf = (k: KeywordAbility): Value => k.amount ?? 1;
export const costOf = (k: KeywordAbility): readonly Cost[] => k.cost ?? [];

export const WHEN_ENTERS: EventPattern = { on: 'move', what: IS_THIS, to: ['battlefield'] };
export const WHEN_DIES: EventPattern = { on: 'move', what: IS_THIS, from: ['battlefield'], to: ['graveyard'] };
export const WHEN_ATTACKS: EventPattern = { on: 'attack', what: IS_THIS };
export const WHEN_BLOCKED: EventPattern = { on: 'becomesBlocked', what: IS_THIS };
export const WHEN_CAST: EventPattern = { on: 'cast', what: IS_THIS };
export const AT_YOUR_UPKEEP: EventPattern = { on: 'beginning', step: 'upkeep', whose: YOU };
export const DAMAGES_PLAYER: EventPattern = { on: 'damage', source: IS_THIS, to: PLAYER, combat: true };

export const paid = (cost: string): Condition => ({ kind: 'paid', cost });
export const countersOn = (counter: string, on: Selector = THIS): Value => ({ kind: 'counters', counter, on });
export const hasNo = (counter: string, on: Selector = THIS): Condition => ({
  kind: 'compare',
  value: countersOn(counter, on),
  is: { op: '=', to: 0 },
});
export const has = (counter: string, on: Selector = THIS): Condition => ({
  kind: 'compare',
  value: countersOn(counter, on),
  is: { op: '≥', to: 1 },
});

export const put = (counter: string, count: Value, on: Selector = THIS): Action => ({
  do: 'counters',
  on,
  counter,
  count,
});
export const untilEndOfTurn = (what: Selector, ...changes: readonly Change[]): Action => ({
  do: 'effect',
  effects: [{ kind: 'modify', what, changes }],
  duration: { kind: 'endOfTurn' },
});
export const pump = (what: Selector, power: Value, toughness: Value): Action =>
  untilEndOfTurn(what, { kind: 'addPT', power, toughness });

export const triggered = (
  keyword: string,
  on: EventPattern,
  actions: readonly Action[],
  more: Partial<TriggeredAbility> = {},
): TriggeredAbility => ({ kind: 'triggered', keyword, on, actions, ...more });

export const entersWith = (counter: string, count: Value, condition?: Condition): ReplacementAbility => ({
  kind: 'replacement',
  on: WHEN_ENTERS,
  ...(condition === undefined ? {} : { condition }),
  instead: { kind: 'enters', counters: [{ counter, count }] },
});

export const FOUND: Selector = { kind: 'var', name: 'found' };

export const REVEALED: Selector = { kind: 'var', name: 'revealed' };

export const ATTACKING: Filter = { kind: 'attacking' };

export const ownPower: Value = { kind: 'stat', stat: 'power', of: THIS };

/** 702.79a, 702.93a: it comes back once, with a counter that keeps it from coming back again. */
export const comesBackWith = (keyword: string, counter: string): TriggeredAbility =>
  triggered(
    keyword,
    WHEN_DIES,
    [
      {
        do: 'move',
        what: THIS,
        to: {
          zone: 'battlefield',
          controller: { kind: 'owner', of: THIS },
          counters: [{ counter, count: 1 }],
        },
      },
    ],
    { condition: hasNo(counter) },
  );

export const MADE: Selector = { kind: 'var', name: 'made' };

export const EXILED: Selector = { kind: 'var', name: 'exiled' };

export const IS_ON_CARD = { kind: 'matches', what: THIS, where: IS_CARD } as const;

export const EVERY: Selector = { kind: 'var', name: 'every' };

export const FOE: Selector = { kind: 'var', name: 'foe' };

/** Tokens of one round of a loop join those of the rounds before. */
export const JOIN: Action = { do: 'let', name: 'every', objects: { kind: 'union', of: [EVERY, MADE] } };

export const NONE_YET: Action = { do: 'let', name: 'every', objects: { kind: 'each', where: { kind: 'any', of: [] } } };
