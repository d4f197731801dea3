/** The dungeons (309): their rooms, which rooms lead on to which, and what happens as a player moves into each. */
import type { Ability, Action, Effect, Face, Filter, Selector, TokenFace } from '@rulewright/language/magic';

export interface Room {
  readonly name: string;
  /** Rooms that arrows point to, by number; none for the bottommost. */
  readonly leadsTo: readonly number[];
  readonly effect: Effect;
}

const YOU: Selector = { kind: 'you' };
const EACH: Selector = { kind: 'players', which: 'each' };
const ONE: Selector = { kind: 'var', name: 'one' };
const FOUND: Selector = { kind: 'var', name: 'found' };
const TARGET: Selector = { kind: 'var', name: 'target' };
const CREATURE: Filter = { kind: 'type', type: 'creature' };
const UNTIL_YOUR_NEXT_TURN = { kind: 'untilNextTurn', of: YOU } as const;

const room = (name: string, leadsTo: readonly number[], ...actions: readonly Action[]): Room => ({
  name,
  leadsTo,
  effect: { actions },
});
const aimed = (name: string, leadsTo: readonly number[], what: Filter, ...actions: readonly Action[]): Room => ({
  name,
  leadsTo,
  effect: { targets: [{ name: 'target', what }], actions },
});
const creature = (color: 'black' | 'red', subtype: string, size: string, abilities?: readonly Ability[]): TokenFace => {
  const [power = 0, toughness = 0] = size.split('/').map(Number);
  return {
    name: `${subtype} Token`,
    colors: [color],
    types: ['creature'],
    subtypes: [subtype],
    power,
    toughness,
    ...(abilities === undefined ? {} : { abilities }),
  };
};
const scry = (count: number): Action => ({ do: 'scry', who: YOU, count });
const draw = (count: number): Action => ({ do: 'draw', who: YOU, count });
const make = (token: TokenFace | 'Treasure', count = 1): Action => ({ do: 'token', token, count });
const grow = (count: number): Action => ({ do: 'counters', on: TARGET, counter: '+1/+1', count });
const OF_THESE: Filter = {
  kind: 'any',
  of: ['artifact', 'creature', 'land'].map((type): Filter => ({ kind: 'type', type })),
};
const sacrifice = (type: string): Action => ({ do: 'sacrifice', who: YOU, what: { kind: 'type', type }, count: 1 });

