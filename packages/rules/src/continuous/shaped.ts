/** The shape of what is gathered of the effects in force. */
import type { Environment } from './environment.ts';

/** A copy. All are made here, so that all have one shape: they are asked at every turn. */
export const shaped = (env: Environment): Environment => ({
  reads: env.reads,
  quiet: env.quiet,
  asks: env.asks,
  around: env.around,
  conditional: env.conditional,
  onPlayers: env.onPlayers,
  board: env.board,
  version: env.version,
  modify: env.modify,
  parts: env.parts,
  lowest: env.lowest,
  open: env.open,
  onSource: env.onSource,
  onHost: env.onHost,
  modifiesElsewhere: env.modifiesElsewhere,
  grantsAbilities: env.grantsAbilities,
  cant: env.cant,
  must: env.must,
  may: env.may,
  costs: env.costs,
  replace: env.replace,
  skips: env.skips,
  triggering: env.triggering,
  own: env.own,
});
