/** What one line of a card's text is. */
import type { Ability, Action, Cost, Effect, Face, Modes, Value } from '@rulewright/language/magic';

/** A line of a card's text. */
export type Line =
  | { readonly kind: 'abilities'; readonly abilities: readonly Ability[] }
  /** Instructions of an instant or sorcery: its lines make one spell ability. */
  /** `all`: in the place of the lines before. */
  /** `cut`: without the words in brackets. */
  | {
      readonly kind: 'instructions';
      readonly actions: readonly Action[];
      readonly all?: boolean;
      readonly cut?: Effect;
    }
  | { readonly kind: 'modal'; readonly modes: Modes; readonly abilities?: readonly Ability[] }
  /** Of a frame: the lines after it belong to it. */
  | { readonly kind: 'bar'; readonly bar: Bar }
  /** The second set of characteristics of a prototype card (718.2). */
  | { readonly kind: 'prototype'; readonly face: Pick<Face, 'cost' | 'power' | 'toughness'> }
  /** 313.6, 313.7: the hand and life modifiers of a vanguard. */
  | { readonly kind: 'modifiers'; readonly face: Pick<Face, 'hand' | 'life'> }
  /** A power and toughness on a line of their own. */
  | { readonly kind: 'size'; readonly power: Value; readonly toughness: Value };

/** A bar on a Class, a creature that levels up, a Spacecraft. */
export type Bar =
  | { readonly kind: 'class'; readonly cost: readonly Cost[]; readonly amount: number }
  | { readonly kind: 'levels' | 'station'; readonly from: number; readonly to?: number };
