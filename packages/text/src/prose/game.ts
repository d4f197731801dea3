/** A game as prose knows it: the families of its card language, of which prose makes the nodes of the core itself and hands on the rest. */
import type {
  CoreAction,
  CoreCondition,
  CoreCost,
  CoreDuration,
  CoreFilter,
  CoreSelector,
  CoreStaticEffect,
  CoreValue,
  Families,
  Target,
} from '@rulewright/language';

interface Kind {
  readonly kind: string;
}

export interface Game extends Families {
  readonly action: { readonly do: string };
  readonly condition: Kind;
  readonly duration: Kind;
  readonly filter: Kind;
  readonly selector: Kind;
  readonly value: Kind;
  /** Facts about the face that a text stands on. */
  readonly face: unknown;
  /** What one line of a text means. */
  readonly line: unknown;
  /** What a text makes, as its words describe it: a token. */
  readonly made: unknown;
}

/** The families of a game as prose sees them: the nodes of the core, and what else the game has. */
export interface Known<G extends Game> extends Families {
  readonly ability: G['ability'];
  readonly action: CoreAction<Known<G>> | G['action'];
  readonly change: G['change'];
  readonly condition: CoreCondition<Known<G>> | G['condition'];
  readonly cost: CoreCost<Known<G>> | G['cost'];
  readonly duration: CoreDuration<Known<G>> | G['duration'];
  readonly eventPattern: G['eventPattern'];
  readonly filter: CoreFilter<Known<G>> | G['filter'];
  readonly replacement: G['replacement'];
  readonly selector: CoreSelector<Known<G>> | G['selector'];
  readonly staticEffect: CoreStaticEffect<Known<G>> | G['staticEffect'];
  readonly target: Target<Known<G>>;
  readonly together: G['together'];
  readonly value: CoreValue<Known<G>> | G['value'];
  readonly cantAction: G['cantAction'];
  readonly mustAction: G['mustAction'];
  readonly playerGroup: G['playerGroup'];
  readonly stat: G['stat'];
  readonly step: G['step'];
  readonly zone: G['zone'];
}

export type Action<G extends Game> = Known<G>['action'];
export type Condition<G extends Game> = Known<G>['condition'];
export type Cost<G extends Game> = Known<G>['cost'];
export type Duration<G extends Game> = Known<G>['duration'];
export type Filter<G extends Game> = Known<G>['filter'];
export type Selector<G extends Game> = Known<G>['selector'];
export type StaticEffect<G extends Game> = Known<G>['staticEffect'];
export type TargetOf<G extends Game> = Known<G>['target'];
export type Value<G extends Game> = number | Known<G>['value'];
