/** The games of Grand Archive whose signatures are taken: every bundled deck, and decks of any bundled cards. */
import { fuzzGame, grandArchiveBots, greedyBot } from '@rulewright/bots/grand-archive';
import { bundled, bundledCards, decks } from '@rulewright/cards/grand-archive';
import {
  cardsNeeded,
  continueFrom,
  current,
  emptyGame,
  FIELD,
  type G,
  HAND,
  MAIN_DECK,
  MEMORY,
  newGame,
  newPool,
  placeObject,
  placeTurn,
  standard,
  unsupported,
} from '@rulewright/grand-archive';
import type { PlayerId } from '@rulewright/kernel';
import type { Card } from '@rulewright/language/grand-archive';
import { compileCard, type SourceFace } from '@rulewright/text/grand-archive';
import { beginGame, type GrandArchiveTypes, grandArchiveLab, speechIn } from '../../src/grand-archive/index.ts';
import { grandArchiveSecrets } from '../twins/grand-archive.ts';
import { dealt } from './dealing.ts';
import { EXAMPLES, type Example, examplesOf } from './examples.ts';
import { alike } from './grand-archive-cards.ts';
import type { Signed } from './moment.ts';
import type { SignedGame } from './play.ts';

export const signedGrandArchive: Signed<GrandArchiveTypes> = {
  ...grandArchiveSecrets,
  lab: grandArchiveLab,
  others: (['zhs', 'ja'] as const).map((lang) => speechIn(lang, bundled)),
  load: grandArchiveBots.load,
  guess: grandArchiveBots.guess,
  thinker: greedyBot,
};

const standardDecks = decks.filter(({ format }) => format === undefined);

function withDecks(): readonly SignedGame<G>[] {
  // Two play standard.
  return standardDecks.flatMap((deck, i) => {
    const other = standardDecks[i + 1];
    if (i % 2 === 1 || other === undefined) return [];
    const players = [
      { name: 'Ann', deck },
      { name: 'Bob', deck: other },
    ];
    return [
      {
        name: `${deck.name} – ${other.name}`,
        begin: () => beginGame({ players, seed: i + 1 }, bundled).g,
        seed: i + 1,
        decisions: 260,
        thinks: true,
      },
    ];
  });
}

const RANDOM = 8;

const withRandomDecks = (): readonly SignedGame<G>[] =>
  Array.from({ length: RANDOM }, (_, i) => {
    const seed = i + 1;
    const count = i % 5 === 4 ? 3 : 2;
    return {
      name: `any cards, ${seed}`,
      begin: () => {
        const { decks: dealt, known } = fuzzGame(bundledCards, seed, count);
        const players = dealt.map((deck, seat) => ({ name: `P${seat + 1}`, ...deck }));
        return newGame({ players, known, seed, first: seed % count });
      },
      seed,
      decisions: 260,
    };
  });

const COMMON: Omit<SourceFace, 'text' | 'types'> = {
  name: 'Test Card',
  classes: ['ranger'],
  elements: ['norm'],
  subtypes: ['Ranger', 'Human'],
  cost: { kind: 'reserve', amount: 0 },
};
const FACES: Readonly<Record<string, Omit<SourceFace, 'text'>>> = {
  ally: { ...COMMON, types: ['ally'], power: 1, life: 2 },
  action: { ...COMMON, types: ['action'], subtypes: ['Ranger', 'Skill'], speed: 'fast' },
  item: { ...COMMON, types: ['item'], subtypes: ['Ranger', 'Artifact'] },
  weapon: { ...COMMON, types: ['weapon'], subtypes: ['Ranger', 'Bow'], power: 1, durability: 2 },
  domain: { ...COMMON, types: ['domain'], subtypes: ['Ranger', 'Castle'] },
  attack: { ...COMMON, types: ['attack'], subtypes: ['Ranger', 'Attack'], power: 2 },
};

const names = new Set(bundledCards.flatMap(({ name, slug }) => [name, slug]));

/** The examples of the grammar as cards: what no bundled card says is played, too. */
export function exampleCard({ type, text }: Example, i: number): readonly Card[] {
  const face = FACES[type];
  if (face === undefined) return [];
  const result = compileCard({ slug: 'test-card', name: 'Test Card', faces: [{ ...face, text }] });
  if ('refusals' in result || unsupported(result.card).length > 0) return [];
  if (cardsNeeded(result.card).some((name) => !names.has(name))) return [];
  const name = `Example ${i + 1}`;
  const [front] = result.card.faces;
  return [{ ...result.card, slug: `example-${i + 1}`, name, faces: [{ ...front, name }] } as Card];
}

const IN_PLAY = 8;
const IN_HAND = 14;
const IN_MEMORY = 4;
const TABLES = 17;
const PLAYERS = [0, 1] as PlayerId[];
const inPlay = new Set(['ally', 'item', 'weapon', 'domain']);

/** A table on which each player has a champion and these cards, and nothing has begun; it knows others besides. */
export function tableOf(cards: readonly Card[], seed: number, others: readonly Card[] = []): G {
  const pool = [...new Set([...bundledCards, ...cards, ...others])];
  const seats = PLAYERS.map((team) => ({ name: team === 0 ? 'Ann' : 'Bob', team }));
  const g = emptyGame(newPool(pool), seats, seed, current, standard);
  const champions = bundledCards.filter(({ faces: [front] }) => front.types.includes('champion') && front.level === 1);
  for (const owner of PLAYERS) {
    const own = cards.filter((_, i) => i % PLAYERS.length === owner);
    const put = (zone: number, card: Card | undefined): void => {
      if (card !== undefined) placeObject(g, { owner, zone, def: pool.indexOf(card) });
    };
    put(FIELD, champions[(seed * PLAYERS.length + owner) % champions.length]);
    const there = own.filter(({ faces: [front] }) => front.types.some((type) => inPlay.has(type))).slice(0, IN_PLAY);
    for (const card of there) put(FIELD, card);
    const rest = own.filter((card) => !there.includes(card));
    for (const card of rest.slice(0, IN_HAND)) put(HAND, card);
    for (const card of rest.slice(IN_HAND, IN_HAND + IN_MEMORY)) put(MEMORY, card);
    for (const card of [...rest.slice(IN_HAND + IN_MEMORY), ...own]) put(MAIN_DECK, card);
  }
  return g;
}

function crowded(cards: readonly Card[], seed: number): G {
  const g = tableOf(cards, seed);
  placeTurn(g, { turn: 3, active: (seed % PLAYERS.length) as PlayerId, step: 'main', open: true });
  continueFrom(g, 'main');
  return g;
}

const crowdedTables = (
  all: readonly (readonly Example[])[],
  what: string,
  cardsOf: (some: readonly Example[]) => readonly Card[],
): readonly SignedGame<G>[] =>
  all.map((some, i) => ({
    name: `${what}, ${i + 1}`,
    begin: () => crowded(cardsOf(some), i + 1),
    seed: i + 1,
    decisions: 150,
    moments: 3,
  }));

/** `home` is where the tests of the cards are. */
export const grandArchiveGames = (home = EXAMPLES): readonly SignedGame<G>[] => [
  ...withDecks(),
  ...withRandomDecks(),
  ...crowdedTables(
    dealt(examplesOf('grand-archive', home), TABLES, ({ text }) => text),
    'a table of examples',
    (examples) => examples.flatMap(exampleCard),
  ),
  ...crowdedTables(
    dealt(examplesOf('grand-archive', home), TABLES, ({ text }) => `like ${text}`),
    'a table of others',
    (examples) => alike(examples.flatMap(exampleCard), 1),
  ),
];
