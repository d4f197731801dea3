// The steps of a scenario. A step is a word, or a map with one key that says what happens and perhaps options beside it.

import { isOptionKey } from '../magic/steps/options.ts';
import { actionVerbs, isActionVerb, needsNoValue, readAction } from '../magic/steps/verbs.ts';
import { readAnswer } from './answers.ts';
import { readChecks } from './checks.ts';
import { blankAt, type Entry, type Node } from './document.ts';
import {
  type Fields,
  fail,
  integerIn,
  listWords,
  type Mutable,
  put,
  quote,
  type Reading,
  readEach,
  readFields,
  readInteger,
  readMap,
  readPlayer,
  readStepName,
  readText,
  shown,
  unknownKey,
  unknownPlayer,
} from './read.ts';
import { findPlayer } from './refs.ts';
import type { AdvanceStep, RandomResult, ResolveUntil, Step } from './step.ts';

/** What a key says that begins with a player's name. */
interface Head {
  readonly player: string;
  readonly verb: string;
}

/** Steps in which no player acts. */
const impersonal: Readonly<Record<string, (reading: Reading, head: Entry) => Step | undefined>> = {
  resolve: (reading, { line, value }) => {
    const until = readResolve(reading, value);
    return until && { kind: 'resolve', line, until };
  },
  advance: readAdvance,
  check: (reading, { line, value }) => ({ kind: 'check', line, checks: readChecks(reading, value) }),
  'next random': (reading, { line, value }) => {
    const results = readEach(reading, value, 'next random', (item) => readRandom(reading, item));
    return { kind: 'nextRandom', line, results };
  },
};

/** What a player does in a scenario besides the actions of the game. */
const aboutPlayers: Readonly<Record<string, (reading: Reading, player: string, head: Entry) => Step | undefined>> = {
  'will choose': (reading, player, { line, value }) => {
    const answers = readEach(reading, value, 'will choose', (item) => readAnswer(reading, item));
    return { kind: 'willChoose', line, player, answers };
  },
  can: (reading, player, head) => readLegality(reading, player, 'can', head),
  cannot: (reading, player, head) => readLegality(reading, player, 'cannot', head),
};

const allVerbs = [...actionVerbs(), ...Object.keys(aboutPlayers)];

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
  const head = known ?? map.entries.find(({ key }) => !isOptionKey(key));
  if (head === undefined) {
    return fail(reading, node, 'bad-step', 'a step needs a key that says what happens, such as "Ann casts"');
  }
  if (second !== undefined) {
    const message = `${quote(head.key)} and ${quote(second.key)} are two steps; write each behind a dash of its own`;
    return fail(reading, second, 'bad-step', message);
  }
  const beside = map.entries.filter((entry) => entry !== head);
  const key = normalKey(head.key);
  const readImpersonal = Object.hasOwn(impersonal, key) ? impersonal[key] : undefined;
  if (readImpersonal !== undefined) {
    noOptions(reading, head, beside);
    return readImpersonal(reading, head);
  }
  const found = readHead(reading, head.key, head);
  if (found === undefined) return undefined;
  const readAbout = Object.hasOwn(aboutPlayers, found.verb) ? aboutPlayers[found.verb] : undefined;
  if (readAbout === undefined) return readAction(reading, found.player, found.verb, head, beside);
  noOptions(reading, head, beside);
  return readAbout(reading, found.player, head);
}

/** `resolve`, `Ann passes`, `Ann concedes`: everything else needs a value. */
function readBareStep(reading: Reading, text: string, node: Node): Step | undefined {
  const key = normalKey(text);
  if (key === 'resolve') return { kind: 'resolve', line: node.line, until: { kind: 'times', times: 1 } };
  if (Object.hasOwn(impersonal, key))
    return fail(reading, node, 'bad-step', `${quote(key)} needs a value after a colon`);
  if (key === '') return fail(reading, node, 'bad-step', 'there is nothing behind the dash');
  const found = readHead(reading, text, node);
  if (found === undefined) return undefined;
  if (needsNoValue(found.verb)) {
    const head = { key: text, line: node.line, column: node.column, value: blankAt(node) };
    return readAction(reading, found.player, found.verb, head, []);
  }
  return fail(reading, node, 'bad-step', `${quote(text)} needs a value after a colon`);
}

function normalKey(key: string): string {
  return key.trim().replace(/\s+/g, ' ');
}

function saysWhatHappens(reading: Reading, key: string): boolean {
  return Object.hasOwn(impersonal, normalKey(key)) || findHead(reading, key) !== undefined;
}

