/** What must be true at every decision of every game, whoever plays it with whatever cards. */
import { type Decision, decides, hash, invariants, load, notPlain, rowsOf, save } from '@rulewright/kernel';
import { type G, legalActions, type Magic, type Pool, rules } from '@rulewright/magic';

/** Live cards of each owner. */
function cardCounts(g: G): readonly number[] {
  const counts = g.state.players.map(() => 0);
  for (const row of rowsOf(g.state.objects)) {
    if (row.kind === 'card' && row.zone >= 0) counts[row.owner] = (counts[row.owner] ?? 0) + 1;
  }
  return counts;
}

/** The dear checks are made at one decision in so many. */
const SELDOM = 25;

/** Throws with what is wrong. */
export class Watcher {
  readonly #cards: readonly number[];
  #seen = 0;

  constructor(g: G) {
    this.#cards = cardCounts(g);
  }

  check(g: G, decision: Decision): void {
    const found = invariants(g);
    if (found.length > 0) throw new Error(found.join('; '));
    const counts = cardCounts(g);
    // 800.4a: the cards of a player who has left are gone with them.
    g.state.players.forEach((player, i) => {
      if (player.standing === 'playing' && counts[i] !== this.#cards[i])
        throw new Error(`player ${i} has ${counts[i]} cards and should have ${this.#cards[i]}`);
    });
    if (this.#seen++ % SELDOM !== 0) return;
    const odd = notPlain(g);
    if (odd.length > 0) throw new Error(`the state is not plain data: ${odd.join(', ')}`);
    const again = load<Magic, Pool>(rules, g.pool, JSON.parse(JSON.stringify(save(g))));
    if (hash(again.state) !== hash(g.state)) throw new Error('saved and loaded, the state is another');
    const player = g.state.players[decides(decision)]?.id;
    if (player !== undefined && decision.kind === 'priority') {
      const [here, there] = [legalActions(g, player), legalActions(again, player)];
      if (JSON.stringify(here) !== JSON.stringify(there)) throw new Error('saved and loaded, other actions are legal');
    }
  }
}
