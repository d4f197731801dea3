/** Whole games of Grand Archive through the table: answered from the questions alone, taken back, saved, watched. */
import { bots } from '@rulewright/bots/grand-archive';
import { bundled, decks } from '@rulewright/cards/grand-archive';
import { asPlayer } from '@rulewright/kernel';
import { describe, expect, test } from 'vitest';
import { type GrandArchiveQuestion, type GrandArchiveTypes, grandArchiveTable } from '../../src/grand-archive/index.ts';
import { decksFor, Sitting, type SittingOptions, TableError, Watching } from '../../src/index.ts';
import { chance } from '../answering.ts';
import { answerTo } from './answering.ts';
import { english } from './position.ts';

const me = asPlayer(0);

const inFormat = (format: string) => decksFor(format, decks, grandArchiveTable.formats);
const deck = (i: number) => {
  const standard = inFormat('standard');
  const found = standard[i % standard.length];
  if (found === undefined) throw new Error('no deck');
  return found;
};

const options = (
  mine: number,
  theirs: number,
  seed: number,
  kind: 'random' | 'greedy' = 'random',
): SittingOptions<GrandArchiveTypes> => ({
  start: {
    players: [
      { name: 'Ana', deck: deck(mine) },
      { name: 'Bot', deck: deck(theirs), bot: kind },
    ],
    seed,
  },
  me,
  bots: new Map([[asPlayer(1), bots[kind](seed)]]),
  cards: bundled,
  speech: english,
});

/** Answers until the game is over or so many questions were answered; says what was asked. */
function play(sitting: Sitting<GrandArchiveTypes>, seed: number, most = 2000): ReadonlySet<string> {
  const below = chance(seed);
  const asked = new Set<string>();
  const answer = (q: GrandArchiveQuestion) => (q.kind === 'word' ? (sitting.words('')[0] ?? '') : answerTo(q, below));
  for (let i = 0; i < most && !sitting.over; i++) {
    const { question } = sitting.snapshot();
    if (question === null) throw new Error('nothing is asked, and the game is not over');
    asked.add(question.kind === 'entities' ? question.prompt : question.kind);
    expect(question.words, question.prompt).not.toBe(question.prompt);
    // What does not fit together is chosen again.
    for (let tries = 0; sitting.answer(answer(question)) !== null; tries++)
      if (tries > 50) throw new Error(`no answer to ${question.kind} (${question.words}) is taken`);
  }
  return asked;
}

describe('a person who answers what is asked', () => {
  test.each([4, 9])('plays whole games: decks %i and the next', (i) => {
    const sitting = new Sitting(grandArchiveTable, options(i, i + 1, 40 + i));
    const asked = play(sitting, i);
    expect(sitting.over).toBe(true);
    expect([...asked]).toEqual(expect.arrayContaining(['priority', 'materialize', 'cost-reserve', 'attack']));
    expect(sitting.snapshot().over?.words).not.toBe('');
    expect(sitting.lines.length).toBeGreaterThan(20);
    expect(sitting.lines.filter(({ words }) => words.includes('undefined'))).toEqual([]);
  });

  test('plays against the greedy bot', () => {
    const sitting = new Sitting(grandArchiveTable, options(2, 3, 5, 'greedy'));
    play(sitting, 9);
    expect(sitting.over).toBe(true);
  });
});

describe('a game that was left', () => {
  const sitting = new Sitting(grandArchiveTable, options(0, 5, 11));
  play(sitting, 3, 40);
  const saved: unknown = JSON.parse(JSON.stringify(sitting.replay()));

  test('goes on where it was', () => {
    const { start: _, ...rest } = options(0, 5, 11);
    const again = Sitting.resume(grandArchiveTable, saved, rest);
    expect({ ...again.snapshot(), undo: false }).toEqual({ ...sitting.snapshot(), undo: false });
    expect(again.lines).toEqual(sitting.lines);
  });

  test('can be watched with anybody’s eyes', () => {
    const watching = Watching.open(grandArchiveTable, saved, bundled);
    expect(watching.damage).toBeNull();
    const { question: _, undo: __, ...end } = sitting.snapshot();
    expect(watching.snapshot(watching.length, me, english)).toMatchObject(end);
    expect(watching.lines(me, english).map(({ words }) => words)).toEqual(
      sitting.lines.filter(({ kind }) => kind !== 'refusal').map(({ words }) => words),
    );
    const at = watching.turns[1]?.at ?? 0;
    expect(watching.snapshot(at, me, english).players[1]?.zones.hand.seen).toEqual([]);
    expect(watching.snapshot(at, 'all', english).players[1]?.zones.hand.seen.length).toBeGreaterThan(0);
    for (let i = 0; i < watching.length; i++) expect(watching.said(i, english)?.words).not.toBe('');
  });
});

