/** The games of Magic whose signatures are taken: every bundled deck, and every bundled card on a crowded table or in a hand. */
import { commanderGame, fuzzGame, greedyBot, magicBots } from '@rulewright/bots/magic';
import { bundled, bundledCards, decks, findCard } from '@rulewright/cards/magic';
import type { PlayerId } from '@rulewright/kernel';
import type { Card } from '@rulewright/language/magic';
import {
  BATTLEFIELD,
  continueFrom,
  current,
  duel,
  emptyGame,
  type Format,
  formats,
  type G,
  GRAVEYARD,
  HAND,
  LIBRARY,
  newPool,
  type Profile,
  placeObject,
  placeTurn,
  profiles,
  unsupported,
} from '@rulewright/magic';
import { compileCard } from '@rulewright/text/magic';
import { beginGame, type MagicTypes, magicLab, speechIn } from '../../src/magic/index.ts';
import { magicSecrets } from '../twins/magic.ts';
import { dealt } from './dealing.ts';
import { EXAMPLES, type Example, examplesOf } from './examples.ts';
import { alike } from './magic-cards.ts';
import type { Signed } from './moment.ts';
import type { SignedGame } from './play.ts';

export const signedMagic: Signed<MagicTypes> = {
  ...magicSecrets,
  lab: magicLab,
  others: (['zhs', 'ja'] as const).map((lang) => speechIn(lang, bundled)),
  load: magicBots.load,
  guess: magicBots.guess,
  thinker: greedyBot,
};

const named = (name: string): Card => {
  const card = findCard(name);
  if (card === undefined) throw new Error(`no card ${name}`);
  return card;
};
const seats = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve'];

export const basics = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map(named);
export const playable = bundledCards.filter((card) => unsupported(card).length === 0 && !basics.includes(card));

const PERMANENT = new Set(['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker']);
const isPermanent = (card: Card): boolean => card.faces[0].types.some((type) => PERMANENT.has(type));

/** On a crowded table each player has so many cards of each kind in a zone. */
const LANDS_EACH = 2;
const IN_PLAY = 9;
const IN_HAND = 14;
const IN_GRAVEYARD = 4;
export const BUNDLED_TABLES = 22;
const EXAMPLE_TABLES = 14;
const OTHER_TABLES = 8;

/** Who plays with whom, and how. */
interface Seats {
  readonly teams?: readonly number[];
  readonly format?: Format;
  readonly profile?: Profile;
  /** So many lands of each basic type has each player. */
  readonly lands?: number;
}

/** A table with these cards on it, on which nothing has begun; it knows others besides. */
export function tableOf(
  cards: readonly Card[],
  seed: number,
  others: readonly Card[] = [],
  { teams = [0, 1], format = duel, profile = current, lands = LANDS_EACH }: Seats = {},
): G {
  const pool = [...new Set([...basics, ...cards, ...others])];
  const players = teams.map((team, i) => ({ name: seats[i] ?? '', team }));
  const g = emptyGame(newPool(pool), players, seed, profile, format);
  for (const { id: owner } of g.state.players) {
    const own = cards.filter((_, i) => i % players.length === owner);
    const put = (zone: number, card: Card): void => void placeObject(g, { owner, zone, def: pool.indexOf(card) });
    for (const land of basics) for (let i = 0; i < lands; i++) put(BATTLEFIELD, land);
    const inPlay = own.filter(isPermanent).slice(0, IN_PLAY);
    for (const card of inPlay) put(BATTLEFIELD, card);
    const rest = own.filter((card) => !inPlay.includes(card));
    for (const card of rest.slice(0, IN_HAND)) put(HAND, card);
    for (const card of rest.slice(IN_HAND, IN_HAND + IN_GRAVEYARD)) put(GRAVEYARD, card);
    for (const card of [...rest.slice(IN_HAND + IN_GRAVEYARD), ...basics]) put(LIBRARY, card);
  }
  return g;
}

function crowded(cards: readonly Card[], seed: number, who: Seats = {}, step: 'main1' | 'combat' = 'main1'): G {
  const g = tableOf(cards, seed, [], who);
  placeTurn(g, { turn: 3, active: (seed % g.state.players.length) as PlayerId, step });
  continueFrom(g, step);
  return g;
}

/** Tables of creatures on which a combat begins, with little else to do. */
const COMBATS = 14;

const combats = (): readonly SignedGame<G>[] =>
  dealt(
    playable.filter(({ faces: [front] }) => front.types.includes('creature')),
    COMBATS,
    ({ name }) => `in combat ${name}`,
  ).map((cards, i) => ({
    name: `a combat, ${i + 1}`,
    begin: () => crowded(cards, i + 1, { ...(i % 3 === 2 ? MORE[i % MORE.length] : {}), lands: 0 }, 'combat'),
    seed: i + 1,
    decisions: 60,
    moments: 2,
  }));

/** Tables at which players do not reach everybody (801, 803), and at which they play together (810). */
const BIG_TABLES: readonly (readonly [string, Seats])[] = [
  ['five who reach their neighbours', { teams: [0, 1, 2, 3, 4], format: { ...duel, range: 1, attack: 'left' } }],
  ['five of different reach', { teams: [0, 1, 2, 3, 4], format: { ...duel, range: [1, 2, 1, 2, 1], attack: 'right' } }],
  ['two teams', { teams: [0, 0, 1, 1], format: formats['two-headed-giant'] ?? duel }],
];

