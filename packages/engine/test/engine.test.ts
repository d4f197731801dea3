import {
  answersTo,
  asPlayer,
  bundledCards,
  cardFromText,
  characteristics,
  checkAnswer,
  forkGame,
  hash,
  loadGame,
  type MagicGame,
  magic,
  newGame,
  objectsIn,
  playGame,
  positionFrom,
  recordGame,
  replayGame,
  SaveError,
  save,
  seenBy,
  step,
  why,
} from '@rulewright/engine';
import { describe, expect, test } from 'vitest';

const position = (yaml: string): MagicGame => {
  const made = positionFrom(yaml);
  if ('problems' in made) throw new Error(made.problems.join('\n'));
  return made.game;
};

const attacking = (): MagicGame =>
  position(`
scenario: Two lions
players:
  Ann: {battlefield: [Silvercoat Lion, Silvercoat Lion], hand: [Plains]}
  Bob: {}
start: {turn: 3, active: Ann, step: attackers}
`);

describe('a position', () => {
  test('is a game that can be forked: what is done in the fork leaves the game as it was', () => {
    const game = attacking();
    const before = hash(game.state);
    const trial = forkGame(game);
    for (const answer of answersTo(trial) ?? []) expect(checkAnswer(trial, answer)).toBeNull();
    step(trial, { attacks: [] });
    expect(hash(trial.state)).not.toBe(before);
    expect(hash(game.state)).toBe(before);
  });

  test('has zones that are found by name, shared or of one player', () => {
    const game = attacking();
    expect(objectsIn(game, 'battlefield')).toHaveLength(2);
    expect(objectsIn(game, 'battlefield', asPlayer(1))).toHaveLength(2);
    expect(objectsIn(game, 'hand', asPlayer(0))).toHaveLength(1);
    expect(objectsIn(game, 'hand', asPlayer(1))).toEqual([]);
    expect(objectsIn(game, 'hand')).toHaveLength(1);
    expect(objectsIn(game, 'nowhere')).toEqual([]);
  });

  test('says why something is so, in the language asked for', () => {
    const game = attacking();
    const [lion] = objectsIn(game, 'battlefield');
    if (lion === undefined) throw new Error('no lion');
    expect(why(seenBy(game, 'all'), lion, 'power')?.[0]).toBe('Silvercoat Lion: power is 2 [208.1, 613.1]');
    expect(why(seenBy(game, 'all'), lion, 'power', 'zhs')?.[0]).toContain('力量为2');
    expect(why(seenBy(game, 'all'), lion, 'charm')).toBeNull();
  });

  test('that is described wrongly has problems, with their place', () => {
    expect(positionFrom('scenario: Bad\nplayers: {Ann: {lief: 3}, Bob: {}}\n')).toEqual({
      problems: [expect.stringMatching(/^position:2:\d+: unknown key "lief"/)],
    });
    expect(positionFrom('scenario: Bad\nplayers: {Ann: {battlefield: [Nobody]}, Bob: {}}\n')).toEqual({
      problems: ['no card is called "Nobody"'],
    });
    expect(positionFrom('')).toHaveProperty('problems');
  });
});

describe('a game between bots', () => {
  const [deck] = magic.cards.decks;
  const seat = (name: string, bot?: string) => ({
    name,
    deck: deck ?? { name: '', parts: { main: [] } },
    ...(bot && { bot }),
  });

  test('is the same for the same seed', () => {
    const start = { players: [seat('Ann', 'random'), seat('Bob', 'random')], seed: 3 };
    const [once, again] = [playGame(magic, start), playGame(magic, start)];
    expect(once.over).not.toBeNull();
    expect(hash(again.game.state)).toBe(hash(once.game.state));
  });

  test('needs a bot for each seat, and cards that are known', () => {
    const none = [seat('Ann', 'random'), seat('Bob')];
    expect(() => playGame(magic, { players: none, seed: 1 })).toThrow(
      'Bob is played by none of the bots: greedy, random',
    );
    const unknown = [
      { ...seat('Ann', 'random'), deck: { name: 'Odd', parts: { main: [[60, 'Nobody']] as const } } },
      seat('Bob'),
    ];
    expect(() => playGame(magic, { players: unknown, seed: 1 })).toThrow('deck "Odd" has an unknown card, "Nobody"');
  });
});

describe('a game that is kept', () => {
  const [deck] = magic.cards.decks;
  if (deck === undefined) throw new Error('no deck');
  const start = { players: ['Ann', 'Bob'].map((name) => ({ name, deck })), seed: 5, first: 0 };
  const play = () => {
    const made = recordGame(magic, start);
    const bot = magic.bots.kinds.random?.(1);
    for (let i = 0; i < 60 && made.game.state.decision !== null; i++)
      made.recorder.step(bot?.answer(made.game, made.game.state.decision) ?? null);
    return made;
  };
  const throughJson = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

  test('is played again as it was written down', () => {
    const { game, recorder } = play();
    const again = replayGame(magic, throughJson(recorder.replay()));
    expect(again.ok && hash(again.game.state)).toBe(hash(game.state));
    expect(() => replayGame(magic, { version: 7 })).toThrow(SaveError);
  });

  test('is loaded as it was saved, and goes on', () => {
    const { game } = play();
    const loaded = loadGame(magic, start, throughJson(save(game)));
    expect(hash(loaded.state)).toBe(hash(game.state));
    expect(answersTo(loaded)).toEqual(answersTo(game));
    expect(() => loadGame(magic, start, {})).toThrow(SaveError);
  });
});

test('the pack says what is wrong with data that should be a card', () => {
  expect(magic.language.problems(magic.cards.all.find('Forest'))).not.toEqual([]);
  expect(bundledCards.flatMap(magic.language.problems)).toEqual([]);
});

test('a card that cannot be read has problems, in words', () => {
  expect(cardFromText({ name: 'Shapeless', typeLine: 'Creature', text: 'Flying' })).toEqual({
    problems: ['A card of the type “Creature” needs a power and a toughness.'],
  });
});

test('a card of own words is played with', () => {
  const made = cardFromText({ name: 'Twice', typeLine: 'Creature — Cat', text: 'Flying', power: '3', toughness: '1' });
  if ('problems' in made) throw new Error(made.problems.join());
  const deck = Array.from({ length: 60 }, () => made.card);
  const players = ['Ann', 'Bob'].map((name) => ({ name, deck }));
  const game = newGame({ players, seed: 1, first: 0 });
  const [card] = objectsIn(game, 'library', asPlayer(0));
  if (card === undefined) throw new Error('no card');
  expect(characteristics(game, card)).toMatchObject({ name: 'Twice', power: 3 });
});
