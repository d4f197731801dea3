/** Changing a situation: plain functions from one draft to the next, whatever the game. */

export interface AnyObject {
  readonly card: string;
  /** A name of its own, by which others refer to it. */
  readonly as?: string;
  readonly count?: number;
  readonly counters?: Readonly<Record<string, number>>;
  readonly attached?: string;
  readonly controller?: string;
  readonly token?: boolean;
}

export interface AnyPlayer {
  readonly name: string;
  readonly counters: Readonly<Record<string, number>>;
  readonly team: string | null;
  readonly libraryExact: boolean;
}

export interface AnyDraft<P extends AnyPlayer = AnyPlayer> {
  readonly title: string;
  /** The statements that it is about. */
  readonly covers: readonly string[];
  readonly format: string;
  readonly rules: string;
  readonly seed: number;
  /** Cards as text. */
  readonly cards: readonly object[];
  /** In turn order. */
  readonly players: readonly P[];
  readonly start: { readonly turn: number; readonly active: string; readonly step: string };
}

/** Where an object stands in a draft. */
export interface Spot<Zone extends string = string> {
  readonly player: number;
  readonly zone: Zone;
  readonly index: number;
}

/** Something that others can be attached to, and whose it is. */
interface Referable<O, Zone extends string> {
  readonly spot: Spot<Zone>;
  readonly object: O;
  readonly owner: string;
}

/** The types of a game's situations. */
export interface SituationTypes {
  readonly player: AnyPlayer;
  readonly object: AnyObject;
  readonly draft: AnyDraft;
  readonly zone: string;
}

/** What a game says of its situations. */
export interface Making<T extends SituationTypes> {
  readonly zones: readonly T['zone'][];
  /** Where objects lie that others can be attached to. */
  readonly board: T['zone'];
  /** One player for each name. */
  newDraft(title: string, names: readonly string[]): T['draft'];
  newPlayer(name: string): T['player'];
  listed(player: T['player'], zone: T['zone']): readonly T['object'][];
  withListed(player: T['player'], zone: T['zone'], objects: readonly T['object'][]): T['player'];
  /** What is left of it in another zone. */
  moved(object: T['object'], zone: T['zone']): T['object'];
  /** Fields that may name a player. */
  readonly refers: readonly string[];
}

// Methods, so that a game's own drafts can be taken where any are.
export interface Situations<T extends SituationTypes> {
  readonly making: Making<T>;
  withPlayer(draft: T['draft'], at: number, change: Partial<T['player']>): T['draft'];
  listedAt(draft: T['draft'], at: number, zone: T['zone']): readonly T['object'][];
  objectAt(draft: T['draft'], spot: Spot<T['zone']>): T['object'] | undefined;
  setObject(draft: T['draft'], spot: Spot<T['zone']>, object: T['object']): T['draft'];
  removeObject(draft: T['draft'], spot: Spot<T['zone']>): T['draft'];
  addObject(draft: T['draft'], player: number, zone: T['zone'], object: T['object']): T['draft'];
  moveObject(draft: T['draft'], spot: Spot<T['zone']>, player: number, zone: T['zone']): T['draft'];
  /** What others can be attached to. */
  onBoard(draft: T['draft']): readonly Referable<T['object'], T['zone']>[];
  isEmpty(draft: T['draft']): boolean;
  /** Gives an object a name of its own by which others refer to it, if it has none. */
  withAlias(draft: T['draft'], spot: Spot<T['zone']>): { readonly draft: T['draft']; readonly alias: string };
  addPlayer(draft: T['draft'], names: readonly string[]): T['draft'];
  removePlayer(draft: T['draft'], at: number): T['draft'];
  /** Whoever is called something else is called so everywhere. */
  renamePlayer(draft: T['draft'], at: number, name: string): T['draft'];
}

export const MOST_PLAYERS = 8;

/** What is not said is left out, so that files stay short. */
export function cleaned<O extends AnyObject>(object: O): O {
  const entries = Object.entries(object).filter(([key, value]) => {
    if (value === undefined || value === false || value === '' || value === 0) return false;
    if (key === 'count') return value !== 1;
    return typeof value !== 'object' || value === null || Object.keys(value).length > 0;
  });
  return Object.fromEntries(entries) as O & Record<string, unknown>;
}

const isPlain = (object: AnyObject): boolean =>
  Object.entries(object).every(([key, value]) => key === 'card' || key === 'count' || value === undefined);

