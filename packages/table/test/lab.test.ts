/** The lab: what is done in it, where that leads, and how it is kept, written and sent. */
import { bundled } from '@rulewright/cards/magic';
import { hash } from '@rulewright/kernel';
import { parseScenarios, runScenario } from '@rulewright/scenario';
import { magicScenario, newDraft, writeScenario } from '@rulewright/scenario/magic';
import { describe, expect, test } from 'vitest';
import {
  Lab,
  LabError,
  LinkError,
  packLab,
  positionOf,
  readLab,
  scenariosIn,
  startFrom,
  unpackLab,
  writePosition,
  writeSteps,
} from '../src/index.ts';
import { type MagicTypes, magicLab, magicTable, speechIn } from '../src/magic/index.ts';
import { answerTo, chance } from './answering.ts';

const speech = speechIn('en', bundled);
const named = (at: number): string => `From ${at}`;

const FILE = `scenario: Persist returns a creature once
players:
  Ann:
    battlefield: [{card: Mountain, count: 3}]
    hand: [Lightning Bolt, Lightning Bolt]
  Bob:
    battlefield: [Kitchen Finks]
steps:
  - Ann casts: Lightning Bolt
    targets: [Kitchen Finks]
  - resolve
  - resolve
  - check:
      Kitchen Finks: {zone: battlefield, counters: {-1/-1: 1}}
---
scenario: Another
players: {Ann: {}, Bob: {}}
`;

const open = (): Lab<MagicTypes> =>
  Lab.open(magicLab, { start: startFrom(magicLab, FILE, 'file.yaml', 0), cards: bundled, name: 'The file' });
const zoneOfFinks = (lab: Lab<MagicTypes>): string | undefined =>
  Object.values(lab.snapshot('all', speech).objects).find(({ card }) => card === 'Kitchen Finks')?.zone;

