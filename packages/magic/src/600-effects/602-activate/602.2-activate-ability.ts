/** Activating an ability (602.2); mana abilities resolve at once (605.3b). */
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
  findObject,
  type GameEvent,
  go,
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
  revealEvent,
  undo,
} from '@rulewright/kernel';
import type { ActivatedAbility, Mode } from '@rulewright/language/magic';
import {
  actionsOf,
  announceDecisions,
  announcedContext,
  announceModes,
  announceTargets,
  announceX,
  chooseTargets,
  chosenModes,
  decided,
  divideAmongTargets,
  hasDecisions,
  type Impossible,
  published,
  rewind,
  somehow,
} from '@rulewright/rules';
import { firstType } from '../../100-game/106-mana/106.1-mana-bits.ts';
import { abilityUsesX, leastX } from '../../100-game/107.3-x.ts';
import { characteristics } from '../../100-game/109.3-characteristics.ts';
import { usesNote } from '../../100-game/117-priority/117.1-timing.ts';
import { paymentRefusal } from '../../100-game/118-costs/118.3-payable.ts';
import type { Payer } from '../../100-game/118-costs/payer.ts';
import { SupertypeBit } from '../../200-cards/205-card-types.ts';
import { COST_MOVED } from '../../400-zones/400.7-found.ts';
import { BATTLEFIELD, HAND, STACK } from '../../400-zones/400-zones.ts';
import type { MagicEvent } from '../../700-additional/700.1-events/types.ts';
import { type Context, Flag, type G, type StackEntry } from '../../state.ts';
import { xComesFirst } from '../601-cast/601.2b-announced-costs.ts';
import type { Announcement, Pay } from '../601-cast/601.2b-announcement.ts';
import { abilityCost } from '../601-cast/601.2f-total-cost.ts';
import { type PaymentResult, paying, tapForMana } from '../601-cast/601.2h-payment.ts';
import { isLoyaltyAbility, isManaAbility } from '../601-cast/parts.ts';
import { hasTriggeredMana, triggeredMana } from '../605-mana-abilities/605.4-triggered-mana.ts';
import { plainMana } from '../605-mana-abilities/plain-mana.ts';
import { producing } from '../605-mana-abilities/production.ts';
import { activatedAbility } from './602.5-activation.ts';

interface ActivateInput {
  readonly player: PlayerId;
  /** The source of the ability. */
  readonly object: ObjectId;
  /** Index among the source's abilities. */
  readonly index: number;
  readonly pay?: Pay;
  /** It is a mana ability activated while something else is being paid for. */
  readonly nested?: boolean;
  /** The mana it has to give, in symbols, where it gives a choice. */
  readonly mana?: string;
  /** The floating mana that it is paid with. */
  readonly spends?: string;
}

interface ActivateResult {
  readonly activated: boolean;
  readonly object: ObjectId;
}

interface Activating extends Announcement, ActivateInput {
  readonly isMana: boolean;
  /** A mana ability or a special action: it resolves at once and is not on the stack (605.3b, 116.1). */
  readonly atOnce: boolean;
  readonly created?: readonly GameEvent[];
  readonly payment?: PaymentResult;
}

/** The entry carries the ability as it was when it was announced. */
const abilityOf = (a: Activating): ActivatedAbility => a.entry.effect as ActivatedAbility;

const abandon = (g: G, a: Activating, refusal: Refusal): Directive => {
  const cease: MagicEvent | null = a.object === NO_OBJECT ? null : ceaseEvent(a.object);
  return rewind(g, refusal, cease, 'abandoned');
};

const impossible =
  (g: G, a: Activating): Impossible =>
  (code, rule) =>
    abandon(g, a, { code, rule });

const payerOf = (a: Activating, ctx: Context): Payer => ({
  player: a.player,
  ctx,
  playing: NO_OBJECT,
  forMana: a.isMana,
});

