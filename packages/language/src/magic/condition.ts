/** What is true or not when it is asked. */
import type { EventPattern } from './event-pattern.ts';
import type { Filter, Selector } from './selector.ts';
import type { Comparison, Value } from './value.ts';

export type Condition =
  | { readonly kind: 'all'; readonly of: readonly Condition[] }
  | { readonly kind: 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'compare'; readonly value: Value; readonly is: Comparison }
  /** The selector finds anything. */
  | { readonly kind: 'exists'; readonly what: Selector }
  /** Everything the selector finds fits (and it finds something). */
  | { readonly kind: 'matches'; readonly what: Selector; readonly where: Filter }
  | { readonly kind: 'turnOf'; readonly who: Selector }
  | { readonly kind: 'step'; readonly steps: readonly Step[] }
  | { readonly kind: 'history'; readonly event: EventPattern; readonly since?: 'combat' | 'turn' | 'lastTurn' | 'game' }
  /** An optional cost was paid. */
  | { readonly kind: 'paid'; readonly cost: string }
  /** The player did what was offered or demanded before, under that name. */
  | { readonly kind: 'did'; readonly name: string }
  /** Whether it is day or night (731.1). */
  | { readonly kind: 'dayNight'; readonly is: 'day' | 'night' | 'neither' }
  /** It was so as this spell became cast (601.2i); of a copy it was not. */
  | { readonly kind: 'asCast'; readonly of: Condition }
  | { readonly kind: 'wasCast'; readonly from?: import('./selector.ts').Zone };

export type Step =
  | 'untap'
  | 'upkeep'
  | 'draw'
  | 'main1'
  | 'combat'
  | 'attackers'
  | 'blockers'
  | 'first-strike-damage'
  | 'damage'
  | 'end-combat'
  | 'main2'
  | 'end'
  | 'cleanup';
