// What a player does, one table entry per verb.
import { readAnswer } from '../../parse/answers.ts';
import { type Entry, isBlank, type Node } from '../../parse/document.ts';
import {
  fail,
  type Mutable,
  quote,
  type Reading,
  readMap,
  readRef,
  readRefs,
  refFrom,
  shown,
  unknownKey,
} from '../../parse/read.ts';
import type { Action, ActivateAction, Attack, Block } from '../../parse/step.ts';
import type { Game } from '../vocabulary.ts';
import { type OptionKey, type Options, readAbility, readOptions } from './options.ts';

interface Clause {
  readonly player: string;
  readonly line: number;
  /** `casts` and so on, for messages. */
  readonly verb: string;
  readonly value: Node;
  readonly options: Options;
}

interface Verb {
  /** The only game that has this action. */
  readonly game?: Game;
  readonly options: readonly OptionKey[];
  /** Whether the verb says everything: `Ann passes`. */
  readonly alone?: true;
  read(reading: Reading, clause: Clause): Action | undefined;
}

const announcing: readonly OptionKey[] = ['targets', 'modes', 'x', 'from', 'by', 'face', 'with', 'mana', 'divide'];

const verbs: Readonly<Record<string, Verb>> = {
  casts: {
    game: 'magic',
    options: announcing,
    read: (reading, { player, line, value, options }) => {
      const card = readRef(reading, value, 'casts');
      return card && { kind: 'cast', line, player, card, options: options.action };
    },
  },
  activates: { options: ['ability', ...announcing], read: readActivation },
  plays: {
    game: 'magic',
    options: announcing,
    read: (reading, { player, line, value, options }) => {
      const card = readRef(reading, value, 'plays');
      return card && { kind: 'play', line, player, card, options: options.action };
    },
  },
  'turns-up': {
    game: 'magic',
    options: ['x', 'by', 'with', 'mana'],
    read: (reading, { player, line, value, options }) => {
      const object = readRef(reading, value, 'turns-up');
      return object && { kind: 'turnUp', line, player, object, options: options.action };
    },
  },
  passes: {
    options: [],
    alone: true,
    read: (reading, clause) =>
      standsAlone(reading, clause) ? { kind: 'pass', line: clause.line, player: clause.player } : undefined,
  },
  concedes: {
    options: [],
    alone: true,
    read: (reading, clause) =>
      standsAlone(reading, clause) ? { kind: 'concede', line: clause.line, player: clause.player } : undefined,
  },
  attacks: {
    options: ['wielding', 'targets', 'modes', 'x', 'by', 'with'],
    read: (reading, { player, line, value, options }) => {
      const map = readMap(reading, value, 'attacks');
      const attacks = map?.entries.flatMap((entry) => readAttack(reading, entry) ?? []);
      const { wielding = [], action } = options;
      return attacks && { kind: 'attack', line, player, attacks, wielding, options: action };
    },
  },
  blocks: {
    game: 'magic',
    options: [],
    read: (reading, { player, line, value }) => {
      const map = readMap(reading, value, 'blocks');
      const blocks = map?.entries.flatMap((entry) => readBlock(reading, entry) ?? []);
      return blocks && { kind: 'block', line, player, blocks };
    },
  },
  chooses: {
    options: [],
    read: (reading, { player, line, value }) => {
      const answer = readAnswer(reading, value);
      return answer && { kind: 'choose', line, player, answer };
    },
  },
  materializes: {
    game: 'grand-archive',
    options: announcing,
    read: (reading, { player, line, value, options }) => {
      const declined = value.kind === 'text' && value.text === 'none';
      if (declined) return { kind: 'materialize', line, player, options: options.action };
      const card = readRef(reading, value, 'materializes');
      return card && { kind: 'materialize', line, player, card, options: options.action };
    },
  },
  retaliates: {
    game: 'grand-archive',
    options: ['with'],
    read: (reading, { player, line, value, options }) => {
      const units = readRefs(reading, value, 'retaliates');
      return { kind: 'retaliate', line, player, units, options: options.action };
    },
  },
};

export function actionVerbs(): readonly string[] {
  return Object.keys(verbs);
}

export function isActionVerb(word: string): boolean {
  return Object.hasOwn(verbs, word);
}

export function needsNoValue(word: string): boolean {
  return isActionVerb(word) && verbs[word]?.alone === true;
}

/** Reads the action whose verb stands at the end of the key `head`, with the entries beside it as options. */
export function readAction(
  reading: Reading,
  player: string,
  verb: string,
  head: Entry,
  beside: readonly Entry[],
): Action | undefined {
  const row = isActionVerb(verb) ? verbs[verb] : undefined;
  if (row === undefined) return unknownKey(reading, head, 'an action', actionVerbs());
  if (row.game !== undefined && row.game !== reading.game) {
    return fail(reading, head, 'unknown-key', `unknown key ${quote(head.key)}: only ${row.game} has this action`);
  }
  const options = readOptions(reading, beside, `a step with ${quote(head.key)}`, row.options);
  return row.read(reading, { player, verb, line: head.line, value: head.value, options });
}

function standsAlone(reading: Reading, { verb, value }: Clause): boolean {
  if (isBlank(value)) return true;
  fail(reading, value, 'wrong-type', `${quote(verb)} stands alone, without ${shown(value)}`);
  return false;
}

/** `activates: druid`, or `activates: {ability: "..."}` for whichever object has it. */
function readActivation(reading: Reading, { player, line, value, options }: Clause): Action | undefined {
  const action: Mutable<ActivateAction> = { kind: 'activate', line, player, options: options.action };
  if (options.ability !== undefined) action.ability = options.ability;
  if (value.kind !== 'map') {
    const source = readRef(reading, value, 'activates');
    return source && { ...action, source };
  }
  for (const entry of value.entries) {
    if (entry.key !== 'ability') unknownKey(reading, entry, 'activates', ['ability']);
    else if (options.ability !== undefined) fail(reading, entry, 'duplicate-key', 'the ability is named twice');
    else {
      const ability = readAbility(reading, entry.value);
      if (ability !== undefined) action.ability = ability;
    }
  }
  if (value.entries.length === 0) {
    return fail(reading, value, 'missing-key', 'activates needs an object or {ability: "..."}');
  }
  return action;
}

function readAttack(reading: Reading, entry: Entry): Attack | undefined {
  const attacker = refFrom(reading, entry.key, entry, 'attacks');
  const target = readRef(reading, entry.value, `what ${quote(entry.key)} attacks`);
  return attacker && target && { line: entry.line, attacker, target };
}

function readBlock(reading: Reading, entry: Entry): Block | undefined {
  const blocker = refFrom(reading, entry.key, entry, 'blocks');
  const attackers = readRefs(reading, entry.value, `what ${quote(entry.key)} blocks`);
  return blocker && { line: entry.line, blocker, attackers };
}
