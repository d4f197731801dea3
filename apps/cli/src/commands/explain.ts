/** `rulewright explain`: plays a scenario up to a step and says why something is so there. */
import {
  errorLine,
  explainIn,
  parseScenarios,
  type Question,
  type Scenario,
  type ScenarioGames,
} from '@rulewright/scenario';
import { render } from '@rulewright/text';
import { type Arguments, type Command, UsageError } from '../command.ts';
import { readText } from '../files.ts';
import { gameOfScenario, gameOption, scenarioGames, withGame } from '../games/index.ts';

export const command: Command = {
  operands: 'FILE',
  options: [
    gameOption('whose cards --cards adds'),
    { name: 'of', value: 'REF', summary: 'the object or player, as scenarios name them' },
    { name: 'value', value: 'WHAT', summary: 'power, toughness, types, abilities, flying, attack … (power)' },
    { name: 'event', value: 'N', summary: 'explain an event instead: 1 is the last, 2 the one before' },
    { name: 'at', value: 'STEP', summary: 'after this step; 0 is the set-up (after the last)' },
    { name: 'filter', value: 'TEXT', summary: 'the scenario with this in its title or in what it covers (the first)' },
    { name: 'cards', value: 'FILE', many: true, summary: 'add the cards of a file; may be given again' },
    { name: 'for', value: 'PLAYER', summary: 'only what this player may know' },
    { name: 'lang', value: 'TAG', summary: 'language: en, zhs, zht or ja (en)' },
    { name: 'json', summary: 'print the derivation as JSON' },
  ],
  async run(given) {
    const [file, ...more] = given.operands;
    if (file === undefined || more.length > 0) throw new UsageError('give one scenario file');
    const question = questionOf(given);
    const games = await scenarioGames(given);
    const scenario = scenarioIn(file, given.text('filter'), games);
    const words = await wordsOf(scenario, given.text('lang'));
    const { length } = scenario.steps;
    if ((question.at ?? 0) > length)
      throw new UsageError(`--at ${question.at} is too far: the scenario has ${length} steps`);
    const { derivation, message, nameOf } = explainIn(scenario, games, question);
    if (message !== null) process.stderr.write(`rulewright: ${message}\n`);
    if (derivation === null) return 1;
    const text = given.has('json') ? JSON.stringify(derivation) : render(derivation, words, nameOf).join('\n');
    process.stdout.write(`${text}\n`);
    return 0;
  },
};

function questionOf(given: Arguments): Question {
  const [of, value, viewer] = ['of', 'value', 'for'].map((name) => given.text(name));
  if (of === undefined && !given.has('event')) throw new UsageError('--of or --event says what to explain');
  return {
    ...(of !== undefined && { of }),
    ...(value !== undefined && { value }),
    ...(viewer !== undefined && { viewer }),
    ...(given.has('event') && { event: given.integer('event', 1, 1) }),
    ...(given.has('at') && { at: given.integer('at', 0, 0) }),
  };
}

/** Those of the game that the scenario is of. */
const wordsOf = ({ game }: Scenario, lang: string | undefined) =>
  withGame(gameOfScenario(game), ({ pack: { text, cards } }) => {
    const tag = lang ?? text.languages[0];
    if (!text.languages.includes(tag)) throw new UsageError(`there is no language "${tag}"`);
    return text.speech(tag, cards.all).words;
  });

function scenarioIn(file: string, text: string | undefined, games: ScenarioGames): Scenario {
  const { scenarios, errors } = parseScenarios(readText(file), file, games);
  for (const error of errors) process.stderr.write(`${errorLine(error)}\n`);
  const wanted = text?.toLowerCase();
  const found = scenarios.find(
    ({ title, covers }) => wanted === undefined || [title, ...covers].some((t) => t.toLowerCase().includes(wanted)),
  );
  if (found === undefined) throw new UsageError(`there is no such scenario in "${file}"`);
  return found;
}
