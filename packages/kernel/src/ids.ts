/** Identities are small integers, never reused. Players and objects share one number space so that both can be a target. */
declare const player: unique symbol;
declare const object: unique symbol;

/** A player. */
export type PlayerId = number & { readonly [player]: true };
/** A card, token, spell or ability in the game. One that changes zones is another object afterwards. */
export type ObjectId = number & { readonly [object]: true };
/** Anything that can be chosen, targeted, damaged: a player or an object. */
export type EntityId = PlayerId | ObjectId;

/** Ids below this are players; objects start here. */
export const FIRST_OBJECT = 16;

/** Whether an entity is a player. */
export const isPlayer = (id: EntityId): id is PlayerId => id >= 0 && id < FIRST_OBJECT;
export const isObject = (id: EntityId): id is ObjectId => id >= FIRST_OBJECT;
/** The player at a seat, from 0 in turn order. */
export const asPlayer = (n: number): PlayerId => n as PlayerId;
export const asObject = (n: number): ObjectId => n as ObjectId;

/** "No object": never an id in use. */
export const NO_OBJECT = -1 as ObjectId;
/** Nobody; as a viewer, a spectator. */
export const NO_PLAYER = -1 as PlayerId;
