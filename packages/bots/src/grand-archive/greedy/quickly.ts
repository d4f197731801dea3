/** Answers that need no looking ahead: what to pay with, what to part with, how to go on where it hardly matters. */
import {
  ALLY,
  attackPower,
  CHAMPION,
  characteristics,
  damageOn,
  enabledElements,
  type G,
  isType,
} from '@rulewright/grand-archive';
import {
  type Answer,
  type ChooseEntities,
  checkAnswer,
  type Decision,
  decides,
  decisionKind,
  type EntityId,
  findObject,
  type ObjectId,
  objectRow,
  type PlayerId,
} from '@rulewright/kernel';
import type { Below } from '../../game.ts';

/** How gladly a card of the hand is given away: what cannot be played goes first, then what is dear. */
function spare(g: G, player: PlayerId, id: EntityId): number {
  const row = findObject(g.state, id as ObjectId);
  if (row === undefined) return 0;
  const c = characteristics(g, row.id);
  const amount = c.cost?.amount;
  const dear = typeof amount === 'number' ? amount : 2;
  return (c.elements & ~enabledElements(g, player)) !== 0 ? 100 + dear : dear;
}

const mostSpare = (g: G, { player, from, min }: ChooseEntities): readonly EntityId[] =>
  from.toSorted((a, b) => spare(g, player, b) - spare(g, player, a)).slice(0, min);

/** What it is good to strike down with so much power. */
function prey(g: G, id: ObjectId, power: number): number {
  const c = characteristics(g, id);
  const left = (c.life ?? 0) - damageOn(objectRow(g.state, id));
  if (isType(c, CHAMPION)) return left <= power ? 1000 : 2 * power;
  return left <= power && isType(c, ALLY) ? 3 + 2 * (c.power ?? 0) + (c.life ?? 0) : 0;
}

function bestPrey(g: G, { from, about }: ChooseEntities): readonly EntityId[] {
  const { combat } = g.state.game;
  const attacker = about === undefined ? undefined : findObject(g.state, about as ObjectId);
  const power =
    combat === null
      ? attacker === undefined
        ? 1
        : (characteristics(g, attacker.id).power ?? 1)
      : attackPower(g, combat);
  const [best] = from.toSorted((a, b) => prey(g, b as ObjectId, power) - prey(g, a as ObjectId, power));
  return best === undefined ? [] : [best];
}

/** Which of several to take, by what is asked; null where it depends. */
const ENTITIES: Readonly<Record<string, (g: G, decision: ChooseEntities) => readonly EntityId[]>> = {
  'cost-reserve': mostSpare,
  discard: mostSpare,
  // What floats spares what is in memory.
  floating: (_g, { from, max }) => from.slice(0, max),
  wield: (_g, { from, max }) => from.slice(0, max),
  // Who is attacked is hurt anyway.
  retaliate: (_g, { from, max }) => from.slice(0, max),
  attack: bestPrey,
};

/** What is always answered so, without looking ahead. */
const SETTLED: ReadonlySet<string> = new Set(['cost-reserve', 'discard', 'floating']);

/** An answer of habit, if there is one and it is legal. */
function habit(g: G, decision: Decision): Answer | null {
  const usual = decision.kind === 'entities' ? ENTITIES[decision.prompt] : undefined;
  const answer = usual?.(g, decision as ChooseEntities) ?? (decision.kind === 'yesNo' ? true : null);
  return answer === null || checkAnswer(g, answer) !== null ? null : answer;
}

/** The answer to what is not worth looking ahead for; null for everything else. */
export const settled = (g: G, decision: Decision): Answer | null =>
  SETTLED.has(decision.prompt) ? habit(g, decision) : null;

const PASS: Answer = { action: 'pass' };

/** Some sensible answer of whoever is asked, in a look ahead. */
export function quickly(g: G, decision: Decision, below: Below): Answer {
  if (decision.kind === 'opportunity') return PASS;
  if (decision.kind === 'materialize') return null;
  return habit(g, decision) ?? decisionKind(g, decision).sample(g, decision, below);
}

export const isOwn = (decision: Decision, player: PlayerId): boolean => decides(decision) === player;
