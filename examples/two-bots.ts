// A game between two bots: one looks ahead, one does anything that is legal.
import { magic, playGame } from '@rulewright/engine';

const [roots, wings] = magic.cards.decks;
const { game, over, decisions } = playGame(magic, {
  players: [
    { name: 'Ann', deck: roots, bot: 'greedy' },
    { name: 'Bob', deck: wings, bot: 'random' },
  ],
  seed: 7,
});
const winners = over?.winners.map((id) => game.state.players[id].name) ?? [];
console.log(`${winners.join() || 'Nobody'} won in turn ${game.state.game.turn.number}, after ${decisions} decisions.`);
