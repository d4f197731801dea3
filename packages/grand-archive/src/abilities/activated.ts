/** Activating abilities (activated abilities 1): announced, modes and targets chosen, paid; whoever activates keeps Opportunity. */
import {
  altered,
  arrivalOf,
  call,
  ceaseEvent,
  comesFrom,
  commit,
  type Directive,
  done,
  emit,
  type GameEvent,
  isCreate,
  NO_OBJECT,
  next,
  noteEvent,
  type ObjectId,
  objectRow,
  type PlayerId,
  type Procedure,
  procedure,
  type Refusal,
  underRules,
  undo,
} from '@rulewright/kernel';
import type { ActivatedAbility, Mode } from '@rulewright/language/grand-archive';
import {
  type Announcement,
  announceDecisions,
  announcedContext,
  announceModes,
  announceTargets,
  announceX,
  type Context,
  choiceRefusal,
  chooseTargets,
  chosenModes,
  costsRefusal,
  decided,
  divideAmongTargets,
  hasDecisions,
  type Impossible,
  mentionsX,
  type PaymentResult,
  published,
  rewind,
  somehow,
} from '@rulewright/rules';
import { forbidden } from '../effects/restrictions.ts';
import type { ActivateAbilityEvent } from '../events/types.ts';
import { type Characteristics, characteristics } from '../parts-of-a-card/characteristics.ts';
import { costOfAbility, usedUp } from '../playing-cards/cost.ts';
import { paying } from '../playing-cards/payment.ts';
import { context, contextWith, type G, type StackEntry } from '../state.ts';
import { isSlowTime } from '../timing/speed.ts';
import { holds, selects, value } from '../vocabulary/evaluate.ts';
import { ATTRIBUTES, FIELD, INTENT, isOneOf, PANTHEON, STACK } from '../zones/zones.ts';
import { isAsSpell, spellLocals } from './as-spell.ts';
import { obeys } from './obedience.ts';

const refuse = (code: string, rule: string): Refusal => Object.freeze({ code, rule });
const NO_ABILITY = refuse('no-such-ability', 'activated-abilities.1');
const NOT_THERE = refuse('not-in-zone', 'activated-abilities.8');
const NOT_YOURS = refuse('not-your-object', 'activated-abilities.9');
const TOO_SLOW = refuse('not-at-fast-speed', 'timing.slow.1');
const NOT_NOW = refuse('not-allowed-now', 'activated-abilities.5');
const USED = refuse('used-already', 'activated-abilities.5');
const DISOBEYS = refuse('does-not-obey', 'term-obedience.1');
const CANNOT_PAY = refuse('cannot-pay', 'activated-abilities.1');

/** The ability with this index among those of the object. */
const abilityAt = (c: Characteristics, index: number): ActivatedAbility | null => {
  const ability = c.abilities[index];
  return ability?.kind === 'activated' ? ability : null;
};

/** How often it was activated is noted on its source, by turn or for good. */
const usesKey = (index: number): string => `uses.${index}`;
const usesIn = (g: G, object: ObjectId, index: number, per: 'turn' | 'game'): number => {
  const noted = objectRow(g.state, object).notes[usesKey(index)];
  if (typeof noted !== 'string') return 0;
  const [turn, inTurn, inGame] = noted.split(' ').map(Number);
  if (per === 'game') return inGame ?? 0;
  return turn === g.state.game.turn.number ? (inTurn ?? 0) : 0;
};
const used = (g: G, object: ObjectId, index: number): GameEvent => {
  const { number } = g.state.game.turn;
  const inTurn = usesIn(g, object, index, 'turn') + 1;
  return noteEvent(object, usesKey(index), `${number} ${inTurn} ${usesIn(g, object, index, 'game') + 1}`);
};

const IN_PLAY: ReadonlySet<number> = new Set([FIELD, INTENT, ATTRIBUTES, PANTHEON]);

/** Abilities function on the field and in the intent, for players who have gained them, or where they say. */
const isWhere = (zone: number, { zones }: ActivatedAbility): boolean =>
  zones === undefined ? IN_PLAY.has(zone) : isOneOf(zones, zone);

