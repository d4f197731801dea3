/**
 * Loops that a player may go on with: what everybody has chosen lately comes round again, and once more would bring the game back to
 * the same position but for its numbers. Such a round can be proposed as a shortcut, any number of times.
 */
import {
  type Answer,
  type Choice,
  checkAnswer,
  decides,
  decisionKind,
  type EntityId,
  FIRST_OBJECT,
  findObject,
  fork,
  isObject,
  NO_OBJECT,
  NOWHERE,
  type ObjectId,
  type Plain,
  type Seen,
  sameAnswer,
  step,
} from '@rulewright/kernel';
import type { CommonGame } from '../game.ts';
import { isProposal, MOST_CHOICES, type Proposal } from '../passing/shortcuts.ts';
import { changes } from './growth.ts';
import { type Growth, growthOf } from './loops.ts';
import { positionOf } from './position.ts';

/** So many choices are remembered, and so long a round can be. */
const MOST_REMEMBERED = 128;

interface Remembered extends Choice {
  /** How many objects there had been by then. */
  readonly objects: number;
  /** The choice without the objects that it names. */
  readonly shape: string;
  /** A player who could act has acted, or has passed; neither where something else was chosen. */
  readonly does: 'acts' | 'passes' | null;
}

/** What has been chosen lately, for whoever wants to repeat it. Not state: whoever plays a game may keep it. */
export class Recent {
  readonly #choices: Remembered[];

  constructor(choices: readonly Remembered[] = []) {
    this.#choices = [...choices];
  }

  /** As it is now, for who may come back to this. */
  copy(): Recent {
    return new Recent(this.#choices);
  }

  /** Before an answer is given. */
  note(g: CommonGame, answer: Answer): void {
    const { decision } = g.state;
    if (decision === null) return;
    if (isProposal(answer)) {
      this.#choices.length = 0;
      return;
    }
    const player = decides(decision);
    const shape = `${player} ${decision.kind} ${JSON.stringify(answer, nameless)}`;
    const { decision: kind, pass } = g.rules.loops;
    const does = decision.kind !== kind ? null : sameAnswer(answer, pass) ? 'passes' : 'acts';
    this.#choices.push({ player, answer, objects: g.state.objects.length, shape, does });
    if (this.#choices.length > 2 * MOST_REMEMBERED) this.#choices.splice(0, MOST_REMEMBERED);
  }

  /** The shortest rounds that have just been gone through twice. */
  *rounds(): Generator<readonly Remembered[]> {
    const all = this.#choices;
    const n = all.length;
    for (let p = 1; 2 * p <= Math.min(n, MOST_REMEMBERED); p++) {
      let i = n - 1;
      while (i >= n - p && all[i]?.shape === all[i - p]?.shape) i--;
      if (i < n - p) yield all.slice(n - p);
    }
  }
}

const nameless = (_: string, value: unknown): unknown =>
  typeof value === 'number' && value >= FIRST_OBJECT ? '#' : value;

/** A round that can be proposed as a shortcut. */
export interface Repetition {
  readonly choices: Proposal['choices'];
  /** What changes with each time; nothing if it is all in vain. */
  readonly grows: readonly Growth[];
  /** How often at most it can be proposed at once. */
  readonly most: number;
}

/**
 * What the player who is asked may propose to repeat, if there is anything. It is tried in the game as that player knows it, and
 * of the others it takes only that they pass: what else they chose may have been hidden.
 */
export function repetition<G extends CommonGame>(seen: Seen<G>, recent: Recent): Repetition | null {
  const { decision } = seen.g.state;
  if (decision?.kind !== seen.g.rules.loops.decision || !seen.isAsked) return null;
  const asked = decides(decision);
  for (const round of recent.rounds()) {
    if (round[0]?.player !== asked || !round.some(({ does }) => does === 'acts')) continue;
    if (!round.every(({ player, does }) => player === asked || does === 'passes')) continue;
    const found = tried(seen.g, round);
    if (found !== null) return found;
  }
  return null;
}

function tried(g: CommonGame, round: readonly Remembered[]): Repetition | null {
  const ahead: CommonGame = { ...g, state: fork(g.state) };
  const before = positionOf(g, g.rules.loops);
  const choices: (Choice & Plain)[] = [];
  for (const { player, answer } of round) {
    const { decision } = ahead.state;
    if (decision === null || decides(decision) !== player) return null;
    const { renamed } = decisionKind(ahead, decision);
    const now = renamed === undefined ? answer : renamed(answer, (id) => nowFor(g, round, id));
    if (checkAnswer(ahead, now) !== null) return null;
    choices.push({ player, answer: now });
    if (step(ahead, now).refusal !== null) return null;
  }
  const changing = changes(before, positionOf(ahead, g.rules.loops));
  if (changing === null) return null;
  const grows = changing.map((growth) => growthOf(g, growth));
  return { choices, grows, most: Math.floor(MOST_CHOICES / choices.length) };
}

/** The object that an object of the last round is in the next: what has become of it, or the one made at the same place. */
function nowFor(g: CommonGame, [first]: readonly Remembered[], id: EntityId): EntityId {
  if (!isObject(id)) return id;
  const origin = first?.objects ?? 0;
  if (id >= origin) return (id + g.state.objects.length - origin) as ObjectId;
  let row = findObject(g.state, id);
  while (row !== undefined && row.zone === NOWHERE && row.after !== NO_OBJECT) row = findObject(g.state, row.after);
  return row?.id ?? id;
}
