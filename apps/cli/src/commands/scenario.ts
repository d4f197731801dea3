/** `rulewright scenario run`: runs scenario files and reports what came of them. */
import {
  errorLine,
  exitCode,
  jsonReport,
  parseScenarios,
  type Result,
  type RunOptions,
  runScenario,
  type Scenario,
  textReport,
  unreadable,
} from '@rulewright/scenario';
import { type Arguments, type Command, UsageError } from '../command.ts';
import { readText } from '../files.ts';
import { gameOption, scenarioGames } from '../games/index.ts';
import { scenarioFiles } from '../scenario-files.ts';

export const command: Command = {
  operands: 'run FILE...',
  options: [
    { name: 'json', summary: 'print JSON' },
    { name: 'thrice', summary: 'run each plain, saved and loaded at every decision, and with abandoned forks' },
    { name: 'filter', value: 'TEXT', summary: 'run only scenarios with this in their title or in what they cover' },
    { name: 'cards', value: 'FILE', many: true, summary: 'add the cards of a file; may be given again' },
    gameOption('whose cards --cards adds'),
  ],
  notes: [
    'A directory stands for all .yaml and .yml files in it. Exit code 0 means that every scenario passed, 1 that one',
    'failed, is unsupported or could not be read. Errors in files are printed on stderr with file and line.',
  ].join('\n'),
  run(given) {
    const [verb, ...paths] = given.operands;
    if (verb !== 'run')
      throw new UsageError(verb === undefined ? 'say what to do: run FILE...' : `scenarios cannot "${verb}"`);
    if (paths.length === 0) throw new UsageError('no file to run');
    return runFiles(paths.flatMap(scenarioFiles), given);
  },
};

async function runFiles(files: readonly string[], given: Arguments): Promise<number> {
  const results: Result[] = [];
  const options: RunOptions = { thrice: given.has('thrice') };
  const games = await scenarioGames(given);
  for (const path of files) {
    const { scenarios, errors } = parseScenarios(readText(path), path, games);
    for (const error of errors) process.stderr.write(`${errorLine(error)}\n`);
    for (const scenario of scenarios.filter(fits(given.text('filter'))))
      results.push(runScenario(scenario, games, options));
    results.push(...unreadable(errors));
  }
  process.stdout.write(given.has('json') ? jsonReport(results) : textReport(results));
  return exitCode(results);
}

const fits =
  (text: string | undefined) =>
  ({ title, covers }: Scenario): boolean =>
    text === undefined || [title, ...covers].some((part) => part.toLowerCase().includes(text.toLowerCase()));
