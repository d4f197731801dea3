/** Declaring an attack (attack declaration 2): the unit, what it wields, the target, the costs; anything illegal takes everything back. */
import {
  altered,
  ask,
  type ChooseEntities,
  call,
  commit,
  type Directive,
  DONE,
  type EntityId,
  emit,
  type GameEvent,
  happen,
  isMove,
  moveEvent,
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
  type YesNo,
  zoneObjects,
} from '@rulewright/kernel';
import type { Cost } from '@rulewright/language/grand-archive';
import { costsRefusal, environment, type PaymentResult } from '@rulewright/rules';
import { obeys } from '../../abilities/obedience.ts';
import { forbidden, forbiddenUnlessPaid } from '../../effects/restrictions.ts';
import { playerState } from '../../events/change-game.ts';
import { combatEvent, goOnEvent, turnedEvent } from '../../events/make.ts';
import type { GrandArchiveEvent } from '../../events/types.ts';
import { inTurnOrder, isPlaying } from '../../general-rules/players.ts';
import {
  type Characteristics,
  characteristics,
  controllerOf,
  hasKeyword,
  hasSubtype,
  isType,
} from '../../parts-of-a-card/characteristics.ts';
import { CHAMPION, UNIT, WEAPON } from '../../parts-of-a-card/words.ts';
import { costOfAttack, reserveIn } from '../../playing-cards/cost.ts';
import { canPayCost, type Due, openCosts, paying } from '../../playing-cards/payment.ts';
import { type Combat, context, Flag, type G } from '../../state.ts';
import { isSlowTime } from '../../timing/speed.ts';
import { FIELD, GRAVEYARD, INTENT, LOADED, STACK } from '../../zones/zones.ts';
import {
  type Attack,
  additionalTargets,
  attackableOf,
  canTarget,
  demands,
  legalAttackTargets,
  mayDo,
  mayUse,
  usesKeyword,
} from './targets.ts';

const refuse = (code: string, rule: string): Refusal => Object.freeze({ code, rule });
const NOT_YOURS = refuse('not-your-unit', 'attack-declaration.2.1');
const RESTED = refuse('rested', 'attack-declaration.2.1.1');
const DISOBEYS = refuse('does-not-obey', 'term-obedience.1');
const FIRST_TURN = refuse('first-turn', 'combat.1.8');
const NO_POWER = refuse('no-power', 'combat.1.3');
const NO_TARGET = refuse('no-target', 'combat.2.2');
const NOT_SLOW = refuse('not-at-fast-speed', 'combat.1.2');
const REFUSED = refuse('cost-refused', 'attack-declaration.2.5.1.1');
const CANNOT_PAY = refuse('cannot-pay', 'attack-declaration.2.4');

const everybodyHasTaken = (g: G): boolean =>
  g.state.players.every(({ id }) => !isPlaying(g, id) || playerState(g, id).turnsTaken > 0);

/** Combat 1.8: in the first cycle only the last player attacks. */
export const mayAttackAtAll = (g: G, player: PlayerId): boolean =>
  playerState(g, player).turnsTaken !== 1 || everybodyHasTaken(g);

/** Functional weapons 1: guns, bows and aetherwings have to be loaded. */
const needsLoad = (c: Characteristics): boolean =>
  hasSubtype(c, 'gun') || hasSubtype(c, 'bow') || hasSubtype(c, 'aetherwing');

/** Attack declaration 2.4: what is paid besides to attack with a weapon. */
const costOfWielding = (g: G, id: ObjectId): readonly Cost[] =>
  characteristics(g, id)
    .abilities.filter((a) => a.kind === 'additionalCost')
    .filter((a) => a.for === 'attack')
    .flatMap(({ cost }) => cost);

/** Weapon 7; functional weapons 1.1: what a unit may wield in this attack. */
function wieldable(g: G, player: PlayerId, attacker: ObjectId, intent: ObjectId): readonly ObjectId[] {
  const own = characteristics(g, attacker);
  const isChampion = isType(own, CHAMPION);
  return zoneObjects(g, FIELD, player).filter((id) => {
    const c = characteristics(g, id);
    if (c.controller !== player || !isType(c, WEAPON)) return false;
    if ((!isChampion && !mayUse(g, attacker, id)) || forbidden(g, 'beUsedForAttack', id) !== null) return false;
    const due = costOfWielding(g, id);
    if (due.length > 0 && !canPayCost(g, player, due, context(id, player))) return false;
    if (needsLoad(c)) return intent === NO_OBJECT && zoneObjects(g, LOADED, id).length > 0;
    return true;
  });
}