describe('a scenario in the lab', () => {
  test('a file tells its scenarios, and what is wrong with it', () => {
    expect(scenariosIn(magicLab, FILE, 'file.yaml').titles).toEqual(['Persist returns a creature once', 'Another']);
    expect(scenariosIn(magicLab, 'scenario: A\nplayers: 3\n', 'file.yaml').errors[0]).toMatchObject({ line: 2 });
    expect(() => startFrom(magicLab, 'scenario: A\nplayers: 3\n', 'f', 0)).toThrow(LabError);
    expect(() => startFrom(magicLab, FILE, 'f', 2)).toThrow(LabError);
  });

  test('its steps are the first branch; every moment can be looked at', () => {
    const lab = open();
    expect(lab.at).toBe(0);
    expect(lab.length).toBe(6);
    expect(zoneOfFinks(lab)).toBe('battlefield');
    lab.go(4);
    expect(zoneOfFinks(lab)).toBe('graveyard');
    lab.go(99);
    expect(lab.at).toBe(6);
    expect(zoneOfFinks(lab)).toBe('battlefield');
    lab.go(0);
    expect(zoneOfFinks(lab)).toBe('battlefield');
  });

  test('the timeline tells what was answered and what came of it, and each event can be explained', () => {
    const lab = open();
    const entries = lab.timeline('all', speech);
    expect(entries).toHaveLength(6);
    expect(entries[0]?.words).toContain('Lightning Bolt');
    expect(entries[1]?.words).toBe('Kitchen Finks');
    const lines = entries.flatMap((entry) => entry.lines);
    const damage = entries[3]?.lines[0];
    expect(lines.length).toBeGreaterThan(3);
    const [why] = lab.whyEvent(3, damage?.event ?? -1, 'all', speech);
    expect(why?.rules.length).toBeGreaterThan(0);
  });

  test('the steps of the file stand beside what they did, and one that fails is marked', () => {
    const lab = open();
    expect(lab.steps.map(({ at, line, failed }) => [at, line, failed])).toEqual([
      [0, 9, false],
      [2, 11, false],
      [4, 12, false],
      [6, 13, false],
    ]);
    expect(lab.steps[0]?.words).toBe('Ann casts: Lightning Bolt\ntargets: [Kitchen Finks]');
    const wrong = FILE.replace('{-1/-1: 1}', '{-1/-1: 2}');
    const failing = Lab.open(magicLab, {
      start: startFrom(magicLab, wrong, 'file.yaml', 0),
      cards: bundled,
      name: 'The file',
    });
    expect(failing.steps.map(({ failed }) => failed)).toEqual([false, false, false, true]);
    lab.go(1);
    lab.answer([1], named);
    expect(lab.steps).toHaveLength(1);
  });

  test('another answer makes a branch, and the first one stays', () => {
    const lab = open();
    lab.go(1);
    expect(lab.answer([1], named)).toBeNull();
    expect(lab.branches.map(({ name, moves }) => [name, moves])).toEqual([
      ['The file', 6],
      ['From 1', 2],
    ]);
    lab.switchTo(0);
    expect([lab.at, lab.length]).toEqual([1, 6]);
    expect(lab.forks).toEqual([{ branch: 1, at: 1 }]);
    // The same answer goes on in the branch that there is.
    expect(lab.answer(lab.moves[1] ?? null, named)).toBeNull();
    expect([lab.branch, lab.at]).toEqual([0, 2]);
  });

  test('a refused answer changes nothing and makes no branch', () => {
    const lab = open();
    lab.go(1);
    expect(lab.answer([999], named)).not.toBeNull();
    expect(lab.answer({ action: 'pass' }, named)).not.toBeNull();
    expect([lab.branches.length, lab.at, lab.length]).toEqual([1, 1, 6]);
  });

  test('an action that is given up leaves nothing behind', () => {
    const lab = open();
    const cast = lab.moves[0] as object;
    expect(lab.answer({ ...cast, pay: 'manual' }, named)).toBeNull();
    expect(lab.answer([1], named)).toBeNull();
    expect(lab.length).toBe(2);
    expect(lab.answer({ cancel: true }, named)?.code).toBe('cancelled');
    expect([lab.branches.length, lab.at, lab.length]).toEqual([1, 0, 6]);
    expect(lab.moment().state.decision?.kind).toBe('priority');
  });

  test('branches are named, and removed except the last', () => {
    const lab = open();
    lab.go(2);
    const made = lab.fork('What if');
    expect([lab.branch, lab.length]).toEqual([made, 2]);
    lab.rename(made, '  Two bolts ');
    expect(lab.branches[1]?.name).toBe('Two bolts');
    lab.remove(made);
    expect(lab.branch).toBe(0);
    lab.remove(0);
    expect(lab.branches).toHaveLength(1);
  });

  test('all players pass until something has resolved, a step or a turn begins', () => {
    const lab = open();
    lab.go(2);
    expect(lab.pass('resolved', named)).toBeNull();
    expect(zoneOfFinks(lab)).toBe('graveyard');
    lab.go(6);
    lab.pass('step', named);
    expect(lab.moment().state.game.turn.step).not.toBe('main1');
    lab.pass('turn', named);
    expect(lab.moment().state.game.turn.number).toBe(4);
  });

  test('with the eyes of a player, hidden cards are hidden', () => {
    const lab = open();
    const bob = lab.snapshot(1 as never, speech);
    expect(bob.players[0]?.zones.hand).toEqual({ count: 2, seen: [] });
    expect(lab.snapshot('all', speech).players[0]?.zones.hand.seen).toHaveLength(2);
  });
});

describe('kept and sent', () => {
  test('a lab that is kept is the same when it comes back', () => {
    const lab = open();
    lab.go(1);
    lab.answer([1], named);
    const again = Lab.load(magicLab, readLab(JSON.parse(JSON.stringify(lab.save()))), bundled);
    expect(again.save()).toEqual(lab.save());
    expect(hash(again.moment().state)).toBe(hash(lab.moment().state));
  });

  test('moves that cannot be made are kept aside', () => {
    const data = open().save();
    const [branch] = data.branches;
    if (branch === undefined) throw new Error('no branch');
    const broken = { ...data, branches: [{ ...branch, moves: [...branch.moves.slice(0, 2), 'nonsense', [1]] }] };
    const lab = Lab.load(magicLab, readLab(broken), bundled);
    expect(lab.branches[0]).toMatchObject({ moves: 2, lost: 2 });
    expect(lab.save().branches[0]?.moves).toHaveLength(4);
  });

  test('a link holds all of it', async () => {
    const data = open().save();
    const packed = await packLab(data);
    expect(packed).toMatch(/^a[\w-]+$/);
    expect(await unpackLab(packed)).toEqual(data);
  });

  test.each(['', 'hello', 'a', 'a!!!', 'aAAAA', 'z1234'])('"%s" is no link', async (packed) => {
    await expect(unpackLab(packed)).rejects.toBeInstanceOf(LinkError);
  });

  test('a link that was cut short says so', async () => {
    const packed = await packLab(open().save());
    for (const part of [0.3, 0.6, 0.95])
      await expect(unpackLab(packed.slice(0, Math.floor(packed.length * part)))).rejects.toBeInstanceOf(LinkError);
  });

  test.each([null, 3, [], {}, { version: 2 }, { version: 1, start: { kind: 'game' }, branches: [], branch: 0, at: 0 }])(
    '%j is no lab',
    (data) => expect(() => readLab(data)).toThrow(),
  );
});

