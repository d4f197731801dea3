/** Games with much in them that only some may know: face-down, looked-at, revealed, searched and exiled cards. */
import { fuzzGame, randomBot } from '@rulewright/bots/magic';
import { bundled, bundledCards, findCard } from '@rulewright/cards/magic';
import { type Answer, type EntityId, step } from '@rulewright/kernel';
import { EXPLAINABLE, type G, newGame } from '@rulewright/magic';
import { type MagicTypes, magicTable, speechIn } from '../../src/magic/index.ts';
import type { Secrets } from './secrets.ts';

const SECRETIVE =
  /"faceDown"|manifest|"morph"|"megamorph"|cloak|disguise|lookAt|"reveal|"search"|scry|surveil|foretell|hideaway|forecast|miracle|suspend|"discard"|"plot"|"mill"/;

const secretive = bundledCards.filter((card) => SECRETIVE.test(JSON.stringify(card)));
const basics = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map((name) => {
  const card = findCard(name);
  if (card === undefined) throw new Error(`no ${name}`);
  return card;
});

function* gamesAlong(seed: number, every: number, most: number): Generator<G> {
  const { decks } = fuzzGame(seed % 4 === 0 ? bundledCards : secretive, basics, seed, seed % 5 === 0 ? 3 : 2);
  const g = newGame({
    players: decks.map((deck, i) => ({ name: `P${i + 1}`, deck })),
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
  { action: 'cast', card: id },
  { action: 'playLand', card: id },
  { action: 'activate', object: id, index: 0 },
  { action: 'turnUp', object: id },
  { attacks: [[id, other]] },
  { blocks: [[id, other]] },
  { activate: { object: id, index: 0 } },
  [id],
  [id, other],
  [[id]],
  id,
];

export const magicSecrets: Secrets<MagicTypes> = {
  table: magicTable,
  speech: speechIn('en', bundled),
  games: 3,
  questions: [...EXPLAINABLE, 'flying', 'morph'],
  passing: 'priority',
  cards: (g) => g.pool.cards.length,
  answersWith,
  gamesAlong,
};
