// The steps of a scenario. A step is a word, or a map with one key that says what happens and perhaps options beside it.
import { isOptionKey, knownVerbs, needsNoValue, readAction } from './actions.ts';
import { readAnswer } from './answers.ts';
import { readChecks } from './checks.ts';
import { blankAt, type Entry, type Node } from './document.ts';
import { canBeFixed, DICE } from './random-results.ts';
import {
  entryIn,
  fail,
  integerIn,
  listWords,
  quote,
  readEach,
  readInteger,
  readMap,
  shown,
  unknownKey,
  unknownPlayer,
} from './read.ts';
import type { Reading, StepWords } from './reading.ts';
import { findPlayer } from './refs.ts';
import type { CheckStep, LegalityStep, NextRandomStep, RandomResult, Step, WillChooseStep } from './step.ts';

/** What a key says that begins with a player's name. */
interface Head {
  readonly player: string;
  readonly verb: string;
}

/** Steps of any game in which no player acts. */
const commonSteps: Readonly<Record<string, StepWords>> = {
  check: {
    parse: (reading, { line, value }): CheckStep => ({ kind: 'check', line, checks: readChecks(reading, value) }),
  },
  'next random': {
    parse: (reading, { line, value }): NextRandomStep => {
      const results = readEach(reading, value, 'next random', (item) => readRandom(reading, item));
      if (!canBeFixed(results)) fail(reading, value, 'bad-value', 'so many random results cannot be fixed at once');
      return { kind: 'nextRandom', line, results };
    },
  },
};

const impersonal = (reading: Reading, key: string): StepWords | undefined =>
  entryIn(reading.vocabulary.steps, key) ?? entryIn(commonSteps, key);

/** What a player does in a scenario besides the actions of the game. */
const aboutPlayers: Readonly<Record<string, (reading: Reading, player: string, head: Entry) => Step | undefined>> = {
  'will choose': (reading, player, { line, value }): WillChooseStep => {
    const answers = readEach(reading, value, 'will choose', (item) => readAnswer(reading, item));
    return { kind: 'willChoose', line, player, answers };
  },
  can: (reading, player, head) => readLegality(reading, player, 'can', head),
  cannot: (reading, player, head) => readLegality(reading, player, 'cannot', head),
};

const allVerbs = (reading: Reading): readonly string[] => [...knownVerbs(reading), ...Object.keys(aboutPlayers)];

export function readSteps(reading: Reading, node: Node): readonly Step[] {
  if (node.kind === 'list') return node.items.flatMap((item) => readStep(reading, item) ?? []);
  fail(reading, node, 'wrong-type', `steps must be a list, not ${shown(node)}`);
  return [];
}

function readStep(reading: Reading, node: Node): Step | undefined {
  if (node.kind === 'text') return readBareStep(reading, node.text, node);
  const map = readMap(reading, node, 'a step');
  if (map === undefined) return undefined;
  const [known, second] = map.entries.filter(({ key }) => saysWhatHappens(reading, key));
  const head = known ?? map.entries.find(({ key }) => !isOptionKey(reading, key));
  if (head === undefined) {
    return fail(reading, node, 'bad-step', 'a step needs a key that says what happens, such as "Ann casts"');
  }
  if (second !== undefined) {
    const message = `${quote(head.key)} and ${quote(second.key)} are two steps; write each behind a dash of its own`;
    return fail(reading, second, 'bad-step', message);
  }
  const beside = map.entries.filter((entry) => entry !== head);
  const words = impersonal(reading, normalKey(head.key));
  if (words !== undefined) {
    noOptions(reading, head, beside);
    return words.parse(reading, head);
  }
  const found = readHead(reading, head.key, head);
  if (found === undefined) return undefined;
  const readAbout = entryIn(aboutPlayers, found.verb);
  if (readAbout === undefined) return readAction(reading, found.player, found.verb, head, beside);
  noOptions(reading, head, beside);
  return readAbout(reading, found.player, head);
}

