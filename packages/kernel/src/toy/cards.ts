/** The cards of the toy game, and the numbers of its zones and hooks. */
export const LIBRARY = 0;
export const HAND = 1;
export const TABLE = 2;
export const DISCARD = 3;
/** What lies in a chest. */
export const HOARD = 4;

export const ENTER = 1;
export const LEAVE = 2;
export const DRAW = 3;
export const SCORE = 4;
export const HOOKS = 5;

/** Flag of an object that lies face down. */
export const COVERED = 1;

export interface ToyCard {
  readonly name: string;
  readonly cost: number;
  /** Hooks on which it listens, and where it must be to listen. */
  readonly hooks: readonly number[];
  readonly listensIn: number;
  /** The procedure that follows when it is played. */
  readonly effect: string | null;
  readonly covered: boolean;
}

const card = (name: string, rest: Partial<ToyCard> = {}): ToyCard => ({
  name,
  cost: 0,
  hooks: [],
  listensIn: TABLE,
  effect: null,
  covered: false,
  ...rest,
});

export const pool: readonly ToyCard[] = [
  card('stone'),
  /** Scores a point when a card enters the table. */
  card('bell', { hooks: [ENTER] }),
  /** Scores a point when a card leaves the table. */
  card('wake', { hooks: [LEAVE] }),
  /** If its player would draw, that player scores a point instead. */
  card('well', { hooks: [DRAW] }),
  /** If its player would draw, that player draws twice as many. */
  card('flood', { hooks: [DRAW] }),
  /** If its player would draw, that player may discard the top card instead. */
  card('detour', { hooks: [DRAW] }),
  /** If its player would score, that player scores one more. */
  card('crown', { hooks: [SCORE] }),
  /** Orders the top three cards of the library. */
  card('oracle', { effect: 'sort' }),
  /** Divides three points among the players. */
  card('feast', { effect: 'divide' }),
  /** May shuffle the library, then draws. */
  card('gamble', { effect: 'gamble' }),
  /** Flips a coin; for heads its player scores a point. */
  card('coin', { effect: 'flip' }),
  /** The other player discards a card at random. */
  card('thief', { effect: 'rob' }),
  /** Its player's discarded cards go to the bottom of the library in a random order. */
  card('tide', { effect: 'wash' }),
  /** Keeps up to two cards of its player's hand; when it leaves the table they go back there. */
  card('chest', { effect: 'fill' }),
  /** Is attached to another card on the table. */
  card('charm', { effect: 'attach' }),
  /** Clears the table; or shows its player's hand; or looks at the other player's hand. */
  card('quake', { effect: 'modes' }),
  /** Lies face down. */
  card('mask', { covered: true }),
  /** Costs two points. */
  card('palace', { cost: 2 }),
  /** Listens while it is in the library. */
  card('sleeper', { hooks: [LEAVE], listensIn: LIBRARY }),
];

export const defOf = (name: string): number => pool.findIndex((c) => c.name === name);

/** One of each that does not act from a hidden zone, and some more. */
export const deck: readonly string[] = [
  ...pool.map((c) => c.name).filter((name) => name !== 'sleeper'),
  ...['stone', 'bell', 'wake', 'well', 'crown', 'oracle', 'gamble', 'charm', 'quake', 'mask', 'palace', 'feast'],
];
