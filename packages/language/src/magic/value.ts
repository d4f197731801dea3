/** Numbers that are worked out when they are needed. */
import type { ColorName } from './card.ts';
import type { Condition } from './condition.ts';
import type { EventPattern } from './event-pattern.ts';
import type { Filter, Selector } from './selector.ts';

export type Value =
  | number
  /** The X of this spell or ability. */
  | { readonly kind: 'x' }
  | { readonly kind: 'var'; readonly name: string }
  /** What was paid under that name in all while this resolves: by these players, or by anybody. */
  | { readonly kind: 'tally'; readonly name: string; readonly of?: Selector }
  /** The amount of the triggering (or replaced) event. */
  | { readonly kind: 'amount' }
  | { readonly kind: 'count'; readonly of: Selector }
  | { readonly kind: 'stat'; readonly stat: Stat; readonly of: Selector }
  | { readonly kind: 'greatest' | 'least' | 'total'; readonly stat: Stat; readonly of: Selector }
  /** The greatest or least number that any of these has, each of them `it` in turn: the most life among players. */
  | { readonly kind: 'most' | 'fewest'; readonly among: Selector; readonly value: Value }
  | { readonly kind: 'life'; readonly of: Selector }
  /** How often players have cast their commanders from the command zone in the game (903.8). */
  | { readonly kind: 'commanderCasts'; readonly of: Selector }
  /** How many turns of the game a player has begun. */
  | { readonly kind: 'turnsTaken'; readonly of: Selector }
  | { readonly kind: 'counters'; readonly counter?: string; readonly on: Selector }
  | { readonly kind: 'noted'; readonly key: string; readonly on?: Selector }
  /** How many colours, types … a set of objects has among it. */
  | {
      readonly kind: 'different';
      /** `party`: how many members of a party they can be (700.8). */
      readonly what: 'names' | 'colors' | 'types' | 'powers' | 'manaValues' | 'basicLandTypes' | 'party';
      readonly of: Selector;
    }
  /** How often such an event has happened this turn (or in the game), or the sum of its amounts. */
  | {
      readonly kind: 'history';
      readonly event: EventPattern;
      readonly sum?: boolean;
      readonly since?: 'combat' | 'turn' | 'lastTurn' | 'game';
      /** Of how many different objects: an attacker that attacks twice is one. */
      readonly different?: boolean;
      /** Only what came before the triggering event. */
      readonly before?: boolean;
    }
  | { readonly kind: 'add' | 'times' | 'max' | 'min'; readonly of: readonly Value[] }
  | { readonly kind: 'minus'; readonly a: Value; readonly b: Value }
  /** What is left of it when it is divided: 1 for an odd number by 2. */
  | { readonly kind: 'remainder'; readonly of: Value; readonly by: number }
  | { readonly kind: 'half'; readonly of: Value; readonly round: 'up' | 'down' }
  | { readonly kind: 'if'; readonly condition: Condition; readonly then: Value; readonly else: Value }
  /** How often an optional cost was paid (kicker, …). */
  | { readonly kind: 'paid'; readonly cost: string }
  /** The greatest number among the chapter abilities of a Saga (714.2d). */
  | { readonly kind: 'finalChapter'; readonly of: Selector }
  /**
   * How much mana was spent to cast a spell (this one, or the one that this permanent was, if none is named): of one type, from sources
   * that fit, or the number of different colours.
   */
  | {
      readonly kind: 'spent';
      readonly of?: Selector;
      readonly type?: 'W' | 'U' | 'B' | 'R' | 'G' | 'C';
      readonly snow?: boolean;
      readonly from?: Filter;
      readonly colors?: boolean;
    }
  /** 702.179: of a player without speed it is 0. */
  | { readonly kind: 'speed'; readonly of: Selector }
  | { readonly kind: 'devotion'; readonly colors: readonly ColorName[] };

export type Stat = 'power' | 'toughness' | 'manaValue' | 'loyalty';

export interface Comparison {
  readonly op: '=' | '≠' | '<' | '≤' | '>' | '≥';
  readonly to: Value;
}
