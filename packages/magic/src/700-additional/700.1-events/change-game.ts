/**
 * How events change what Magic adds to the state. All fields are written out, so that there is one shape of each record however it
 * came about: what is read at every step is read quickly then (`altered` of the kernel says why).
 */
import type { PlayerId } from '@rulewright/kernel';
import { writeGame } from '@rulewright/kernel/write';
import type { G, Magic, Totals, Turn } from '../../state.ts';

export function changeGame(g: G, change: Partial<Magic>, aspects: number): void {
  const { game } = g.state;
  const copy: Magic = {
    profile: game.profile,
    format: game.format,
    turn: game.turn,
    totals: game.totals,
    combat: game.combat,
    dayNight: game.dayNight,
    commanders: game.commanders,
    annals: game.annals,
    control: game.control,
  };
  writeGame(g.state, Object.assign(copy, change), aspects);
}

export function changedTurn(turn: Turn, change: Partial<Turn>): Turn {
  const copy: Turn = {
    number: turn.number,
    active: turn.active,
    lastActive: turn.lastActive,
    step: turn.step,
    seat: turn.seat,
    first: turn.first,
    seats: turn.seats,
    began: turn.began,
    lastBegan: turn.lastBegan,
    clock: turn.clock,
    extraTurns: turn.extraTurns,
    noSchemes: turn.noSchemes,
    extraSteps: turn.extraSteps,
    ending: turn.ending,
    afterSkip: turn.afterSkip,
    passedOver: turn.passedOver,
    skips: turn.skips,
  };
  return Object.assign(copy, change);
}

export function changedTotals(totals: Totals, change: Partial<Totals>): Totals {
  const copy: Totals = {
    life: totals.life,
    mana: totals.mana,
    landsPlayed: totals.landsPlayed,
    spellsCast: totals.spellsCast,
    spellsCastLastTurn: totals.spellsCastLastTurn,
    turnsTaken: totals.turnsTaken,
    turnBegan: totals.turnBegan,
    lastTurnBegan: totals.lastTurnBegan,
    drewFromEmpty: totals.drewFromEmpty,
  };
  return Object.assign(copy, change);
}

export function totalsOf(g: G, player: PlayerId): Totals {
  const totals = g.state.game.totals[player];
  if (totals === undefined) throw new Error(`no player ${player}`);
  return totals;
}

export function changeTotals(g: G, player: PlayerId, change: Partial<Totals>, aspects: number): void {
  const totals = g.state.game.totals.with(player, changedTotals(totalsOf(g, player), change));
  changeGame(g, { totals }, aspects);
}
