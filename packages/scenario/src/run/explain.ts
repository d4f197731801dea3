// Why something is so in the middle of a scenario: the game is played up to a step, then the engine explains itself.
import type { CardFinder } from '@rulewright/cards';
import { type Derivation, type EntityId, isPlayer } from '@rulewright/kernel';
import { EXPLAINABLE, explain, explainEvent, forViewer } from '@rulewright/magic';
import { parseRef, type Scenario } from '../parse/index.ts';
import { type Play, Stopped, seatOf } from './play.ts';
import { entityOf } from './refs.ts';
import { playThrough } from './run.ts';
import { entityName } from './words.ts';

/** What is to be explained. */
export interface Question {
  /** A reference, as scenarios write them. */
  readonly of?: string;
  /** What about it: power, types, flying, attack … */
  readonly value?: string;
  /** An event of the log instead, counted from the last, which is 1. */
  readonly event?: number;
  /** After which step; all of them if not given. */
  readonly at?: number;
  /** The player who asks: what this one may not know is left out. */
  readonly viewer?: string;
}

/** Either an explanation or why there is none; both if the scenario ended early. */
export interface Explanation {
  readonly derivation: Derivation | null;
  readonly message: string | null;
  nameOf(id: EntityId): string;
}

/** Plays a scenario up to a step and says why something is so there. */
export function explainIn(scenario: Scenario, question: Question, cards?: CardFinder): Explanation {
  const { play, message } = playThrough(scenario, question.at, cards);
  if (play === null) return { derivation: null, message, nameOf: String };
  const nameOf = (id: EntityId): string => entityName(play.game, id);
  const found = asked(play, question);
  return typeof found === 'string'
    ? { derivation: null, message: found, nameOf }
    : { derivation: found, message, nameOf };
}

/** A name that nothing has is a mistake in the question. */
function asked(play: Play, question: Question): Derivation | string {
  try {
    return answer(play, question);
  } catch (error) {
    if (error instanceof Stopped) return error.message;
    throw error;
  }
}

function answer(play: Play, { of, value, event, viewer }: Question): Derivation | string {
  const { game, scenario } = play;
  const players = scenario.players.map((p) => p.name);
  const seat = viewer === undefined ? undefined : seatOf(play, viewer);
  if (viewer !== undefined && !players.includes(viewer)) return `there is no player "${viewer}"`;
  const derivation =
    event === undefined
      ? about(play, of, value)
      : (explainEvent(game, game.state.log.length - event, seat) ?? `there is no event ${event}`);
  return typeof derivation === 'string' || seat === undefined ? derivation : forViewer(game, seat, derivation);
}

function about(play: Play, of: string | undefined, value: string | undefined): Derivation | string {
  const { game, scenario } = play;
  const scope = { game: scenario.game, players: scenario.players.map((p) => p.name) };
  const ref = of === undefined ? undefined : parseRef(of, scope, 0);
  if (ref === undefined) return 'which object is to be explained?';
  const id = entityOf(play, ref);
  const what = value ?? (isPlayer(id) ? 'life' : 'power');
  return explain(game, id, what) ?? `nothing explains "${what}"; there is ${EXPLAINABLE.join(', ')}, and every keyword`;
}
