import { greedyBot, randomBot } from '@rulewright/bots/magic';
import { bundled, decks } from '@rulewright/cards/magic';
import { asPlayer } from '@rulewright/kernel';
import { describe, expect, test } from 'vitest';
import { Sitting, type SittingOptions } from '../src/index.ts';
import { type MagicTypes, magicTable, type MagicQuestion as Question, speechIn } from '../src/magic/index.ts';
import { answerTo, chance } from './answering.ts';

const speech = speechIn('en', bundled);
const me = asPlayer(0);

function options(mine: number, theirs: number, seed: number): SittingOptions<MagicTypes> {
  const deck = (i: number) => {
    const found = decks[i % decks.length];
    if (found === undefined) throw new Error('no deck');
    return found;
  };
  return {
    start: {
      players: [
        { name: 'Ana', deck: deck(mine) },
        { name: 'Bot', deck: deck(theirs), bot: 'random' },
      ],
      seed,
    },
    me,
    bots: new Map([[asPlayer(1), randomBot(seed)]]),
    cards: bundled,
    speech,
  };
}

/** Answers until the game is over or so many questions were answered; says what kinds were asked. */
function play(sitting: Sitting<MagicTypes>, seed: number, most = 2000): ReadonlySet<Question['kind']> {
  const below = chance(seed);
  const asked = new Set<Question['kind']>();
  for (let i = 0; i < most && !sitting.over; i++) {
    const { question } = sitting.snapshot();
    if (question === null) throw new Error('nothing is asked, and the game is not over');
    asked.add(question.kind);
    // What does not fit together is chosen again.
    for (let tries = 0; sitting.answer(answerTo(question, below)) !== null; tries++)
      if (tries > 50) throw new Error(`no answer to ${question.kind} (${question.words}) is taken`);
  }
  return asked;
}

/** Answers until such a question is asked. */
function playTo(sitting: Sitting<MagicTypes>, wanted: (question: Question) => boolean): void {
  const below = chance(1);
  for (let i = 0; i < 100; i++) {
    const { question } = sitting.snapshot();
    if (question === null || wanted(question)) return;
    sitting.answer(answerTo(question, below));
  }
  throw new Error('no such question');
}

describe('a person who answers what is asked', () => {
  test.each([0, 2, 4, 6, 8])('plays whole games: decks %i and the next', (i) => {
    const sitting = new Sitting(magicTable, options(i, i + 1, 40 + i));
    const asked = play(sitting, i);
    expect(sitting.over).toBe(true);
    expect([...asked]).toEqual(expect.arrayContaining(['priority', 'attackers']));
    expect(sitting.snapshot().over?.words).not.toBe('');
    expect(sitting.lines.length).toBeGreaterThan(20);
  });

  test('is never shown what the other holds', () => {
    const sitting = new Sitting(magicTable, options(0, 1, 7));
    play(sitting, 1, 30);
    const { players, objects } = sitting.snapshot();
    expect(players[1]?.zones.hand).toMatchObject({ seen: [] });
    expect(players[1]?.zones.library.seen).toEqual([]);
    const theirs = Object.values(objects).filter((o) => o.owner === 1 && (o.zone === 'hand' || o.zone === 'library'));
    expect(theirs).toEqual([]);
  });
});

describe('the way back', () => {
  test('undoes a land, and the game is as it was', () => {
    const sitting = new Sitting(magicTable, options(0, 1, 3));
    const below = chance(5);
    for (let i = 0; i < 200; i++) {
      const before = sitting.snapshot();
      const { question } = before;
      if (question?.kind !== 'priority') {
        sitting.answer(question === null ? null : answerTo(question, below));
        continue;
      }
      const land = question.actions.find((a) => a.kind === 'playLand');
      if (land === undefined) {
        sitting.answer({ action: 'pass' });
        continue;
      }
      const said = sitting.lines.length;
      expect(sitting.answer(land.answer)).toBeNull();
      expect(sitting.snapshot().objects).not.toEqual(before.objects);
      expect(sitting.snapshot().undo).toBe(true);
      expect(sitting.undo()).toBe(true);
      expect({ ...sitting.snapshot(), undo: before.undo }).toEqual(before);
      expect(sitting.lines.length).toBe(said);
      return;
    }
    throw new Error('no land was ever offered');
  });

  test('ends where cards were drawn', () => {
    const sitting = new Sitting(magicTable, options(0, 1, 3));
    playTo(sitting, (q) => q.kind === 'priority');
    const { turn } = sitting.snapshot();
    sitting.passUntil('my-turn');
    expect(sitting.snapshot().turn.number).toBeGreaterThan(turn.number);
    expect(sitting.undo()).toBe(false);
  });
});

