/** Schemas of what is done: actions that hold others, effects that last, abilities. */
import type * as abilities from '../ability.ts';
import type { CoreAction } from '../action.ts';
import type { CoreCost } from '../cost.ts';
import type { CoreChange, CoreDuration, CoreReplacement, CoreStaticEffect } from '../effect.ts';
import type { CoreEventPattern } from '../event-pattern.ts';
import type { Families } from '../families.ts';
import { eventRole, keyword, name, nodesOf, type Words } from './nodes.ts';
import {
  binds,
  bindsAs,
  bindsNumber,
  block,
  closed,
  type Fields,
  fields,
  flag,
  happening,
  integer,
  list,
  optional,
  perhaps,
  type Schema,
  someOf,
  taking,
  type Variants,
  word,
} from './shape.ts';

/** What a game says of all that is chosen together. */
export interface Choosing<F extends Families> extends Words<F> {
  readonly together: Schema<F['together']>;
}

/** Targets are chosen before costs are paid, and both come before what is done. */
export function effectFields<F extends Families>() {
  const { action, condition, cost, target, value } = nodesOf<F>();
  const targets = optional(list(target));
  const actions = list(action);
  const mode = block<abilities.Mode<F>>({
    condition: optional(condition),
    targets,
    cost: optional(list(cost)),
    actions,
  });
  const modes = fields<abilities.Modes<F>>({
    min: value,
    max: value,
    repeat: optional(flag),
    unchosen: optional(word('ever', 'turn')),
    inOrder: optional(flag),
    choices: someOf(mode),
  });
  return { targets, afterTargets: { actions, modes: optional(modes) } };
}

export function effectSchema<F extends Families>(): Schema<abilities.Effect<F>> {
  const { targets, afterTargets } = effectFields<F>();
  return block<abilities.Effect<F>>({ targets, ...afterTargets });
}

function triggeredFields<F extends Families>({ zone }: Words<F>): Fields<abilities.TriggeredAbility<F>, 'kind'> {
  const { condition, eventPattern } = nodesOf<F>();
  const { targets, afterTargets } = effectFields<F>();
  type Triggered = abilities.TriggeredAbility<F>;
  return {
    on: happening(eventPattern),
    condition: optional(condition),
    zones: optional(list(zone)),
    oneOrMore: optional(
      fields<NonNullable<Triggered['oneOrMore']>>({
        per: optional(eventRole),
        as: optional(binds),
        to: optional(binds),
        total: optional(bindsNumber),
      }),
    ),
    nth: optional(fields<NonNullable<Triggered['nth']>>({ number: integer(1), per: optional(eventRole) })),
    limit: optional(fields<NonNullable<Triggered['limit']>>({ times: integer(1), per: word('turn', 'game') })),
    keyword: optional(keyword),
    targets,
    ...afterTargets,
  };
}

type CoreAbility<F extends Families> =
  | abilities.SpellAbility<F>
  | abilities.TriggeredAbility<F>
  | abilities.StaticAbility<F>
  | abilities.ReplacementAbility<F>
  | abilities.KeywordAbility<F>;

export function coreAbilities<F extends Families>(words: Words<F>): Variants<CoreAbility<F>, 'kind'> {
  const { ability, condition, cost, eventPattern, filter, replacement, staticEffect, value } = nodesOf<F>();
  const { targets, afterTargets } = effectFields<F>();
  const zones = optional(list(words.zone));
  return {
    spell: { targets, ...afterTargets },
    triggered: triggeredFields<F>(words),
    static: { effects: list(staticEffect), condition: optional(condition), zones, defining: optional(flag) },
    replacement: {
      on: eventPattern,
      condition: optional(condition),
      zones,
      optional: optional(flag),
      instead: replacement,
    },
    keyword: {
      keyword,
      cost: optional(list(cost)),
      amount: optional(value),
      what: optional(filter),
      abilities: optional(list(ability)),
      ability: optional(ability),
      word: optional(name),
      spares: optional(filter),
      condition: optional(condition),
    },
  };
}

