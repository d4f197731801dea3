/** People at the table: a game that somebody plays, passes in and takes back, and the same game in the lab. */
import type { Bot } from '@rulewright/bots';
import type { Deck } from '@rulewright/cards';
import { type Answer, asPlayer, type ObjectId, type Replay } from '@rulewright/kernel';
import type { GameOf } from '../../src/game.ts';
import { Lab, type LabTypes, Sitting, Watching, writePosition, writeSteps } from '../../src/index.ts';
import type { Question } from '../../src/snapshot.ts';
import { type Below, chance } from '../answering.ts';
import { Digests, type Signature } from './digest.ts';
import type { Signed } from './moment.ts';

/** What is played, by whom. */
export interface People<T extends LabTypes> {
  readonly signed: Signed<T>;
  readonly cards: T['cards'];
  readonly decks: readonly [Deck, Deck];
  readonly seed: number;
  bot(seed: number): Bot<GameOf<T>>;
  answer(question: Question<T>, below: Below): Answer;
}

const me = asPlayer(0);
const QUESTIONS = 90;
const EVERY = 15;
const TRIES = 30;
const UNTIL = ['end-of-turn', 'my-turn', 'stack-empty', 'something-happens'] as const;

export function sittingOf<T extends LabTypes>(people: People<T>): Signature {
  const { signed, cards, decks, seed, bot } = people;
  const digests = new Digests();
  const below = chance(seed);
  const options = { me, bots: new Map([[asPlayer(1), bot(seed)]]), cards, speech: signed.speech };
  const start = {
    players: decks.map((deck, i) => ({ name: ['Ann', 'Bob'][i] ?? '', deck, ...(i === 1 ? { bot: 'random' } : {}) })),
    seed,
  };
  const sitting = new Sitting(signed.table, { ...options, start });
  for (let i = 1; i <= QUESTIONS && !sitting.over; i++) {
    answered(sitting, people, digests, below);
    if (i % EVERY === 0) looked(sitting, digests);
  }
  looked(sitting, digests);
  const replay = JSON.parse(JSON.stringify(sitting.replay())) as Replay;
  digests.say('state', replay);
  const again = Sitting.resume(signed.table, replay, { ...options, bots: new Map([[asPlayer(1), bot(seed)]]) });
  digests.say('loaded', again.snapshot(), again.lines);
  watched(people, replay, digests);
  inTheLab(people, start, replay, digests, below);
  digests.say('answers', sitting.concede(), sitting.over);
  digests.close();
  return digests.signature();
}

function looked<T extends LabTypes>(sitting: Sitting<T>, digests: Digests): void {
  const shown = sitting.snapshot();
  digests.say('shown', shown, sitting.frames());
  digests.say('log', sitting.lines);
  digests.say('whys', sitting.why('question'), sitting.why({ event: sitting.lines.at(-1)?.event ?? 0 }));
  digests.close();
}

/** One question, and now and then something else that a person does. */
function answered<T extends LabTypes>(
  sitting: Sitting<T>,
  { signed, answer }: People<T>,
  digests: Digests,
  below: Below,
): void {
  const { question, objects } = sitting.snapshot();
  if (question === null) return;
  const passes = question.kind === 'priority';
  switch (below(12)) {
    case 0:
      digests.say('answers', sitting.undo());
      return;
    case 1:
      if (passes) digests.say('refusals', sitting.passUntil(UNTIL[below(UNTIL.length)] ?? 'my-turn'));
      return;
    case 2: {
      const { settings } = sitting;
      sitting.settings = { ...settings, autoPass: below(3) > 0 };
      return;
    }
    case 3: {
      const stacked = Object.values(objects).find(({ zone }) => zone === 'stack' || zone === 'effects stack');
      if (stacked !== undefined) sitting.yieldTo((stacked as { readonly id: ObjectId }).id, below(2) === 0);
      return;
    }
    default:
  }
  digests.say('refusals', sitting.answer('no such answer'));
  for (let tries = 0; tries < TRIES; tries++) {
    const given = question.kind === 'word' ? (sitting.words('', 3).at(-1) ?? '') : answer(question, below);
    digests.say('answers', given, signed.table.preview === undefined ? null : sitting.preview(given));
    const refusal = sitting.answer(given, { hold: below(6) === 0 });
    digests.say('refusals', refusal);
    if (refusal === null) return;
  }
}

function watched<T extends LabTypes>({ signed, cards }: People<T>, replay: Replay, digests: Digests): void {
  const watching = Watching.open(signed.table, replay, cards);
  digests.say('said', watching.summary, watching.turns);
  for (let at = 0; at <= watching.length; at += EVERY)
    digests.say('said', watching.said(at, signed.speech), ...signed.others.map((other) => watching.said(at, other)));
  digests.say('log', watching.lines('all', signed.speech).length);
}

/** So many of the moves are looked at there. */
const MOVES = 40;

function inTheLab<T extends LabTypes>(
  { signed, cards }: People<T>,
  start: ConstructorParameters<typeof Sitting<T>>[1]['start'],
  replay: Replay,
  digests: Digests,
  below: Below,
): void {
  const named = (at: number): string => `From ${at}`;
  const moves = replay.answers.slice(0, MOVES) as never[];
  const lab = Lab.open(signed.lab, { start: { kind: 'game', start }, cards, name: 'The game', moves, at: MOVES / 2 });
  for (const until of ['resolved', 'step', 'turn'] as const) digests.say('answers', lab.pass(until, named), lab.at);
  lab.go(below(MOVES));
  lab.fork('Another');
  digests.say('answers', lab.answer({ action: 'pass' } as never, named), lab.answer('nothing' as never, named));
  digests.say('said', lab.branches, lab.forks, lab.timeline('all', signed.speech));
  lab.switchTo(0);
  lab.rename(0, ' The first ');
  lab.remove(1);
  digests.say('state', lab.save(), Lab.load(signed.lab, lab.save(), cards).branches);
  digests.say('shown', lab.snapshot('all', signed.speech), lab.snapshot(me, signed.speech));
  digests.say('written', writePosition(lab, { cards, title: 'There', check: true }));
  digests.say('written', writeSteps(lab, { cards, title: 'There', check: true }));
}
