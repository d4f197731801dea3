/** Grand Archive in the lab: a moment of a game becomes a scenario, and the scenario the same moment. */
import { randomBot } from '@rulewright/bots/grand-archive';
import { bundled, decks } from '@rulewright/cards/grand-archive';
import { step } from '@rulewright/kernel';
import { parseScenarios, runScenario } from '@rulewright/scenario';
import { grandArchiveScenario } from '@rulewright/scenario/grand-archive';
import { describe, expect, test } from 'vitest';
import { type GrandArchiveTypes, grandArchiveLab, grandArchiveTable } from '../../src/grand-archive/index.ts';
import { decksFor, Lab, positionOf, startFrom, writePosition, writeSteps } from '../../src/index.ts';
import { english, named, opened } from './position.ts';

const open = (text: string): Lab<GrandArchiveTypes> =>
  Lab.open(grandArchiveLab, { start: startFrom(grandArchiveLab, text, 'x.yaml', 0), cards: bundled, name: 'x' });

/** A game of two decks after so many answers of a random bot. */
function gameAfter(answers: number, seed: number) {
  const standard = decksFor('standard', decks, grandArchiveTable.formats);
  const [one, two] = [standard[seed % standard.length], standard[(seed + 3) % standard.length]];
  if (one === undefined || two === undefined) throw new Error('no decks');
  const players = [
    { name: 'Ana', deck: one },
    { name: 'Bo', deck: two },
  ];
  const { g } = grandArchiveTable.begin({ players, seed }, bundled);
  const bot = randomBot(seed);
  for (let i = 0; i < answers && g.state.decision !== null; i++) step(g, bot.answer(g, g.state.decision));
  return g;
}

/** Answers of a random bot to a position, written as steps. */
function written(text: string, answers: number, seed: number) {
  const lab = open(text);
  const bot = randomBot(seed);
  for (let i = 0; i < answers; i++) {
    const g = lab.moment();
    if (g.state.decision === null) break;
    lab.answer(bot.answer(g, g.state.decision), (at) => `From ${at}`);
  }
  return { lab, steps: writeSteps(lab, { cards: bundled, title: 'A course', check: true }) };
}

describe.each([1, 2, 5, 14])('a moment of a game, seed %i', (seed) => {
  const g = gameAfter(120, seed);
  const { writing } = grandArchiveLab;
  const { draft, losses } = writing.position(g, { title: 'A moment', seed: 1, text: () => undefined });
  const text = writing.write(draft, []);

  test('is written as a scenario that is set up the same', () => {
    expect(losses.map(({ code }) => code)).not.toContain('text');
    const lab = open(text);
    expect(positionOf(lab, { title: 'A moment' }).draft).toEqual(draft);
    expect(lab.scenario === null ? '' : writing.write(writing.draftOf(lab.scenario), [])).toBe(text);
  });

  test('what is done from there is written as steps that do the same', () => {
    const { lab, steps } = written(text, 24, seed);
    expect(steps?.of).toBe(lab.length);
    expect(steps?.moves).toBe(lab.length);
    const [scenario] = parseScenarios(steps?.text ?? '', 'written.yaml', [grandArchiveScenario]).scenarios;
    if (scenario === undefined) throw new Error('it cannot be read');
    expect(runScenario(scenario, [grandArchiveScenario])).toMatchObject({ status: 'passed' });
  });
});

const DUEL = `players:
  Ann: {champion: "Tara, Young Blade", lineage: [First Guide], field: [Old Blade], hand: [Wide Swing, Plain Squire, Sky Gaze]}
  Bob: {champion: {card: First Guide, damage: 3}, field: [{card: Plain Squire, rested: true}], memory: [Ember Page]}
steps:
  - Ann activates: Plain Squire
    with: {reserve: [Sky Gaze]}
  - resolve
`;

describe('a scenario in the lab', () => {
  test('tells what was answered and what came of it', () => {
    const lab = opened(DUEL);
    const entries = lab.timeline('all', english);
    expect(entries[0]?.words).toBe('Activate Plain Squire');
    expect(entries.some(({ words }) => words === 'Sky Gaze')).toBe(true);
    expect(entries.flatMap(({ lines }) => lines).length).toBeGreaterThan(1);
  });

  test('its last moment is checked by what is written of it', () => {
    const lab = opened(DUEL);
    const options = { cards: bundled, title: 'A position', check: true };
    const { text, losses } = writePosition(lab, options);
    expect(losses.map(({ code }) => code)).not.toContain('text');
    const [scenario] = parseScenarios(text, 'written.yaml', [grandArchiveScenario]).scenarios;
    if (scenario === undefined) throw new Error('it cannot be read');
    expect(runScenario(scenario, [grandArchiveScenario])).toMatchObject({ status: 'passed' });
    expect(text).toContain('Ann/champion: {damage: 0}');
  });

  test('another answer makes a branch', () => {
    const lab = opened(DUEL);
    lab.go(0);
    const { id } = named(lab.snapshot('all', english), 'Sky Gaze');
    expect(lab.answer({ action: 'play', card: id, method: 'activate' }, (at) => `From ${at}`)).toBeNull();
    expect(lab.branches).toHaveLength(2);
  });

  test('something that is announced and not paid for yet is not written as done', () => {
    const lab = opened(`players:
  Ann: {champion: "Tara, Young Blade", hand: [Ember Page, Plain Squire, Sky Gaze]}
  Bob: {champion: First Guide}
`);
    const { id } = named(lab.snapshot('all', english), 'Plain Squire');
    expect(lab.answer({ action: 'play', card: id, method: 'activate' }, (at) => `From ${at}`)).toBeNull();
    expect(lab.moment().state.decision?.prompt).toBe('cost-reserve');
    const steps = writeSteps(lab, { cards: bundled, title: 'A position', check: true });
    expect(steps).toMatchObject({ moves: 0, of: 1 });
  });

  test('the file itself is written as it is', () => {
    const lab = opened(DUEL);
    const written = writeSteps(lab, { cards: bundled, title: 'A position', check: false });
    expect(written).toMatchObject({ moves: lab.length, of: lab.length });
  });
});
