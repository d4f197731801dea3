/** The cards, the zones and the words of the reserving game. */
import { asPlayer, NO_OBJECT, type ObjectId, type ObjectRow, objectRow, zoneObjects } from '@rulewright/kernel';
import type { CommonGame, CommonState, EffectSpec, GameRules, Look, Node } from '../src/index.ts';
import { vocabulary } from '../src/index.ts';

export interface Card {
  readonly name: string;
  readonly cost: readonly Node[];
  /** A cost that may be added, under its name. */
  readonly optional?: { readonly name: string; readonly cost: readonly Node[] };
  /** Null for a card that becomes an object on the field. */
  readonly effect: EffectSpec | null;
}

export type ReservingGame = CommonGame<CommonState, readonly Card[]>;

export const [HAND, MEMORY, FIELD, STACK, GRAVEYARD, BANISHMENT] = [0, 1, 2, 3, 4, 5] as const;

export const zones: GameRules['zones'] = [
  { name: 'hand', of: 'player', faces: 'owner', ordered: false },
  { name: 'memory', of: 'player', faces: 'owner', ordered: false },
  { name: 'field', of: 'game', faces: 'all', ordered: false },
  { name: 'stack', of: 'game', faces: 'all', ordered: true },
  { name: 'graveyard', of: 'player', faces: 'all', ordered: true },
  { name: 'banishment', of: 'player', faces: 'all', ordered: true },
];

export const cardOf = (g: ReservingGame, id: ObjectId): Card => {
  const card = g.pool[objectRow(g.state, id).def];
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
};

const zoneOf = (name: string): number => zones.findIndex((zone) => zone.name === name);
const isIn = ({ zone }: ObjectRow, named: readonly string[] = ['field']): boolean =>
  named.some((name) => zoneOf(name) === zone);

const look: Look<ReservingGame> = {
  nameOf: (g, id) => cardOf(g, id).name,
  isNamed: (g, id, name) => cardOf(g, id).name === name,
  controllerOf: (_, row) => row.controller,
  hostOf: () => NO_OBJECT,
  statOf: () => 0,
  xOf: (_, ctx) => ctx.x,
  zoneOf,
  objectsIn: (g, named = ['field']) =>
    named.flatMap((name) => g.state.players.flatMap(({ id }) => zoneObjects(g, zoneOf(name), id))),
  isIn,
  permanents: FIELD,
  isInGroup: (_, which, player, ctx) => (which === 'opponents' ? player !== ctx.controller : true),
  activePlayers: () => [asPlayer(0)],
  alsoNoted: () => [],
  isLimited: () => false,
  isReached: () => true,
  isEventReached: () => true,
  eventFits: () => false,
  eventEntities: () => [],
  eventAmount: () => 0,
  isPart: () => false,
  combatBegan: (g) => g.state.log.length,
};

export const words = vocabulary({ filters: {}, values: {}, conditions: {}, selectors: {}, look, reach: [] });
