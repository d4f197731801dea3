/** The games that are played here, by the names of their rule sets, with what they are called in each language. */
const TITLES = {
  magic: { en: 'Magic: The Gathering', zhs: '万智牌', zht: '魔法風雲會', ja: 'マジック：ザ・ギャザリング' },
  'grand-archive': { en: 'Grand Archive', zhs: 'Grand Archive', zht: 'Grand Archive', ja: 'Grand Archive' },
} as const;

export type GameName = keyof typeof TITLES;

export const GAMES = Object.keys(TITLES) as readonly GameName[];

/** Addresses, replays and whatever else was made before there was a second game belong to the first. */
export const FIRST: GameName = 'magic';

export const isGame = (name: unknown): name is GameName => typeof name === 'string' && Object.hasOwn(TITLES, name);

export const titleOf = (game: GameName, language: keyof (typeof TITLES)[GameName]): string => TITLES[game][language];

/** What the addresses of a game begin with. */
export const baseOf = (game: GameName): string => (game === FIRST ? '' : `/${game}`);

/** The game that an address belongs to. */
export function gameAt(address: string): GameName {
  const name = address.split('/')[1];
  return isGame(name) ? name : FIRST;
}
