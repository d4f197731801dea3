// Why something is so in the middle of a scenario: the game is played up to a step, then the engine explains itself.
import { type Derivation, type EntityId, type Seen, seenBy } from '@rulewright/kernel';
import { parseRef, type Scenario } from '../parse/index.ts';
import { type Explaining, type Play, Stopped, seatOf } from './play.ts';
import { entityName, entityOf, scopeOf } from './refs.ts';
import { type Playable, playThrough } from './run.ts';

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
export function explainIn(scenario: Scenario, games: readonly Playable[], question: Question): Explanation {
  const { play, message } = playThrough(scenario, games, question.at);
  if (play === null) return { derivation: null, message, nameOf: String };
  const nameOf = (id: EntityId): string => entityName(play, id);
  const found = asked(play, question);
  return typeof found === 'string'
    ? { derivation: null, message: found, nameOf }
    : { derivation: found, message, nameOf };
}

/** A name that nothing has is a mistake in the question. */
function asked(play: Play, question: Question): Derivation | string {
  const { explaining } = play.playing;
  if (explaining === undefined) return `nothing in ${play.scenario.game} is explained`;
  try {
    return answer(play, explaining, question);
  } catch (error) {
    if (error instanceof Stopped) return error.message;
    throw error;
  }
}

function answer(play: Play, explaining: Explaining, { of, value, event, viewer }: Question): Derivation | string {
  const { game, scenario } = play;
  const players = scenario.players.map((p) => p.name);
  if (viewer !== undefined && !players.includes(viewer)) return `there is no player "${viewer}"`;
  const seen = seenBy(game, viewer === undefined ? 'all' : seatOf(play, viewer));
  if (event === undefined) return about(play, seen, explaining, of, value);
  return explaining.event(seen, game.state.log.length - event) ?? `there is no event ${event}`;
}

function about(
  play: Play,
  seen: Seen<Play['game']>,
  explaining: Explaining,
  of: string | undefined,
  value: string | undefined,
): Derivation | string {
  const ref = of === undefined ? undefined : parseRef(of, scopeOf(play), 0);
  if (ref === undefined) return 'which object is to be explained?';
  const id = entityOf(play, ref);
  const what = value ?? explaining.usual(id);
  const why = explaining.value(seen, id, what);
  return why ?? `nothing explains "${what}"; there is ${explaining.values.join(', ')}`;
}