describe('a saved game', () => {
  test('goes on where it was left', () => {
    const sitting = new Sitting(magicTable, options(0, 1, 11));
    play(sitting, 3, 60);
    const saved: unknown = JSON.parse(JSON.stringify(sitting.replay()));
    const { start: _, ...rest } = options(0, 1, 11);
    const again = Sitting.resume(magicTable, saved, rest);
    expect({ ...again.snapshot(), undo: false }).toEqual({ ...sitting.snapshot(), undo: false });
    expect(again.lines).toEqual(sitting.lines);
  });

  test('is refused if the cards are read otherwise now', () => {
    const { start: _, ...rest } = options(0, 1, 11);
    const saved = new Sitting(magicTable, options(0, 1, 11)).replay();
    expect(() => Sitting.resume(magicTable, { ...saved, cards: 'other' }, rest)).toThrow(/other readings/);
  });

  test('has the concession in it', () => {
    const sitting = new Sitting(magicTable, options(0, 1, 11));
    sitting.concede();
    expect(sitting.snapshot().over).toMatchObject({ winners: [1], draw: false });
    expect(sitting.replay().answers.at(-1)).toEqual({ concede: 0 });
  });
});

test('the greedy bot sits at the table too', () => {
  const sitting = new Sitting(magicTable, { ...options(2, 3, 5), bots: new Map([[asPlayer(1), greedyBot(5)]]) });
  play(sitting, 9);
  expect(sitting.over).toBe(true);
});

test('a person who wants to be asked everywhere is asked everywhere', () => {
  const often = new Sitting(magicTable, {
    ...options(0, 1, 3),
    settings: { autoPass: false, stops: { mine: [], theirs: [] } },
  });
  const steps = new Set<string>();
  for (let i = 0; i < 30; i++) {
    const { question, turn } = often.snapshot();
    if (question?.kind === 'priority') steps.add(turn.step);
    often.answer(
      question === null || question.kind === 'priority' ? { action: 'pass' } : answerTo(question, chance(1)),
    );
  }
  expect([...steps]).toEqual(expect.arrayContaining(['upkeep', 'draw', 'main1', 'end']));
});

test('why: a number, an answer and an event, each with a rule', () => {
  const sitting = new Sitting(magicTable, options(0, 1, 3));
  playTo(sitting, (q) => q.kind === 'priority');
  const life = sitting.why({ of: asPlayer(1) });
  expect(life[0]?.words).toMatch(/20|life/);
  const { players, objects } = sitting.snapshot();
  const dear = players[0]?.zones.hand.seen.map((id) => objects[id]).find((o) => o?.cost?.includes('{4}'));
  expect(dear).toBeDefined();
  if (dear !== undefined)
    expect(JSON.stringify(sitting.why({ answer: { action: 'cast', card: dear.id } }))).toMatch(/601|117|202/);
  const told = sitting.lines.findLast((line) => line.kind === 'event');
  expect(sitting.why({ event: told?.event ?? 0 }).length).toBeGreaterThan(0);
});

test('a line of the log can be asked about however long ago it was', () => {
  const sitting = new Sitting(magicTable, options(0, 1, 7));
  play(sitting, 7, 60);
  const told = sitting.lines.filter((line) => line.kind === 'event');
  expect(told.length).toBeGreaterThan(30);
  const some = told.filter((_, i) => i % 12 === 0);
  expect(some.filter((line) => sitting.why({ event: line.event }).length === 0)).toEqual([]);
});
