/** Schemas of what is worked out when it is asked: selectors, filters, values, conditions. */
import type { CoreCondition } from '../condition.ts';
import type { Families } from '../families.ts';
import type { CoreFilter } from '../filter.ts';
import type { CoreSelector } from '../selector.ts';
import type { CoreValue } from '../value.ts';
import { eventRole, name, nodesOf, since, type Words } from './nodes.ts';
import { flag, integer, list, optional, refers, taking, type Variants, word } from './shape.ts';

/** Things that somebody owns. */
const OBJECTS = { not: ['player', 'number'] };

export function coreSelectors<F extends Families>({ zone, playerGroup }: Words<F>): Variants<CoreSelector<F>, 'kind'> {
  const { condition, filter, selector } = nodesOf<F>();
  const object = taking(selector, OBJECTS);
  return {
    this: {},
    granter: { id: optional(integer(0)) },
    you: {},
    var: { name: refers },
    event: { role: eventRole },
    each: { where: filter, zones: optional(list(zone)) },
    players: { which: playerGroup, where: optional(condition) },
    controller: { of: object },
    owner: { of: object },
    host: { of: object },
    attachments: { of: object },
    noted: { key: name, on: optional(selector) },
    union: { of: list(selector) },
    filter: { of: selector, where: filter },
    became: { of: selector },
    announced: { name },
    targetsOf: { of: selector },
  };
}

export function coreFilters<F extends Families>({ zone, playerGroup }: Words<F>): Variants<CoreFilter<F>, 'kind'> {
  const { comparison, condition, eventPattern, filter, player, selector } = nodesOf<F>();
  return {
    all: { of: list(filter) },
    any: { of: list(filter) },
    not: { of: filter },
    is: { what: selector },
    where: { condition },
    player: { which: optional(playerGroup) },
    card: {},
    token: {},
    ability: { ability: optional(word('activated', 'triggered')), from: optional(filter) },
    named: { name },
    nameless: {},
    chosenName: { key: name },
    sharesName: { with: selector },
    counters: { counter: optional(name), is: comparison },
    attachedTo: { what: selector },
    controlledBy: { who: player },
    ownedBy: { who: player },
    in: { zones: list(zone) },
    targetCount: { is: comparison },
    targets: { where: filter, only: optional(flag) },
    paid: { cost: name },
    history: { event: eventPattern },
  };
}

export function coreValues<F extends Families>({ stat }: Words<F>): Variants<CoreValue<F>, 'kind'> {
  const { condition, eventPattern, selector, value } = nodesOf<F>();
  const amongThem = { stat, of: taking(selector, OBJECTS) };
  const ofEach = { among: selector, value };
  const arithmetic = { of: list(value) };
  return {
    x: {},
    var: { name: refers },
    tally: { name, of: optional(selector) },
    amount: {},
    count: { of: taking(selector, { not: ['number'] }) },
    stat: amongThem,
    greatest: amongThem,
    least: amongThem,
    total: amongThem,
    most: ofEach,
    fewest: ofEach,
    counters: { counter: optional(name), on: selector },
    noted: { key: name, on: optional(selector) },
    history: {
      event: eventPattern,
      sum: optional(flag),
      since: optional(since),
      before: optional(flag),
      different: optional(flag),
      role: optional(word('object', 'player', 'source', 'other')),
    },
    add: arithmetic,
    times: arithmetic,
    max: arithmetic,
    min: arithmetic,
    minus: { a: value, b: value },
    remainder: { of: value, by: integer(2) },
    half: { of: value, round: word('up', 'down') },
    part: { of: value, by: value, round: word('up', 'down') },
    if: { condition, then: value, else: value },
    paid: { cost: name, of: optional(selector) },
  };
}

export function coreConditions<F extends Families>({ step }: Words<F>): Variants<CoreCondition<F>, 'kind'> {
  const { comparison, condition, eventPattern, filter, player, selector, value } = nodesOf<F>();
  return {
    all: { of: list(condition) },
    any: { of: list(condition) },
    not: { of: condition },
    compare: { value, is: comparison },
    // Something that is there, or was.
    exists: { what: taking(selector, { not: ['number'] }) },
    matches: { what: selector, where: filter },
    turnOf: { who: player },
    step: { steps: list(step) },
    history: { event: eventPattern, since: optional(since) },
    paid: { cost: name },
    did: { name: refers },
  };
}
