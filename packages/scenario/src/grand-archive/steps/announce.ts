// Announcing a card or ability as the options of a step say: modes, X, targets, division, costs. Choices that left no choice are
// not asked, so what was announced is compared with the options at the end.
import { type GrandArchiveEvent, type StackEntry, stackEntry } from '@rulewright/grand-archive';
import {
  type ChooseEntities,
  type ChooseOptions,
  type Decision,
  type Divide,
  type Answer as EngineAnswer,
  type EntityId,
  eventsSince,
  isObject,
  type ObjectId,
  objectRow,
} from '@rulewright/kernel';
import { foldName, type Payment, type Ref, type TargetSlot } from '../../parse/index.ts';
import { sharesAmong } from '../../run/answers.ts';
import { isAction, settle, submit, takeOnly } from '../../run/decide.ts';
import { illegal } from '../../run/play.ts';
import { candidateOf, candidatesOf, entityName, entityOf, refText, unpaid } from '../../run/refs.ts';
import type { Announcing, GrandArchivePlay } from '../play.ts';
import { objectNameIn } from '../words/names.ts';

/** Goes on with the announcement that has begun; stops at a choice about which the options say nothing. */
export function announce(play: GrandArchivePlay): void {
  const a = play.announcing;
  if (a === null) return;
  const { player, line } = a;
  for (;;) {
    const { decision, checkpoint } = play.game.state;
    if (decision === null || isAction(play, decision) || checkpoint === null) break;
    const answer = decision.player === player ? planned(play, decision, play.announcing ?? a) : undefined;
    if (answer !== undefined) submit(play, answer, line);
    else if (!takeOnly(play, decision, line)) {
      settle(play, line);
      if (play.game.state.decision === decision) return;
    }
  }
  play.announcing = null;
  compare(play, a);
  settle(play, line);
}

function planned(play: GrandArchivePlay, decision: Decision, a: Announcing): EngineAnswer | undefined {
  const { options, line } = a;
  switch (decision.prompt) {
    case 'modes':
      return options.modes && modesAnswer(play, decision as ChooseOptions, options.modes, line);
    case 'x':
      return options.x;
    case 'targets':
      return (
        options.targets && targetsAnswer(play, decision as ChooseEntities & { object?: ObjectId }, options.targets)
      );
    case 'divide':
      return options.divide && sharesAmong(play, (decision as Divide).among, options.divide, 'of what is divided');
    case 'optional-cost':
      return isPaid(decision as Decision & { readonly cost?: string }, a);
    case 'imbue':
      return numberOf(a, 'imbue') > 0;
    default:
      return decision.kind === 'entities' ? costAnswer(play, decision as ChooseEntities, a) : undefined;
  }
}

const paymentOf = ({ options }: Announcing, cost: string): Payment | undefined =>
  options.with?.find((payment) => payment.cost === cost);

const numberOf = (a: Announcing, cost: string): number => {
  const paid = paymentOf(a, cost)?.paid;
  if (paid === undefined) return 0;
  return paid.kind === 'number' ? paid.value : 1;
};

/** Those that paying adds are asked for after it. */
function modesAnswer(
  { game }: GrandArchivePlay,
  decision: ChooseOptions & { readonly about?: EntityId },
  modes: readonly number[],
  line: number,
): readonly number[] {
  const { about } = decision;
  const entry = about === undefined || !isObject(about) ? null : stackEntry(objectRow(game.state, about));
  const before = entry?.kind === 'instance' ? entry.modes.length : 0;
  const asked = modes.length > decision.max || before > 0 ? modes.slice(before, before + decision.max) : modes;
  return asked.map((mode) => {
    const index = decision.options.findIndex(({ label }) => label === String(mode));
    return index >= 0 ? index : illegal(line, `mode ${mode} cannot be chosen`);
  });
}

