/** Changing a situation: plain functions from one draft to the next. */
import { type Draft, type DraftObject, type DraftPlayer, type DraftZone, newPlayer } from '@rulewright/scenario/magic';

/** Where objects are listed: the zones, and the commanders, which are in the command zone unless they are elsewhere. */
export type Place = DraftZone | 'commander';

export const ZONES = [
  'battlefield',
  'hand',
  'graveyard',
  'exile',
  'command',
  'library',
  'commander',
] as const satisfies readonly Place[];

/** Commanders are offered where the format has them. */
export const zonesOf = ({ format, players }: Draft): readonly (typeof ZONES)[number][] =>
  ZONES.filter(
    (zone) => zone !== 'commander' || format === 'commander' || players.some(({ commanders }) => commanders.length > 0),
  );

export const listedIn = (player: DraftPlayer | undefined, zone: Place): readonly DraftObject[] =>
  (zone === 'commander' ? player?.commanders : player?.zones[zone]) ?? [];

export const FORMATS = [
  'duel',
  'free-for-all',
  'two-headed-giant',
  'commander',
] as const satisfies readonly Draft['format'][];
export const RULES = ['current', '2021', '2012', '2008'] as const;
export const FACE_DOWN = ['morph', 'manifest', 'disguise', 'cloak'] as const;
export const MOST_PLAYERS = 8;

export const isEmpty = ({ players }: Draft): boolean =>
  players.every((player) => Object.values(player.zones).every((objects) => objects.length === 0));

/** Where an object stands in a draft. */
export interface Spot {
  readonly player: number;
  readonly zone: Place;
  readonly index: number;
}

export const withPlayer = (draft: Draft, at: number, change: Partial<DraftPlayer>): Draft => ({
  ...draft,
  players: draft.players.map((player, i) => (i === at ? { ...player, ...change } : player)),
});

const withZone = (
  draft: Draft,
  at: number,
  zone: Place,
  change: (objects: readonly DraftObject[]) => readonly DraftObject[],
): Draft => {
  const player = draft.players[at];
  if (player === undefined) return draft;
  const objects = change(listedIn(player, zone));
  if (zone === 'commander') return withPlayer(draft, at, { commanders: objects });
  return withPlayer(draft, at, { zones: { ...player.zones, [zone]: objects } });
};

export const objectAt = (draft: Draft, { player, zone, index }: Spot): DraftObject | undefined =>
  listedIn(draft.players[player], zone)[index];

export const addObject = (draft: Draft, player: number, zone: Place, object: DraftObject): Draft =>
  withZone(draft, player, zone, (objects) => {
    const last = objects.at(-1);
    // Another of the same is one more of it.
    const same = last !== undefined && isPlain(last) && isPlain(object) && last.card === object.card;
    if (!same) return [...objects, object];
    return [...objects.slice(0, -1), { ...last, count: (last.count ?? 1) + (object.count ?? 1) }];
  });

const isPlain = (object: DraftObject): boolean =>
  Object.keys(object).every(
    (key) => key === 'card' || key === 'count' || object[key as keyof DraftObject] === undefined,
  );

export const setObject = (draft: Draft, spot: Spot, object: DraftObject): Draft =>
  withZone(draft, spot.player, spot.zone, (objects) => objects.map((old, i) => (i === spot.index ? object : old)));

export const removeObject = (draft: Draft, spot: Spot): Draft =>
  withZone(draft, spot.player, spot.zone, (objects) => objects.toSpliced(spot.index, 1));

/** Elsewhere: what only permanents have stays behind. */
export function moveObject(draft: Draft, spot: Spot, player: number, zone: Place): Draft {
  const object = objectAt(draft, spot);
  if (object === undefined) return draft;
  const { card, count, as, counters, token } = object;
  const bare: DraftObject = {
    card,
    ...(count !== undefined && { count }),
    ...(as !== undefined && { as }),
    ...(counters !== undefined && { counters }),
    ...(token !== undefined && { token }),
  };
  return withZone(removeObject(draft, spot), player, zone, (objects) => [
    ...objects,
    zone === 'battlefield' ? object : bare,
  ]);
}

/** Something that others can be attached to or attack, and how it is referred to. */
export interface Referable {
  readonly spot: Spot;
  readonly object: DraftObject;
  readonly owner: string;
}

export const permanentsOf = (draft: Draft): readonly Referable[] =>
  draft.players.flatMap((player, at) =>
    (player.zones.battlefield ?? []).map((object, index) => ({
      spot: { player: at, zone: 'battlefield' as const, index },
      object,
      owner: player.name,
    })),
  );

/** Gives an object a name of its own by which others refer to it, if it has none. */
export function withAlias(draft: Draft, spot: Spot): { readonly draft: Draft; readonly alias: string } {
  const object = objectAt(draft, spot);
  if (object?.as !== undefined) return { draft, alias: object.as };
  const used = new Set(permanentsOf(draft).map(({ object: other }) => other.as?.toLowerCase()));
  const base = (object?.card ?? 'it').toLowerCase().replace(/[/#]+/g, ' ').replace(/\s+/g, ' ').trim();
  let n = 1;
  while (used.has(`${base} ${n}`)) n++;
  const alias = `${base} ${n}`;
  return { draft: object === undefined ? draft : setObject(draft, spot, { ...object, as: alias }), alias };
}

export function addPlayer(draft: Draft, names: readonly string[]): Draft {
  const taken = new Set(draft.players.map(({ name }) => name));
  const name = names.find((each) => !taken.has(each)) ?? `P${draft.players.length + 1}`;
  const format = draft.format === 'duel' ? 'free-for-all' : draft.format;
  return { ...draft, format, players: [...draft.players, newPlayer(name)] };
}

export function removePlayer(draft: Draft, at: number): Draft {
  const players = draft.players.toSpliced(at, 1);
  const [first] = players;
  const active = players.some(({ name }) => name === draft.start.active) ? draft.start.active : (first?.name ?? '');
  const format = players.length === 2 && draft.format === 'free-for-all' ? 'duel' : draft.format;
  return { ...draft, format, players, start: { ...draft.start, active } };
}

/** Whoever is called something else is called so everywhere. */
export function renamePlayer(draft: Draft, at: number, name: string): Draft {
  const old = draft.players[at]?.name;
  const renamed = withPlayer(draft, at, { name });
  const other = (said: string | undefined): string | undefined => (said === old ? name : said);
  const mend = (object: DraftObject): DraftObject => {
    const controller = other(object.controller);
    const attached = other(object.attached);
    const attacking = other(object.attacking);
    return {
      ...object,
      ...(controller !== undefined && { controller }),
      ...(attached !== undefined && { attached }),
      ...(attacking !== undefined && { attacking }),
    };
  };
  return {
    ...renamed,
    start: { ...renamed.start, active: other(renamed.start.active) ?? name },
    players: renamed.players.map((player) => ({
      ...player,
      zones: Object.fromEntries(Object.entries(player.zones).map(([zone, objects]) => [zone, objects.map(mend)])),
    })),
  };
}
