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
  sameAnswer,
  step,
} from '@rulewright/kernel';
import type { CommonGame } from '../game.ts';
import { isProposal, MOST_CHOICES, type Proposal } from '../passing/shortcuts.ts';
import { changes } from './growth.ts';
import type { Growth } from './loops.ts';
import { positionOf } from './position.ts';

/** So many choices are remembered, and so long a round can be. */
const MOST_REMEMBERED = 128;

interface Remembered extends Choice {
  /** How many objects there had been by then. */
  readonly objects: number;
  /** The choice without the objects that it names. */
  readonly shape: string;
  /** A player has done something who could have passed. */
  readonly acts: boolean;
}

/** What has been chosen lately, for whoever wants to repeat it. Not state: whoever plays a game may keep it. */
export class Recent {
  readonly #choices: Remembered[] = [];

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
    const acts = decision.kind === kind && !sameAnswer(answer, pass);
    this.#choices.push({ player, answer, objects: g.state.objects.length, shape, acts });
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

/** What the player who is asked may propose to repeat, if there is anything. */
export function repetition(g: CommonGame, recent: Recent): Repetition | null {
  const { decision } = g.state;
  if (decision?.kind !== g.rules.loops.decision) return null;
  for (const round of recent.rounds()) {
    if (round[0]?.player !== decides(decision) || !round.some((c) => c.acts)) continue;
    const found = tried(g, round);
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
  const grows = changing.map(({ what, counter, of, by }) => ({ what, counter, of, by }));
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