const purposeOf = (a: Activating) =>
  ({ object: a.object === NO_OBJECT ? a.entry.source : a.object, kind: 'ability' }) as const;

function isAffordable(g: G, a: Activating, change: Partial<Context>, modes?: readonly Mode[]): boolean {
  const ctx = { ...announcedContext(a), ...change };
  const chosen = modes ?? chosenModes(a.entry.effect, a.entry.modes);
  const total = abilityCost(g, a.entry.source, abilityOf(a), chosen, ctx);
  return paymentRefusal(g, total, payerOf(a, ctx), purposeOf(a)) === null;
}

const newEntry = (g: G, source: ObjectId, ability: ActivatedAbility): StackEntry => ({
  kind: 'activated',
  source,
  effect: ability,
  modes: [],
  targets: [],
  x: leastX(ability.cost),
  locals: {},
  paid: {},
  event: null,
  condition: null,
  keyword: ability.keyword ?? null,
  from: objectRow(g.state, source).zone,
});

const activateAbility: Procedure = procedure<G, Activating>('activateAbility', {
  announce_602_2a(g, input) {
    const { player, object: source, index } = input;
    const ability = activatedAbility(characteristics(g, source), index);
    if (ability === null) return undo({ code: 'no-such-ability', rule: '602.1' });
    comesFrom(g, source);
    const entry = newEntry(g, source, ability);
    const isMana = isManaAbility(ability);
    const atOnce = isMana || ability.special === true;
    const a: Activating = altered(input, { object: NO_OBJECT, entry, changed: false, at: 0, isMana, atOnce });
    const plain = isMana ? tappedFor(g, a, ability) : null;
    if (plain !== null) return emit(plain, { data: a, then: 'triggeredManaAbilities_605_4a' });
    if (a.atOnce) return go('announceModes_601_2b', a);
    const events: MagicEvent[] = [
      { kind: 'create', what: 'ability', to: STACK, owner: player, controller: player, stack: entry },
    ];
    if (entry.from === HAND) events.push(revealEvent([source]));
    return emit(events, { store: 'created', data: a });
  },
  onTheStack_602_2a(g, { created, ...a }) {
    const made = created?.filter(isCreate).find((e) => e.what === 'ability');
    if (made?.became === undefined) return abandon(g, a, { code: 'not-in-zone', rule: '602.2a' });
    comesFrom(g, a.entry.source, arrivalOf(g.state, made.became));
    return next({ ...a, object: made.became });
  },
  announceModes_601_2b(g, a, answer) {
    return announceModes(g, a, answer, (mode) => isAffordable(g, a, {}, [mode]), impossible(g, a));
  },
  announceXFirst_601_2b(g, a, answer) {
    const { cost } = abilityOf(a);
    if (!xComesFirst(cost)) return next(a);
    const somehowPaid = (x: number): boolean => {
      const ctx = { ...announcedContext(a), x };
      return somehow(g, cost, payerOf(a, ctx), (decided) => isAffordable(g, a, decided));
    };
    return announceX(g, a, answer, somehowPaid, cost);
  },
  decideCosts_601_2b(g, a, answer) {
    const { cost } = abilityOf(a);
    if (!hasDecisions(g, cost)) return next(a);
    const works = (decided: Context): boolean => isAffordable(g, a, decided);
    return announceDecisions(g, a, cost, payerOf(a, announcedContext(a)), answer, 'decideCosts_601_2b', works);
  },
  announceX_601_2b(g, a, answer) {
    if (!abilityUsesX(abilityOf(a), a.entry.modes) || xComesFirst(abilityOf(a).cost)) return next(a);
    return announceX(g, a, answer, (x) => isAffordable(g, a, { x }), abilityOf(a).cost);
  },
  chooseTargets_601_2c(g, a, answer) {
    return chooseTargets(g, published(g, a), answer, 'chooseTargets_601_2c', impossible(g, a));
  },
  divide_601_2d(g, a, answer) {
    return divideAmongTargets(g, a, answer, 'divide_601_2d');
  },
  checkLegality_601_2e: announceTargets,
  pay_601_2h(g, a) {
    const ctx = announcedContext(a);
    const total = abilityCost(g, a.entry.source, abilityOf(a), chosenModes(a.entry.effect, a.entry.modes), ctx);
    if (total.unpayable) return abandon(g, a, { code: 'cannot-pay', rule: '118.6' });
    const input = paying(a.player, ctx, total, purposeOf(a), a.pay ?? 'auto', a.isMana);
    const meant = a.spends === undefined ? input : { ...input, spends: a.spends };
    return call('payTotal', meant, { store: 'payment' });
  },
  paid_601_2h(g, a) {
    const { payment } = a;
    if (payment?.paid !== true) return abandon(g, a, payment?.refusal ?? { code: 'cannot-pay', rule: '601.2h' });
    const { source, from } = a.entry;
    const isMoved = objectRow(g.state, source).zone !== from;
    if (!isMoved && Object.keys(payment.locals).length === 0) return next(a);
    const moved = isMoved ? { [COST_MOVED]: [source] } : {};
    return next(published(g, decided(a, { locals: { ...a.entry.locals, ...payment.locals, ...moved } })));
  },
  becomeActivated_601_2i(g, a) {
    const announced = published(g, a);
    // 116.1: a special action is no activation.
    if (a.atOnce && !a.isMana) return next(announced);
    return emit(activationEvents(g, announced), { data: announced });
  },
  /** 605.3b: a mana ability resolves immediately. */
  resolveManaAbility_605_3b(g, a) {
    if (!a.atOnce || a.entry.effect === null) return next(a);
    const ctx = announcedContext(a);
    const actions = actionsOf(a.entry.effect, a.entry.modes);
    const chosen = a.mana === undefined ? actions : producing(g, actions, a.player, ctx, a.mana);
    return call('runActions', { actions: chosen, ctx });
  },
  triggeredManaAbilities_605_4a(g, a) {
    return a.isMana && hasTriggeredMana(g) ? triggeredMana : next(a);
  },
  finish(g, a) {
    if (a.nested !== true) commit(g);
    return done({ activated: true, object: a.object } satisfies ActivateResult);
  },
  abandoned() {
    return done({ activated: false, object: NO_OBJECT } satisfies ActivateResult);
  },
});

