/** The shape of what is gathered of the effects in force. */
import type { Environment as Gathered, ObjectId } from '@rulewright/kernel';
import type { Board } from './board.ts';
import type { ByKind } from './by-kind.ts';
import type { Part } from './effect.ts';
import type { Around } from './surroundings.ts';

export interface Environment extends Gathered, ByKind {
  /** The changes of `modify` in the order of the layers. */
  readonly parts: readonly Part[];
  /** The layer of the first of them. */
  readonly lowest: number;
  /** Those that may apply to any object; those that change only their source, or what that is attached to, by source. */
  readonly open: readonly Part[];
  readonly onSource: PartsBySource;
  readonly onHost: PartsBySource;
  /** One part, the first, of each effect that has a condition. */
  readonly conditional: readonly Part[];
  /** Some effect changes objects that are no permanents. */
  readonly modifiesElsewhere: boolean;
  /** Some effect gives abilities that listen or can be activated, so hooks do not tell all. */
  readonly grantsAbilities: boolean;
  /** Where effects may depend on one another: every permanent as worked out together, for one version. */
  readonly board: Board | null;
  readonly version: number;
  /** A cache. */
  readonly around: Around;
}

export type PartsBySource = ReadonlyMap<ObjectId, readonly Part[]>;

/** A copy. All are made here, so that all have one shape: they are asked at every turn. */
export const shaped = (env: Environment): Environment => ({
  reads: env.reads,
  quiet: env.quiet,
  aside: env.aside,
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
