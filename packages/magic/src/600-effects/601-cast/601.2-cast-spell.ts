/** Casting a spell (601.2). */
import {
  type Answer,
  altered,
  arrivalOf,
  ask,
  asObject,
  type ChooseEntities,
  type ChooseOptions,
  call,
  comesFrom,
  commit,
  type Directive,
  done,
  emit,
  type GameEvent,
  go,
  isMove,
  moveEvent,
  NO_OBJECT,
  next,
  type ObjectId,
  type Option,
  objectRow,
  type PlayerId,
  type Procedure,
  procedure,
  type Refusal,
  revealEvent,
  type YesNo,
} from '@rulewright/kernel';
import { type AdditionalCost, type Cost, type Mode, type Value, walk } from '@rulewright/language/magic';
import {
  announceDecisions,
  announcedContext,
  announceModes,
  announceOptionalCosts,
  announceTargets,
  announceX,
  chooseTargets,
  chosenModes,
  decided,
  divideAmongTargets,
  type Impossible,
  legalModes,
  published,
  rewind,
  somehow,
} from '@rulewright/rules';
import { forbidden } from '../../100-game/101.2-restrictions.ts';
import { costText } from '../../100-game/106-mana/107.4-mana-symbols.ts';
import { leastXOf, spellUsesX } from '../../100-game/107.3-x.ts';
import { characteristics } from '../../100-game/109.3-characteristics.ts';
import { paymentRefusal } from '../../100-game/118-costs/118.3-payable.ts';
import { bindingFor, helpedCost, helpQuestion, suggestedHelp } from '../../100-game/118-costs/help.ts';
import type { Payer } from '../../100-game/118-costs/payer.ts';
import { STACK } from '../../400-zones/400-zones.ts';
import type { MagicEvent } from '../../700-additional/700.1-events/types.ts';
import { ENTWINE } from '../../700-additional/700.2-modes.ts';
import { SPLICED, spliceable, spliceCost, spliced } from '../../700-additional/702-keywords/splice.ts';
import type { Context, G, StackEntry } from '../../state.ts';
import { xComesFirst } from './601.2b-announced-costs.ts';
import type { Announcement, Pay } from './601.2b-announcement.ts';
import { HALVES, halvesOf, sizeOf } from './601.2b-hybrid.ts';
import { announcedCosts, type CostStep, costsOf, spellCost, type TotalCost } from './601.2f-total-cost.ts';
import { hasAssist, lessGeneric, payableTogether } from './601.2g-assist.ts';
import { type PaymentResult, paying } from './601.2h-payment.ts';
import { remembering } from './601.2i-as-cast.ts';
import { manaEvents, spellEvents, usedEvents } from './601.3-permits.ts';
import { type CastWay, castWays, findWay, freeWay, printedCost } from './601.3-ways.ts';
import { castFace, partsOf, spellEffect } from './parts.ts';

export interface CastInput {
  readonly player: PlayerId;
  readonly card: ObjectId;
  readonly face?: number;
  /** An alternative cost or permission by its name. */
  readonly method?: string;
  readonly pay?: Pay;
  /** An effect tells the player to cast it without paying its mana cost. */
  readonly free?: boolean;
  /** An effect has it cast for this cost; `by` is the name of doing so. */
  readonly cost?: readonly Cost[];
  readonly by?: string;
}

export interface CastResult {
  readonly cast: boolean;
  readonly object: ObjectId;
}

interface Casting extends Announcement, CastInput {
  readonly way: CastWay;
  readonly moved?: readonly GameEvent[];
  readonly payment?: PaymentResult;
  /** By convoke and its kin, what else than mana pays for mana. */
  readonly help?: Readonly<Record<string, readonly ObjectId[]>>;
  /** How much generic mana another player has paid (702.132a). */
  readonly assisted?: number;
}

