// Announcing a spell or ability as the options of a step say: modes, X, targets, division, costs, mana. Choices that left
// no choice are not asked, so what was announced is compared with the options at the end.
import {
  type ChooseEntities,
  type ChooseOptions,
  type Decision,
  type Divide,
  type Answer as EngineAnswer,
  type EntityId,
  eventsSince,
  isPlayer,
  type ObjectId,
  objectRow,
} from '@rulewright/kernel';
import {
  type EitherCost,
  type MagicEvent,
  neededTargets,
  type PaymentDecision,
  type StackEntry,
  stackContext,
  type TargetsDecision,
  targetSpecs,
} from '@rulewright/magic';
import type { Payment, Ref, TargetSlot } from '../../parse/index.ts';
import { sharesAmong } from '../../run/answers.ts';
import { isAction, settle, submit, takeOnly } from '../../run/decide.ts';
import { illegal } from '../../run/play.ts';
import { candidateOf, candidatesOf, entityName, entityOf, refText, unpaid } from '../../run/refs.ts';
import { nameTargets } from '../answers/named-targets.ts';
import type { Announcing, MagicPlay } from '../play.ts';
import { payExactly } from './pay-mana.ts';
import type { ActionOptions } from './step.ts';

/** Goes on with the announcement that has begun; stops at a choice about which the options say nothing. */
export function announce(play: MagicPlay): void {
  const a = play.announcing;
  if (a === null) return;
  const { player, options, line } = a;
  for (;;) {
    const { decision, checkpoint } = play.game.state;
    if (decision === null || isAction(play, decision) || checkpoint === null) break;
    const answer = decision.player === player ? planned(play, decision, play.announcing ?? a) : undefined;
    if (answer !== undefined) {
      if (decision.prompt === 'targets') nameTargets(play, answer);
      submit(play, answer, line);
    } else if (decision.kind === 'payment' && options.mana !== undefined) {
      payExactly(play, decision as PaymentDecision, options.mana, line);
    } else if (!takeOnly(play, decision, line)) {
      settle(play, line);
      if (play.game.state.decision === decision) return;
    }
  }
  play.announcing = null;
  compare(play, a);
  settle(play, line);
}

function planned(play: MagicPlay, decision: Decision, a: Announcing): EngineAnswer | undefined {
  const { options, line } = a;
  switch (decision.prompt) {
    case 'modes':
      return options.modes && modesAnswer(decision as ChooseOptions, options.modes, line);
    case 'x':
      return options.x;
    case 'targets':
      return options.targets && targetsAnswer(play, decision as TargetsDecision, options.targets);
    case 'divide':
      return options.divide && sharesAmong(play, (decision as Divide).among, options.divide, 'of what is divided');
    case 'hybrid':
      return options.mana === undefined
        ? undefined
        : halvesFor(
            decision as ChooseOptions,
            options.mana.map((letter) => `{${letter}}`),
          );
    case 'cost-either':
      return eitherCost(decision as EitherCost, options);
    case 'optional-cost':
      return timesPaid(decision, a);
    default:
      return decision.kind === 'entities' ? costAnswer(play, decision as ChooseEntities, a) : undefined;
  }
}

function modesAnswer(decision: ChooseOptions, modes: readonly number[], line: number): readonly number[] {
  return modes.map((mode) => {
    const index = decision.options.findIndex(({ label }) => label === String(mode));
    return index >= 0 ? index : illegal(line, `mode ${mode} cannot be chosen`);
  });
}

/** The way of paying hybrid symbols that comes to so much mana as is to be spent, of its colours. */
function halvesFor({ options }: ChooseOptions, spent: readonly string[]): readonly number[] | undefined {
  const index = options.findIndex(({ hints: [cost = ''] = [] }) => {
    const left = [...spent];
    const colored = symbolsIn(cost).filter((symbol) => !/^\{\d+\}$/.test(symbol));
    const generic = symbolsIn(cost).reduce((sum, symbol) => sum + (Number(symbol.slice(1, -1)) || 0), 0);
    return (
      spent.length === colored.length + generic &&
      colored.every((symbol) => left.includes(symbol) && left.splice(left.indexOf(symbol), 1))
    );
  });
  return index < 0 ? undefined : [index];
}
const symbolsIn = (mana: string): readonly string[] => mana.match(/\{[^}]*\}/g) ?? [];