/** The slots of the options that belong to this instance of the word "target". */
function targetsAnswer(
  play: GrandArchivePlay,
  d: ChooseEntities & { readonly object?: ObjectId },
  slots: readonly TargetSlot[],
): EngineAnswer | undefined {
  const entry = d.object === undefined || d.object < 0 ? null : stackEntry(objectRow(play.game.state, d.object));
  let rest = slots;
  for (const { chosen } of entry?.targets ?? []) rest = rest.slice(rest[0]?.kind === 'several' ? 1 : chosen.length);
  const [first] = rest;
  const refs =
    first?.kind === 'several'
      ? first.refs
      : rest.slice(0, d.max).flatMap((slot) => (slot.kind === 'one' ? [slot.ref] : []));
  if (refs.length === 0 && d.min > 0) return undefined;
  return candidatesOf(play, refs, d.from);
}

/** Optional costs are paid if `with` speaks of them. */
function isPaid(decision: Decision & { readonly cost?: string }, a: Announcing): EngineAnswer {
  const named = paymentOf(a, decision.cost ?? '');
  if (named !== undefined) return numberOf(a, decision.cost ?? '') > 0;
  return (a.options.with ?? []).some(({ cost, paid }) => paid.kind === 'objects' && OPTIONAL.has(cost));
}
const OPTIONAL: ReadonlySet<string> = new Set(['sacrifice', 'banish', 'discard', 'rest']);

/** By what the engine asks for: the key of `with` that says it. */
export const costKeys: Readonly<Record<string, string>> = {
  'cost-reserve': 'reserve',
  'cost-sacrifice': 'sacrifice',
  'cost-discard': 'discard',
  'cost-banish': 'banish',
  'cost-put': 'banish',
  'cost-reveal': 'discard',
  'cost-restOthers': 'rest',
  floating: 'floating',
  kindle: 'kindle',
};

function costAnswer(play: GrandArchivePlay, decision: ChooseEntities, a: Announcing): EngineAnswer | undefined {
  const key = costKeys[decision.prompt];
  if (key === undefined) return undefined;
  const open = (a.options.with ?? []).filter((p) => p.paid.kind === 'objects' && !a.used.includes(p));
  const payment = open.find(({ cost }) => cost === key);
  if (payment?.paid.kind === 'objects') {
    play.announcing = { ...a, used: [...a.used, payment] };
    return candidatesOf(play, payment.paid.payments.flat(), decision.from);
  }
  // Nothing said: the engine pays by itself, never with what the scenario names elsewhere.
  if (key === 'reserve') return spared(play, decision);
  return key === 'floating' || key === 'kindle' ? decision.from.slice(0, decision.min) : undefined;
}

/** What no step names comes first; blank cards before others. */
function spared(play: GrandArchivePlay, { from, min }: ChooseEntities): EngineAnswer {
  const named = foldName(JSON.stringify(play.scenario.steps));
  const rank = (id: EntityId): number => {
    if (!isObject(id)) return 3;
    const name = foldName(objectNameIn(play.game, id));
    const alias = [...play.aliases].find(([, { objects }]) => objects.some((o) => o === id))?.[0];
    const isNamed = named.includes(`"${name}`) || (alias !== undefined && named.includes(`"${alias}"`));
    return isNamed ? 2 : name === 'blank' ? 0 : 1;
  };
  return from.toSorted((x, y) => rank(x) - rank(y)).slice(0, min);
}

/** What was announced must be what the options say, whether or not it was asked. */
function compare(play: GrandArchivePlay, a: Announcing): void {
  const { options, line, from } = a;
  const events = eventsSince(play.game.state, from) as readonly GrandArchiveEvent[];
  const entry = entryIn(play, events);
  if (entry !== null) {
    if (options.targets !== undefined) compareTargets(play, options.targets, entry, line);
    if (options.x !== undefined && options.x !== entry.x) illegal(line, `X is ${entry.x} and cannot be ${options.x}`);
    if (options.divide !== undefined) compareDivision(play, options.divide, entry, line);
    if (options.modes !== undefined) compareModes(options.modes, entry, line);
  }
  for (const payment of options.with ?? []) comparePayment(play, payment, entry, events);
}