const isAwake = (g: G, id: ObjectId): boolean =>
  (objectRow(g.state, id).flags & Flag.rested) === 0 || mayDo(g, 'attackAsAwake', id);

/** Why a unit cannot attack, whatever it would wield. */
function unitRefusal(g: G, player: PlayerId, attacker: ObjectId): Refusal | null {
  const c = characteristics(g, attacker);
  if (objectRow(g.state, attacker).zone !== FIELD || c.controller !== player) return NOT_YOURS;
  if (!isType(c, UNIT) && !mayDo(g, 'attackAsAlly', attacker)) return NOT_YOURS;
  if (!obeys(g, attacker)) return DISOBEYS;
  return forbidden(g, 'attack', attacker) ?? forbidden(g, 'attack', player);
}

const NO_WEAPONS: readonly ObjectId[] = [];

/** Why a player may not declare an attack with a unit now. */
export function attackRefusal(g: G, player: PlayerId, attacker: ObjectId): Refusal | null {
  if (!isSlowTime(g, player)) return NOT_SLOW;
  const refusal = unitRefusal(g, player, attacker);
  if (refusal !== null) return refusal;
  if (!mayAttackAtAll(g, player)) return FIRST_TURN;
  if (!isAwake(g, attacker)) return RESTED;
  const hasPower = (characteristics(g, attacker).power ?? 0) > 0;
  const isAble = hasTarget(g, { player, attacker, using: NO_WEAPONS });
  if (!hasPower || !isAble) {
    const weapons = wieldable(g, player, attacker, NO_OBJECT);
    if (!hasPower && weapons.length === 0) return NO_POWER;
    if (!isAble && !hasTarget(g, { player, attacker, using: weapons })) return NO_TARGET;
  }
  const due = [...costOfAttack(g, attacker, player), ...taxes(g, player, attacker, [])];
  if (due.length === 0) return null;
  return costsRefusal(g, due, { player, ctx: context(attacker, player), playing: NO_OBJECT });
}

/** Attack declaration 2.5: what effects demand for an attack, of the unit, of the player, or for what is attacked. */
function taxes(g: G, player: PlayerId, attacker: ObjectId, targets: readonly ObjectId[]): readonly Due[] {
  const { attack, beAttacked } = environment(g).cant;
  if (attack === undefined && beAttacked === undefined) return NOTHING_DUE;
  return [
    ...forbiddenUnlessPaid(g, 'attack', attacker),
    ...forbiddenUnlessPaid(g, 'attack', player),
    ...targets.flatMap((id) => [
      ...forbiddenUnlessPaid(g, 'attack', attacker, id).filter(({ effect }) => effect.whom !== undefined),
      ...forbiddenUnlessPaid(g, 'attack', player, id).filter(({ effect }) => effect.whom !== undefined),
      ...forbiddenUnlessPaid(g, 'beAttacked', id, attacker),
    ]),
  ].flatMap(({ effect, ctx }) => openCosts(effect.cost ?? [], ctx));
}
const NOTHING_DUE: readonly Due[] = [];

/** Whether the player could not pay what effects demand for an attack of the unit on whatever there is. */
export function isTaxedTooMuch(g: G, player: PlayerId, attacker: ObjectId): boolean {
  const due = taxes(g, player, attacker, zoneObjects(g, FIELD, player));
  const payer = { player, ctx: context(attacker, player), playing: NO_OBJECT };
  return due.length > 0 && costsRefusal(g, due, payer) !== null;
}

/** Taunt and what has to be attacked leave some target where there is any. */
const hasTarget = (g: G, attack: Attack): boolean =>
  zoneObjects(g, FIELD, attack.player).some((id) => canTarget(g, attack, id));

/** Combat 2.3; Resolution 9: whether an attack card that resolves may begin a combat phase. */
export function mayBeginCombat(
  g: G,
  player: PlayerId,
  attacker: ObjectId,
  card: ObjectId,
  instance: ObjectId,
): boolean {
  const { turn, combat } = g.state.game;
  if (turn.active !== player || turn.step !== 'main' || combat !== null || attacker === NO_OBJECT) return false;
  if (zoneObjects(g, STACK, player).some((id) => id !== instance)) return false;
  if (!mayAttackAtAll(g, player) || unitRefusal(g, player, attacker) !== null) return false;
  const weapons = wieldable(g, player, attacker, card);
  return (
    hasTarget(g, { player, attacker, using: [card] }) || hasTarget(g, { player, attacker, using: [card, ...weapons] })
  );
}

