/** Games with much in them that only some may know: face-down, looked-at, revealed, searched and exiled cards. */
import { fuzzGame, randomBot } from '@rulewright/bots/magic';
import { bundledCards, findCard } from '@rulewright/cards/magic';
import { fork, step } from '@rulewright/kernel';
import { type G, newGame } from '@rulewright/magic';

const SECRETIVE =
  /"faceDown"|manifest|"morph"|"megamorph"|cloak|disguise|lookAt|"reveal|"search"|scry|surveil|foretell|hideaway|forecast|miracle|suspend|"discard"|"plot"|"mill"/;

const secretive = bundledCards.filter((card) => SECRETIVE.test(JSON.stringify(card)));
const basics = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map((name) => {
  const card = findCard(name);
  if (card === undefined) throw new Error(`no ${name}`);
  return card;
});

export const forked = (g: G): G => ({ ...g, state: fork(g.state), undone: null });

/** A game of random bots, every so many decisions until it is over. */
export function* gamesAlong(seed: number, every: number, most: number): Generator<G> {
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
