// YAML itself, and what a stranger may put in a file.
import { describe, expect, test } from 'vitest';
import { parseScenarios } from './games.ts';
import { errorOf, file, scenarioOf, withAnn, withSteps } from './parsing.ts';

const small = (title: string) => `scenario: ${title}\nplayers: {Ann: {}, Bob: {}}\n`;

describe('a file', () => {
  test('may hold several scenarios, each with the line where it starts', () => {
    const { scenarios, errors } = parseScenarios(`${small('One')}---\n${small('Two')}`, file);
    expect(errors).toEqual([]);
    expect(scenarios.map(({ title, line, end }) => ({ title, line, end }))).toEqual([
      { title: 'One', line: 1, end: { line: 2 } },
      { title: 'Two', line: 4, end: { line: 5 } },
    ]);
  });

  test('keeps its good scenarios when another document is wrong', () => {
    const { scenarios, errors } = parseScenarios(`${small('One')}---\n- 1\n---\n${small('Three')}`, file);
    expect(scenarios.map(({ title }) => title)).toEqual(['One', 'Three']);
    expect(errors).toEqual([
      { file, line: 4, column: 1, code: 'wrong-type', message: 'a scenario must be a map, not a list' },
    ]);
  });

  test('keeps its good scenarios when another document is not YAML', () => {
    const { scenarios, errors } = parseScenarios(`a: [\n---\n${small('Two')}`, file);
    expect(scenarios.map(({ title }) => title)).toEqual(['Two']);
    expect(errors[0]).toMatchObject({ code: 'yaml-syntax' });
  });

  test('may begin with comments and end with an empty document', () => {
    expect(scenarioOf(`# about\n---\n${small('One')}---\n`).title).toBe('One');
  });

  test.each([
    ['nothing', ''],
    ['blanks', ' \n\n'],
    ['a comment', '# only this'],
    ['an empty document', '---\n---\n'],
  ])('with only %s is an error', (_, text) => {
    expect(errorOf(text)).toMatchObject({ file, line: 1, column: 1, code: 'empty-file' });
  });

  test.each([
    ['a word', 'hello', 'not "hello"'],
    ['a number', '42', 'not "42"'],
    ['a list', '[1, 2]', 'not a list'],
  ])('that is %s is an error', (_, text, message) => {
    expect(errorOf(text)).toMatchObject({ line: 1, code: 'wrong-type', message: expect.stringContaining(message) });
  });

  test('may start with a byte order mark without moving columns', () => {
    expect(scenarioOf(`\ufeff${small('One')}`).title).toBe('One');
    expect(errorOf(`\ufeffscenarios: x, scenario: y`)).toMatchObject({ line: 1 });
    expect(errorOf('\ufeff[a')).toMatchObject({ line: 1, column: 3 });
  });

  test('may end its lines with carriage returns', () => {
    const scenario = scenarioOf(withSteps('- Ann passes\n- resolve').replaceAll('\n', '\r\n'));
    expect(scenario.title).toBe('A title');
    expect(scenario.steps.map(({ line }) => line)).toEqual([4, 5]);
  });

  test('indented by tabs is an error with its line', () => {
    expect(parseScenarios(`scenario: One\nplayers:\n\tAnn: {}\n`, file).errors[0]).toMatchObject({
      line: 3,
      code: 'yaml-syntax',
    });
  });

  test('with a syntax error names the line and column', () => {
    expect(errorOf('scenario: One\nplayers: {Ann: {}\nsteps: []\n')).toMatchObject({
      file,
      line: 3,
      code: 'yaml-syntax',
    });
  });

  test('with a key twice in one map is an error at the second', () => {
    expect(errorOf(`${small('One')}seed: 1\nseed: 2\n`)).toMatchObject({
      line: 4,
      column: 1,
      code: 'duplicate-key',
      message: 'the key "seed" stands twice in one map',
    });
  });

  test('with a map as a key is an error', () => {
    expect(errorOf(withAnn('mana: {{R}: 1}'))).toMatchObject({ line: 4, code: 'wrong-type' });
  });

  test('with a tag that means nothing is an error', () => {
    expect(errorOf(withAnn('hand: [!card Opt]'))).toMatchObject({ line: 4, code: 'yaml-syntax' });
  });

  test('that is too large is refused unread', () => {
    expect(errorOf('x'.repeat(10_000_000))).toMatchObject({ line: 1, column: 1, code: 'too-large' });
  });

  test.each(['[', '{', '- ', '? ', 'a: ', '[a: ', '{a: '])('nested too deep by %j is refused', (opening) => {
    expect(errorOf(opening.repeat(20_000))).toMatchObject({ line: 1, code: 'too-deep' });
  });

  test('with very many errors tells the first hundred and how many more there are', () => {
    const { errors } = parseScenarios(withSteps(Array(150).fill('- Ann cast: Opt').join('\n')), file);
    expect(errors).toHaveLength(101);
    expect(errors.at(-1)).toMatchObject({
      line: 104,
      code: 'too-many-errors',
      message: 'and 50 more errors from here on',
    });
  });

  test('tells its errors from top to bottom', () => {
    const { errors } = parseScenarios('steps: 1\nplayers: {Ann: {lif: 1}, Bob: 3}\nseeds: 1\n', file);
    const lines = errors.map(({ line }) => line);
    expect(lines).toEqual(lines.toSorted((a, b) => a - b));
  });
});

