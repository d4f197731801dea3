/** How events change what Grand Archive adds to the state. All fields are written out, so that there is one shape of each record. */
import type { PlayerId } from '@rulewright/kernel';
import { writeGame } from '@rulewright/kernel/write';
import type { G, GrandArchive, PlayerState, Turn } from '../state.ts';

export function changeGame(g: G, change: Partial<GrandArchive>, aspects: number): void {
  const { game } = g.state;
  const copy: GrandArchive = {
    profile: game.profile,
    format: game.format,
    turn: game.turn,
    combat: game.combat,
    players: game.players,
    annals: game.annals,
  };
  writeGame(g.state, Object.assign(copy, change), aspects);
}

export function changedTurn(turn: Turn, change: Partial<Turn>): Turn {
  const copy: Turn = {
    number: turn.number,
    active: turn.active,
    step: turn.step,
    began: turn.began,
    lastBegan: turn.lastBegan,
    open: turn.open,
    ending: turn.ending,
    skips: turn.skips,
    moved: turn.moved,
    regular: turn.regular,
    extra: turn.extra,
  };
  return Object.assign(copy, change);
}

export function playerState(g: G, player: PlayerId): PlayerState {
  const found = g.state.game.players[player];
  if (found === undefined) throw new Error(`no player ${player}`);
  return found;
}

export function changePlayer(g: G, player: PlayerId, change: Partial<PlayerState>, aspects: number): void {
  const old = playerState(g, player);
  const copy: PlayerState = {
    turnsTaken: old.turnsTaken,
    hadChampion: old.hadChampion,
    drewFromEmpty: old.drewFromEmpty,
    wins: old.wins,
  };
  changeGame(g, { players: g.state.game.players.with(player, Object.assign(copy, change)) }, aspects);
}
