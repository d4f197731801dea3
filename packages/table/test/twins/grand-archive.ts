/** Games of Grand Archive with much in them that only some may know: memory, both decks, preserved and face-down cards, glimpsed ones. */
import { fuzzGame, randomBot } from '@rulewright/bots/grand-archive';
import { bundled, bundledCards } from '@rulewright/cards/grand-archive';
import { EXPLAINABLE, type G, newGame } from '@rulewright/grand-archive';
import { type Answer, type EntityId, step } from '@rulewright/kernel';
import { type GrandArchiveTypes, grandArchiveTable, speechIn } from '../../src/grand-archive/index.ts';
import type { Secrets } from './secrets.ts';

const SECRETIVE =
  /faceDown|"look|"reveal|"search"|glimpse|preserve|starcalling|aethercalling|"memory"|"discard"|"mill"|scavenge|floating/;

const isSecretive = (card: (typeof bundledCards)[number]): boolean => {
  const [{ types, token }] = card.faces;
  return token === true || types.includes('champion') || SECRETIVE.test(JSON.stringify(card));
};
const secretive = bundledCards.filter(isSecretive);

function* gamesAlong(seed: number, every: number, most: number): Generator<G> {
  const { decks, known } = fuzzGame(seed % 4 === 0 ? bundledCards : secretive, seed, seed % 5 === 0 ? 3 : 2);
  const g = newGame({
    players: decks.map((deck, i) => ({ name: `P${i + 1}`, ...deck })),
    known,
    seed,
    first: seed % decks.length,
  });
  const bot = randomBot(seed);
  for (let i = 1; i <= most; i++) {
    const { decision } = g.state;
    if (decision === null) return;
    step(g, bot.answer(g, decision));
    if (i % every === 0 && g.state.over === null) yield g;
  }
}

const answersWith = (id: EntityId, other: EntityId): readonly Answer[] => [
  { action: 'play', card: id, method: 'activate' },
  { action: 'use', object: id, index: 0 },
  { action: 'attack', attacker: id },
  { top: [id], bottom: [] },
  [id],
  [id, other],
  id,
];

export const grandArchiveSecrets: Secrets<GrandArchiveTypes> = {
  table: grandArchiveTable,
  speech: speechIn('en', bundled),
  games: 1,
  questions: [...EXPLAINABLE, 'stealth', 'floating memory'],
  passing: 'opportunity',
  cards: (g) => g.pool.cards.length,
  answersWith,
  gamesAlong,
};