/** A plain "{T}: Add one mana" without a choice needs none of the steps between tapping and having the mana. */
function tappedFor(g: G, a: Activating, ability: ActivatedAbility): readonly MagicEvent[] | null {
  const types = plainMana(ability);
  if (types === 0 || (types & (types - 1)) !== 0) return null;
  const { source } = a.entry;
  if ((objectRow(g.state, source).flags & Flag.tapped) !== 0) return null;
  const snow = (characteristics(g, source).supertypes & SupertypeBit.snow) !== 0;
  const steps = [{ object: source, index: a.index, mana: '', type: firstType(types), snow }];
  return tapForMana(a.player, steps);
}

function activationEvents(g: G, a: Activating): readonly MagicEvent[] {
  const ability = abilityOf(a);
  const { source } = a.entry;
  const events: MagicEvent[] = [
    {
      kind: 'activate',
      object: source,
      player: a.player,
      mana: a.isMana,
      loyalty: isLoyaltyAbility(ability),
      index: a.index,
      ...(ability.keyword === undefined ? {} : { keyword: ability.keyword }),
      ...(a.object === NO_OBJECT ? {} : { ability: a.object }),
    },
  ];
  // 602.5b: the log does not go back to the beginning of the game; the permanent remembers.
  if (ability.limit?.per === 'game' && findObject(g.state, source)?.zone === BATTLEFIELD) {
    const key = usesNote(a.index);
    const used = objectRow(g.state, source).notes[key];
    events.push(noteEvent(source, key, (typeof used === 'number' ? used : 0) + 1));
  }
  return events;
}

export const activateProcedures = { activateAbility } as const;
