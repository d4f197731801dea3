/** `rulewright explain`: plays a scenario up to a step and says why something is so there. */
import { errorLine, explainIn, parseScenarios, type Question, type Scenario } from '@rulewright/scenario';
import { render } from '@rulewright/text';
import { type Arguments, type Command, UsageError } from '../command.ts';
import { readText } from '../files.ts';
import { scenarioGames } from '../games/index.ts';
import { libraryOf } from '../games/magic/cards/file.ts';
import { magicGame } from '../games/magic/index.ts';

const {
  text: { languages, speech },
  cards: { all },
} = magicGame.pack;

export const command: Command = {
  operands: 'FILE',
  options: [
    { name: 'of', value: 'REF', summary: 'the object or player, as scenarios name them' },
    { name: 'value', value: 'WHAT', summary: 'power, toughness, types, abilities, flying, attack … (power)' },
    { name: 'event', value: 'N', summary: 'explain an event instead: 1 is the last, 2 the one before' },
    { name: 'at', value: 'STEP', summary: 'after this step; 0 is the set-up (after the last)' },
    { name: 'filter', value: 'TEXT', summary: 'the scenario with this in its title or in what it covers (the first)' },
    { name: 'cards', value: 'FILE', summary: 'add the cards of a Scryfall or MTGJSON file' },
    { name: 'for', value: 'PLAYER', summary: 'only what this player may know' },
    { name: 'lang', value: 'TAG', summary: `language: ${languages.join(', ')} (${languages[0]})` },
    { name: 'json', summary: 'print the derivation as JSON' },
  ],
  async run(given) {
    const [file, ...more] = given.operands;
    if (file === undefined || more.length > 0) throw new UsageError('give one scenario file');
    const tag = given.text('lang') ?? languages[0];
    if (!languages.includes(tag)) throw new UsageError(`there is no language "${tag}"`);
    const { words } = speech(tag, all);
    const question = questionOf(given);
    const scenario = scenarioIn(file, given.text('filter'));
    const { length } = scenario.steps;
    if ((question.at ?? 0) > length)
      throw new UsageError(`--at ${question.at} is too far: the scenario has ${length} steps`);
    const cards = given.text('cards');
    const library = cards === undefined ? undefined : await libraryOf(cards);
    const { derivation, message, nameOf } = explainIn(scenario, scenarioGames(library), question);
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

function scenarioIn(file: string, text: string | undefined): Scenario {
  const { scenarios, errors } = parseScenarios(readText(file), file, scenarioGames());
  for (const error of errors) process.stderr.write(`${errorLine(error)}\n`);
  const wanted = text?.toLowerCase();
  const found = scenarios.find(
    ({ title, covers }) => wanted === undefined || [title, ...covers].some((t) => t.toLowerCase().includes(wanted)),
  );
  if (found === undefined) throw new UsageError(`there is no such scenario in "${file}"`);
  return found;
}
