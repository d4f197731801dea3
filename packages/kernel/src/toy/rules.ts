/** A small card game to try the kernel with: draw, play a card, score points. Its rules touch every part of the kernel. */
import {
  commonDecisions,
  commonEvents,
  type Game,
  type GameEvent,
  isObject,
  type MoveEvent,
  type ObjectId,
  type ObjectRow,
  objectRow,
  type PendingTrigger,
  type PlayerId,
  placeIsPublic,
  type RuleSet,
  zoneObjects,
  zoneOwner,
} from '../index.ts';
import { COVERED, ENTER, HAND, HOOKS, LEAVE, TABLE, type ToyCard } from './cards.ts';
import { effects, instead } from './effects.ts';
import { type DrawEvent, moveTo, type ScoreEvent, toyEvents } from './events/kinds.ts';
import { cardOf, type ToyGame } from './state.ts';
import { act, offer, play, turn } from './turn.ts';

const trigger = (g: Game, source: ObjectId, event: GameEvent): PendingTrigger => ({
  source,
  controller: objectRow(g.state, source).controller,
  ability: 'score',
  event,
  locals: {},
});

const listeners = (g: Game, hook: number): readonly ObjectId[] => g.state.hooks[hook] ?? [];

const sees = (g: Game, viewer: PlayerId, row: ObjectRow): boolean => {
  const seenBy = row.notes.seenBy;
  if (Array.isArray(seenBy) && seenBy.includes(viewer)) return true;
  if (row.zone === TABLE && (row.flags & COVERED) !== 0) return row.controller === viewer;
  return placeIsPublic(g, viewer, row.zone, zoneOwner(row));
};

export const rules: RuleSet = {
  name: 'toy',
  hiding: '0',
  language: 1,
  cardsIn: (of) => of as readonly ToyCard[],
  zones: [
    { name: 'library', of: 'player', faces: 'none', ordered: true },
    { name: 'hand', of: 'player', faces: 'owner', ordered: false },
    { name: 'table', of: 'game', faces: 'all', ordered: false },
    { name: 'discard', of: 'player', faces: 'all', ordered: true },
    { name: 'hoard', of: 'object', faces: 'owner', ordered: true },
  ],
  hooks: HOOKS,
  events: {
    ...commonEvents(() => ({ rule: '0', trigger: -1, replace: -1 })),
    ...toyEvents,
  },
  procedures: Object.fromEntries([turn, play, offer, ...effects].map((p) => [p.name, p])),
  decisions: { ...commonDecisions, act },
  hooksOf: (g, row) => {
    const { hooks, listensIn } = cardOf(g, row.id);
    return row.zone === listensIn ? hooks : [];
  },
  lastKnown: (g, row) => ({ name: cardOf(g, row.id).name, onTable: zoneObjects(g, TABLE, row.owner).length }),
  mayBeReplaced: (g, e) => listeners(g, g.rules.events[e.kind]?.replaceHook ?? -1).length > 0,
  replacements: (g, e) =>
    listeners(g, g.rules.events[e.kind]?.replaceHook ?? -1)
      .filter((id) => objectRow(g.state, id).controller === (e as DrawEvent | ScoreEvent).player)
      .map((id) => ({ key: `${cardOf(g, id).name} ${id}`, source: id, data: null })),
  replace: (g, e, candidate) => instead[cardOf(g, candidate.source).name]?.(e) ?? [e],
  keeperLeft: (_, { kept }) => kept.map((id) => moveTo(id, HAND)),
  triggers: (g, events, before) =>
    events.flatMap((e) => {
      if (e.kind !== 'move') return [];
      const { from, to } = e as MoveEvent;
      if (to === TABLE) return listeners(g, ENTER).map((id) => trigger(g, id, e));
      if (from === TABLE) return (before[LEAVE] ?? []).map((id) => trigger(g, id, e));
      return [];
    }),
  sees,
  describe: (g, _, row) => ({
    name: cardOf(g, row.id).name,
    controller: row.controller,
    counters: row.counters,
    host: isObject(row.host) ? row.host : null,
  }),
  describeGame: (g) => ({ ...(g as ToyGame).state.game }),
};