test('a person is asked only where there is something to do or a stop is set', () => {
  const phases = (settings?: SittingOptions<GrandArchiveTypes>['settings']): ReadonlySet<string> => {
    const sitting = new Sitting(grandArchiveTable, {
      ...options(0, 1, 3),
      ...(settings === undefined ? {} : { settings }),
    });
    const found = new Set<string>();
    for (let i = 0; i < 40 && !sitting.over; i++) {
      const { question, turn } = sitting.snapshot();
      if (question === null) break;
      if (question.kind === 'priority') found.add(`${turn.active === me ? 'mine' : 'theirs'} ${turn.step}`);
      sitting.answer(question.kind === 'priority' ? question.pass : answerTo(question, chance(1)));
    }
    return found;
  };
  const often = phases({ autoPass: false, stops: { mine: [], theirs: [] } });
  expect([...often]).toEqual(expect.arrayContaining(['mine recollection', 'mine main', 'mine end', 'theirs main']));
  expect([...phases()].filter((phase) => phase === 'mine recollection' || phase === 'theirs recollection')).toEqual([]);
});

describe('decks', () => {
  const begin = (parts: object, format?: string) =>
    grandArchiveTable.begin(
      {
        players: [
          { name: 'Ana', deck: { name: 'Odd', parts: { ...deck(0).parts, ...parts } } },
          { name: 'Bo', deck: deck(1) },
        ],
        seed: 1,
        ...(format === undefined ? {} : { format }),
      },
      bundled,
    );
  const [main] = deck(0).parts.main;

  test.each([
    ['illegal-deck', { main: [main] }, /main: too few cards/],
    ['illegal-deck', { material: [] }, /material: no first champion/],
    ['unknown-card', { main: [[60, 'No Such Card']] }, /unknown card, "No Such Card"/],
  ])('%s is refused with its reason', (code, parts, message) => {
    expect(() => begin(parts)).toThrow(message);
    try {
      begin(parts);
    } catch (error) {
      expect(error).toBeInstanceOf(TableError);
      expect((error as TableError).code).toBe(code);
    }
  });

  test.each(['__proto__', 'nonesuch'])('there is no format %s', (format) => {
    expect(() => begin({}, format)).toThrow(/is no format/);
  });

  test('all that come with the game can be played', () => {
    for (const each of inFormat('standard'))
      expect(() =>
        grandArchiveTable.begin(
          {
            players: [
              { name: 'Ana', deck: each },
              { name: 'Bo', deck: deck(0) },
            ],
            seed: 1,
          },
          bundled,
        ),
      ).not.toThrow();
    const players = inFormat('pantheon').map((each, i) => ({ name: `P${i}`, deck: each }));
    for (const count of [3, 4])
      expect(() =>
        grandArchiveTable.begin({ players: players.slice(0, count), seed: 1, format: 'pantheon' }, bundled),
      ).not.toThrow();
  });
});

test('why: a player, an answer, a card and every line of the log', () => {
  const sitting = new Sitting(grandArchiveTable, options(0, 1, 3));
  play(sitting, 2, 25);
  expect(sitting.why({ of: asPlayer(1) }).length).toBeGreaterThan(1);
  const { players, objects, question } = sitting.snapshot();
  expect(sitting.why('question')[0]?.words).toBe(question?.why);
  const held = players[0]?.zones.hand.seen.map((id) => objects[id]) ?? [];
  for (const card of held) {
    const [why] = sitting.why({ answer: { action: 'play', card: card?.id ?? -1, method: 'activate' } });
    expect(why?.words).not.toBe('');
    expect(why?.rules.length).toBeGreaterThan(0);
  }
  const told = sitting.lines.filter(({ kind }) => kind === 'event');
  expect(told.filter(({ event }) => sitting.why({ event }).length === 0)).toEqual([]);
});
