/** The turn-based action of the declare attackers step (508.1). */

import {
  ask,
  type ChooseEntities,
  call,
  commit,
  DONE,
  type EntityId,
  emit,
  go,
  NEXT,
  next,
  type ObjectId,
  objectRow,
  type PlayerId,
  procedure,
  undo,
  type YesNo,
} from '@rulewright/kernel';
import type { Action } from '@rulewright/language/magic';
import { isActive, sharers } from '../../100-game/101.4-turn-order.ts';
import { characteristics, hasKeyword, isType } from '../../100-game/109.3-characteristics.ts';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import {
  type AttackEvent,
  type AttackersEvent,
  combatEvent,
  type TapEvent,
  tapEvent,
} from '../../700-additional/700.1-events/types.ts';
import { ENLIST, enlistable, mayEnlist } from '../../700-additional/702-keywords/enlist.ts';
import { type Attacker, context, type G } from '../../state.ts';
import { askForAttackers, attackPrices, attacksIn, couldAttack } from './508.1-attackers.ts';
import { newAttacker, newCombat } from './508.1b-attacked.ts';
import type { Bands } from './508.1e-bands.ts';
import { type Due, dueOf } from './508.1h-due.ts';

interface Declaring {
  readonly attacks: readonly (readonly [ObjectId, EntityId])[];
  /** Attackers whose controller has yet to say whether they are exerted. */
  readonly exerting?: readonly ObjectId[];
  /** The same for those that may enlist another creature. */
  readonly enlisting?: readonly ObjectId[];
  readonly bands?: Bands;
  /** What is to be paid for these attacks, and whether the last of it was. */
  readonly due: readonly Due[];
  readonly payment?: { readonly paid: boolean };
}

export const declareAttackers = procedure<G, Declaring>('declareAttackers', {
  choose_508_1a(g, _, answer) {
    if (answer === undefined) return couldAttack(g) ? ask(askForAttackers(g, g.state.game.turn.active)) : DONE;
    const attacks = attacksIn(answer);
    return attacks.length === 0 ? go('become_508_1k', { attacks, due: [] }) : next({ attacks, due: [] });
  },
  bands_508_1e(_, data) {
    const { attacks } = data;
    return attacks.length < 2 ? NEXT : call('declareBands', { attacks }, { store: 'bands', data });
  },
  tap_508_1f(g, { attacks }) {
    const taps = attacks.flatMap(([object]): TapEvent[] =>
      hasKeyword(characteristics(g, object), 'vigilance') ? [] : [tapEvent(object)],
    );
    return taps.length === 0 ? NEXT : emit(taps);
  },
  /** 701.43d: an optional cost of attacking; each in turn. */
  exert_508_1g(g, data, answer) {
    const player = g.state.game.turn.active;
    const [id, ...rest] = data.exerting ?? data.attacks.map(([attacker]) => attacker).filter((a) => mayExert(g, a));
    if (id === undefined) return NEXT;
    if (answer === undefined)
      return ask({ kind: 'yesNo', player, rule: '508.1g', prompt: 'exert', about: id } as YesNo, {
        ...data,
        exerting: [id, ...rest],
      });
    const left = { ...data, exerting: rest };
    if (answer !== true) return go('exert_508_1g', left);
    const input = { actions: EXERT, ctx: context(id, player) };
    return call('runActions', input, { data: left, then: 'exert_508_1g' });
  },
  /** 702.154a: each may tap one that does not attack. */
  enlist_508_1g(g, data, answer) {
    const player = g.state.game.turn.active;
    const attackers = data.attacks.map(([attacker]) => attacker);
    const [id, ...rest] = data.enlisting ?? attackers.filter((a) => mayEnlist(g, a));
    if (id === undefined) return NEXT;
    const left = { ...data, enlisting: rest };
    const from = enlistable(g, player, attackers);
    if (answer === undefined && from.length > 0) {
      const question = { kind: 'entities', player, rule: '508.1g', prompt: 'enlist', about: id, from, min: 0, max: 1 };
      return ask(question as ChooseEntities, { ...data, enlisting: [id, ...rest] });
    }
    const [enlisted] = (answer ?? []) as readonly ObjectId[];
    if (enlisted === undefined) return go('enlist_508_1g', left);
    const input = { actions: ENLIST, ctx: context(id, player, { locals: { enlisted: [enlisted] } }) };
    return call('runActions', input, { data: left, then: 'enlist_508_1g' });
  },
  costs_508_1h(g, data) {
    return next({ ...data, due: dueOf(data.attacks.flatMap(([id, target]) => attackPrices(g, id, target))) });
  },
  pay_508_1j(g, data) {
    if (data.payment?.paid === false) return undo({ code: 'not-paid', rule: '508.1j' });
    const [first, ...rest] = data.due;
    if (first === undefined) return NEXT;
    return call(
      'payCost',
      { player: g.state.game.turn.active, ...first, optional: false, pay: 'auto' },
      { store: 'payment', data: { ...data, due: rest }, then: 'pay_508_1j' },
    );
  },
  become_508_1k(g, data) {
    if (g.state.checkpoint !== null) commit(g);
    const player = g.state.game.turn.active;
    const attacks = data.attacks.filter(([id]) => stillAttacks(g, id));
    if (attacks.length === 0) return DONE;
    const before = g.state.game.combat ?? newCombat(player);
    const attackers = attacks.map(([id, target]) => inBand(newAttacker(g, id, target), data.bands));
    const combat = combatEvent({
      ...before,
      attacked: before.attacked || attackers.length > 0,
      attackers: [...before.attackers, ...attackers],
    });
    const by = (id: ObjectId): PlayerId => characteristics(g, id).controller;
    const alone = attacks.length === 1;
    const attacking = attacks.map(
      ([object, other]): AttackEvent => ({ kind: 'attack', object, other, player: by(object), alone }),
    );
    const declared = sharers(g, player).flatMap((p): AttackersEvent[] => {
      const own = attacks.filter(([id]) => by(id) === p);
      const power = own.reduce((sum, [id]) => sum + (characteristics(g, id).power ?? 0), 0);
      return own.length === 0 ? [] : [{ kind: 'attackers', player: p, amount: own.length, power }];
    });
    return emit([combat, ...attacking, ...declared]);
  },
});

const mayExert = (g: G, id: ObjectId): boolean => hasKeyword(characteristics(g, id), 'exert');
const EXERT: readonly Action[] = [{ do: 'exert', what: { kind: 'this' } }];

function inBand(attacker: Attacker, bands: Bands = []): Attacker {
  const at = bands.findIndex((band) => band.includes(attacker.id));
  return at < 0 ? attacker : { ...attacker, band: at };
}

/** 508.1k: the active player still controls it after all costs are paid. */
function stillAttacks(g: G, id: ObjectId): boolean {
  const is = characteristics(g, id);
  const here = objectRow(g.state, id).zone === BATTLEFIELD;
  return here && isActive(g, is.controller) && isType(is, TypeBit.creature);
}
