/** `rulewright conformance`: which statements of a ledger the scenarios prove. */
import { join, relative } from 'node:path';
import { errorLine, parseScenarios, runScenario } from '@rulewright/scenario';
import { type Arguments, type Command, UsageError } from '../command.ts';
import { readLedgers } from '../conformance/ledger.ts';
import { allProven, asIndex, asJson, asPage, asText, conformanceOf, type Proof } from '../conformance/report.ts';
import { makeFolder, readText, writeText } from '../files.ts';
import { gameOption, scenarioGames } from '../games/index.ts';
import { scenarioFiles } from '../scenario-files.ts';

export const command: Command = {
  operands: '[RULINGS...]',
  options: [
    { name: 'ledger', value: 'DIR', summary: 'where the ledgers are (rulings/ledger)' },
    { name: 'json', summary: 'print JSON' },
    {
      name: 'pages',
      value: 'DIR',
      summary: 'write a page per document there, and one that leads to them, instead of printing',
    },
    { name: 'filter', value: 'TEXT', summary: 'only entries with this in their id' },
    { name: 'cards', value: 'FILE', many: true, summary: 'add the cards of a file; may be given again' },
    gameOption('whose cards --cards adds'),
  ],
  notes: [
    'A ledger is a JSON file: {"document": TITLE, "entries": [{"id", "subject", "holds", "rules", "today", "test"}]}. Scenarios',
    'of the files and directories named (rulings) that cover an entry are run. An entry is proven if it has a scenario and all',
    'of them pass. What no scenario can state (decks, the start of a game) has a test: its file must name the entry; it is not run.',
    'Exit code 0 means that every entry is proven, 1 that one is not, 2 that something could not be read.',
  ].join('\n'),
  async run(given) {
    const filter = given.text('filter') ?? '';
    const ledgers = readLedgers(given.text('ledger') ?? 'rulings/ledger').map((ledger) => ({
      ...ledger,
      entries: ledger.entries.filter(({ id }) => id.includes(filter)),
    }));
    const wanted = new Set(ledgers.flatMap(({ entries }) => entries.map(({ id }) => id)));
    const proofs = await proofsOf(wanted, given);
    for (const { id, test } of ledgers.flatMap(({ entries }) => entries))
      if (test !== undefined) proofs.set(id, [...(proofs.get(id) ?? []), proofByTest(id, test)]);
    const all = ledgers.map((ledger) => conformanceOf(ledger, proofs));
    const pages = given.text('pages');
    if (pages === undefined) process.stdout.write(given.has('json') ? asJson(all) : asText(all));
    else {
      makeFolder(pages);
      const root = `${relative(pages, '.')}/`;
      writeText(join(pages, 'README.md'), asIndex(all));
      for (const one of all) writeText(join(pages, `${one.name}.md`), asPage(one, root));
    }
    return allProven(all) ? 0 : 1;
  },
};

async function proofsOf(wanted: ReadonlySet<string>, given: Arguments): Promise<Map<string, readonly Proof[]>> {
  const proofs = new Map<string, readonly Proof[]>();
  const games = await scenarioGames(given);
  const paths = given.operands.length === 0 ? ['rulings'] : given.operands;
  for (const file of paths.flatMap(scenarioFiles)) {
    const text = readText(file);
    // Most files cover nothing that is asked for, and reading them whole takes long.
    if (!(text.match(/[a-z]+(?:\.[\w-]+)+/g) ?? []).some((word) => wanted.has(word))) continue;
    const { scenarios, errors } = parseScenarios(text, file, games);
    const [error] = errors;
    if (error !== undefined) throw new UsageError(errorLine(error));
    for (const scenario of scenarios) {
      const ids = scenario.covers.filter((id) => wanted.has(id));
      if (ids.length === 0) continue;
      const { status } = runScenario(scenario, games, {});
      for (const id of ids) proofs.set(id, [...(proofs.get(id) ?? []), { scenario: scenario.title, file, status }]);
    }
  }
  return proofs;
}

/** Tests are run by the test command: here it only counts that the file is there and names the entry. */
function proofByTest(id: string, file: string): Proof {
  const words = readText(file).split(/[^\w.-]+/);
  const names = words.some((word) => word === id || word === `${id}.`);
  return { scenario: names ? 'a test names it' : 'no test names it', file, status: names ? 'passed' : 'failed' };
}