const bigTables = (): readonly SignedGame<G>[] =>
  dealt(playable, BIG_TABLES.length + 3, ({ name }) => name)
    .slice(0, BIG_TABLES.length)
    .flatMap((cards, i) => {
      const [name, who] = BIG_TABLES[i] ?? [];
      const begin = (): G => crowded(cards, i + 1, who);
      return name === undefined ? [] : [{ name, begin, seed: i + 1, decisions: 80, moments: 2 }];
    });

/** With more players more of the cards are on the table. Some play by older rules. */
const MORE: readonly Seats[] = [
  { teams: [0, 1, 2] },
  { teams: [0, 0, 1, 1], format: formats['two-headed-giant'] ?? duel },
  { teams: [0, 1, 2, 3], format: { ...duel, range: 1 } },
  { teams: [0, 1, 2, 3], profile: profiles['2021'] ?? current },
  { teams: [0, 1, 1, 1], format: formats.archenemy ?? duel },
  { profile: profiles['2012'] ?? current },
  { teams: [0, 1, 2, 3] },
  { profile: profiles['2008'] ?? current },
];

const crowdedTables = <C>(
  all: readonly (readonly C[])[],
  what: string,
  cardsOf: (some: readonly C[]) => readonly Card[],
  seated: readonly Seats[] = [{}],
): readonly SignedGame<G>[] =>
  all.map((some, i) => ({
    name: `${what}, ${i + 1}`,
    begin: () => crowded(cardsOf(some), i + 1, seated[i % seated.length]),
    seed: i + 1,
    decisions: seated.length > 1 ? 60 : 110,
    moments: seated.length > 1 ? 1 : 3,
  }));

/** The examples of the grammar as cards: what no bundled card says is played, too. */
export function exampleCard({ type, text }: Example, i: number): readonly Card[] {
  const size = type.startsWith('Creature') ? { power: '2', toughness: '2' } : {};
  const cost = type === 'Land' ? {} : { manaCost: '{1}' };
  const face = { name: 'Test Card', typeLine: type, text, ...cost, ...size };
  const result = compileCard({ name: 'Test Card', layout: 'normal', faces: [face] });
  if ('refusals' in result || unsupported(result.card).length > 0) return [];
  const name = `Example ${i + 1}`;
  const [front] = result.card.faces;
  return [{ ...result.card, name, faces: [{ ...front, name }] } as Card];
}

/** Two decks against each other, and four at once. */
function withDecks(): readonly SignedGame<G>[] {
  const between = (from: number, count: number, format: string | undefined): SignedGame<G> => {
    const some = Array.from({ length: count }, (_, i) => decks[(from + i) % decks.length]).filter(
      (deck) => deck !== undefined,
    );
    const players = some.map((deck, i) => ({ name: seats[i] ?? '', deck }));
    const start = { players, seed: from + 1, ...(format === undefined ? {} : { format }) };
    return {
      name: some.map(({ name }) => name).join(' – '),
      begin: () => beginGame(start, bundled).g,
      seed: from + 1,
      decisions: 220,
      thinks: count === 2,
    };
  };
  const duels = decks.flatMap((_, i) => (i % 2 === 0 ? [between(i, 2, undefined)] : []));
  return [...duels, between(0, 4, 'free-for-all'), between(4, 4, 'two-headed-giant')];
}

const counted = (cards: readonly Card[]): readonly (readonly [number, string])[] =>
  cards.map(({ name }) => [1, name] as const);

function withRandomDecks(): readonly SignedGame<G>[] {
  const commander = commanderGame(playable, basics, 3);
  const main = commander.decks.map((deck, i) => ({
    name: seats[i] ?? '',
    deck: {
      name: `${i}`,
      parts: { main: counted(deck), commander: counted(commander.commanders?.slice(i, i + 1) ?? []) },
    },
  }));
  const three = fuzzGame(playable, basics, 4, 3);
  const free = three.decks.map((deck, i) => ({
    name: seats[i] ?? '',
    deck: { name: `${i}`, parts: { main: counted(deck) } },
  }));
  return [
    {
      name: 'Commander',
      begin: () => beginGame({ players: main, seed: 3, format: 'commander' }, bundled).g,
      seed: 3,
      decisions: 300,
    },
    { name: 'three players', begin: () => beginGame({ players: free, seed: 4 }, bundled).g, seed: 4, decisions: 220 },
  ];
}

/** `home` is where the tests of the cards are. */
export const magicGames = (home = EXAMPLES): readonly SignedGame<G>[] => [
  ...withDecks(),
  ...withRandomDecks(),
  ...bigTables(),
  ...combats(),
  ...crowdedTables(
    dealt(playable, BUNDLED_TABLES, ({ name }) => name),
    'a crowded table',
    (cards) => cards,
  ),
  ...crowdedTables(
    dealt(examplesOf('magic', home), EXAMPLE_TABLES, ({ text }) => text),
    'a table of examples',
    (examples) => examples.flatMap(exampleCard),
  ),
  ...crowdedTables(
    dealt(playable, OTHER_TABLES, ({ name }) => `again ${name}`),
    'a table of more players',
    (cards) => cards,
    MORE,
  ),
  ...crowdedTables(
    dealt(examplesOf('magic', home), OTHER_TABLES, ({ text }) => `like ${text}`),
    'a table of others',
    (examples) => alike(examples.flatMap(exampleCard), 1),
    MORE,
  ),
];
