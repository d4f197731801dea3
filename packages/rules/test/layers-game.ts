/**
 * A small game with a table of layers of its own: A sets numbers, B changes types, C elements, D abilities, E adds to numbers, where effects
 * come before counters, and then swaps. It shows that continuous effects fit more than one rule book.
 */
import {
  asPlayer,
  NO_OBJECT,
  newObject,
  newState,
  type ObjectId,
  type ObjectRow,
  type PlayerId,
  zoneObjects,
} from '@rulewright/kernel';
import { addObject, insertInZone, register } from '@rulewright/kernel/write';
import {
  type Base,
  type ChangeTable,
  type CommonGame,
  type CommonState,
  type ContinuousRules,
  changeTable,
  characteristics,
  coreChanges,
  coreDurations,
  type Draft,
  Facet,
  type FilterTable,
  type GameRules,
  type LayerEntry,
  type Look,
  type Node,
  OWN_FACETS,
  value,
  vocabulary,
} from '../src/index.ts';

interface Card extends Base {
  readonly name: string;
  readonly power: number;
  readonly life: number;
  readonly types: readonly string[];
  readonly element: string;
}
export interface Being extends Draft {
  power: number;
  life: number;
  types: readonly string[];
  element: string;
}
type G = CommonGame<CommonState, readonly Card[]>;

const [FIELD, GRAVE] = [0, 1] as const;
const zones = ['field', 'grave'];
export const ANN = asPlayer(0);

const baseOf = (g: G, { def }: ObjectRow): Card => {
  const card = g.pool[def];
  if (card === undefined) throw new Error(`no card ${def}`);
  return card;
};
export const being = (g: G, id: ObjectId): Being => characteristics(g, id) as Being;

const TYPE = OWN_FACETS;
const ELEMENT = OWN_FACETS << 1;
const Layer = { set: 0, types: 1, elements: 2, abilities: 3, add: 4, swap: 5 } as const;

const layers: readonly LayerEntry[] = [
  { writes: Facet.stat, dependent: true },
  { writes: TYPE, dependent: true },
  { writes: ELEMENT, dependent: true },
  { writes: Facet.ability, dependent: true },
  {
    writes: Facet.stat,
    dependent: true,
    after(row: ObjectRow, draft: Being) {
      draft.power += row.counters.strength ?? 0;
    },
  },
  { writes: Facet.stat, dependent: true },
];

type Change =
  | { readonly kind: 'setPower'; readonly to: number | Node }
  | { readonly kind: 'type'; readonly type: string }
  | { readonly kind: 'element'; readonly element: string }
  | { readonly kind: 'double' }
  | { readonly kind: 'swap' };

const changes: ChangeTable<Change, G, Being> = {
  setPower: {
    layer: Layer.set,
    values: (c) => [c.to],
    apply(g, draft, c, ctx) {
      draft.power = value(g, c.to, ctx);
    },
  },
  type: {
    layer: Layer.types,
    apply(_, draft, c) {
      draft.types = [...draft.types, c.type];
    },
  },
  element: {
    layer: Layer.elements,
    apply(_, draft, c) {
      draft.element = c.element;
    },
  },
  double: {
    layer: Layer.add,
    apply(_, draft) {
      draft.power *= 2;
    },
  },
  swap: {
    layer: Layer.swap,
    apply(_, draft) {
      [draft.power, draft.life] = [draft.life, draft.power];
    },
  },
};

type Own = { readonly kind: 'is'; readonly type: string } | { readonly kind: 'of'; readonly element: string };
const filters: FilterTable<Own, G> = {
  is: { reads: 0, facet: TYPE, evaluate: (g, f, id) => being(g, id).types.includes(f.type) },
  of: { reads: 0, facet: ELEMENT, evaluate: (g, f, id) => being(g, id).element === f.element },
};

