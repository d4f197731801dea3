/** What happened, in short English sentences. */
import { type EntityId, isPlayer, type MoveEvent, objectRow, type PlayerId } from '@rulewright/kernel';
import {
  BATTLEFIELD,
  EXILE,
  type G,
  GRAVEYARD,
  HAND,
  LIBRARY,
  type MagicEvent,
  STACK,
  type StackEntry,
} from '@rulewright/magic';
import type { Names } from '../play/names.ts';
import { listed } from './en-phrases.ts';
import type { SeenEvent } from './words.ts';

/** What the viewer may not know of an event is absent from it. */
type Seen<K extends MagicEvent['kind']> = Partial<OfKind<MagicEvent, K>>;
type OfKind<Event, K> = Event extends { readonly kind: infer Kinds } ? (K extends Kinds ? Event : never) : never;

interface Teller {
  readonly g: G;
  readonly names: Names;
  readonly events: readonly SeenEvent[];
  readonly at: number;
}

type Sentence<K extends MagicEvent['kind']> = (event: Seen<K>, t: Teller) => string | null;
type Sentences = { readonly [K in MagicEvent['kind']]?: Sentence<K> };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "You draw", "Bot draws". */
const does = (t: Teller, player: PlayerId | undefined, verb: string): string =>
  player === undefined ? capital(verb) : t.names.isYou(player) ? `You ${verb}` : `${t.names.of(player)} ${third(verb)}`;

