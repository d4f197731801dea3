/**
 * Texts of our own for what no card of the bundle says: each rule of the grammar is in a card or in one of these, and what they mean is
 * written down. The cards' meanings are compared in `bundle.test.ts`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { Ability } from '@rulewright/language/magic';
import { compileCard, type FaceReading, ruleNames, type Wording, wordingOf } from '@rulewright/text/magic';
import { describe, expect, test } from 'vitest';
import { readingsOf } from '../src/magic/bundle/entry.ts';
import { bundle } from '../src/magic/bundle/index.ts';

interface Example {
  /** The rule that it is an example of. */
  readonly for: string;
  readonly type: string;
  readonly text: string;
  readonly means: readonly Ability[];
}

const folder = new URL('grammar/', import.meta.url);
const linesOf = (name: string): readonly string[] =>
  readFileSync(new URL(name, folder), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
const examples = files.map((name) => [name, linesOf(name).map((line) => JSON.parse(line) as Example)] as const);

function read({ type, text }: Example) {
  const name = 'Test Card';
  const size = type.startsWith('Creature') ? { power: '2', toughness: '2' } : {};
  const cost = type === 'Land' ? {} : { manaCost: '{1}{G}' };
  return compileCard({ name, layout: 'normal', faces: [{ name, typeLine: type, text, ...cost, ...size }] });
}

const namesIn = (tree: Wording[number]): readonly string[] => {
  const [name, , ...parts] = tree;
  return [name, ...parts.flatMap((part) => (part === null ? [] : namesIn(part)))];
};
const rulesIn = (reading: FaceReading): readonly string[] => wordingOf(reading).flatMap(namesIn);

/** Words of a table are alike: three of them show what all do. */
const ALIKE = 3;
const family = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('.')));

describe('an example', () => {
  test.each(examples)('of %s means what is written', (_, all) => {
    for (const example of all) {
      const result = read(example);
      if ('refusals' in result) throw new Error(`${example.text}: ${JSON.stringify(result.refusals)}`);
      expect(result.readings[0]?.roundTrip, example.text).toBe(true);
      expect(result.card.faces[0].abilities ?? [], example.text).toEqual(example.means);
    }
  });

  test('is there for every rule that no card of the bundle needs', () => {
    const said = new Set(bundle.flatMap((entry) => readingsOf(entry).flatMap(rulesIn)));
    for (const example of examples.flatMap(([, all]) => all)) {
      const result = read(example);
      for (const reading of 'refusals' in result ? [] : result.readings)
        for (const name of rulesIn(reading)) said.add(name);
    }
    const alike = new Map<string, number>();
    for (const name of said) alike.set(family(name), (alike.get(family(name)) ?? 0) + 1);
    const enough = (name: string): boolean => name.includes('.') && (alike.get(family(name)) ?? 0) >= ALIKE;
    // What is only said beside other words for the same: a rule that gets an example leaves this list.
    const unsaid = ruleNames().filter((name) => !said.has(name) && !(isTable(name) && enough(name)));
    expect(unsaid.toSorted()).toEqual(linesOf('unsaid.txt'));
  });
});

/** Parts of speech have rules that have nothing in common but their kind; tables of words are made in one place. */
const PARTS_OF_SPEECH: ReadonlySet<string> = new Set(linesOf('parts-of-speech.txt'));
const isTable = (name: string): boolean => !PARTS_OF_SPEECH.has(family(name));
