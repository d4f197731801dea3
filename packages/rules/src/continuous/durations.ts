/** How long effects last: one entry for each kind of duration says what it is fixed to as it begins, and when it is over. */
import {
  type EffectRow,
  effectRow,
  isObject,
  NOWHERE,
  type ObjectId,
  objectRow,
  type PlayerId,
} from '@rulewright/kernel';
import type { CoreDuration } from '@rulewright/language';
import { type Context, context } from '../context.ts';
import { holds, select } from '../evaluate/evaluate.ts';
import type { AnyFamilies } from '../evaluate/families.ts';
import { playersInOrder } from '../evaluate/objects.ts';
import type { Node } from '../evaluate/vocabulary.ts';
import type { CommonGame } from '../game.ts';
import type { DurationEntry, DurationTable, FixedTo, Moment } from './rules.ts';

/** The players of a selector who are still in the game. */
export function playersMeant(g: CommonGame, of: Node, ctx: Context): readonly PlayerId[] {
  const found = select(g, of, ctx);
  return playersInOrder(g).filter((p) => found.includes(p));
}

const isActive = (g: CommonGame, { players }: FixedTo): boolean => {
  const active = g.rules.vocabulary.look.activePlayers(g);
  return players?.some((p) => active.includes(p)) === true;
};

/** Of a player who has left, it ends when that player's turn would have begun. */
export const isTurnOf = (moment: Moment, { players = [] }: FixedTo, ofGone: boolean): boolean =>
  moment.is === 'turn begins' && (moment.gone || !ofGone) && players.some((p) => moment.of.includes(p));

/** In a step of one of the players it was fixed for; of anybody, where none are named. */
export const isStepOf = (g: CommonGame, moment: Moment, step: string, fixed: FixedTo): boolean =>
  moment.is === 'step ends' && moment.step === step && (fixed.players === undefined || isActive(g, fixed));

export const coreDurations: DurationTable<CoreDuration<AnyFamilies>, CommonGame> = {
  forever: {},
  endOfTurn: { endsAt: (_g, _d, moment) => moment.is === 'turn ends' },
  untilNextTurn: {
    begin: (g, d, ctx) => ({ players: playersMeant(g, d.of, ctx) }),
    endsAt: (_g, d, moment) => isTurnOf(moment, d, false),
  },
  endOfNextTurn: {
    begin: (g, d, ctx) => ({ players: playersMeant(g, d.of, ctx), after: g.state.game.turn.number }),
    endsAt(g, d, moment) {
      if (moment.is !== 'turn ends') return isTurnOf(moment, d, true);
      return g.state.game.turn.number > (d.after ?? 0) && isActive(g, d);
    },
  },
  untilStep: {
    endsAt: (g, d, moment) => isStepOf(g, moment, d.step, d),
  },
  untilStepBegins: {
    begin: (g, d, ctx) => ({ players: playersMeant(g, d.of, ctx) }),
    endsAt: (g, d, moment) =>
      (moment.is === 'step begins' && moment.step === d.step && isActive(g, d)) || isTurnOf(moment, d, true),
  },
  while: {
    begin: (g, d, ctx) => (holds(g, d.condition, asItIs(ctx)) ? {} : null),
    // What has gone is no longer what it was.
    isOver: (g, d, row) => !holds(g, d.condition, asItIs(context(row.source, row.controller, { locals: row.locals }))),
  },
  untilLeaves: {
    begin(g, d, ctx) {
      const objects = select(g, d.what, ctx).filter(isObject);
      return areGone(g, objects) ? null : { objects };
    },
    isOver: (g, d) => d.objects !== undefined && areGone(g, d.objects),
  },
};

const asItIs = (ctx: Context): Context => ({ ...ctx, present: true });

const areGone = (g: CommonGame, objects: readonly ObjectId[]): boolean =>
  objects.every((id) => objectRow(g.state, id).zone === NOWHERE);

/** A duration with its players and objects as they are now; null if it is over before it begins. */
export function begun(g: CommonGame, duration: Node, ctx: Context): (Node & FixedTo) | null {
  const begin = g.rules.continuous.durations[duration.kind]?.begin;
  if (begin === undefined) return duration;
  const fixed = begin(g, duration, ctx);
  return fixed === null ? null : { ...duration, ...fixed };
}

const NONE: readonly number[] = [];

/** Those in force for which this holds of their duration. */
const lasting = (
  g: CommonGame,
  asked: (entry: DurationEntry, duration: Node & FixedTo, row: EffectRow) => boolean | undefined,
): readonly number[] =>
  g.state.live.length === 0
    ? NONE
    : g.state.live.filter((id) => {
        const row = effectRow(g.state, id);
        const duration = row?.duration as (Node & FixedTo) | null | undefined;
        if (row === null || duration === null || duration === undefined) return false;
        const entry = g.rules.continuous.durations[duration.kind];
        return entry !== undefined && asked(entry, duration, row) === true;
      });

/** The effects that are over as things are: "for as long as" has become false, or what they waited on has left. */
export const overNow = (g: CommonGame): readonly number[] =>
  lasting(g, (entry, duration, row) => entry.isOver?.(g, duration, row));

/** The effects that end at a moment of the turn. */
export const endingAt = (g: CommonGame, moment: Moment): readonly number[] =>
  lasting(g, (entry, duration) => entry.endsAt?.(g, duration, moment));