/** Where each gets the only share that is possible nothing is asked. */
function compareDivision(
  play: GrandArchivePlay,
  divide: NonNullable<Announcing['options']['divide']>,
  { targets }: StackEntry,
  line: number,
): void {
  for (const { chosen, division } of targets) {
    if (division === null) continue;
    const wanted = sharesAmong(play, chosen, divide, 'of what is divided');
    if (wanted.some((share, i) => share !== division[i])) illegal(line, 'it cannot be divided so');
  }
}

/** What the instance or ability carries that was played or activated. */
function entryIn({ game }: GrandArchivePlay, events: readonly GrandArchiveEvent[]): StackEntry | null {
  for (const event of events)
    if (event.kind === 'activate' || event.kind === 'materialize' || event.kind === 'activateAbility')
      return stackEntry(objectRow(game.state, event.other));
  return null;
}

function compareTargets(play: GrandArchivePlay, slots: readonly TargetSlot[], entry: StackEntry, line: number): void {
  const chosen = entry.targets.flatMap((target) => target.chosen);
  const names = chosen.map((id) => entityName(play, id)).join(', ') || 'none';
  const left = [...chosen];
  const refs: readonly Ref[] = slots.flatMap((slot) => (slot.kind === 'one' ? [slot.ref] : slot.refs));
  for (const ref of refs) {
    const at = left.indexOf(candidateOf(play, ref, left) ?? entityOf(play, ref));
    if (at < 0) illegal(line, `${refText(ref)} cannot be a target; the targets are ${names}`);
    left.splice(at, 1);
  }
  if (left.length > 0) illegal(line, `more targets are needed than given; the targets are ${names}`);
}

function compareModes(modes: readonly number[], entry: StackEntry, line: number): void {
  const text = (list: readonly number[]): string => list.toSorted((a, b) => a - b).join(', ');
  const chosen = entry.modes.map((mode) => mode + 1);
  if (text(modes) !== text(chosen)) illegal(line, `the modes are ${text(chosen)} and cannot be ${text(modes)}`);
}

const objectsIn = (events: readonly GrandArchiveEvent[], kinds: readonly string[]): readonly ObjectId[] =>
  events.flatMap((e) =>
    kinds.includes(e.kind) && 'object' in e && isObject(e.object as EntityId) ? [e.object as ObjectId] : [],
  );

/** The events that paying does. */
const paysWith: Readonly<Record<string, readonly string[]>> = {
  reserve: ['reserve', 'rest'],
  floating: ['banish'],
  rest: ['rest'],
  sacrifice: ['sacrifice'],
  banish: ['banish', 'move'],
  discard: ['discard', 'reveal'],
  kindle: ['banish'],
};

function comparePayment(
  play: GrandArchivePlay,
  { cost, paid, line }: Payment,
  entry: StackEntry | null,
  events: readonly GrandArchiveEvent[],
): void {
  if (paid.kind === 'number') {
    if (cost === 'memory') {
      const picked = events.flatMap((e) => (e.kind === 'pick' && e.what === 'memory' ? (e.picked ?? []) : [])).length;
      if (picked !== paid.value) illegal(line, `${picked} cards of the memory are paid, not ${paid.value}`);
    }
    if (cost === 'prepare' && (entry?.paid.prepare ?? 0) > 0 !== paid.value > 0)
      illegal(line, 'it cannot be prepared so');
    return;
  }
  if (paid.kind !== 'objects') return;
  const paying = objectsIn(events, paysWith[cost] ?? []);
  // What is linked to it may have gone instead.
  const hosts = cost === 'sacrifice' ? paying.map((id) => objectRow(play.game.state, id).host).filter(isObject) : [];
  const objects = [...paying, ...hosts];
  const picked = events.flatMap((e) => (e.kind === 'pick' && e.what === 'memory' ? (e.picked ?? []) : []));
  const floating = paying.filter((id) => !picked.includes(id)).length;
  if (cost === 'floating' && floating !== paid.payments.flat().length)
    illegal(line, `${floating} cards float, not ${paid.payments.flat().length}`);
  const missing = unpaid(play, paid.payments.flat(), objects);
  if (missing !== undefined) illegal(line, `${refText(missing)} cannot pay for ${cost}`);
}