describe('written as a file', () => {
  const options = { cards: bundled, title: 'A moment', check: true };
  const passes = (text: string): string =>
    parseScenarios(text, 'x', [magicScenario])
      .scenarios.map((scenario) => runScenario(scenario, [magicScenario]).status)
      .join();

  test('what the file says itself is the file', () => {
    const lab = open();
    lab.go(99);
    expect(writeSteps(lab, options)?.text).toBe(lab.start.kind === 'scenario' ? lab.start.text : '');
  });

  test('a branch is written as steps that run, with a check at the end', () => {
    const lab = open();
    lab.go(1);
    lab.answer([1], named);
    lab.pass('resolved', named);
    const written = writeSteps(lab, options);
    expect(written).toMatchObject({ moves: 4, of: 4 });
    expect(written?.text).toContain('targets: [Bob]');
    expect(written?.text).toContain('life: 17');
    expect(passes(written?.text ?? '')).toBe('passed');
  });

  test('the position of any moment is written as a set-up that runs', () => {
    const lab = open();
    for (let at = 0; at <= lab.length; at++) {
      lab.go(at);
      const { text } = writePosition(lab, { ...options, check: false });
      expect(passes(text)).toBe('passed');
    }
    lab.go(4);
    expect(positionOf(lab, options).losses.map(({ code }) => code)).toContain('stack');
  });
});

test('a game of a table opens at any moment, and its position becomes a start of its own', () => {
  const deck = {
    name: 'Bears',
    parts: {
      main: [
        [20, 'Forest'],
        [20, 'Grizzly Bears'],
      ] as const,
    },
  };
  const start = {
    players: [
      { name: 'Ann', deck },
      { name: 'Bob', deck },
    ],
    seed: 5,
    first: 0,
  };
  const { g } = magicTable.begin(start, bundled);
  const below = chance(3);
  const answers = [];
  const probe = Lab.open(magicLab, { start: { kind: 'game', start }, cards: bundled, name: 'Game', moves: [] });
  expect(hash(probe.moment().state)).toBe(hash(g.state));
  for (let i = 0; i < 150; i++) {
    const { question } = probe.snapshot('all', speech);
    if (question === null) break;
    probe.answer(answerTo(question, below), named);
  }
  answers.push(...probe.moves);
  const lab = Lab.open(magicLab, {
    start: { kind: 'game', start },
    cards: bundled,
    name: 'Game',
    moves: answers,
    at: 60,
  });
  expect(lab.at).toBe(60);
  expect(writeSteps(lab, { cards: bundled, title: '', check: false })).toBeNull();
  const { draft } = positionOf(lab, { title: 'From a game' });
  const again = Lab.open(magicLab, {
    start: startFrom(magicLab, writeScenario(draft), 'x', 0),
    cards: bundled,
    name: 'Position',
  });
  expect(again.moment().state.game.totals.map(({ life }) => life)).toEqual(
    lab.moment().state.game.totals.map(({ life }) => life),
  );
});

test('a new table for four can be played', () => {
  const draft = newDraft('Four', ['Ann', 'Bob', 'Cid', 'Dee']);
  const lab = Lab.open(magicLab, {
    start: startFrom(magicLab, writeScenario(draft), 'x', 0),
    cards: bundled,
    name: 'Start',
  });
  lab.pass('turn', named);
  expect(lab.snapshot('all', speech).players).toHaveLength(4);
  expect(lab.moment().state.game.turn.active).toBe(1);
});

test('conceding and fixing a random result are moves like any other, and are written as steps', () => {
  const lab = open();
  lab.go(99);
  expect(lab.answer({ random: ['heads', 6] }, named)).toBeNull();
  expect(lab.answer({ concede: 1 as never }, named)).toBeNull();
  expect(lab.moment().state.over?.winners).toEqual([0]);
  expect(
    lab
      .timeline('all', speech)
      .map(({ kind }) => kind)
      .slice(-2),
  ).toEqual(['random', 'concede']);
  const written = writeSteps(lab, { cards: bundled, title: '', check: false });
  expect(written?.text).toContain('next random: [heads, 6]');
  expect(written?.text).toContain('Bob concedes');
  expect(written?.moves).toBe(lab.length);
});