/** The slots of the options that belong to this instance of the word "target". */
function targetsAnswer(play: MagicPlay, d: TargetsDecision, slots: readonly TargetSlot[]): EngineAnswer | undefined {
  const entry = d.object < 0 ? null : (objectRow(play.game.state, d.object).stack as StackEntry);
  const rest = entry === null ? slots : afterChosen(slots, entry);
  const later = entry === null ? 0 : targetsOf(play, d.object, entry).length - entry.targets.length - 1;
  const [first] = rest;
  const refs = first?.kind === 'several' ? first.refs : singleRefs(rest, Math.min(d.max, rest.length - later));
  // A list with nothing in it says that there are none.
  if (refs.length === 0 && d.min > 0 && first?.kind !== 'several') return undefined;
  return candidatesOf(play, refs, d.from);
}

const targetsOf = ({ game }: MagicPlay, id: ObjectId, entry: StackEntry) =>
  neededTargets(game, targetSpecs(entry.effect, entry.modes), stackContext(game, id, entry));

/** Targets that left no choice were taken without a question; the options name them all the same. */
function afterChosen(slots: readonly TargetSlot[], entry: StackEntry): readonly TargetSlot[] {
  let rest = slots;
  for (const { chosen } of entry.targets) rest = rest.slice(rest[0]?.kind === 'several' ? 1 : chosen.length);
  return rest;
}

function singleRefs(slots: readonly TargetSlot[], most: number): readonly Ref[] {
  return slots.slice(0, Math.max(0, most)).flatMap((slot) => (slot.kind === 'one' ? [slot.ref] : []));
}

/** 702.33c: multikicker is a kicker cost. */
const costName = (cost: string): string => (cost === 'multikicker' ? 'kicker' : cost);

/** What is done to pay an optional cost may be said instead of its name. */
const doneFor: Readonly<Record<string, string>> = {
  evidence: 'exile',
  bargain: 'sacrifice',
  casualty: 'sacrifice',
  conspire: 'tap',
  teamwork: 'tap',
};

/** Optional costs are paid as often as `with` says, and otherwise not at all. */
function timesPaid(decision: Decision & { readonly cost?: string }, { options }: Announcing): EngineAnswer {
  const { name, before } = instanceOf(decision.cost ?? '');
  const payment =
    options.with?.find(({ cost }) => costName(cost) === name) ??
    options.with?.find(({ cost }) => cost === 'kicker' && name.startsWith('kicker ')) ??
    options.with?.find(({ cost }) => cost === doneFor[name]);
  const paid = payment?.paid;
  const times =
    paid === undefined ? 0 : paid.kind === 'number' ? paid.value : paid.kind === 'objects' ? paid.payments.length : 1;
  return decision.kind === 'yesNo' ? times > before : before === 0 ? times : 0;
}

/** Of several instances of a keyword each is paid separately; the first payment is for the first of them, and so is what is said by number. */
function instanceOf(cost: string): { readonly name: string; readonly before: number } {
  const [name = '', nth = '1'] = cost.split(' #');
  return { name, before: Number(nth) - 1 };
}

/** By what the engine asks for: the key of `with` that says it. */
const costKeys: Readonly<Record<string, string>> = {
  'cost-sacrifice': 'sacrifice',
  'cost-discard': 'discard',
  'cost-exile': 'exile',
  'cost-return': 'return',
  'cost-tapOthers': 'tap',
  'cost-untapOthers': 'untap',
  'cost-reveal': 'reveal',
  'cost-convoke': 'convoke',
  'cost-improvise': 'improvise',
  'cost-delve': 'delve',
  'cost-behold': 'behold',
  'cost-waterbend': 'tap',
};

