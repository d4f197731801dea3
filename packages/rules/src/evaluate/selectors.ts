/** The selectors of the core: which objects and players. */
import {
  Aspect,
  type EntityId,
  isMove,
  isObject,
  isPlayer,
  NO_OBJECT,
  type ObjectId,
  type ObjectRow,
  objectRow,
  type PlayerId,
} from '@rulewright/kernel';
import type { CoreSelector } from '@rulewright/language';
import { type Context, withCandidate } from '../context.ts';
import type { CommonGame } from '../game.ts';
import { Facet } from './concept.ts';
import { holds, matches, select, selects } from './evaluate.ts';
import type { AnyFamilies } from './families.ts';
import { chosen, distinct, entityList, NOBODY, notedEntities, playersInOrder, spellOf, targetsOf } from './objects.ts';
import type { Node, SelectorTable } from './vocabulary.ts';

const { zone, control, attachment, notes, player, stack } = Aspect;

/** What each of some objects leads to. */
export function ofObjects(
  g: CommonGame,
  of: Node,
  ctx: Context,
  get: (row: ObjectRow) => readonly EntityId[],
): readonly EntityId[] {
  const found = select(g, of, ctx);
  const [first] = found;
  if (found.length === 1 && first !== undefined) return isObject(first) ? get(objectRow(g.state, first)) : NOBODY;
  return distinct(found.map((id) => (isObject(id) ? get(objectRow(g.state, id)) : NOBODY)));
}

/** An ability that triggered as its source moved finds what the source became: "another card" is not that one. */
function hasBecome({ event, source }: Context, id: EntityId): boolean {
  return isMove(event) && event.object === source && event.became === id;
}

const listOf = (id: EntityId): readonly EntityId[] => (id === NO_OBJECT ? NOBODY : [id]);

export const coreSelectors: SelectorTable<CoreSelector<AnyFamilies>, CommonGame> = {
  // What leaves takes its abilities with it.
  this: {
    finds: 'objects',
    placed: true,
    reads: 0,
    facet: 0,
    evaluate: (_g, _s, ctx) => [ctx.source],
    names: (_g, _s, id, ctx) => id === ctx.source || (ctx.event !== null && hasBecome(ctx, id)),
  },
  granter: { reads: 0, facet: 0, evaluate: (_, s) => (s.id === undefined ? NOBODY : [s.id as ObjectId]) },
  you: {
    finds: 'players',
    reads: 0,
    facet: Facet.control,
    impersonal: true,
    evaluate: (_g, _s, ctx) => [ctx.controller],
    names: (_g, _s, id, ctx) => id === ctx.controller,
  },
  var: { reads: 0, facet: 0, evaluate: (_, s, ctx) => entityList(ctx.locals[s.name]) },
  event: {
    reads: 0,
    facet: 0,
    evaluate: (g, s, ctx) =>
      ctx.event === null ? NOBODY : g.rules.vocabulary.look.eventEntities(g, ctx.event, s.role),
  },
  // Which zones it looks into depends on the node: `readsInside` adds them.
  each: {
    finds: 'objects',
    placed: true,
    reads: 0,
    facet: 0,
    impersonal: true,
    evaluate(g, s, ctx, enough) {
      const found: ObjectId[] = [];
      const among = g.rules.vocabulary.look.objectsIn(g, s.zones);
      for (let i = 0; i < among.length; i++) {
        const id = among[i] as ObjectId;
        if (!matches(g, s.where, id, ctx)) continue;
        found.push(id);
        if (found.length === enough) break;
      }
      return found;
    },
    names: (g, s, id, ctx) =>
      isObject(id) && g.rules.vocabulary.look.isIn(objectRow(g.state, id), s.zones) && matches(g, s.where, id, ctx),
  },
  players: {
    finds: 'players',
    reads: player,
    facet: 0,
    impersonal: true,
    evaluate(g, s, ctx) {
      const { where } = s;
      const group = playersInOrder(g).filter((p) => g.rules.vocabulary.look.isInGroup(g, s.which, p, ctx));
      return where === undefined ? group : group.filter((p) => holds(g, where, withCandidate(ctx, p)));
    },
    names: (g, s, id, ctx) =>
      isPlayer(id) &&
      g.rules.vocabulary.look.isInGroup(g, s.which, id as PlayerId, ctx) &&
      (s.where === undefined || holds(g, s.where, withCandidate(ctx, id))),
  },
  controller: {
    finds: 'players',
    reads: control,
    facet: Facet.control,
    evaluate: (g, s, ctx) => ofObjects(g, s.of, ctx, (row) => [g.rules.vocabulary.look.controllerOf(g, row)]),
  },
  owner: {
    finds: 'players',
    reads: 0,
    facet: 0,
    evaluate: (g, s, ctx) => ofObjects(g, s.of, ctx, (row) => [row.owner]),
  },
  host: {
    reads: attachment,
    facet: 0,
    evaluate: (g, s, ctx) => ofObjects(g, s.of, ctx, (row) => listOf(g.rules.vocabulary.look.hostOf(g, row, ctx))),
  },
  attachments: {
    finds: 'objects',
    reads: attachment,
    facet: Facet.control,
    evaluate: (g, s, ctx) => ofObjects(g, s.of, ctx, (row) => row.attachments),
  },
  noted: {
    reads: notes,
    facet: 0,
    evaluate(g, s, ctx) {
      if (s.on !== undefined) return ofObjects(g, s.on, ctx, (row) => notedEntities(g.state, row.notes[s.key], ctx));
      if (ctx.locals[s.key] !== undefined) return entityList(ctx.locals[s.key]);
      const noted = notedEntities(g.state, chosen(g.state, s.key, ctx), ctx);
      return distinct([noted, g.rules.vocabulary.look.alsoNoted(g, s.key, ctx)]);
    },
  },
  union: {
    reads: 0,
    facet: 0,
    evaluate: (g, s, ctx) => distinct(s.of.map((part) => select(g, part, ctx))),
    names: (g, s, id, ctx) => s.of.some((part) => selects(g, part, id, ctx)),
  },
  filter: {
    reads: 0,
    facet: 0,
    evaluate: (g, s, ctx) => select(g, s.of, ctx).filter((id) => matches(g, s.where, id, ctx)),
    names: (g, s, id, ctx) => selects(g, s.of, id, ctx) && matches(g, s.where, id, ctx),
  },
  became: {
    reads: zone,
    facet: 0,
    evaluate: (g, s, ctx) => ofObjects(g, s.of, ctx, (row) => listOf(row.after)),
  },
  announced: {
    reads: 0,
    facet: 0,
    evaluate: (g, s, ctx) => entityList(spellOf(g.state, ctx.source)?.locals[s.name]),
  },
  targetsOf: { reads: stack, facet: 0, evaluate: (g, s, ctx) => ofObjects(g, s.of, ctx, targetsOf) },
};