/** Why a player may not activate it, before anything is costed. */
function plainRefusal(g: G, player: PlayerId, object: ObjectId, index: number): Refusal | null {
  const c = characteristics(g, object);
  const ability = abilityAt(c, index);
  if (ability === null) return NO_ABILITY;
  const row = objectRow(g.state, object);
  if (!isWhere(row.zone, ability)) return NOT_THERE;
  if (ability.who === undefined) {
    const owner = row.zone === FIELD || row.zone === INTENT ? c.controller : ownerOf(g, object);
    if (owner !== player) return NOT_YOURS;
  } else if (!selects(g, ability.who, player, context(object, player))) return NOT_YOURS;
  if (ability.timing === 'slow' && !isSlowTime(g, player)) return TOO_SLOW;
  if (row.zone === FIELD && !obeys(g, object)) return DISOBEYS;
  const { condition, limit } = ability;
  if (condition !== undefined && !holds(g, condition, context(object, player))) return NOT_NOW;
  if (limit !== undefined && usesIn(g, object, index, limit.per) >= value(g, limit.times, context(object, player)))
    return USED;
  return forbidden(g, 'activateAbilities', object) ?? forbidden(g, 'activateAbilities', player);
}

/** Cards under an object belong to whoever controls that. */
const ownerOf = (g: G, object: ObjectId): PlayerId => {
  const { keeper, owner } = objectRow(g.state, object);
  return keeper === NO_OBJECT ? owner : characteristics(g, keeper).controller;
};

const NO_MODES: readonly Mode[] = [];

/** Why a player may not activate it now, with its costs and targets. */
export function abilityRefusal(g: G, player: PlayerId, object: ObjectId, index: number): Refusal | null {
  const refusal = plainRefusal(g, player, object, index);
  if (refusal !== null) return refusal;
  const ability = abilityAt(characteristics(g, object), index);
  if (ability === null) return NO_ABILITY;
  const ctx = context(object, player, { locals: spellLocals(ability) });
  const costs = (modes: readonly Mode[]): Refusal | null => {
    const open = (decided: Context): Refusal | null =>
      costsRefusal(g, costOfAbility(g, object, player, ability, decided, modes), {
        player,
        ctx: decided,
        playing: NO_OBJECT,
      });
    if (!hasDecisions(g, ability.cost)) return open(ctx);
    const payer = { player, ctx, playing: NO_OBJECT };
    return somehow(g, ability.cost, payer, (decided) => open(decided) === null) ? null : CANNOT_PAY;
  };
  return costs(NO_MODES) ?? choiceRefusal(g, ability, ctx, NO_OBJECT, (mode) => costs([mode]) === null);
}

interface ActivateInput {
  readonly player: PlayerId;
  /** The source of the ability, and its index among those of the source. */
  readonly object: ObjectId;
  readonly index: number;
}

interface Activating extends Announcement<StackEntry>, ActivateInput {
  readonly created?: readonly GameEvent[];
  readonly payment?: PaymentResult;
}

const abilityOf = (a: Activating): ActivatedAbility => a.entry.effect as ActivatedAbility;

const newEntry = (g: G, source: ObjectId, ability: ActivatedAbility): StackEntry => ({
  kind: 'activated',
  source,
  effect: ability,
  modes: [],
  targets: [],
  x: 0,
  locals: spellLocals(ability),
  paid: {},
  event: null,
  condition: null,
  keyword: ability.keyword ?? null,
  from: objectRow(g.state, source).zone,
});

const abandon = (g: G, a: Activating, refusal: Refusal): Directive =>
  rewind(g, refusal, a.object === a.entry.source ? null : ceaseEvent(a.object), 'abandoned');

const impossible =
  (g: G, a: Activating): Impossible =>
  (code, rule) =>
    abandon(g, a, { code, rule });

const modesOf = (a: Activating): readonly Mode[] => chosenModes(a.entry.effect, a.entry.modes);

