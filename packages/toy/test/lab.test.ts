// The toy game in the lab: a scenario, its moments, another way to play it, and what is kept of it.
import { asPlayer } from '@rulewright/kernel';
import {
  Lab,
  type LabData,
  packLab,
  positionOf,
  readLab,
  scenariosIn,
  startFrom,
  unpackLab,
  writePosition,
  writeSteps,
} from '@rulewright/table';
import { expect, test } from 'vitest';
import { type ToyTypes, toyPack, toySpeech } from '../src/index.ts';

const { lab: toyLab } = toyPack;

const FILE = `scenario: A bell rings for what comes after it
game: toy
players:
  Ann: {hand: [bell, stone, palace], library: [stone]}
  Bob: {hand: [wake], library: [mask]}
steps:
  - Ann plays: bell
  - Ann plays: stone
  - check:
      Ann: {points: 2}
`;

const open = (): Lab<ToyTypes> =>
  Lab.open(toyLab, { start: startFrom(toyLab, FILE, 'bell.yaml', 0), cards: null, name: 'The file' });
const points = (lab: Lab<ToyTypes>) => lab.snapshot('all', toySpeech).players.map(({ facts }) => facts.points);
const forked = (at: number): string => `From ${at}`;

test('a file tells its scenarios, and what is wrong with it', () => {
  expect(scenariosIn(toyLab, FILE, 'bell.yaml')).toEqual({
    titles: ['A bell rings for what comes after it'],
    errors: [],
  });
  expect(scenariosIn(toyLab, FILE.replace('hand: [bell', 'battlefield: [bell'), 'x').errors).toHaveLength(1);
});

test('the steps of a scenario are moments that can be gone to', () => {
  const lab = open();
  expect(lab.recorded?.result.status).toBe('passed');
  expect(lab.steps.map(({ words }) => words)).toEqual([
    'Ann plays: bell',
    'Ann plays: stone',
    'check:\n  Ann: {points: 2}',
  ]);
  const seen = Array.from({ length: lab.length + 1 }, (_, at) => {
    lab.go(at);
    return points(lab)[0];
  });
  expect([seen[0], seen.at(-1)]).toEqual([0, 2]);
  expect(lab.timeline('all', toySpeech).map(({ words }) => words)).toEqual(['Play bell', 'Play stone']);
});

test('another answer begins a branch, and what comes to nothing is taken back', () => {
  const lab = open();
  const { question } = lab.snapshot('all', toySpeech);
  const palace = question?.kind === 'priority' ? question.actions.find(({ words }) => words === 'Play palace') : null;
  // Nobody has points to pay for a palace: all of it is undone, the branch too.
  expect(lab.answer(palace?.answer ?? null, forked)).toMatchObject({ code: 'too-little', rule: '2.4' });
  expect(lab.branches.map(({ name }) => name)).toEqual(['The file']);
  expect(points(lab)).toEqual([0, 0]);
  expect(lab.answer(null, forked)).toBeNull();
  expect(lab.branches.map(({ name }) => name)).toEqual(['The file', 'From 0']);
});

test('all pass until the next turn', () => {
  const lab = open();
  lab.go(lab.length);
  const { turn } = lab.snapshot('all', toySpeech);
  expect(lab.pass('turn', forked)).toBeNull();
  expect(lab.snapshot('all', toySpeech).turn).toMatchObject({ number: turn.number + 1, active: 1 });
});

test('with the eyes of a player, hidden cards are hidden', () => {
  const hand = (eyes: 'all' | ReturnType<typeof asPlayer>) => open().snapshot(eyes, toySpeech).players[1]?.zones.hand;
  expect(hand(asPlayer(0))).toEqual({ count: 1, seen: [] });
  expect(hand('all')?.seen).toHaveLength(1);
});

test('a lab is kept, sent and opened again', async () => {
  const lab = open();
  lab.go(1);
  lab.fork('Another');
  const data: LabData = readLab(JSON.parse(JSON.stringify(lab.save())));
  const again = Lab.load(toyLab, await unpackLab(await packLab(data)), null);
  expect(again.save()).toEqual(lab.save());
  expect(again.snapshot('all', toySpeech)).toEqual(lab.snapshot('all', toySpeech));
});

test('why: an event of the timeline', () => {
  const lab = open();
  const [first] = lab.timeline('all', toySpeech);
  const scored = first?.lines.find(({ words }) => words.includes('scores'));
  expect(lab.whyEvent(0, scored?.event ?? -1, 'all', toySpeech)).toMatchObject([{ words: 'score', rules: ['2.2'] }]);
});

const options = { cards: null, title: 'A moment', check: true };
const opened = (text: string): Lab<ToyTypes> =>
  Lab.open(toyLab, { start: startFrom(toyLab, text, 'x.yaml', 0), cards: null, name: 'Again' });

test('a moment is written as a scenario that begins there', () => {
  const lab = open();
  lab.go(1);
  const { text, losses } = writePosition(lab, options);
  expect(losses).toEqual([]);
  const again = opened(text);
  expect(again.recorded?.result.status).toBe('passed');
  again.go(0);
  expect(points(again)).toEqual(points(lab));
  const zones = (of: Lab<ToyTypes>) =>
    of.snapshot('all', toySpeech).players.map((player) => Object.values(player.zones).map(({ count }) => count));
  expect(zones(again)).toEqual(zones(lab));
});

test('what was done is written as steps after the start', () => {
  const lab = open();
  lab.go(1);
  lab.answer(null, forked);
  const written = writeSteps(lab, { ...options, check: false });
  expect(written).toMatchObject({ moves: 2, of: 2 });
  expect(opened(written?.text ?? '').steps.map(({ words }) => words)).toEqual(['Ann plays: bell', 'Ann passes']);
});

test('what a set-up cannot say is told: somebody is in the middle of something', () => {
  const lab = opened(
    FILE.replace('points: 2', 'points: 9').replace('hand: [bell, stone', 'points: 4, hand: [bell, stone'),
  );
  lab.go(0);
  const { question } = lab.snapshot('all', toySpeech);
  const palace = question?.kind === 'priority' ? question.actions.find(({ words }) => words === 'Play palace') : null;
  lab.answer(palace?.answer ?? null, forked);
  expect(positionOf(lab, options).losses).toEqual([{ code: 'underway' }]);
});