describe('anchors and aliases', () => {
  test('stand for what they repeat', () => {
    const { players } = scenarioOf('scenario: One\nplayers:\n  Ann: &setup\n    hand: [Opt]\n  Bob: *setup\n');
    expect(players[1]?.zones).toEqual(players[0]?.zones);
  });

  test('that grow without measure are refused', () => {
    const lines = Array.from({ length: 30 }, (_, i) => ` - &b${i + 1} [${Array(9).fill(`*b${i}`)}]`);
    const bomb = `scenario: One\ncards:\n - &b0 [x, x, x]\n${lines.join('\n')}\n`;
    expect(errorOf(bomb)).toMatchObject({ code: 'too-many-aliases' });
  });

  test('that repeat a long text without measure are refused', () => {
    const text = `scenario: &a ${'x'.repeat(100_000)}\ncovers: [${Array(1000).fill('*a').join(', ')}]\n`;
    expect(errorOf(text)).toMatchObject({ line: 2, code: 'too-many-aliases' });
  });

  test('that pile up depth are refused', () => {
    const lines = Array.from({ length: 80 }, (_, i) => ` - &b${i + 1} [*b${i}]`);
    expect(parseScenarios(`cards:\n - &b0 [x]\n${lines.join('\n')}\n`, file).errors[0]).toMatchObject({
      code: 'too-deep',
    });
  });

  test.each([
    ['an unknown anchor', 'scenario: *nowhere'],
    ['what contains it', 'cards: &a [*a]'],
  ])('that stand for %s are refused', (_, text) => {
    expect(errorOf(text)).toMatchObject({ line: 1, code: 'yaml-syntax' });
  });
});

describe('values without quotes', () => {
  test.each(['1996 World Champion', '1996', '613.10', 'true', '0x1F', '1e3', '.5', '+2 Mace'])(
    'keep the name %s',
    (name) => {
      expect(scenarioOf(withAnn(`hand: [${name}]`)).players[0]?.zones[0]?.objects[0]?.card).toBe(name);
    },
  );

  test.each(['yes', 'true', 'Yes', 'TRUE', '"yes"'])('%s means true where that is asked', (word) => {
    expect(scenarioOf(withAnn(`library-exact: ${word}`)).players[0]?.libraryExact).toBe(true);
  });

  test.each(['no', 'false', 'No'])('%s means false where that is asked', (word) => {
    expect(scenarioOf(withAnn(`library-exact: ${word}`)).players[0]?.libraryExact).toBe(false);
  });

  test('yes stays a word even under a directive of YAML 1.1', () => {
    expect(scenarioOf(`%YAML 1.1\n---\nscenario: yes\nplayers: {Ann: , Bob: }\n`).title).toBe('yes');
  });

  test.each(['2.5', '1e3', '0x10', 'three', '[1]', '', '99999999999'])('%s is no whole number', (value) => {
    expect(errorOf(withAnn(`life: ${value}`))).toMatchObject({ line: 4, code: 'bad-number' });
  });
});
