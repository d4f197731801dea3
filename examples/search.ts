// A search over forks, two plies deep: each attack that Ann can make, against each block that Bob can answer with.
import {
  type Answer,
  answersTo,
  asPlayer,
  characteristics,
  forkGame,
  type MagicGame,
  objectsIn,
  type PlayerId,
  positionFrom,
  step,
} from '@rulewright/engine';

const position = positionFrom(`
scenario: Who attacks?
players:
  Ann: {life: 3, battlefield: [Serra Angel, Centaur Courser, Silvercoat Lion]}
  Bob: {life: 6, battlefield: [Centaur Courser]}
start: {turn: 5, active: Ann, step: attackers}
`);
if ('problems' in position) throw new Error(position.problems.join('\n'));
const { game } = position;
const [ann, bob] = [asPlayer(0), asPlayer(1)];

/** The game after an answer; this one stays where it is. */
function after(g: MagicGame, answer: Answer): MagicGame {
  const next = forkGame(g);
  step(next, answer);
  return next;
}

/** Everybody passes until something else is asked, or combat is over. */
function passing(g: MagicGame): MagicGame {
  const isOpen = g.state.decision?.kind === 'priority' && g.state.game.turn.step !== 'main2';
  return isOpen ? passing(after(g, { action: 'pass' })) : g;
}

/** Ann's life and the power of her creatures, less Bob's; more than anything if she has won. */
function worth(g: MagicGame): number {
  if (g.state.over !== null) return g.state.over.winners.includes(ann) ? Infinity : -Infinity;
  const all = objectsIn(g, 'battlefield').map((id) => characteristics(g, id));
  const power = (player: PlayerId): number =>
    all.filter(({ controller }) => controller === player).reduce((sum, { power }) => sum + (power ?? 0), 0);
  const life = (player: PlayerId): number => g.state.game.totals[player]?.life ?? 0;
  return life(ann) + power(ann) - life(bob) - power(bob);
}

const tried = (answersTo(game) ?? []).map((attack) => {
  const declared = after(game, attack);
  const attackers = declared.state.game.combat?.attackers.map(({ id }) => characteristics(game, id).name) ?? [];
  const asked = passing(declared);
  const blocks = asked.state.decision?.kind === 'blockers' ? (answersTo(asked) ?? []) : [];
  const ends = blocks.length === 0 ? [asked] : blocks.map((block) => passing(after(asked, block)));
  return { attackers: attackers.join(', ') || 'nobody', ends: ends.length, worst: Math.min(...ends.map(worth)) };
});

console.log('at worst  who attacks');
for (const { attackers, ends, worst } of tried.sort((a, b) => b.worst - a.worst))
  console.log(
    `${(worst === Infinity ? 'she wins' : String(worst)).padStart(8)}  ${attackers} (${ends} ends looked at)`,
  );