const wayOf = (g: G, input: CastInput): CastWay => {
  const face = input.face ?? 0;
  const by = input.by === undefined ? {} : { method: input.by };
  if (input.free === true) return { ...freeWay(face), ...by };
  if (input.cost !== undefined) return { ...printedCost(face), cost: input.cost, ...by };
  return findWay(castWays(g, input.player, input.card), input.face, input.method) ?? printedCost(face);
};

const newEntry = (g: G, input: CastInput, way: CastWay): StackEntry => ({
  kind: 'spell',
  // The number that the new object on the stack will get, unless something else comes about first.
  source: asObject(g.state.objects.length),
  effect: spellEffect(castFace(g, input.card, way)),
  modes: [],
  targets: [],
  x: leastXOf(castFace(g, input.card, way), way),
  locals: {},
  paid: way.method === null ? {} : { [way.method]: 1 },
  event: null,
  condition: null,
  keyword: null,
  from: objectRow(g.state, input.card).zone,
  by: input.player,
});

/** 733.1: the game goes back to before the casting; where an effect had it cast, the card goes back. */
const abandon = (g: G, c: Casting, refusal: Refusal): Directive => {
  const back: MagicEvent | null = c.object === NO_OBJECT ? null : moveEvent(c.object, c.entry.from, { how: 'put' });
  return rewind(g, refusal, back, 'abandoned');
};

const impossible =
  (g: G, c: Casting): Impossible =>
  (code, rule) =>
    abandon(g, c, { code, rule });

const payerOf = (c: Casting, ctx: Context): Payer => ({ player: c.player, ctx, playing: c.object, forMana: false });

const purposeOf = (c: Casting) => ({ object: c.object, kind: 'spell', method: c.way.method }) as const;

function costOf(g: G, c: Casting, ctx: Context, modes: readonly Mode[]): TotalCost {
  const cards = c.entry.locals[SPLICED] as readonly ObjectId[] | undefined;
  const all = cards === undefined ? modes : [...modes, { actions: [], cost: spliceCost(g, cards) }];
  return spellCost(g, c.object, characteristics(g, c.object), c.way, all, ctx);
}

/** Whether the cost with these choices could be paid, whatever is decided about it (601.2b). */
function isAffordable(g: G, c: Casting, change: Partial<Context>, modes?: readonly Mode[]): boolean {
  const ctx = { ...announcedContext(c), ...change };
  const chosen = modes ?? chosenModesOf(c);
  const costs = announcedCosts(g, characteristics(g, c.object), c.way, chosen, ctx);
  return costs.length === 0
    ? isPayable(g, c, ctx, chosen)
    : somehow(g, costs, payerOf(c, ctx), (decided) => isPayable(g, c, decided, chosen));
}

function isPayable(g: G, c: Casting, ctx: Context, modes: readonly Mode[]): boolean {
  const total = costOf(g, c, ctx, modes);
  const purpose = purposeOf(c);
  if (paymentRefusal(g, total, payerOf(c, ctx), purpose) === null) return true;
  const { abilities } = characteristics(g, c.object);
  const { help } = partsOf(abilities);
  if (help.length > 0 && suggestedHelp(g, help, total, payerOf(c, ctx), purpose) !== null) return true;
  return hasAssist(abilities) && payableTogether(g, total, payerOf(c, ctx), purpose);
}

/** What is left to pay when other things than mana, and other players, have paid; null if it cannot be paid so. */
function remainingCost(g: G, c: Casting): TotalCost | null {
  const ctx = announcedContext(c);
  const whole = costOf(g, c, ctx, chosenModesOf(c));
  const total = c.help === undefined ? whole : helpedCost(g, whole, c.help, payerOf(c, ctx), purposeOf(c));
  return total === null ? null : lessGeneric(total, c.assisted ?? 0);
}

const chosenModesOf = ({ entry }: Casting): readonly Mode[] => chosenModes(entry.effect, entry.modes);

const withSpliced = (c: Casting, cards: readonly ObjectId[]): Casting =>
  decided(c, { locals: { ...c.entry.locals, [SPLICED]: cards } });

