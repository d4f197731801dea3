// A game between two bots: one looks ahead, one does anything that is legal.
import { beginGame, bundled, decks, greedyBot, playOut, randomBot } from '@rulewright/engine';

const [roots, wings] = decks;
if (roots === undefined || wings === undefined) throw new Error('two decks come with the engine');
const players = [
  { name: 'Ann', deck: roots },
  { name: 'Bob', deck: wings },
];
const { g } = beginGame({ players, seed: 7 }, bundled);
const { decisions, over } = playOut(g, [greedyBot(1), randomBot(2)]);
const winner = over?.winners.map((id) => g.state.players[id]?.name).join();
console.log(`${winner || 'Nobody'} won in turn ${g.state.game.turn.number}, after ${decisions} decisions.`);