/** Of several costs the one that `with` speaks of, otherwise the one that is mana alone. */
function eitherCost({ costs }: EitherCost, options: ActionOptions): EngineAnswer | undefined {
  const said = (options.with ?? []).map(({ cost }) => cost);
  const keyOf = (kind: string): string => costKeys[`cost-${kind}`] ?? kind;
  const named = costs.findIndex((kinds) => kinds.some((kind) => said.includes(keyOf(kind))));
  const plain = costs.findIndex((kinds) => kinds.every((kind) => kind === 'mana'));
  const index = named >= 0 ? named : plain;
  return index < 0 ? undefined : [index];
}

function costAnswer(play: MagicPlay, decision: ChooseEntities, a: Announcing): EngineAnswer | undefined {
  const open = (a.options.with ?? []).filter((payment) => isOpen(payment, a, decision));
  // What an optional cost is paid with stands under the name of that cost.
  const named = open.find(({ cost }) => cost === costKeys[decision.prompt]);
  const payment = named ?? ('suggested' in decision ? undefined : open[0]);
  // Nothing said: the engine pays by itself.
  if (payment?.paid.kind !== 'objects') return (decision as ChooseEntities & { suggested?: EngineAnswer }).suggested;
  play.announcing = { ...a, used: [...a.used, payment] };
  const { payments } = payment.paid;
  const isTogether = payments.flat().length <= decision.max;
  return candidatesOf(play, isTogether ? payments.flat() : (payments[timesUsed(payment, a)] ?? []), decision.from);
}

const timesUsed = (payment: Payment, { used }: Announcing): number => used.filter((other) => other === payment).length;

/** Of a cost that is paid several times, each payment answers one question; or one question asks for all of them. */
function isOpen(payment: Payment, a: Announcing, { max }: ChooseEntities): boolean {
  if (payment.paid.kind !== 'objects') return false;
  const { payments } = payment.paid;
  const times = payments.flat().length <= max ? 1 : payments.length;
  return timesUsed(payment, a) < times;
}

/** What was announced must be what the options say, whether or not it was asked. */
function compare(play: MagicPlay, { options, line, from }: Announcing): void {
  const { game } = play;
  const events = eventsSince(game.state, from) as readonly MagicEvent[];
  const entry = entryIn(play, events);
  if (entry !== null) {
    if (options.targets !== undefined) compareTargets(play, options.targets, entry, line);
    if (options.x !== undefined && options.x !== entry.x) illegal(line, `X is ${entry.x} and cannot be ${options.x}`);
    if (options.modes !== undefined) compareModes(options.modes, entry, line);
    if (options.divide !== undefined) compareDivision(play, options.divide, entry, line);
  }
  for (const payment of options.with ?? []) comparePayment(play, payment, entry, events);
}

/** What the spell or ability carries that was cast or activated. */
function entryIn({ game }: MagicPlay, events: readonly MagicEvent[]): StackEntry | null {
  for (const event of events) {
    const object = event.kind === 'cast' ? event.object : event.kind === 'activate' ? event.ability : undefined;
    if (object !== undefined) return objectRow(game.state, object).stack as StackEntry | null;
  }
  return null;
}

/** In the order of the text; of one "any number of" or "two" targets the order does not matter. */
function compareTargets(play: MagicPlay, slots: readonly TargetSlot[], entry: StackEntry, line: number): void {
  const names = entry.targets.flatMap(({ chosen }) => chosen.map((id) => entityName(play, id))).join(', ') || 'none';
  let rest = slots;
  for (const { chosen } of entry.targets) {
    const [first] = rest;
    const several = first?.kind === 'several';
    const refs = several ? first.refs : singleRefs(rest, chosen.length);
    rest = rest.slice(several ? 1 : refs.length);
    compareSlot(play, refs, chosen, names, line);
  }
  const [extra] = rest.flatMap((slot) => (slot.kind === 'one' ? [slot.ref] : slot.refs));
  if (extra !== undefined) illegal(line, `${refText(extra)} cannot be a target; the targets are ${names}`);
}

