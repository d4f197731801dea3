/** The filters of the core: whether an object or player fits. */
import {
  Aspect,
  type EntityId,
  type GameEvent,
  isObject,
  isPlayer,
  NOWHERE,
  objectRow,
  type PlayerId,
} from '@rulewright/kernel';
import type { CoreFilter } from '@rulewright/language';
import { stackEntryOf, withCandidate } from '../context.ts';
import type { CommonGame } from '../game.ts';
import { Facet } from './concept.ts';
import { compare, holds, matches, select, selects } from './evaluate.ts';
import type { AnyFamilies } from './families.ts';
import { tookPart } from './history.ts';
import { chosen, countersOn, isPlaying, targetCount, targetsOf, timesPaidFor, zoneOrLast } from './objects.ts';
import type { FilterTable } from './vocabulary.ts';

const { zone, control, counters, attachment, identity, notes, player, history, stack } = Aspect;

const isWhatHappenedTo = (event: GameEvent | null, id: EntityId): boolean =>
  event !== null && (event as { readonly object?: EntityId }).object === id;

export const coreFilters: FilterTable<CoreFilter<AnyFamilies>, CommonGame> = {
  all: {
    reads: 0,
    facet: 0,
    players: true,
    impersonal: true,
    evaluate(g, f, id, ctx) {
      for (const part of f.of) if (!matches(g, part, id, ctx)) return false;
      return true;
    },
  },
  any: {
    reads: 0,
    facet: 0,
    players: true,
    impersonal: true,
    evaluate(g, f, id, ctx) {
      for (const part of f.of) if (matches(g, part, id, ctx)) return true;
      return false;
    },
  },
  not: {
    reads: 0,
    facet: 0,
    players: true,
    impersonal: true,
    evaluate: (g, f, id, ctx) => !matches(g, f.of, id, ctx),
  },
  is: { reads: 0, facet: 0, players: true, evaluate: (g, f, id, ctx) => selects(g, f.what, id, ctx) },
  where: {
    reads: 0,
    facet: 0,
    players: true,
    evaluate: (g, f, id, ctx) => holds(g, f.condition, withCandidate(ctx, id)),
  },
  player: {
    reads: player,
    facet: 0,
    players: true,
    evaluate: (g, f, id, ctx) =>
      isPlayer(id) &&
      (f.which === undefined
        ? isPlaying(g.state, id as PlayerId)
        : g.rules.vocabulary.look.isInGroup(g, f.which, id as PlayerId, ctx)),
  },
  card: {
    reads: 0,
    facet: 0,
    ownRow: true,
    impersonal: true,
    evaluate: (g, _, id) => objectRow(g.state, id).kind === 'card',
  },
  token: {
    reads: 0,
    facet: 0,
    ownRow: true,
    impersonal: true,
    evaluate: (g, _, id) => objectRow(g.state, id).kind === 'token',
  },
  ability: {
    reads: stack,
    facet: 0,
    evaluate(g, f, id, ctx) {
      const { kind, source } = stackEntryOf(objectRow(g.state, id)) ?? {};
      if (f.ability === undefined ? kind !== 'activated' && kind !== 'triggered' : kind !== f.ability) return false;
      return f.from === undefined || (source !== undefined && matches(g, f.from, source, ctx));
    },
  },
  named: {
    reads: identity,
    facet: Facet.name,
    ownRow: true,
    impersonal: true,
    evaluate: (g, f, id) => g.rules.vocabulary.look.isNamed(g, id, f.name),
  },
  nameless: {
    reads: identity,
    facet: Facet.name,
    evaluate: (g, _, id) => g.rules.vocabulary.look.nameOf(g, id) === '',
  },
  chosenName: {
    reads: identity | notes,
    facet: Facet.name,
    evaluate(g, f, id, ctx) {
      const name = chosen(g.state, f.key, ctx);
      return typeof name === 'string' && g.rules.vocabulary.look.isNamed(g, id, name);
    },
  },
  sharesName: {
    reads: identity,
    facet: Facet.name,
    evaluate(g, f, id, ctx) {
      const { look } = g.rules.vocabulary;
      const name = look.nameOf(g, id);
      if (name === '') return false;
      return select(g, f.with, ctx).some((o) => isObject(o) && o !== id && look.nameOf(g, o) === name);
    },
  },
  counters: {
    reads: counters | player,
    facet: 0,
    players: true,
    ownRow: true,
    evaluate: (g, f, id, ctx) => compare(countersOn(g.state, id, f.counter), f.is, g, ctx),
  },
  attachedTo: {
    reads: attachment,
    facet: 0,
    evaluate: (g, f, id, ctx) =>
      selects(g, f.what, g.rules.vocabulary.look.hostOf(g, objectRow(g.state, id), ctx), ctx),
  },
  controlledBy: {
    reads: control,
    facet: Facet.control,
    impersonal: true,
    evaluate: (g, f, id, ctx) =>
      selects(g, f.who, g.rules.vocabulary.look.controllerOf(g, objectRow(g.state, id)), ctx),
  },
  ownedBy: {
    reads: 0,
    facet: 0,
    impersonal: true,
    evaluate: (g, f, id, ctx) => selects(g, f.who, objectRow(g.state, id).owner, ctx),
  },
  in: {
    reads: zone,
    facet: 0,
    ownRow: true,
    evaluate(g, f, id, ctx) {
      // What has gone is in no zone; only what the event happened to is seen where it was then.
      const row = objectRow(g.state, id);
      const there = isWhatHappenedTo(ctx.event, id) ? zoneOrLast(g.state, row, ctx) : row.zone;
      const { look } = g.rules.vocabulary;
      for (const name of f.zones) if (look.zoneOf(name) === there) return true;
      return false;
    },
  },
  targetCount: {
    reads: stack,
    facet: 0,
    evaluate: (g, f, id, ctx) => compare(targetCount(objectRow(g.state, id)), f.is, g, ctx),
  },
  targets: {
    reads: stack | zone,
    facet: 0,
    /** Targets that have left their zone are ignored; "only" means that one thing alone was chosen. */
    evaluate(g, f, id, ctx) {
      const targets = targetsOf(objectRow(g.state, id));
      if (f.only === true && targets.length !== 1) return false;
      return targets.some(
        (t) => (isPlayer(t) || objectRow(g.state, t).zone !== NOWHERE) && matches(g, f.where, t, ctx),
      );
    },
  },
  paid: {
    reads: stack | zone,
    facet: 0,
    evaluate: (g, f, id) => timesPaidFor(g, f.cost, id) > 0,
  },
  history: {
    reads: history | Aspect.turn,
    facet: 0,
    players: true,
    evaluate: (g, f, id, ctx) => tookPart(g, f.event, id, ctx),
  },
};
