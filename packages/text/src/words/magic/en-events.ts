/** What happened, in short English sentences. */
import { isPlayer } from '@rulewright/kernel';
import { a, capital, does, listed, rolled, undecided, whom, withTargets } from '../en-telling.ts';
import { inARow, type Teller, tellWith } from '../telling.ts';
import type { Names, SeenEvent, Told } from '../words.ts';
import { followsDamage, isUntoldDraw, planarFaces, type Seen, type Sentences, TOLD } from './telling.ts';

const kindOf = (t: Teller, at: number): string | undefined => t.events[at]?.kind;

const sentences: Sentences = {
  turn: (e, t) => `— Turn ${e.number}: ${e.player === undefined ? '' : t.names.of(e.player)} —`,
  draw: (e, t) => {
    // Several cards drawn in a row are one sentence.
    const count = inARow(t);
    if (count === 0) return null;
    return `${does(t, e.player, 'draw')} ${count > 1 ? `${count} cards` : a(t, e.object)}.`;
  },
  playLand: (e, t) => `${does(t, e.player, 'play')} ${a(t, e.object)}.`,
  cast: (e, t) => `${does(t, e.player, 'cast')} ${a(t, e.object)}${withTargets(t, e.object)}.`,
  activate: (e, t) =>
    e.mana === true ? null : `${does(t, e.player, 'activate')} ${a(t, e.object)}${withTargets(t, e.ability)}.`,
  create: (e, t) => {
    if (e.what === 'token') return `${does(t, e.controller ?? e.owner, 'create')} a ${a(t, e.became)}.`;
    return e.stack?.kind === 'triggered' ? `${t.names.of(e.stack.source)} triggers${withTargets(t, e.became)}.` : null;
  },
  counter: (e, t) => `${a(t, e.object)} is countered.`,
  meld: (e, t) => `${capital(a(t, e.other))} melds with ${a(t, e.object)}.`,
  merge: (e, t) => `${capital(a(t, e.other))} merges with ${a(t, e.object)}.`,
  resolve: (e, t) => `${capital(a(t, e.object))} resolves.`,
  attack: (e, t) => {
    if (kindOf(t, t.at - 1) === 'attack') return null;
    const all: string[] = [];
    for (let i = t.at; kindOf(t, i) === 'attack'; i++) {
      const { object, other } = t.events[i] as Seen;
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
  transformIgnored: (e, t) => `${a(t, e.object)} does not transform: it has since its ability was put onto the stack.`,
  transform: (e, t) => `A permanent transforms into ${a(t, e.object)}.`,
  unlock: (e, t) => `A door is unlocked: ${a(t, e.object)}.`,
  flip: (e, t) => `A permanent is flipped: it is ${a(t, e.object)}.`,
  turnUp: (e, t) => `${a(t, e.object)} is turned face up.`,
  turnDown: () => 'A permanent is turned face down.',
  phaseOut: (e, t) => `${a(t, e.object)} phases out.`,
  phaseIn: (e, t) => `${a(t, e.object)} phases in.`,
  dayNight: (e) => `It becomes ${e.to}.`,
  search: (e, t) => `${does(t, e.player, 'search')} a library.`,
  arrange: (e, t) => `${does(t, e.player, 'reorder')} a graveyard.`,
  roll: (e, t) =>
    e.what === 'planar die'
      ? `${does(t, e.player, 'roll')} the planar die: ${planarFaces(e, 'the Planeswalker symbol', 'chaos', 'a blank face')}.`
      : rolled(e, t),
  acted: (e, t) => {
    switch (e.action) {
      case 'planeswalk to':
        return `${does(t, e.player, 'planeswalk')} to ${a(t, e.object)}.`;
      case 'encounter':
        return `${does(t, e.player, 'encounter')} ${a(t, e.object)}.`;
      case 'set in motion':
        return `${does(t, e.player, 'set')} ${a(t, e.object)} in motion.`;
      case 'abandon':
        return `${does(t, e.player, 'abandon')} ${a(t, e.object)}.`;
      case 'chaos':
        return 'Chaos ensues.';
      default:
        return null;
    }
  },
  pick: (e, t) => {
    const names = listed((e.picked ?? []).map((id) => t.names.of(id)));
    if (e.what === 'who-begins') return `Chance lets ${names} decide who goes first.`;
    return e.what === 'choose' && names !== '' ? `Chosen at random: ${names}.` : null;
  },
  shuffle: (e, t) => `${does(t, e.player, 'shuffle')}.`,
  move: (e, t) => moved(e, t),
  lose: (e, t) => `${does(t, e.player, 'lose')} the game${e.why === undefined ? '' : ` (${e.why})`}.`,
  drawGame: (e) => `The game is a draw${undecided(e)}.`,
};

function moved(e: Seen, t: Teller): string | null {
  if (e.how !== undefined && TOLD.has(e.how)) return null;
  // Between places where the viewer cannot tell cards apart: only what no drawing or shuffling explains.
  if (e.object === undefined && e.became === undefined)
    return isUntoldDraw(e, t) ? `${does(t, e.owner, 'put')} a card into the hand.` : null;
  const what = a(t, e.became ?? e.object);
  if (e.how === 'destroyed') return `${what} is destroyed.`;
  if (e.to === undefined) return null;
  const to = t.names.zone(e.to);
  if (e.from !== undefined && t.names.zone(e.from) === 'battlefield' && to === 'graveyard')
    return `${what} is put into the graveyard.`;
  if (to === 'battlefield') return `${what} enters the battlefield.`;
  if (to === 'stack') return null;
  return `${capital(what)} goes to ${to === 'exile' ? 'exile' : `the ${to === 'command' ? 'command zone' : to}`}.`;
}

export const tell = (names: Names, events: readonly SeenEvent[]): readonly Told[] => tellWith(sentences, names, events);
