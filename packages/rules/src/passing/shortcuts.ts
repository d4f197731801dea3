/**
 * Taking shortcuts: a player who may act proposes a sequence of choices of all players, the others accept it or name a place where they
 * will choose differently. A game says which of its rules let them.
 */
import {
  type Answer,
  ask,
  type Choice,
  checkAnswer,
  choiceAt,
  type Decision,
  type DecisionKind,
  DONE,
  decides,
  next,
  type Plain,
  type PlayerId,
  type Procedure,
  procedure,
  type Refusal,
} from '@rulewright/kernel';
import { playersInOrder } from '../evaluate/objects.ts';
import type { CommonGame } from '../game.ts';

/** So many times these choices of all players, the first of them the proposer's own and now. */
export type Proposal = {
  readonly action: 'shortcut';
  readonly choices: readonly (Choice & Plain)[];
  readonly times: number;
};

/** All choices are really made, so there is a limit to how many. */
export const MOST_CHOICES = 20_000;

/** The rules of a game by which shortcuts are proposed and answered. */
export interface ShortcutRules {
  readonly propose: string;
  readonly reply: string;
}

const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

export const isProposal = (answer: unknown): boolean => isRecord(answer) && answer.action === 'shortcut';

function isChoice(g: CommonGame, data: unknown): data is Choice {
  return (
    isRecord(data) &&
    Object.keys(data).length === 2 &&
    typeof data.player === 'number' &&
    g.state.players[data.player]?.standing === 'playing' &&
    data.answer !== undefined &&
    !isProposal(data.answer)
  );
}

/** Why a proposal cannot be made, or null. Only its first choice can be judged without knowing what is hidden. */
export function proposalRefusal(
  rules: ShortcutRules,
  g: CommonGame,
  decision: Decision,
  answer: Answer,
): Refusal | null {
  const notOne: Refusal = { code: 'not-a-shortcut', rule: rules.propose };
  if (!isRecord(answer) || !Array.isArray(answer.choices)) return notOne;
  const { times } = answer;
  const choices: readonly unknown[] = answer.choices;
  const [first] = choices;
  if (typeof times !== 'number' || !Number.isInteger(times) || times < 1 || playersInOrder(g).length < 2) return notOne;
  if (!choices.every((c) => isChoice(g, c)) || !isChoice(g, first)) return notOne;
  if (first.player !== decides(decision)) return notOne;
  if (choices.length * times > MOST_CHOICES)
    return { code: 'shortcut-too-long', rule: rules.propose, data: { max: MOST_CHOICES } };
  return checkAnswer(g, first.answer);
}

/** Accept, or name a place (an index into the whole sequence) where you will choose differently. */
export interface ShortcutDecision extends Decision {
  readonly kind: 'shortcut';
  readonly proposer: PlayerId;
  readonly choices: readonly Choice[];
  /** How many choices will be made. */
  readonly length: number;
}
export type ShortcutReply = { readonly accept: true } | { readonly stop: number };

/** A place where the player would have priority. */
function isPlaceOf(d: ShortcutDecision, index: number): boolean {
  const choice = choiceAt(d.choices, index);
  return choice?.player === decides(d) && isRecord(choice.answer) && typeof choice.answer.action === 'string';
}

const ACCEPT: ShortcutReply = { accept: true };
const MOST_LISTED = 64;

/** To accept it, or to choose differently at a place; the first so many of these. */
export function shortcutReplies(d: ShortcutDecision, most: number): readonly ShortcutReply[] {
  const found: ShortcutReply[] = [ACCEPT];
  for (let stop = 1; stop < d.length && found.length < most; stop++) if (isPlaceOf(d, stop)) found.push({ stop });
  return found;
}

const shortcut: DecisionKind<CommonGame, ShortcutDecision, ShortcutReply> = {
  check(_g, d, answer) {
    if (!isRecord(answer) || Object.keys(answer).length !== 1) return { code: 'not-a-reply', rule: d.rule };
    if (answer.accept === true) return null;
    const { stop } = answer;
    if (typeof stop !== 'number' || !Number.isInteger(stop)) return { code: 'not-a-reply', rule: d.rule };
    return stop > 0 && stop < d.length && isPlaceOf(d, stop) ? null : { code: 'not-your-choice', rule: d.rule };
  },
  answers(_g, d) {
    const found = shortcutReplies(d, MOST_LISTED + 1);
    return found.length > MOST_LISTED ? null : found;
  },
  /** Who has no opinion accepts. */
  sample: () => ACCEPT,
};

interface Taking {
  readonly proposer: PlayerId;
  readonly choices: readonly Choice[];
  readonly length: number;
  readonly shortened: boolean;
  /** Those who have not said anything yet. */
  readonly asked: readonly PlayerId[];
}

export const proposed = (g: CommonGame, proposer: PlayerId, { choices, times }: Proposal): Taking => ({
  proposer,
  choices,
  length: choices.length * times,
  shortened: false,
  asked: playersInOrder(g, proposer).filter((p) => p !== proposer),
});

/** The procedure that asks the others and takes the shortcut, for a game with these rules. */
export const takeShortcut = ({ reply }: ShortcutRules): Procedure =>
  procedure<CommonGame, Taking>('shortcut', {
    reply(_g, s, answer) {
      const { choices, proposer } = s;
      const left = answer === undefined ? s : replied(s, answer as ShortcutReply);
      const [player] = left.asked;
      if (player === undefined) return next(left);
      const { length } = left;
      const asked = { player, rule: reply, prompt: 'shortcut', proposer, choices, length };
      const decision: ShortcutDecision = { kind: 'shortcut', ...asked };
      return ask(decision, left);
    },
    take(_g, { choices, length, shortened }) {
      return { do: 'shortcut', shortcut: { choices, length, shortened } };
    },
    end() {
      return DONE;
    },
  });

const replied = (s: Taking, reply: ShortcutReply): Taking => ({
  ...s,
  asked: s.asked.slice(1),
  ...('stop' in reply ? { length: reply.stop, shortened: true } : {}),
});

export const shortcutDecisions = { shortcut } as const;
