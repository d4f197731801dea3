/** What happened in Grand Archive, in short English sentences. */
import { a, capital, does, listed, rolled, undecided, whom, withTargets } from '../en-telling.ts';
import { spaced } from '../phrasing.ts';
import { inARow, type Teller, tellWith } from '../telling.ts';
import type { Names, SeenEvent, Told } from '../words.ts';
import {
  isBanishTold,
  movedIn,
  PROPERTIES_BY_FLAG,
  restsToFight,
  type Seen,
  type Sentences,
  sameWay,
} from './telling.ts';

/** How often it is done in a row: "2 cards", or the card; null if the sentence began before. */
function cards(e: Seen, t: Teller): string | null {
  const count = inARow(t);
  return count === 0 ? null : count > 1 ? `${count} cards` : a(t, e.object);
}

const one = (t: Teller, id: Seen['object']): string => (id === undefined ? 'something' : t.names.of(id));

const sentences: Sentences = {
  turn: (e, t) => `— Turn ${e.number}: ${e.player === undefined ? '' : t.names.of(e.player)} —`,
  draw: (e, t) => {
    const what = cards(e, t);
    return what === null ? null : `${does(t, e.player, 'draw')} ${what}${e.into === 'memory' ? ' into memory' : ''}.`;
  },
  reserve: (e, t) => {
    const what = cards(e, t);
    return what === null ? null : `${does(t, e.player, 'reserve')} ${what}.`;
  },
  discard: (e, t) => {
    const what = cards(e, t);
    return what === null ? null : `${does(t, e.player, 'discard')} ${what}.`;
  },
  activate: (e, t) => `${does(t, e.player, 'activate')} ${a(t, e.object)}${withTargets(t, e.other)}.`,
  materialize: (e, t) => `${does(t, e.player, 'materialize')} ${a(t, e.object)}${withTargets(t, e.other)}.`,
  bestow: (e, t) => `${does(t, e.player, 'bestow')} ${a(t, e.object)}${withTargets(t, e.other)}.`,
  activateAbility: (e, t) =>
    `${does(t, e.player, 'activate')} an ability of ${a(t, e.object)}${withTargets(t, e.other)}.`,
  create: (e, t) => {
    if (e.what === 'token') return `${does(t, e.controller ?? e.owner, 'summon')} a ${a(t, e.became)}.`;
    if (e.what === 'marker') return `${does(t, e.owner, 'get')} ${a(t, e.became)}.`;
    return e.stack?.kind === 'triggered' ? `${t.names.of(e.stack.source)} triggers${withTargets(t, e.became)}.` : null;
  },
  negate: (e, t) => `${capital(one(t, e.other))} is negated.`,
  resolve: (e, t) => `${capital(a(t, e.object))} resolves.`,
  fizzle: (e, t) => `${capital(a(t, e.object))} fizzles.`,
  attack: (e, t) => {
    const using = e.using ?? [];
    const at = listed((e.targets ?? []).map((id) => t.names.of(id)));
    return `${capital(one(t, e.object))} attacks${at === '' ? '' : ` ${at}`}${using.length === 0 ? '' : ` with ${listed(using.map((id) => t.names.of(id)))}`}.`;
  },
  retaliate: (e, t) => `${capital(one(t, e.object))} retaliates against ${one(t, e.other)}.`,
  damage: (e, t) => `${capital(one(t, e.source))} deals ${e.amount} damage to ${target(e, t)}.`,
  prevented: (e, t) => `${e.amount} damage to ${target(e, t)} is prevented.`,
  heal: (e, t) => `${e.amount} damage is removed from ${one(t, e.object)}.`,
  recover: (e, t) => `${does(t, e.player, 'recover')} ${e.amount}.`,
  kill: (e, t) => `${capital(one(t, e.other))} kills ${one(t, e.object)}.`,
  sacrifice: (e, t) => `${does(t, e.player, 'sacrifice')} ${one(t, e.object)}.`,
  banish: (e, t) =>
    isBanishTold(t.events[t.at])
      ? `${capital(a(t, e.object))} is ${e.suppressed === true ? 'suppressed' : 'banished face down'}.`
      : null,
  rest: (e, t) => (restsToFight(e, t) ? null : `${capital(one(t, e.object))} rests.`),
  wake: (e, t) => (inARow(t) === 1 && e.object !== undefined ? `${capital(t.names.of(e.object))} wakes up.` : null),
  property: (e, t) => {
    const property = PROPERTIES_BY_FLAG[e.flag ?? 0];
    if (property === undefined || e.object === undefined) return null;
    return `${capital(t.names.of(e.object))} ${e.on === true ? 'becomes' : 'is no longer'} ${property}.`;
  },
  control: (e, t) => `${does(t, e.player, 'gain')} control of ${one(t, e.object)}.`,
  transform: (e, t) => `A card transforms into ${one(t, e.object)}.`,
  levelUp: (e, t) => `A champion levels up into ${a(t, e.card)}.`,
  delevel: (e, t) => `${capital(one(t, e.object))} loses the topmost card of its lineage.`,
  load: (e, t) => `${capital(a(t, e.object))} is loaded into ${one(t, e.other)}.`,
  counters: (e, t) => {
    // Damage of a champion and wear of a weapon are told by what deals and costs them.
    if (e.counter === 'damage') return null;
    const n = e.amount ?? 0;
    const on = typeof e.on === 'number' ? whom(t, e.on) : 'it';
    const what = `${Math.abs(n)} ${e.counter} counter${Math.abs(n) === 1 ? '' : 's'}`;
    return n >= 0
      ? `${capital(on)} ${on === 'you' ? 'get' : 'gets'} ${what}.`
      : `${what} ${n === -1 ? 'is' : 'are'} removed from ${on}.`;
  },
  attach: (e, t) =>
    typeof e.to !== 'number' || e.to < 0
      ? `${capital(one(t, e.object))} is linked to nothing.`
      : `${capital(one(t, e.object))} is linked to ${whom(t, e.to)}.`,
  acted: (e, t) => {
    switch (e.action) {
      case 'glimpse':
        return `${does(t, e.player, 'glimpse')} ${e.amount}.`;
      case 'gather':
        return `${does(t, e.player, 'gather')}.`;
      case 'empower':
        return `${does(t, e.player, 'empower')} ${e.amount}.`;
      case 'search':
        return `${does(t, e.player, 'search')}.`;
      default:
        return null;
    }
  },
  direction: (e, t) => `${capital(one(t, e.object))} faces ${e.to}.`,
  reveal: (e, t) => {
    const names = (e.objects ?? []).map((id) => t.names.of(id));
    return names.length === 0 ? null : `Revealed: ${listed(names)}.`;
  },
  pick: (e, t) => {
    const names = listed((e.picked ?? []).map((id) => t.names.of(id)));
    return names === '' ? null : `Chosen at random: ${names}.`;
  },
  roll: (e, t) => rolled(e, t),
  shuffle: (e, t) => `${does(t, e.player, 'shuffle')}.`,
  move: (e, t) => moved(e, t),
  lose: (e, t) => `${does(t, e.player, 'lose')} the game.`,
  concede: (e, t) => `${does(t, e.player, 'concede')}.`,
  win: (e, t) => `${does(t, e.player, 'win')} the game.`,
  drawGame: (e) => `The game is a draw${undecided(e)}.`,
};

const target = (e: Seen, t: Teller): string => (typeof e.to === 'number' ? whom(t, e.to) : 'it');

const HOW: Readonly<Record<string, string>> = {
  destroyed: 'is destroyed',
  milled: 'is milled',
  banished: 'is banished',
};

function moved(e: Seen, t: Teller): string | null {
  const move = movedIn(e, t);
  if (move === null) return null;
  const { what, to, from } = move;
  if (from === 'memory' && to === 'hand') {
    const count = sameWay(t);
    if (count === 0) return null;
    return `${does(t, e.owner, 'return')} ${count === 1 ? a(t, what) : `${count} cards`} from memory.`;
  }
  // Other cards that the reader cannot tell apart: drawing and shuffling explain it.
  if (what === undefined) return null;
  const name = capital(t.names.of(what));
  const how = HOW[e.how ?? ''];
  if (how !== undefined) return `${name} ${how}.`;
  if (to === 'field') return `${name} enters the field.`;
  if (to === 'outside' || from === to) return null;
  return `${name} goes to the ${spaced(to)}.`;
}

export const tell = (names: Names, events: readonly SeenEvent[]): readonly Told[] => tellWith(sentences, names, events);
