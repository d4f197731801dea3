/** Which abilities effects in force give: objects that have them listen or can be used although no hook names them. */
import { effectRow } from '@rulewright/kernel';
import type { Node } from '../evaluate/vocabulary.ts';
import type { CommonGame } from '../game.ts';
import { isOnState, isTriggered } from '../triggers/rules.ts';
import { givenAbility, isKeyword } from './dependency.ts';
import type { Modify } from './effect.ts';
import { type Environment, environment } from './environment.ts';
import { changeEntry } from './parts.ts';

interface Grants {
  /** The kinds of events that given abilities trigger on; null for any. */
  readonly events: ReadonlySet<string> | null;
  /** Some trigger when a condition is true. */
  readonly onState: boolean;
  readonly activated: boolean;
}

const NOTHING: Grants = { events: new Set(), onState: false, activated: false };
const ANYTHING: Grants = { events: null, onState: true, activated: true };

/** These neither listen nor can be used; static abilities are effects in force by themselves. */
const SILENT: ReadonlySet<string> = new Set(['keyword', 'static', 'replacement']);

const ofEffects = new WeakMap<Modify, Grants>();

function grantsOf(g: CommonGame, effect: Modify): Grants {
  const known = ofEffects.get(effect);
  if (known !== undefined) return known;
  const found = effect.changes.map((change) => grantsOfChange(g, change)).reduce(joined, NOTHING);
  ofEffects.set(effect, found);
  return found;
}

function grantsOfChange(g: CommonGame, change: Modify['changes'][number]): Grants {
  if (!changeEntry(g, change).grants(g, change)) return NOTHING;
  const ability = givenAbility(change);
  if (ability === null) return ANYTHING;
  const given = isKeyword(ability) ? [ability, ...g.rules.continuous.meaningOf(ability)] : [ability];
  return given.map((one) => grantsOfAbility(g, one)).reduce(joined, NOTHING);
}

function grantsOfAbility(g: CommonGame, ability: Node): Grants {
  if (SILENT.has(ability.kind)) return NOTHING;
  if (ability.kind === 'activated') return { events: NOTHING.events, onState: false, activated: true };
  if (!isTriggered(ability)) return ANYTHING;
  const { on } = ability;
  return { events: new Set(g.rules.triggered.eventsOf(on)), onState: isOnState(on), activated: false };
}

function joined(a: Grants, b: Grants): Grants {
  if (a === NOTHING) return b;
  if (b === NOTHING) return a;
  return {
    events: a.events === null || b.events === null ? null : new Set([...a.events, ...b.events]),
    onState: a.onState || b.onState,
    activated: a.activated || b.activated,
  };
}

const ofEnvironments = new WeakMap<Environment, Grants>();
/** By the list of effects in the state, which is another one as soon as one begins or ends. */
const ofLive = new WeakMap<readonly number[], Grants>();

function byEnvironment(g: CommonGame): Grants {
  const env = environment(g);
  if (!env.grantsAbilities) return NOTHING;
  const known = ofEnvironments.get(env);
  if (known !== undefined) return known;
  const found = env.modify.map(({ effect }) => grantsOf(g, effect)).reduce(joined, NOTHING);
  ofEnvironments.set(env, found);
  return found;
}

function byLive(g: CommonGame): Grants {
  const { live } = g.state;
  if (live.length === 0) return NOTHING;
  const known = ofLive.get(live);
  if (known !== undefined) return known;
  let found = NOTHING;
  for (const id of live) {
    const body = effectRow(g.state, id)?.body as Node | undefined;
    if (body?.kind === 'modify') found = joined(found, grantsOf(g, body as Modify));
  }
  ofLive.set(live, found);
  return found;
}

const listens = ({ events }: Grants, kind: string): boolean => events === null || events.has(kind);

/** Whether any object may have been given an ability that triggers on events of this kind. */
export const grantsListening = (g: CommonGame, kind: string): boolean =>
  listens(byEnvironment(g), kind) || listens(byLive(g), kind);

/** Whether any object may have been given an ability that triggers when a condition is true. */
export const grantsOnState = (g: CommonGame): boolean => byEnvironment(g).onState || byLive(g).onState;

/** Whether any object may have been given an ability that can be activated. */
export const grantsActivated = (g: CommonGame): boolean => byEnvironment(g).activated || byLive(g).activated;