export function situations<T extends SituationTypes>(making: Making<T>): Situations<T> {
  type Draft = T['draft'];
  type Player = T['player'];
  type Obj = T['object'];
  type Zone = T['zone'];
  type At = Spot<Zone>;

  const { board, zones, newPlayer, listed, withListed, moved, refers } = making;
  const playersOf = (draft: Draft): readonly Player[] => draft.players;
  const withPlayers = (draft: Draft, players: readonly Player[]): Draft => ({ ...draft, players });
  const withPlayer = (draft: Draft, at: number, change: Partial<Player>): Draft =>
    withPlayers(
      draft,
      playersOf(draft).map((player, i) => (i === at ? { ...player, ...change } : player)),
    );
  const listedAt = (draft: Draft, at: number, zone: Zone): readonly Obj[] => {
    const player = playersOf(draft)[at];
    return player === undefined ? [] : listed(player, zone);
  };
  const withZone = (draft: Draft, at: number, zone: Zone, objects: readonly Obj[]): Draft =>
    withPlayers(
      draft,
      playersOf(draft).map((player, i) => (i === at ? withListed(player, zone, objects) : player)),
    );
  const objectAt = (draft: Draft, { player, zone, index }: At): Obj | undefined => listedAt(draft, player, zone)[index];
  const setObject = (draft: Draft, { player, zone, index }: At, object: Obj): Draft =>
    withZone(draft, player, zone, listedAt(draft, player, zone).with(index, object));
  const removeObject = (draft: Draft, { player, zone, index }: At): Draft =>
    withZone(draft, player, zone, listedAt(draft, player, zone).toSpliced(index, 1));
  const onBoard = (draft: Draft): readonly Referable<Obj, Zone>[] =>
    playersOf(draft).flatMap((player, at) =>
      listed(player, board).map((object, index) => ({
        spot: { player: at, zone: board, index },
        object,
        owner: player.name,
      })),
    );

  return {
    making,
    withPlayer,
    listedAt,
    objectAt,
    setObject,
    removeObject,
    onBoard,
    isEmpty: (draft: Draft): boolean =>
      playersOf(draft).every((player) => zones.every((zone) => listed(player, zone).length === 0)),
    addObject(draft: Draft, player: number, zone: Zone, object: Obj): Draft {
      const objects = listedAt(draft, player, zone);
      const last = objects.at(-1);
      // Another of the same is one more of it.
      const same = last !== undefined && isPlain(last) && isPlain(object) && last.card === object.card;
      const more = same
        ? objects.with(-1, { ...last, count: (last.count ?? 1) + (object.count ?? 1) })
        : [...objects, object];
      return withZone(draft, player, zone, more);
    },
    moveObject(draft: Draft, spot: At, player: number, zone: Zone): Draft {
      const object = objectAt(draft, spot);
      if (object === undefined) return draft;
      const rest = removeObject(draft, spot);
      return withZone(rest, player, zone, [...listedAt(rest, player, zone), moved(object, zone)]);
    },
    withAlias(draft: Draft, spot: At) {
      const object = objectAt(draft, spot);
      if (object?.as !== undefined) return { draft, alias: object.as };
      const used = new Set(onBoard(draft).map(({ object: other }) => other.as?.toLowerCase()));
      const base = (object?.card ?? 'it').toLowerCase().replace(/[/#]+/g, ' ').replace(/\s+/g, ' ').trim();
      let n = 1;
      while (used.has(`${base} ${n}`)) n++;
      const alias = `${base} ${n}`;
      return { draft: object === undefined ? draft : setObject(draft, spot, { ...object, as: alias }), alias };
    },
    addPlayer(draft: Draft, names: readonly string[]): Draft {
      const taken = new Set(draft.players.map(({ name }) => name));
      const name = names.find((each) => !taken.has(each)) ?? `P${draft.players.length + 1}`;
      const format = draft.format === 'duel' ? 'free-for-all' : draft.format;
      return { ...withPlayers(draft, [...playersOf(draft), newPlayer(name)]), format };
    },
    removePlayer(draft: Draft, at: number): Draft {
      const players = playersOf(draft).toSpliced(at, 1);
      const [first] = players;
      const active = players.some(({ name }) => name === draft.start.active) ? draft.start.active : (first?.name ?? '');
      const format = players.length === 2 && draft.format === 'free-for-all' ? 'duel' : draft.format;
      return { ...withPlayers(draft, players), format, start: { ...draft.start, active } };
    },
    renamePlayer(draft: Draft, at: number, name: string): Draft {
      const old = draft.players[at]?.name;
      const renamed = withPlayer(draft, at, { name } as Partial<Player>);
      const mend = (object: Obj): Obj => ({
        ...object,
        ...Object.fromEntries(
          Object.entries(object).flatMap(([field, said]) =>
            refers.includes(field) && said === old ? [[field, name]] : [],
          ),
        ),
      });
      const mended = playersOf(renamed).map((player) =>
        zones.reduce((changed, zone) => {
          const objects = listed(changed, zone);
          return objects.length === 0 ? changed : withListed(changed, zone, objects.map(mend));
        }, player),
      );
      const active = renamed.start.active === old ? name : renamed.start.active;
      return { ...withPlayers(renamed, mended), start: { ...renamed.start, active } };
    },
  };
}