function noOptions(reading: Reading, head: Entry, beside: readonly Entry[]): void {
  for (const entry of beside) unknownKey(reading, entry, `a step with ${quote(head.key)}`, []);
}

/** Player names may hold spaces and even verbs, so every verb that ends the key is tried. */
function findHead(reading: Reading, key: string): Head | undefined {
  for (const { name, verb } of splits(key)) {
    const player = findPlayer(reading, name);
    if (player !== undefined) return { player, verb };
  }
  return undefined;
}

function splits(key: string): readonly { readonly name: string; readonly verb: string }[] {
  const text = normalKey(key);
  return allVerbs.flatMap((verb) => (text.endsWith(` ${verb}`) ? { name: text.slice(0, -verb.length - 1), verb } : []));
}

function readHead(
  reading: Reading,
  key: string,
  at: { readonly line: number; readonly column: number },
): Head | undefined {
  const head = findHead(reading, key);
  if (head !== undefined) return head;
  const [stranger] = splits(key);
  if (stranger !== undefined) {
    return unknownPlayer(reading, at, `${quote(normalKey(key))}: no player is called ${quote(stranger.name)}`);
  }
  const known = [
    ...Object.keys(impersonal),
    ...reading.players.flatMap((name) => allVerbs.map((verb) => `${name} ${verb}`)),
  ];
  return unknownKey(reading, { ...at, key: normalKey(key) }, 'a step', known);
}

function readLegality(reading: Reading, player: string, kind: 'can' | 'cannot', head: Entry): Step | undefined {
  const map = readMap(reading, head.value, kind);
  if (map === undefined) return undefined;
  const acts = map.entries.filter(({ key }) => isActionVerb(key));
  const [act, second] = acts;
  if (second !== undefined) return fail(reading, second, 'bad-step', `${quote(kind)} asks about one action only`);
  if (act === undefined) {
    const stray = map.entries.find(({ key }) => !isOptionKey(key));
    if (stray !== undefined) return unknownKey(reading, stray, kind, actionVerbs());
    return fail(reading, map, 'bad-step', `${quote(kind)} needs an action: one of ${listWords(actionVerbs())}`);
  }
  const beside = map.entries.filter((entry) => entry !== act);
  const action = readAction(reading, player, act.key, act, beside);
  return action && { kind, line: head.line, player, action };
}

function readResolve(reading: Reading, node: Node): ResolveUntil | undefined {
  if (node.kind === 'text') {
    if (node.text === 'all') return { kind: 'empty' };
    if (integerIn(node) !== undefined) {
      const times = readInteger(reading, node, 'resolve', { min: 1 });
      return times === undefined ? undefined : { kind: 'times', times };
    }
  }
  if (node.kind === 'map') {
    const draft: { name?: string } = {};
    readFields(reading, node.entries, 'resolve', resolveFields, draft);
    if (draft.name !== undefined) return { kind: 'top', name: draft.name };
    if (node.entries.length > 0) return undefined;
  }
  const message = `resolve takes a number, "all" or {until-top: NAME}, not ${shown(node)}`;
  return fail(reading, node, 'wrong-type', message);
}

const resolveFields: Fields<{ name?: string }> = {
  'until-top': { read: (reading, node, draft) => put(draft, 'name', readText(reading, node, 'until-top')) },
};

type AdvanceDraft = Mutable<Omit<AdvanceStep, 'step'>> & { step?: AdvanceStep['step'] };

const advanceFields: Fields<AdvanceDraft> = {
  step: { read: (reading, node, draft) => put(draft, 'step', readStepName(reading, node)) },
  turn: { read: (reading, node, draft) => put(draft, 'turn', readInteger(reading, node, 'turn', { min: 1 })) },
  of: { read: (reading, node, draft) => put(draft, 'of', readPlayer(reading, node, 'of')) },
};

function readAdvance(reading: Reading, { line, value }: Entry): Step | undefined {
  const map = readMap(reading, value, 'advance');
  if (map === undefined) return undefined;
  const draft: AdvanceDraft = { kind: 'advance', line };
  readFields(reading, map.entries, 'advance', advanceFields, draft);
  if (!map.entries.some(({ key }) => key === 'step')) {
    return fail(reading, map, 'missing-key', 'advance needs the key "step"');
  }
  return draft.step && { ...draft, step: draft.step };
}

function readRandom(reading: Reading, node: Node): RandomResult | undefined {
  if (node.kind === 'text' && (node.text === 'heads' || node.text === 'tails')) return node.text;
  if (integerIn(node) !== undefined) return readInteger(reading, node, 'next random', { min: 0 });
  return fail(reading, node, 'bad-value', `a random result is heads, tails or a number, not ${shown(node)}`);
}
