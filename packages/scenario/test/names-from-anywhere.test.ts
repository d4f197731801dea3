// What every object has by itself is a name like any other in a file: wherever it stands, it is understood or refused in words.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { randomBelow, seedRandom } from '@rulewright/kernel';
import { expect, test } from 'vitest';
import { isMap, isScalar, isSeq, parseAllDocuments, type Scalar } from 'yaml';
import { parseScenarios, runScenario } from './games.ts';
import { runSteps } from './running.ts';

const root = fileURLToPath(new URL('../../../rulings/', import.meta.url));
const documents = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.ya?ml$/.test(name))
  .toSorted()
  .flatMap((file) => parseAllDocuments(readFileSync(root + file, 'utf8')));

const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
/** What is said when a program and not a person is spoken to. */
const ODD = /broke down|\[object|native code|function|undefined|NaN/;
const EVERY = 60;
const TRIES = 6;

/** All keys and words. */
function wordsIn(node: unknown): readonly Scalar[] {
  if (isScalar(node)) return [node];
  if (isSeq(node)) return node.items.flatMap(wordsIn);
  return isMap(node) ? node.items.flatMap(({ key, value }) => [...wordsIn(key), ...wordsIn(value)]) : [];
}

const told = (text: string): readonly string[] => {
  const { scenarios, errors } = parseScenarios(text, 'file');
  return [...errors.map(({ message }) => message), ...scenarios.map((each) => runScenario(each).message ?? '')];
};

test.each(NAMES)('%s in any place of a ruling', (name) => {
  let random = seedRandom(NAMES.indexOf(name));
  for (let i = NAMES.indexOf(name); i < documents.length; i += EVERY)
    for (let tried = 0; tried < TRIES; tried++) {
      const copy = documents[i]?.clone();
      const words = wordsIn(copy?.contents);
      const [at, next] = randomBelow(random, Math.max(1, words.length));
      random = next;
      const word = words[at];
      if (copy === undefined || word === undefined) continue;
      const was = word.value;
      word.value = name;
      delete word.source;
      delete word.type;
      for (const message of told(copy.toString()))
        expect(ODD.test(message) ? `${JSON.stringify(was)} → ${name}: ${message}` : '').toBe('');
    }
});

test.each(NAMES)('there are no %s counters', (name) => {
  const place = `players:\n  Ann: {battlefield: [{card: Forest, counters: {${name}: 1}}]}\n  Bob: {}\nsteps: []\n`;
  expect(told(`scenario: A title\n${place}`)).toEqual([`there are no "${name}" counters`]);
  expect(
    told(
      `scenario: A title\nplayers: {Ann: {battlefield: [Forest]}, Bob: {}}\nsteps:\n  - check: {Forest: {counters: {${name}: 0}}}\n`,
    ),
  ).toEqual([`there are no "${name}" counters`]);
});

test('a card that puts such counters is refused', () => {
  const card = `cards:
  - name: Odd Engine
    type_line: Artifact
    oracle_text: "{T}: Put a constructor counter on target creature."
`;
  const { status, message } = runSteps('{battlefield: [Odd Engine]}', '{}', '\n  - check: {Ann: {life: 20}}', card);
  expect({ status, message }).toEqual({ status: 'unsupported', message: expect.stringContaining('cannot be read') });
});