const dungeons: Readonly<Record<string, readonly Room[]>> = {
  'Lost Mine of Phandelver': [
    room('Cave Entrance', [1, 2], scry(1)),
    room('Goblin Lair', [3, 4], make(creature('red', 'Goblin', '1/1'))),
    room('Mine Tunnels', [4, 5], make('Treasure')),
    aimed('Storeroom', [6], CREATURE, grow(1)),
    room(
      'Dark Pool',
      [6],
      { do: 'loseLife', who: { kind: 'players', which: 'opponents' }, amount: 1 },
      { do: 'gainLife', who: YOU, amount: 1 },
    ),
    aimed('Fungi Cavern', [6], CREATURE, {
      do: 'effect',
      effects: [{ kind: 'modify', what: TARGET, changes: [{ kind: 'addPT', power: -4, toughness: 0 }] }],
      duration: UNTIL_YOUR_NEXT_TURN,
    }),
    room('Temple of Dumathoin', [], draw(1)),
  ],
  'Dungeon of the Mad Mage': [
    room('Yawning Portal', [1], { do: 'gainLife', who: YOU, amount: 1 }),
    room('Dungeon Level', [2, 3], scry(1)),
    room('Goblin Bazaar', [4], make('Treasure')),
    aimed('Twisted Caverns', [4], CREATURE, {
      do: 'effect',
      effects: [{ kind: 'cant', action: 'attack', what: TARGET }],
      duration: UNTIL_YOUR_NEXT_TURN,
    }),
    room('Lost Level', [5, 6], scry(2)),
    room(
      'Runestone Caverns',
      [7],
      { do: 'move', what: { kind: 'top', of: YOU, count: 2 }, to: { zone: 'exile' }, as: 'found' },
      {
        do: 'effect',
        effects: [{ kind: 'may', action: 'play', who: YOU, what: { kind: 'is', what: FOUND }, zones: ['exile'] }],
        duration: { kind: 'forever' },
      },
    ),
    room("Muiral's Graveyard", [7], make(creature('black', 'Skeleton', '1/1'), 2)),
    room('Deep Mines', [8], scry(3)),
    room(
      "Mad Wizard's Lair",
      [],
      { do: 'draw', who: YOU, count: 3, as: 'found' },
      { do: 'reveal', what: FOUND },
      {
        do: 'choose',
        from: { kind: 'filter', of: FOUND, where: { kind: 'not', of: { kind: 'type', type: 'land' } } },
        min: 0,
        max: 1,
        as: 'one',
      },
      { do: 'cast', what: ONE, free: true, optional: false },
    ),
  ],
  'Tomb of Annihilation': [
    room('Trapped Entry', [1, 3], { do: 'loseLife', who: EACH, amount: 1 }),
    room('Veils of Fear', [2], {
      do: 'forEach',
      in: EACH,
      as: 'one',
      actions: [
        {
          do: 'pay',
          who: ONE,
          cost: [{ kind: 'discard', what: { kind: 'card' }, count: 1 }],
          else: [{ do: 'loseLife', who: ONE, amount: 2 }],
        },
      ],
    }),
    room('Sandfall Cell', [4], {
      do: 'forEach',
      in: EACH,
      as: 'one',
      actions: [
        {
          do: 'pay',
          who: ONE,
          cost: [{ kind: 'sacrifice', what: OF_THESE, count: 1 }],
          else: [{ do: 'loseLife', who: ONE, amount: 2 }],
        },
      ],
    }),
    room(
      'Oubliette',
      [4],
      { do: 'discard', who: YOU, count: 1 },
      sacrifice('creature'),
      sacrifice('artifact'),
      sacrifice('land'),
    ),
    room(
      'Cradle of the Death God',
      [],
      make({
        name: 'The Atropal',
        colors: ['black'],
        supertypes: ['legendary'],
        types: ['creature'],
        subtypes: ['God', 'Horror'],
        power: 4,
        toughness: 4,
        abilities: [{ kind: 'keyword', keyword: 'deathtouch' }],
      }),
    ),
  ],
  Undercity: [
    room(
      'Secret Entrance',
      [1, 2],
      {
        do: 'search',
        zones: ['library'],
        what: {
          kind: 'all',
          of: [
            { kind: 'supertype', type: 'basic' },
            { kind: 'type', type: 'land' },
          ],
        },
        max: 1,
        as: 'found',
        reveal: true,
      },
      { do: 'move', what: FOUND, to: { zone: 'hand' } },
      { do: 'shuffle', who: YOU },
    ),
    aimed('Forge', [3, 4], CREATURE, grow(2)),
    room('Lost Well', [4, 5], scry(2)),
    aimed('Trap!', [6], { kind: 'player' }, { do: 'loseLife', who: TARGET, amount: 5 }),
    aimed('Arena', [6, 7], CREATURE, { do: 'goad', what: TARGET }),
    room('Stash', [7], make('Treasure')),
    room('Archives', [8], draw(1)),
    room('Catacombs', [8], make(creature('black', 'Skeleton', '4/1', [{ kind: 'keyword', keyword: 'menace' }]))),
    room(
      'Throne of the Dead Three',
      [],
      { do: 'let', name: 'shown', objects: { kind: 'top', of: YOU, count: 10 } },
      { do: 'reveal', what: { kind: 'var', name: 'shown' } },
      {
        do: 'choose',
        from: { kind: 'filter', of: { kind: 'var', name: 'shown' }, where: CREATURE },
        as: 'one',
      },
      {
        do: 'move',
        what: ONE,
        to: { zone: 'battlefield', counters: [{ counter: '+1/+1', count: 3 }] },
        as: 'found',
      },
      {
        do: 'effect',
        effects: [
          {
            kind: 'modify',
            what: FOUND,
            changes: [{ kind: 'gain', ability: { kind: 'keyword', keyword: 'hexproof' } }],
          },
        ],
        duration: UNTIL_YOUR_NEXT_TURN,
      },
      { do: 'shuffle', who: YOU },
    ),
  ],
};

/** 701.49d: only "venture into Undercity" leads there. */
export const UNDERCITY = 'Undercity';

export const dungeonNames: readonly string[] = Object.keys(dungeons).filter((name) => name !== UNDERCITY);

export const roomsOf = (name: string): readonly Room[] => dungeons[name] ?? [];

/** What a dungeon's abilities wait for: that its owner moves into the room (309.4c). */
export const roomAction = (index: number): string => `room ${index + 1}`;

/** The dungeon as an object in the command zone. */
export function dungeonFace(name: string): Face {
  const known = faces.get(name);
  if (known !== undefined) return known;
  const made: Face = {
    name,
    types: ['dungeon'],
    abilities: roomsOf(name).map(({ effect }, i) => ({
      kind: 'triggered',
      on: { on: 'acted', action: roomAction(i), what: { kind: 'is', what: { kind: 'this' } } },
      ...effect,
    })),
  };
  faces.set(name, made);
  return made;
}
const faces = new Map<string, Face>();