interface Declaring {
  readonly player: PlayerId;
  readonly attacker: ObjectId;
  /** The attack card that has resolved into the intent, for which the unit has rested already. */
  readonly intent?: ObjectId;
  readonly wielded?: readonly ObjectId[];
  readonly targets?: readonly ObjectId[];
  readonly cleaved?: PlayerId;
  readonly payment?: PaymentResult;
  readonly moved?: readonly GameEvent[];
}

/** The attack that is being declared, as far as it has got. */
export function attackInDeclaration(g: G): (Attack & Pick<Declaring, 'wielded' | 'targets'>) | null {
  for (let { frame } = g.state; frame !== null; frame = frame.below)
    if (frame.procedure.name === declareAttack.name) return { using: [], ...(frame.data as Declaring) };
  return null;
}

const intentOf = (d: Declaring): ObjectId => d.intent ?? NO_OBJECT;
const attackOf = (d: Declaring): Attack => ({
  player: d.player,
  attacker: d.attacker,
  using: [...(d.wielded ?? []), ...(d.intent === undefined ? [] : [d.intent])],
});

/** Attack 5.1: an attack card whose attack cannot be declared goes to the graveyard. */
const abandon = (g: G, d: Declaring, refusal: Refusal): Directive => {
  if (g.state.checkpoint !== null) return undo(refusal);
  return d.intent === undefined ? DONE : emit([moveEvent(d.intent, GRAVEYARD, { how: 'put' })], { then: 'abandoned' });
};

const question = (
  d: Declaring,
  rule: string,
  prompt: string,
  from: readonly EntityId[],
  min: number,
  max: number,
): Directive => {
  const decision: ChooseEntities = {
    kind: 'entities',
    player: d.player,
    rule,
    prompt,
    about: d.attacker,
    from,
    min,
    max,
  };
  return ask(decision);
};

/** All that is reserved is reserved at once. */
function together(g: G, d: Declaring, due: readonly Due[]): readonly Due[] {
  const amount = reserveIn(g, due, context(d.attacker, d.player));
  const others = due.filter(({ kind }) => kind !== 'reserve');
  return amount === 0 ? others : [{ kind: 'reserve', amount }, ...others];
}

/** The objects that become defenders. */
const defendersOf = (g: G, d: Declaring): readonly ObjectId[] => {
  const cleaved = d.cleaved === undefined ? [] : attackableOf(g, attackOf(d), d.cleaved);
  return [...new Set([...cleaved, ...(d.targets ?? [])])];
};

/** Attack declaration 1.5.1: that a unit which must attack was tried is remembered for the turn, though the attack is taken back. */
const TRIED = 'attack refused';
export const wasTried = (g: G, attacker: ObjectId): boolean =>
  objectRow(g.state, attacker).notes[TRIED] === g.state.game.turn.number;

function refused(g: G, d: Declaring): Directive {
  if (d.intent !== undefined || demands(g, d.attacker).length === 0) return abandon(g, d, REFUSED);
  commit(g);
  return emit([noteEvent(d.attacker, TRIED, g.state.game.turn.number)], { then: 'abandoned' });
}

