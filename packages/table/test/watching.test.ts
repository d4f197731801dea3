import { randomBot } from '@rulewright/bots/magic';
import { bundled, decks } from '@rulewright/cards/magic';
import { asPlayer, type Replay } from '@rulewright/kernel';
import { describe, expect, test } from 'vitest';
import { Sitting, Watching } from '../src/index.ts';
import { type MagicTypes, magicTable, speechIn } from '../src/magic/index.ts';
import { answerTo, chance } from './answering.ts';

const speech = speechIn('en', bundled);
const [first, second] = decks;
if (first === undefined || second === undefined) throw new Error('no decks');

function played(questions = 400): { readonly sitting: Sitting<MagicTypes>; readonly replay: Replay } {
  const sitting = new Sitting(magicTable, {
    start: {
      players: [
        { name: 'Ana', deck: first as NonNullable<typeof first> },
        { name: 'Bot', deck: second as NonNullable<typeof second>, bot: 'random' },
      ],
      seed: 7,
    },
    me: asPlayer(0),
    bots: new Map([[asPlayer(1), randomBot(7)]]),
    cards: bundled,
    speech,
  });
  const below = chance(3);
  for (let i = 0; i < questions && !sitting.over; i++) {
    const { question } = sitting.snapshot();
    if (question === null) break;
    for (let tries = 0; sitting.answer(answerTo(question, below)) !== null && tries < 50; tries++);
  }
  return { sitting, replay: JSON.parse(JSON.stringify(sitting.replay())) };
}

describe('a game that was played', () => {
  const { sitting, replay } = played();
  const watching = Watching.open(magicTable, replay, bundled);

  test('comes to the same end', () => {
    expect(watching.damage).toBeNull();
    expect(watching.length).toBe(replay.answers.length);
    const { question: _, undo: __, ...end } = sitting.snapshot();
    expect(watching.snapshot(watching.length, asPlayer(0), speech)).toMatchObject(end);
    expect(watching.lines(asPlayer(0), speech).map(({ words }) => words)).toEqual(
      sitting.lines.filter(({ kind }) => kind !== 'refusal').map(({ words }) => words),
    );
  });

  test('can be looked at at any moment, and asks nothing', () => {
    const start = watching.snapshot(0, 'all', speech);
    expect(start.turn.number).toBe(0);
    expect(start.question).toBeNull();
    expect(watching.turns.map(({ number }) => number)).toEqual(watching.turns.map((_, i) => i + 1));
    for (const { at, number, active } of watching.turns)
      expect(watching.snapshot(at, 'all', speech).turn).toMatchObject({ number, active });
  });

  test('shows a player what that player saw, and somebody who sees all both hands', () => {
    const at = watching.turns[1]?.at ?? 0;
    const hand = (eyes: 'all' | ReturnType<typeof asPlayer>) =>
      watching.snapshot(at, eyes, speech).players[1]?.zones.hand;
    expect(hand(asPlayer(0))).toMatchObject({ count: 5, seen: [] });
    expect(hand('all')?.seen).toHaveLength(5);
  });

  test('calls the players as it is told to', () => {
    const other = Watching.open(magicTable, replay, bundled);
    other.names = ['Bela', 'Machine'];
    expect(other.snapshot(0, 'all', speech).players.map(({ name }) => name)).toEqual(['Bela', 'Machine']);
    expect(other.lines('all', speech).some(({ words }) => words.startsWith('Bela '))).toBe(true);
    expect(other.damage).toBeNull();
  });

  test('is summed up', () => {
    expect(watching.summary).toMatchObject({
      players: [
        { name: 'Ana', deck: first.name, bot: false },
        { name: 'Bot', deck: second.name, bot: true },
      ],
      answers: replay.answers.length,
      turns: watching.turns.length,
      damage: null,
    });
  });
});

describe('a replay that does not fit', () => {
  const { replay } = played(40);

  test('is watched as far as it goes', () => {
    const broken = { ...replay, answers: [...replay.answers.slice(0, 20), 'nonsense', ...replay.answers.slice(20)] };
    const watching = Watching.open(magicTable, broken, bundled);
    expect(watching.damage).toMatchObject({ code: 'other-rules', at: 20 });
    expect(watching.length).toBe(20);
  });

  test('says so when it was played with other cards', () => {
    const other = { ...replay, cards: 'other', hashes: replay.hashes.map(([at]) => [at, 'other']) };
    expect(Watching.open(magicTable, other, bundled).damage).toEqual({ code: 'other-cards', at: 0 });
  });

  test.each([
    [null, 'replay'],
    [{ ...replay, version: 99 }, 'version'],
    [{ ...replay, answers: 'all of them' }, 'answers'],
  ])('%# is refused with the place', (data, place) => {
    expect(() => Watching.open(magicTable, data, bundled)).toThrow(place);
  });

  test.each([[{}], [{ players: [], seed: 1 }], [{ players: [{ name: 'Ana' }], seed: 1 }]])(
    'without players and decks it is refused: %j',
    (setup) => {
      expect(() => Watching.open(magicTable, { ...replay, setup }, bundled)).toThrow('who played with which decks');
    },
  );
});
