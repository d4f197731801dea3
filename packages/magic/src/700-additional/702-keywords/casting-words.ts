/** Words of keywords about what a spell costs and where it is cast from. */
import type {
  Ability,
  AdditionalCost,
  AlternativeCost,
  Condition,
  Cost,
  Filter,
  KeywordAbility,
  Selector,
  StaticAbility,
  StaticEffect,
} from '@rulewright/language/magic';
import { all, IS_THIS, PLAYER, THIS, YOURS } from './words.ts';

export const GIVEN: Selector = { kind: 'var', name: 'given' };

/** 601.2f: what the spell itself says it costs less, wherever it is cast from. */
export const costsLess = (change: Partial<Extract<StaticEffect, { kind: 'cost' }>>): StaticAbility => ({
  kind: 'static',
  zones: ['hand', 'graveyard', 'exile', 'command', 'library', 'stack'],
  effects: [{ kind: 'cost', of: 'spell', what: IS_THIS, ...change }],
});

export const castInstead = (
  name: string,
  cost: readonly Cost[],
  more: Partial<AlternativeCost> = {},
): AlternativeCost => ({
  kind: 'alternativeCost',
  name,
  cost,
  ...more,
});

export const fromGraveyard = (name: string, cost: readonly Cost[]): AlternativeCost => ({
  kind: 'alternativeCost',
  name,
  cost,
  zone: 'graveyard',
});

/** The printed cost and something on top. */
export const ownCostAnd = (extra: Cost): readonly Cost[] => [{ kind: 'manaCostOf', what: THIS }, extra];

export const COPY_WITH_NEW_TARGETS = { do: 'copySpell', what: THIS, newTargets: true } as const;

export const optionalCost = (name: string, cost: readonly Cost[], repeat = false): AdditionalCost => ({
  kind: 'additionalCost',
  name,
  cost,
  optional: true,
  ...(repeat ? { repeat } : {}),
});

/** Such a source of yours has dealt combat damage to a player this turn. */
export const damagedBy = (source: Filter): Condition => ({
  kind: 'history',
  event: { on: 'damage', source: all(source, YOURS), to: PLAYER, combat: true },
});

/** 702.37a, 702.168a: it may be cast face down for {3}. What it costs to turn it up is read from the keyword itself. */
export const castFaceDown =
  (faceDown: 'morph' | 'disguise') =>
  ({ keyword }: KeywordAbility): readonly Ability[] => [
    { kind: 'alternativeCost', name: keyword, cost: [{ kind: 'mana', mana: '{3}' }], faceDown },
  ];
