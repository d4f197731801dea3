/**
 * Games in which people try what does not fit, and propose shortcuts: whatever is asked is also answered in ways that somebody might think
 * of, and what is said of each is kept. Only what fits is played.
 */
import { type BotGame, randomBot } from '@rulewright/bots';
import {
  type Answer,
  checkAnswer,
  decides,
  eventsSince,
  type Game,
  hash,
  type Plain,
  save,
  step,
} from '@rulewright/kernel';
import { type Below, chance } from '../answering.ts';
import { Digests, type Signature } from './digest.ts';
import type { SignedGame } from './play.ts';

const isRecord = (data: unknown): data is Readonly<Record<string, Plain>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

const ODD: readonly Plain[] = [
  null,
  -1,
  0,
  1,
  2,
  1000,
  'pass',
  'nothing',
  [],
  [[]],
  {},
  true,
  { action: 'pass' },
  { more: 1 },
];

/** The answer with something else in one place, more, or less. */
function otherwise(answer: Plain, below: Below): Plain {
  const odd = ODD[below(ODD.length)] ?? null;
  if (below(5) === 0) return odd;
  if (typeof answer === 'number') return [answer + 1, answer - 1, -answer, answer + 0.5, [answer]][below(5)] ?? odd;
  if (Array.isArray(answer)) {
    const list: readonly Plain[] = answer;
    const at = below(list.length);
    const one = list[at] ?? null;
    return [
      [...list, one],
      list.toSpliced(at, 1),
      list.toReversed(),
      list.length === 0 ? [odd] : list.with(at, otherwise(one, below)),
      [...list, odd],
    ][below(5)] as Plain;
  }
  if (!isRecord(answer)) return odd;
  const keys = Object.keys(answer);
  const key = keys[below(keys.length)] ?? 'more';
  if (below(4) === 0) return { ...answer, more: odd };
  if (below(4) === 0) return Object.fromEntries(Object.entries(answer).filter(([each]) => each !== key));
  return { ...answer, [key]: otherwise(answer[key] ?? null, below) };
}

const TRIED = 4;
/** A shortcut is proposed at one question in so many at which somebody may pass. */
const SELDOM = 5;
const PASS = { action: 'pass' };

/** What the one who is asked does now, and what everybody does after it, so many times. */
function proposal(g: Game, answer: Answer, below: Below): Answer {
  const { decision, players } = g.state;
  const first = decision === null ? 0 : decides(decision);
  const others = players.map((_, i) => ({ player: (first + i + 1) % players.length, answer: PASS as Answer }));
  const choices = [
    { player: first, answer: below(2) === 0 ? PASS : answer },
    ...others.slice(0, below(players.length * 2)),
  ];
  return { action: 'shortcut', choices, times: 1 + below(4) } as unknown as Answer;
}

const EVERY = 20;

export function withWrongAnswers<G extends Game>(
  bots: BotGame<G>,
  passing: string,
  { begin, seed, decisions }: SignedGame<G>,
): Signature {
  const g = begin();
  const digests = new Digests();
  const below = chance(seed + decisions);
  const players = g.state.players.map((_, seat) => randomBot(bots, seed * 17 + seat));
  for (let i = 1; i <= decisions && g.state.decision !== null; i++) {
    const { decision } = g.state;
    const right = players[decides(decision)]?.answer(g, decision) ?? null;
    const proposed = decision.kind === passing && below(SELDOM) === 0 ? proposal(g, right, below) : right;
    const tried = Array.from({ length: TRIED }, () => otherwise(proposed, below));
    digests.say('refusals', ...tried.map((answer) => checkAnswer(g, answer)));
    const isOne = proposed === right || checkAnswer(g, proposed) === null;
    const first = g.state.log.length;
    digests.say('answers', decision, proposed, isOne, step(g, isOne ? proposed : right).refusal);
    digests.say('events', first <= g.state.log.length ? eventsSince(g.state, first) : []);
    if (i % EVERY !== 0) continue;
    digests.say('state', hash(g.state));
    digests.close();
  }
  digests.say('state', save(g));
  digests.close();
  return digests.signature();
}