const declareAttack: Procedure = procedure<G, Declaring>('declareAttack', {
  /** Attack declaration 2.2. */
  wield(g, d, answer) {
    if (answer !== undefined) return next(altered(d, { wielded: answer as readonly ObjectId[] }));
    const from = wieldable(g, d.player, d.attacker, intentOf(d));
    const min = d.intent === undefined && (characteristics(g, d.attacker).power ?? 0) <= 0 ? 1 : 0;
    if (from.length === 0) return next(altered(d, { wielded: [] }));
    if (from.length === min) return next(altered(d, { wielded: from }));
    return question(d, 'attack-declaration.2.2', 'wield', from, min, from.length);
  },
  /** Attack declaration 2.3.1: with Cleave a player is chosen. */
  cleave(g, d, answer) {
    const attack = attackOf(d);
    if (!usesKeyword(g, attack, 'cleave')) return next(d);
    if (answer !== undefined) return next(altered(d, { cleaved: (answer as readonly PlayerId[])[0] }));
    const from = inTurnOrder(g).filter((p) => attackableOf(g, attack, p).length > 0);
    const [only] = from;
    if (only === undefined) return abandon(g, d, NO_TARGET);
    return from.length === 1
      ? next(altered(d, { cleaved: only }))
      : question(d, 'kw-cleave.1.2', 'attack-player', from, 1, 1);
  },
  target(g, d, answer) {
    if (answer !== undefined) return next(altered(d, { targets: answer as readonly ObjectId[] }));
    if (d.cleaved !== undefined) return next(altered(d, { targets: [] }));
    const from = legalAttackTargets(g, attackOf(d));
    const [only] = from;
    if (only === undefined) return abandon(g, d, NO_TARGET);
    return from.length === 1
      ? next(altered(d, { targets: [only] }))
      : question(d, 'attack-declaration.2.3', 'attack', from, 1, 1);
  },
  /** Attack declaration 1.2: Multistrike adds targets. */
  more(g, d, answer) {
    if (answer !== undefined)
      return next(altered(d, { targets: [...(d.targets ?? []), ...(answer as readonly ObjectId[])] }));
    const most = additionalTargets(g, attackOf(d));
    const taken = defendersOf(g, d);
    const from = most === 0 ? [] : legalAttackTargets(g, attackOf(d)).filter((id) => !taken.includes(id));
    return from.length === 0
      ? next(d)
      : question(d, 'kw-multistrike.1', 'attack-more', from, 0, Math.min(most, from.length));
  },
  /** Attack declaration 2.5.1.1: what effects demand may be refused; the attack is illegal then. */
  agree(g, d, answer) {
    if (answer === false) return refused(g, d);
    if (answer === true || taxes(g, d.player, d.attacker, defendersOf(g, d)).length === 0) return next(d);
    const decision: YesNo = {
      kind: 'yesNo',
      player: d.player,
      rule: 'attack-declaration.2.5.1',
      prompt: 'attack-tax',
      about: d.attacker,
    };
    return ask(decision);
  },
  /** Attack declaration 2.4, 2.5; Champion 4.2: an attack card's unit has rested already. */
  costs(_g, d) {
    const rests: readonly GameEvent[] = d.intent === undefined ? [turnedEvent('rest', d.attacker)] : [];
    return rests.length === 0 ? next(d) : emit(rests, { data: d });
  },
  pay(g, d) {
    const ofWeapons = (d.wielded ?? []).flatMap((id) => costOfWielding(g, id));
    const due = [
      ...ofWeapons,
      ...costOfAttack(g, d.attacker, d.player),
      ...taxes(g, d.player, d.attacker, defendersOf(g, d)),
    ].filter((cost) => cost.kind !== 'either' && cost.kind !== 'choosePlayer');
    if (due.length === 0) return next(altered(d, { payment: { paid: true, locals: {}, refusal: null } }));
    return call('payTotal', paying(d.player, context(d.attacker, d.player), together(g, d, due), NO_OBJECT), {
      store: 'payment',
      data: d,
    });
  },
  paid(g, d) {
    if (d.payment?.paid !== true) return abandon(g, d, d.payment?.refusal ?? CANNOT_PAY);
    commit(g);
    const loaded = (d.wielded ?? []).flatMap((id) => zoneObjects(g, LOADED, id));
    const moves = loaded.map((id) => moveEvent(id, INTENT, { how: 'put', controller: d.player }));
    return moves.length === 0 ? next(d) : emit(moves, { store: 'moved', data: d });
  },
  /** Combat 4: the roles; On Attack triggers see what is used. */
  declare(g, d) {
    const shot =
      d.moved?.filter(isMove).flatMap((e) => (e.to === INTENT && e.became !== undefined ? [e.became] : [])) ?? [];
    const defenders = defendersOf(g, d);
    const intents = [...(d.intent === undefined ? [] : [d.intent]), ...shot];
    const using = [...(d.wielded ?? []), ...intents];
    const combat: Combat = {
      attackingPlayer: d.player,
      defendingPlayers: [
        ...new Set([...defenders.map((id) => controllerOf(g, id)), ...(d.cleaved === undefined ? [] : [d.cleaved])]),
      ],
      attacker: d.attacker,
      attacking: true,
      defenders,
      wielded: d.wielded ?? [],
      intents,
      cleave: d.cleaved !== undefined,
      retaliators: [],
      intercepting: [],
      commanded: d.intent !== undefined && hasKeyword(characteristics(g, d.intent), 'command'),
    };
    happen(g, goOnEvent('attackDeclaration', false));
    const declared: GrandArchiveEvent = {
      kind: 'attack',
      object: d.attacker,
      player: d.player,
      targets: defenders,
      chosen: d.targets ?? [],
      using,
    };
    return emit([combatEvent(combat), declared], { then: 'combat' });
  },
  combat: () => call('combat', {}, { then: 'abandoned' }),
  abandoned: () => DONE,
});

export const attackProcedures = {
  declareAttack: underRules(declareAttack, {
    wield: 'attack-declaration.2.2',
    cleave: 'kw-cleave.1.2',
    target: 'attack-declaration.2.3',
    costs: 'attack-declaration.2.1.1',
    agree: 'attack-declaration.2.5.1',
    pay: 'attack-declaration.2.4',
    declare: 'combat.4',
  }),
} as const;