export function coreActions<F extends Families>(words: Choosing<F>): Variants<CoreAction<F>, 'do'> {
  const { action, condition, cost, duration, player, selector, staticEffect, value } = nodesOf<F>();
  const actions = list(action);
  const who = optional(player);
  return {
    if: { condition, then: perhaps(actions), else: optional(perhaps(actions)) },
    may: { who, actions: perhaps(actions), name: optional(binds) },
    pay: {
      who,
      choosing: optional(bindsNumber),
      cost: list(cost),
      times: optional(value),
      asOften: optional(bindsNumber),
      optional: optional(flag),
      then: optional(perhaps(actions)),
      else: optional(perhaps(actions)),
    },
    forEach: { in: selector, startingWith: who, as: bindsAs({ like: ['in'] }), actions: perhaps(actions) },
    repeat: { times: value, actions: perhaps(actions) },
    process: { actions },
    again: {},
    let: { value: optional(value), objects: optional(selector), name: bindsAs({ like: ['objects', 'value'] }) },
    either: { who, options: list(perhaps(actions)), villainous: optional(flag) },
    choose: {
      who,
      from: selector,
      min: optional(value),
      max: optional(value),
      random: optional(flag),
      together: optional(words.together),
      as: bindsAs({ like: ['from'] }),
    },
    chooseNumber: { who, min: value, max: value, key: name },
    note: { key: name, objects: optional(selector), value: optional(value) },
    effect: { effects: list(staticEffect), duration },
    delayed: {
      trigger: block<abilities.TriggeredAbility<F>>({ kind: word('triggered'), ...triggeredFields<F>(words) }),
      once: optional(flag),
      until: optional(duration),
    },
    reflexive: { effect: effectSchema<F>() },
  };
}

export function coreStaticEffects<F extends Families>(words: Words<F>): Variants<CoreStaticEffect<F>, 'kind'> {
  const { change, condition, cost, eventPattern, filter, replacement, selector, value } = nodesOf<F>();
  const triggering = { on: optional(eventPattern), of: filter };
  return {
    modify: {
      what: taking(selector, { by: 'changes', table: 'change' }),
      changes: list(change),
      future: optional(flag),
    },
    cant: {
      action: words.cantAction,
      what: taking(selector, { by: 'action', table: 'cantAction' }),
      by: optional(filter),
      whom: optional(filter),
      unless: optional(condition),
      count: optional(value),
      cost: optional(list(cost)),
    },
    must: {
      action: words.mustAction,
      what: taking(selector, { by: 'action', table: 'mustAction' }),
      whom: optional(selector),
      as: optional(name),
    },
    triggersMore: triggering,
    triggersNot: triggering,
    replace: { on: eventPattern, condition: optional(condition), instead: replacement, uses: optional(value) },
  };
}

export function coreChanges<F extends Families>(): Variants<CoreChange<F>, 'kind'> {
  const { ability, change, player, selector } = nodesOf<F>();
  return {
    copyOf: { what: selector, changes: optional(list(change)) },
    controller: { who: player },
    gain: { ability: closed(ability) },
    thisAbility: {},
    lose: { keyword },
    loseAll: {},
    cantHave: { keyword },
    name: { name },
  };
}

export function coreReplacements<F extends Families>(): Variants<CoreReplacement<F>, 'kind'> {
  const actions = list(nodesOf<F>().action);
  return { instead: { actions }, also: { actions } };
}

export function coreDurations<F extends Families>({ step }: Words<F>): Variants<CoreDuration<F>, 'kind'> {
  const { condition, player, selector } = nodesOf<F>();
  return {
    endOfTurn: {},
    forever: {},
    untilNextTurn: { of: player },
    endOfNextTurn: { of: player },
    untilStep: { step },
    untilStepBegins: { step, of: player },
    while: { condition },
    untilLeaves: { what: selector },
  };
}

export function coreEventPatterns<F extends Families>(): Variants<CoreEventPattern<F>, 'on'> {
  const { condition, eventPattern } = nodesOf<F>();
  return { state: { condition }, any: { of: list(eventPattern) } };
}

export function coreCosts<F extends Families>(): Variants<CoreCost<F>, 'kind'> {
  const { cost, player } = nodesOf<F>();
  return {
    either: { name, options: list(list(cost)) },
    choosePlayer: { from: player, as: bindsAs(['player']) },
  };
}