/** The optional costs that are announced one after another (702.33d: those that count as one are counted together, too); entwine comes before the modes. */
const optionalCosts = (g: G, c: Casting): readonly AdditionalCost[] =>
  partsOf(characteristics(g, c.object).abilities).optional.filter(({ name }) => name !== ENTWINE);

const announceOptional = (g: G, c: Casting, answer: Answer | undefined, stage: string): Directive =>
  announceOptionalCosts(g, c, answer, stage, optionalCosts(g, c), (paid) =>
    isAffordable(g, c, { paid, x: leastXOf(characteristics(g, c.object), c.way, paid) }),
  );

function modesGoByCosts({ entry: { effect } }: Casting): boolean {
  const { min = 0, max = 0 } = effect?.modes ?? {};
  return [min, max].some((limit) => typeof limit !== 'number' && speaksOfCosts(limit));
}

function speaksOfCosts(limit: Value): boolean {
  let found = false;
  walk([limit], (node) => {
    if (node.kind === 'paid') found = true;
    return undefined;
  });
  return found;
}

/** The ways of announcing hybrid symbols, the cheapest first, where they come to different amounts; each hint is the whole cost then. */
function waysOfHalves(g: G, c: Casting): readonly Option[] {
  const [ctx, modes, steps]: [Context, readonly Mode[], CostStep[]] = [announcedContext(c), chosenModesOf(c), []];
  spellCost(g, c.object, characteristics(g, c.object), c.way, modes, ctx, steps);
  const isLess = ({ code }: CostStep): boolean => code === 'cost-less';
  const printed = steps.findLast((step) => !isLess(step))?.mana ?? null;
  const takesSymbols = ({ mana }: CostStep): boolean => (mana?.symbols.length ?? 0) < (printed?.symbols.length ?? 0);
  if (printed === null || !steps.some((step) => isLess(step) && takesSymbols(step))) return [];
  const announced = (label: string): Context => ({ ...ctx, locals: { ...ctx.locals, [HALVES]: label } });
  const ways = halvesOf(printed).map((label) => ({ label, mana: costOf(g, c, announced(label), modes).mana }));
  if (new Set(ways.map(({ mana }) => sizeOf(mana))).size < 2) return [];
  return ways
    .filter(({ label }) => isPayable(g, c, announced(label), modes))
    .toSorted((a, b) => sizeOf(a.mana) - sizeOf(b.mana))
    .map(({ label, mana }) => ({ label, hints: mana === null ? [] : [costText(mana)] }));
}

