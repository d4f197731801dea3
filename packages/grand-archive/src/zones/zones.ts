/** The zones. A played card lies in one place of the effects stack, its instances wait in another. */
import type { ZoneSpec } from '@rulewright/kernel';
import type { Zone } from '@rulewright/language/grand-archive';

/** `played` are the cards on the effects stack, `stack` what waits to resolve; `attributes` are masteries and statuses, which are no objects. */
export type ZoneName = Zone | 'played' | 'attributes';

const specs = {
  mainDeck: { of: 'player', faces: 'none', ordered: true },
  // Its owner may look at it any time.
  materialDeck: { of: 'player', faces: 'owner', ordered: false },
  hand: { of: 'player', faces: 'owner', ordered: false },
  memory: { of: 'player', faces: 'owner', ordered: false },
  field: { of: 'game', faces: 'all', ordered: false },
  graveyard: { of: 'player', faces: 'all', ordered: true },
  banishment: { of: 'player', faces: 'all', ordered: false },
  intent: { of: 'game', faces: 'all', ordered: false },
  stack: { of: 'game', faces: 'all', ordered: true },
  lineage: { of: 'object', faces: 'all', ordered: true },
  loaded: { of: 'object', faces: 'all', ordered: true },
  pantheon: { of: 'player', faces: 'owner', ordered: false },
  outside: { of: 'player', faces: 'none', ordered: false },
  played: { of: 'game', faces: 'all', ordered: true },
  attributes: { of: 'player', faces: 'all', ordered: false },
} as const satisfies Record<ZoneName, Omit<ZoneSpec, 'name'>>;

const names = Object.keys(specs) as ZoneName[];

export const zones: readonly ZoneSpec[] = names.map((name) => {
  const { of, faces, ordered } = specs[name];
  return { name, of, faces, ordered };
});

const places: ReadonlyMap<string, number> = new Map(names.map((name, i) => [name, i]));

export const zoneOf = (name: ZoneName): number => places.get(name) ?? -1;
export const zoneName = (zone: number): ZoneName | undefined => names[zone];

export const MAIN_DECK = zoneOf('mainDeck');
export const MATERIAL_DECK = zoneOf('materialDeck');
export const HAND = zoneOf('hand');
export const MEMORY = zoneOf('memory');
export const FIELD = zoneOf('field');
export const GRAVEYARD = zoneOf('graveyard');
export const BANISHMENT = zoneOf('banishment');
export const INTENT = zoneOf('intent');
export const STACK = zoneOf('stack');
export const LINEAGE = zoneOf('lineage');
export const LOADED = zoneOf('loaded');
export const PANTHEON = zoneOf('pantheon');
export const OUTSIDE = zoneOf('outside');
export const PLAYED = zoneOf('played');
export const ATTRIBUTES = zoneOf('attributes');

export const isOneOf = (named: readonly string[], zone: number): boolean => {
  for (const name of named) if (places.get(name) === zone) return true;
  return false;
};