/** `resolve`, `Ann passes`, `Ann concedes`: everything else needs a value. */
function readBareStep(reading: Reading, text: string, node: Node): Step | undefined {
  const key = normalKey(text);
  const words = impersonal(reading, key);
  if (words !== undefined) {
    return words.bare?.(node.line) ?? fail(reading, node, 'bad-step', `${quote(key)} needs a value after a colon`);
  }
  if (key === '') return fail(reading, node, 'bad-step', 'there is nothing behind the dash');
  const found = readHead(reading, text, node);
  if (found === undefined) return undefined;
  if (needsNoValue(reading, found.verb)) {
    const head = { key: text, line: node.line, column: node.column, value: blankAt(node) };
    return readAction(reading, found.player, found.verb, head, []);
  }
  return fail(reading, node, 'bad-step', `${quote(text)} needs a value after a colon`);
}

function normalKey(key: string): string {
  return key.trim().replace(/\s+/g, ' ');
}

function saysWhatHappens(reading: Reading, key: string): boolean {
  return impersonal(reading, normalKey(key)) !== undefined || findHead(reading, key) !== undefined;
}

function noOptions(reading: Reading, head: Entry, beside: readonly Entry[]): void {
  for (const entry of beside) unknownKey(reading, entry, `a step with ${quote(head.key)}`, []);
}

/** Player names may hold spaces and even verbs, so every verb that ends the key is tried. */
function findHead(reading: Reading, key: string): Head | undefined {
  for (const { name, verb } of splits(reading, key)) {
    const player = findPlayer(reading, name);
    if (player !== undefined) return { player, verb };
  }
  return undefined;
}

function splits(reading: Reading, key: string): readonly { readonly name: string; readonly verb: string }[] {
  const text = normalKey(key);
  return allVerbs(reading).flatMap((verb) =>
    text.endsWith(` ${verb}`) ? { name: text.slice(0, -verb.length - 1), verb } : [],
  );
}

function readHead(
  reading: Reading,
  key: string,
  at: { readonly line: number; readonly column: number },
): Head | undefined {
  const head = findHead(reading, key);
  if (head !== undefined) return head;
  const [stranger] = splits(reading, key);
  if (stranger !== undefined) {
    return unknownPlayer(reading, at, `${quote(normalKey(key))}: no player is called ${quote(stranger.name)}`);
  }
  const verbs = [...Object.keys(reading.vocabulary.verbs), ...Object.keys(aboutPlayers)];
  const known = [
    ...Object.keys(reading.vocabulary.steps),
    ...Object.keys(commonSteps),
    ...reading.players.flatMap((name) => verbs.map((verb) => `${name} ${verb}`)),
  ];
  return unknownKey(reading, { ...at, key: normalKey(key) }, 'a step', known);
}

function readLegality(reading: Reading, player: string, kind: 'can' | 'cannot', head: Entry): LegalityStep | undefined {
  const map = readMap(reading, head.value, kind);
  if (map === undefined) return undefined;
  const known = knownVerbs(reading);
  const own = Object.keys(reading.vocabulary.verbs);
  const [act, second] = map.entries.filter(({ key }) => known.includes(key));
  if (second !== undefined) return fail(reading, second, 'bad-step', `${quote(kind)} asks about one action only`);
  if (act === undefined) {
    const stray = map.entries.find(({ key }) => !isOptionKey(reading, key));
    if (stray !== undefined) return unknownKey(reading, stray, kind, own);
    return fail(reading, map, 'bad-step', `${quote(kind)} needs an action: one of ${listWords(own)}`);
  }
  const beside = map.entries.filter((entry) => entry !== act);
  const action = readAction(reading, player, act.key, act, beside);
  return action && { kind, line: head.line, player, action };
}

function readRandom(reading: Reading, node: Node): RandomResult | undefined {
  if (node.kind === 'text' && (node.text === 'heads' || node.text === 'tails')) return node.text;
  if (integerIn(node) !== undefined) return readInteger(reading, node, 'next random', { min: 0, max: DICE });
  return fail(reading, node, 'bad-value', `a random result is heads, tails or a number, not ${shown(node)}`);
}