function compareSlot(
  play: MagicPlay,
  refs: readonly Ref[],
  chosen: readonly EntityId[],
  names: string,
  line: number,
): void {
  const left = [...chosen];
  for (const ref of refs) {
    const at = left.indexOf(candidateOf(play, ref, left) ?? entityOf(play, ref));
    if (at < 0) illegal(line, `${refText(ref)} cannot be a target there; the targets are ${names}`);
    left.splice(at, 1);
  }
  if (left.length > 0 && !play.scenario.defaults)
    illegal(line, `more targets are needed than given; the targets are ${names}`);
}

function compareModes(modes: readonly number[], entry: StackEntry, line: number): void {
  const text = (list: readonly number[]): string => list.toSorted((a, b) => a - b).join(', ');
  const chosen = entry.modes.map((mode) => mode + 1);
  if (text(modes) !== text(chosen)) illegal(line, `the modes are ${text(chosen)} and cannot be ${text(modes)}`);
}

function compareDivision(
  play: MagicPlay,
  divide: NonNullable<ActionOptions['divide']>,
  entry: StackEntry,
  line: number,
): void {
  const shared = entry.targets.filter(({ division }) => division !== null);
  const among = shared.flatMap(({ chosen }) => chosen);
  const actual = shared.flatMap(({ division }) => division ?? []);
  const wanted = sharesAmong(play, among, divide, 'of what is divided');
  if (wanted.some((share, i) => share !== actual[i])) illegal(line, `it is divided as ${actual.join(', ')}`);
}

/** Whether this event is a payment with an object under that key of `with`. */
const paysWith: Readonly<Record<string, MagicEvent['kind']>> = {
  sacrifice: 'sacrifice',
  discard: 'discard',
  exile: 'move',
  return: 'move',
  tap: 'tap',
  untap: 'untap',
  reveal: 'reveal',
};

function comparePayment(
  play: MagicPlay,
  payment: Payment,
  entry: StackEntry | null,
  events: readonly MagicEvent[],
): void {
  const { cost, paid, line } = payment;
  if (paid.kind === 'number') {
    const actual = cost === 'life' ? lifePaid(events) : timesIn(entry, cost);
    if (actual !== paid.value) illegal(line, `${cost} is paid ${actual} times and cannot be paid ${paid.value} times`);
    return;
  }
  if (paid.kind !== 'objects') return;
  // What an optional cost of its own name is paid with may be paid in any way.
  const kinds: readonly string[] = cost in paysWith ? [paysWith[cost] ?? ''] : Object.values(paysWith);
  const objects = events.flatMap((e): readonly ObjectId[] => {
    if (!kinds.includes(e.kind)) return [];
    if (e.kind === 'reveal') return e.objects;
    return 'object' in e && !isPlayer(e.object) ? [e.object] : [];
  });
  // Whom a gift is promised is chosen, not paid; so is a permanent that is beheld (701.4a), to which nothing happens.
  const missing = unpaid(play, paid.payments.flat(), cost in paysWith ? objects : [...objects, ...boundIn(entry)]);
  if (missing !== undefined) illegal(line, `${refText(missing)} cannot pay for ${cost}`);
}

/** What was chosen for costs, as the spell or ability remembers it. */
const boundIn = (entry: StackEntry | null): readonly ObjectId[] =>
  Object.values(entry?.locals ?? {}).flatMap((bound) =>
    Array.isArray(bound)
      ? (bound as readonly EntityId[]).filter((id): id is ObjectId => typeof id === 'number' && !isPlayer(id))
      : [],
  );

/** 702.120a: escalate is paid for each mode beyond the first. */
const timesIn = (entry: StackEntry | null, cost: string): number =>
  cost === 'escalate' ? Math.max(0, (entry?.modes.length ?? 0) - 1) : timesOfAll(entry?.paid ?? {}, costName(cost));

const timesOfAll = (paid: StackEntry['paid'], name: string): number =>
  Object.entries(paid).reduce((sum, [cost, times]) => (instanceOf(cost).name === name ? sum + times : sum), 0);

const lifePaid = (events: readonly MagicEvent[]): number =>
  events.reduce((sum, event) => sum + (event.kind === 'loseLife' ? event.amount : 0), 0);