function isAffordable(g: G, a: Activating, change: Partial<Context>, modes: readonly Mode[] = modesOf(a)): boolean {
  const ctx = contextWith(announcedContext(a), change);
  const due = costOfAbility(g, a.entry.source, a.player, abilityOf(a), ctx, modes);
  return costsRefusal(g, due, { player: a.player, ctx, playing: NO_OBJECT }) === null;
}

const activateAbility: Procedure = procedure<G, Activating>('activateAbility', {
  announce(g, input) {
    const { player, object: source, index } = input;
    const ability = abilityAt(characteristics(g, source), index);
    if (ability === null) return undo(NO_ABILITY);
    comesFrom(g, source);
    const entry = newEntry(g, source, ability);
    const a: Activating = altered(input, { entry, changed: false, at: 0 });
    const create: GameEvent = {
      kind: 'create',
      what: 'ability',
      to: STACK,
      owner: player,
      controller: player,
      stack: entry,
    } as GameEvent;
    return emit([create], { store: 'created', data: a });
  },
  onTheStack(g, { created, ...a }) {
    const object = created?.filter(isCreate).find((e) => e.to === STACK)?.became ?? NO_OBJECT;
    comesFrom(g, a.entry.source, arrivalOf(g.state, object));
    return next(altered(a, { object }));
  },
  modes: (g, a, answer) => announceModes(g, a, answer, (mode) => isAffordable(g, a, {}, [mode]), impossible(g, a)),
  declareX(g, a, answer) {
    const { cost } = abilityOf(a);
    return mentionsX(cost) ? announceX(g, a, answer, (x) => isAffordable(g, a, { x }), cost) : next(a);
  },
  decideCosts(g, a, answer) {
    const { cost } = abilityOf(a);
    const payer = { player: a.player, ctx: announcedContext(a), playing: NO_OBJECT };
    return announceDecisions(g, a, cost, payer, answer, 'decideCosts', (ctx) => isAffordable(g, a, ctx));
  },
  targets: (g, a, answer) => chooseTargets(g, published(g, a), answer, 'targets', impossible(g, a)),
  divide: (g, a, answer) => divideAmongTargets(g, a, answer, 'divide'),
  becomeTargets: (g, a) => announceTargets(g, a),
  pay(g, a) {
    const ctx = announcedContext(a);
    const due = costOfAbility(g, a.entry.source, a.player, abilityOf(a), ctx, modesOf(a));
    if (due.length === 0) return next(altered(a, { payment: { paid: true, locals: {}, refusal: null } }));
    return call('payTotal', paying(a.player, ctx, due, NO_OBJECT), { store: 'payment', data: a });
  },
  paid(g, a) {
    const { payment } = a;
    if (payment?.paid !== true) return abandon(g, a, payment?.refusal ?? CANNOT_PAY);
    return next(published(g, decided(a, { locals: altered(a.entry.locals, payment.locals) })));
  },
  activated(g, a) {
    const { source, keyword } = a.entry;
    const event: ActivateAbilityEvent = {
      kind: 'activateAbility',
      object: source,
      other: a.object,
      player: a.player,
      keyword,
      ...(isAsSpell({ locals: spellLocals(a.entry.effect) }) ? { asSpell: true } : {}),
    };
    const isThere = objectRow(g.state, source).zone >= 0 && abilityOf(a).limit !== undefined;
    const spent = usedUp(g, 'ability', source, a.player, keyword ?? undefined);
    return emit([...(isThere ? [used(g, source, a.index)] : []), event, ...spent], { data: a });
  },
  finish(g, a) {
    commit(g);
    return done({ activated: true, object: a.object });
  },
  abandoned: () => done({ activated: false, object: NO_OBJECT }),
});

export const activateProcedures = {
  activateAbility: underRules(activateAbility, {
    announce: 'activated-abilities.1',
    modes: 'activated-abilities.3',
    targets: 'activated-abilities.1',
    pay: 'activated-abilities.1',
    activated: 'activated-abilities.2',
  }),
} as const;

/** The indices of the activated abilities of an object. */
export const abilityIndices = (g: G, id: ObjectId): readonly number[] =>
  characteristics(g, id).abilities.flatMap((a, i) => (a.kind === 'activated' ? [i] : []));