const castSpell: Procedure = procedure<G, Casting>('castSpell', {
  propose_601_2a(g, input) {
    const way = wayOf(g, input);
    const entry = newEntry(g, input, way);
    const { player, card } = input;
    const move: MagicEvent = moveEvent(card, STACK, {
      how: 'cast',
      controller: player,
      face: way.face,
      ...(way.faceDown === 0 ? {} : { flags: way.faceDown }),
      stack: entry,
    });
    const c: Casting = altered(input, { object: NO_OBJECT, entry, changed: false, at: 0, way });
    return emit([move], { store: 'moved', data: c });
  },
  onTheStack_601_2a(g, { moved, ...c }) {
    const move = moved?.filter(isMove).find((e) => e.object === c.card);
    const object = move?.to === STACK ? move.became : undefined;
    if (object === undefined) return abandon(g, c, { code: 'not-in-zone', rule: '601.2a' });
    comesFrom(g, object, arrivalOf(g.state, object));
    const proposed = { ...c, object };
    return next(object === c.entry.source ? proposed : decided(proposed, { source: object }));
  },
  /** 702.47a: cards are revealed to be spliced onto it, in the order in which their effects will happen. */
  splice_601_2b(g, c, answer) {
    const from = answer === undefined ? spliceable(g, c.player, c.object, c.entry.effect) : [];
    const payable = from.filter((card) => isAffordable(g, withSpliced(c, [card]), {}));
    if (answer === undefined && payable.length === 0) return next(c);
    if (answer === undefined) {
      const asked = { player: c.player, rule: '702.47a', prompt: 'splice', about: c.object };
      return ask({ kind: 'entities', ...asked, from: payable, min: 0, max: payable.length } as ChooseEntities);
    }
    const cards = answer as readonly ObjectId[];
    if (cards.length === 0) return next(c);
    const effect = spliced(g, c.entry.effect, cards);
    return emit([revealEvent(cards)], {
      data: decided(withSpliced(c, cards), { effect }),
    });
  },
  /** 702.42a: whether all modes are chosen comes before which. */
  announceEntwine_601_2b(g, c, answer) {
    const { effect, paid } = c.entry;
    const { optional } = partsOf(characteristics(g, c.object).abilities);
    if (effect?.modes === undefined || !optional.some((o) => o.name === ENTWINE)) return next(c);
    const entwined = { ...paid, [ENTWINE]: 1 };
    if (answer !== undefined) return next(answer === true ? decided(c, { paid: entwined }) : c);
    const legal = legalModes(g, effect, announcedContext(c), c.object, () => true);
    const all = legal.length === effect.modes.choices.length;
    if (!all || !isAffordable(g, c, { paid: entwined }, [])) return next(c);
    const asked = { player: c.player, rule: '702.42a', prompt: 'optional-cost', about: c.object, cost: ENTWINE };
    return ask({ kind: 'yesNo', ...asked } as YesNo);
  },
  /** Where it depends on them how many modes are chosen ("if this spell was kicked, choose both instead"), costs are announced before. */
  costsBeforeModes_601_2b(g, c, answer) {
    return modesGoByCosts(c) ? announceOptional(g, c, answer, 'costsBeforeModes_601_2b') : next(c);
  },
  announceModes_601_2b(g, c, answer) {
    return announceModes(g, c, answer, (mode) => isAffordable(g, c, {}, [mode]), impossible(g, c));
  },
  announceCosts_601_2b(g, c, answer) {
    return modesGoByCosts(c) ? next(c) : announceOptional(g, c, answer, 'announceCosts_601_2b');
  },
  announceXFirst_601_2b(g, c, answer) {
    const costs = announcedCosts(g, characteristics(g, c.object), c.way, chosenModesOf(c), announcedContext(c));
    return xComesFirst(costs) ? announceX(g, c, answer, (x) => isAffordable(g, c, { x }), costs) : next(c);
  },
  decideCosts_601_2b(g, c, answer) {
    const ctx = announcedContext(c);
    const modes = chosenModesOf(c);
    const costs = announcedCosts(g, characteristics(g, c.object), c.way, modes, ctx);
    const works = (decided: Context): boolean => isPayable(g, c, decided, modes);
    return announceDecisions(g, c, costs, payerOf(c, ctx), answer, 'decideCosts_601_2b', works);
  },
  announceX_601_2b(g, c, answer) {
    const face = characteristics(g, c.object);
    if (!spellUsesX(face, c.way, c.entry)) return next(c);
    if (xComesFirst(announcedCosts(g, face, c.way, chosenModesOf(c), announcedContext(c)))) return next(c);
    // 107.3a: an optional cost may say that X cannot be 0.
    const least = leastXOf(face, c.way, c.entry.paid);
    if (least > c.entry.x) return go('announceX_601_2b', decided(c, { x: least }));
    const costs = costsOf(face, c.way);
    return announceX(g, c, answer, (x) => isAffordable(g, c, { x }), costs);
  },
  announceHalves_601_2b(g, c, answer) {
    const ways = waysOfHalves(g, c);
    if (ways.length < 2) return next(c);
    if (answer !== undefined) {
      const chosen = ways[(answer as readonly number[])[0] ?? 0];
      return next(decided(c, { locals: { ...c.entry.locals, [HALVES]: chosen?.label ?? '' } }));
    }
    const asked = { player: c.player, rule: '601.2b', prompt: 'hybrid', about: c.object };
    return ask({ kind: 'options', ...asked, options: ways, min: 1, max: 1 } as ChooseOptions);
  },
  chooseTargets_601_2c(g, c, answer) {
    return chooseTargets(g, published(g, c), answer, 'chooseTargets_601_2c', impossible(g, c));
  },
  divide_601_2d(g, c, answer) {
    return divideAmongTargets(g, c, answer, 'divide_601_2d');
  },
  checkLegality_601_2e(g, c) {
    const refusal = forbidden(g, 'cast', c.player, c.object) ?? forbidden(g, 'cast', c.object);
    return refusal === null ? announceTargets(g, c) : abandon(g, c, refusal);
  },
  help_601_2f(g, c, answer) {
    const { help } = partsOf(characteristics(g, c.object).abilities);
    const keyword = help[c.at];
    if (keyword === undefined) return next({ ...c, at: 0 });
    const goOn = (used: readonly ObjectId[]): Directive => {
      const locals = { ...c.entry.locals, [bindingFor(keyword)]: used };
      return go('help_601_2f', {
        ...(used.length === 0 ? c : decided(c, { locals })),
        at: c.at + 1,
        help: { ...c.help, [keyword]: used },
      });
    };
    if (answer !== undefined) return goOn(answer as readonly ObjectId[]);
    const ctx = announcedContext(c);
    const total = costOf(g, c, ctx, chosenModesOf(c));
    const question = helpQuestion(g, keyword, help, total, payerOf(c, ctx), purposeOf(c));
    return question === null ? goOn([]) : ask(question);
  },
  assist_601_2g(g, c) {
    if (!hasAssist(characteristics(g, c.object).abilities)) return next(c);
    const total = remainingCost(g, c);
    if ((total?.mana?.generic ?? 0) === 0) return next(c);
    const { player, object } = c;
    return call('assist', { player, object, total, purpose: purposeOf(c) }, { store: 'assisted' });
  },
  pay_601_2h(g, c) {
    const ctx = announcedContext(c);
    const total = remainingCost(g, c);
    if (total === null) return abandon(g, c, { code: 'cannot-pay', rule: '601.2h' });
    if (total.unpayable) return abandon(g, c, { code: 'cannot-pay', rule: '118.6' });
    if (total.mana === null && total.others.length === 0) return go('becomeCast_601_2i');
    return call('payTotal', paying(c.player, ctx, total, purposeOf(c), c.pay ?? 'auto', false), { store: 'payment' });
  },
  paid_601_2h(g, c) {
    const { payment } = c;
    if (payment?.paid !== true) return abandon(g, c, payment?.refusal ?? { code: 'cannot-pay', rule: '601.2h' });
    const { locals, life = 0 } = payment;
    if (Object.keys(locals).length === 0 && life === 0) return next(c);
    // 107.4f: how many Phyrexian symbols were paid for with 2 life each.
    const paid = life === 0 ? c.entry.paid : { ...c.entry.paid, phyrexian: life / 2 };
    return next(published(g, decided(c, { locals: { ...c.entry.locals, ...locals }, paid })));
  },
  becomeCast_601_2i(g, casting) {
    const paid = remembering(g, casting.object, announcedContext(casting));
    const c = paid === casting.entry.paid ? casting : decided(casting, { paid });
    const announced = published(g, c);
    const cast: MagicEvent = { kind: 'cast', object: c.object, player: c.player };
    const { permit } = c.way;
    const spent = manaEvents(g, c.object, c.player);
    if (permit === null) return emit(spent.length === 0 ? [cast] : [...spent, cast], { data: announced });
    const events = [...spent, ...spellEvents(permit, c.object), cast, ...usedEvents(permit, c.player)];
    return emit(events, { data: announced });
  },
  finish(g, c) {
    commit(g);
    return done({ cast: true, object: c.object } satisfies CastResult);
  },
  abandoned() {
    return done({ cast: false, object: NO_OBJECT } satisfies CastResult);
  },
});

export const castProcedures = { castSpell } as const;