const third = (verb: string): string => (/(s|x|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`);

/** "you" in the middle of a sentence. */
const whom = (t: Teller, id: EntityId): string => (isPlayer(id) && t.names.isYou(id) ? 'you' : t.names.of(id));

const a = (t: Teller, id: EntityId | undefined): string => (id === undefined ? 'a card' : t.names.of(id));

function withTargets(t: Teller, object: EntityId | undefined): string {
  if (object === undefined) return '';
  const entry = objectRow(t.g.state, object).stack as StackEntry | null;
  const chosen = entry?.targets.flatMap((c) => c.chosen) ?? [];
  const x = entry === null || entry.x === 0 ? '' : ` with X = ${entry.x}`;
  return chosen.length === 0 ? x : `${x} targeting ${listed(chosen.map((id) => whom(t, id)))}`;
}

const kindOf = (t: Teller, at: number): string | undefined => t.events[at]?.kind;

const sentences: Sentences = {
  turn: (e, t) => `— Turn ${e.number}: ${e.player === undefined ? '' : t.names.of(e.player)} —`,
  draw: (e, t) => {
    // Several cards drawn in a row are one sentence.
    if (sameDraw(t, t.at, previousDraw(t))) return null;
    let count = 1;
    for (let i = t.at + 1; i < t.events.length; i++) if (sameDraw(t, t.at, i)) count++;
    return `${does(t, e.player, 'draw')} ${count > 1 ? `${count} cards` : a(t, e.object)}.`;
  },
  playLand: (e, t) => `${does(t, e.player, 'play')} ${a(t, e.object)}.`,
  cast: (e, t) => `${does(t, e.player, 'cast')} ${a(t, e.object)}${withTargets(t, e.object)}.`,
  activate: (e, t) =>
    e.mana === true ? null : `${does(t, e.player, 'activate')} ${a(t, e.object)}${withTargets(t, e.ability)}.`,
  create: (e, t) => {
    if (e.what === 'token') return `${does(t, e.controller ?? e.owner, 'create')} a ${a(t, e.became)}.`;
    const entry = e.stack as StackEntry | undefined;
    return entry?.kind === 'triggered' ? `${t.names.of(entry.source)} triggers${withTargets(t, e.became)}.` : null;
  },
  counter: (e, t) => `${a(t, e.object)} is countered.`,
  resolve: (e, t) => `${capital(a(t, e.object))} resolves.`,
  attack: (e, t) => {
    if (kindOf(t, t.at - 1) === 'attack') return null;
    const all: string[] = [];
    for (let i = t.at; kindOf(t, i) === 'attack'; i++) {
      const { object, other } = t.events[i] as Seen<'attack'>;
      all.push(`${a(t, object)}${other === undefined || isPlayer(other) ? '' : ` (${t.names.of(other)})`}`);
    }
    return `${does(t, e.player, 'attack')} with ${listed(all)}.`;
  },
  block: (e, t) => `${a(t, e.object)} blocks ${a(t, e.other)}.`,
  damage: (e, t) => `${a(t, e.source)} deals ${e.amount} damage to ${e.to === undefined ? 'it' : whom(t, e.to)}.`,
  gainLife: (e, t) => `${does(t, e.player, 'gain')} ${e.amount} life.`,
  loseLife: (e, t) => (followsDamage(t, e) ? null : `${does(t, e.player, 'lose')} ${e.amount} life.`),
  discard: (e, t) => `${does(t, e.player, 'discard')} ${a(t, e.object)}.`,
  sacrifice: (e, t) => `${does(t, e.player, 'sacrifice')} ${a(t, e.object)}.`,
  mill: (e, t) => `${does(t, e.player, 'mill')} ${a(t, e.object)}.`,
  regenerate: (e, t) => `${a(t, e.object)} regenerates.`,
  counters: (e, t) => {
    const n = e.amount ?? 0;
    const on = e.on === undefined ? 'it' : whom(t, e.on);
    const what = `${Math.abs(n)} ${e.counter} counter${Math.abs(n) === 1 ? '' : 's'}`;
    return n >= 0
      ? `${capital(on)} ${on === 'you' ? 'get' : 'gets'} ${what}.`
      : `${what} ${n === -1 ? 'is' : 'are'} removed from ${on}.`;
  },
  attach: (e, t) =>
    e.to === undefined || e.to < 0
      ? `${a(t, e.object)} becomes unattached.`
      : `${a(t, e.object)} is attached to ${whom(t, e.to)}.`,
  control: (e, t) => `${does(t, e.player, 'gain')} control of ${a(t, e.object)}.`,
  search: (e, t) => `${does(t, e.player, 'search')} a library.`,
  shuffle: (e, t) => `${does(t, e.player, 'shuffle')}.`,
  move: (e, t) => moved(e, t),
  lose: (e, t) => `${does(t, e.player, 'lose')} the game${e.why === undefined ? '' : ` (${e.why})`}.`,
};

const previousDraw = (t: Teller): number => {
  let i = t.at - 1;
  while (i >= 0 && kindOf(t, i) === 'move') i--;
  return i;
};

/** Draws of one batch come together, those of a player in a row. */
const sameDraw = (t: Teller, i: number, j: number): boolean => {
  const [first, second] = [t.events[i], t.events[j]];
  return first?.kind === 'draw' && second?.kind === 'draw' && first.player === second.player;
};

/** Damage and the life it costs are one thing to the reader. */
const followsDamage = (t: Teller, e: Seen<'loseLife'>): boolean =>
  t.events.slice(0, t.at).some((d) => d.kind === 'damage' && d.source === e.cause && d.to === e.player);

const PLACES: Readonly<Record<number, string>> = {
  [LIBRARY]: 'library',
  [HAND]: 'hand',
  [GRAVEYARD]: 'graveyard',
  [EXILE]: 'exile',
};

/** Zone changes that no other sentence tells. */
const TOLD: ReadonlySet<string> = new Set([
  'drawn',
  'played',
  'cast',
  'resolved',
  'countered',
  'discarded',
  'sacrificed',
  'milled',
]);

function moved(e: Partial<MoveEvent> & { readonly owner?: PlayerId }, t: Teller): string | null {
  if (e.how !== undefined && TOLD.has(e.how)) return null;
  // Between places where the viewer cannot tell cards apart: only what no drawing or shuffling explains.
  if (e.object === undefined && e.became === undefined)
    return e.from === LIBRARY && e.to === HAND && !t.events.some((d) => d.kind === 'draw' && d.player === e.owner)
      ? `${does(t, e.owner, 'put')} a card into the hand.`
      : null;
  const what = a(t, e.became ?? e.object);
  if (e.how === 'destroyed') return `${what} is destroyed.`;
  if (e.to === undefined) return null;
  if (e.from === BATTLEFIELD && e.to === GRAVEYARD) return `${what} is put into the graveyard.`;
  if (e.to === BATTLEFIELD) return `${what} enters the battlefield.`;
  if (e.to === STACK) return null;
  return `${capital(what)} goes to ${e.to === EXILE ? 'exile' : `the ${PLACES[e.to] ?? 'command zone'}`}.`;
}

export function tell(g: G, names: Names, events: readonly SeenEvent[]): readonly string[] {
  return events.flatMap((event, at) => {
    const sentence = sentences[event.kind as MagicEvent['kind']] as Sentence<MagicEvent['kind']> | undefined;
    const text = sentence?.(event as Seen<MagicEvent['kind']>, { g, names, events, at });
    return text === null || text === undefined ? [] : [text];
  });
}