const zoneOf = (name: string): number => zones.indexOf(name);
const look: Look<G> = {
  nameOf: (g, id) => being(g, id).name,
  isNamed: (g, id, name) => being(g, id).name === name,
  controllerOf: (g, { id }) => being(g, id).controller,
  hostOf: () => NO_OBJECT,
  statOf: (g, _, id) => being(g, id).power,
  xOf: (_, { x }) => x,
  zoneOf,
  objectsIn: (g, named = ['field']) => named.flatMap((name) => zoneObjects(g, zoneOf(name), ANN)),
  isIn: ({ zone }, named = ['field']) => named.some((name) => zoneOf(name) === zone),
  permanents: FIELD,
  isInGroup: () => true,
  activePlayers: () => [ANN],
  alsoNoted: () => [],
  isLimited: () => false,
  isReached: () => true,
  isEventReached: () => true,
  eventFits: () => false,
  eventEntities: () => [],
  eventAmount: () => 0,
  isPart: () => false,
  combatBegan: () => 0,
};

const draftOf = ({ name, power, life, types, element, abilities }: Card, controller: PlayerId): Being => ({
  name,
  power,
  life,
  types,
  element,
  abilities,
  controller,
});

const continuous: ContinuousRules<G, Card, Being> = {
  layers,
  changes: changeTable(coreChanges({ copy: Layer.set, control: Layer.set, ability: Layer.abilities }), changes),
  durations: coreDurations,
  lowest: { defining: Layer.set, counters: Layer.abilities },
  baseOf,
  copiable: baseOf,
  exceptions: {},
  draftOf,
  startOf: (row, base) => draftOf(base, row.controller),
  isAsPrinted: () => true,
  functionsIn: (_g, _ability, _row, zone) => zone === FIELD,
  meaningOf: () => [],
  belongsTo: (ability, keyword) => ability.kind === keyword,
  givenBy: (_, ability) => ability,
  ofCounters: () => [],
  isThere: () => true,
  usesOf: () => -1,
  resolvingAbility: () => ({ kind: 'none' }),
  rule: { cant: '0' },
};

/** All that it needs of the tables of a game: nothing is played in it. */
const rules = {
  name: 'layers',
  language: 1,
  zones: zones.map((name) => ({ name, of: 'game', faces: 'all', ordered: false })),
  hooks: 1,
  hooksOf: (g, row) => (row.zone === FIELD && baseOf(g as G, row).abilities.length > 0 ? [0] : []),
  vocabulary: vocabulary({
    filters,
    values: {},
    conditions: {},
    selectors: {},
    look,
    // Name, control, abilities, numbers, types, elements.
    reach: [1, 1, Layer.abilities + 1, Layer.swap + 1, Layer.types + 1, Layer.elements + 1],
  }),
  continuous,
} satisfies Partial<GameRules> as Partial<GameRules> as GameRules;

/** A card with a static ability for each effect. */
export const card = (name: string, effects: readonly Node[] = [], printed: Partial<Card> = {}): Card => ({
  name,
  power: 1,
  life: 3,
  types: [],
  element: 'norm',
  abilities: effects.map((effect) => ({ kind: 'static', effects: [effect] })),
  defining: [],
  plain: [],
  ...printed,
});

export const modify = (what: Node, ...of: readonly (Change | Node)[]): Node & { readonly changes: readonly Node[] } =>
  ({ kind: 'modify', what, changes: of }) as Node & { readonly changes: readonly Node[] };

/** Cards on the field, in the order of their timestamps, and in the grave. */
export function table(field: readonly Card[], grave: readonly Card[] = []): { g: G; ids: readonly ObjectId[] } {
  const players = [{ id: ANN, name: '', team: 0, standing: 'playing' as const, counters: {} }];
  const turn = { number: 1, active: ANN, step: 'main', began: 0, lastBegan: 0 };
  const pool = [...field, ...grave];
  const g: G = { rules, pool, state: newState(players, zones.length, 1, 1, { turn }), undone: null };
  const ids = pool.map((_, def) => {
    const zone = def < field.length ? FIELD : GRAVE;
    const row = addObject(g.state, newObject({ kind: 'card', def, owner: ANN, zone, timestamp: def + 1 }));
    insertInZone(g, zone, ANN, row.id);
    register(g, row);
    return row.id;
  });
  return { g, ids };
}
