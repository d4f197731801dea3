// What a player does: the verb at the end of a key, and the options beside it.
import { type Entry, isBlank } from './document.ts';
import { entryIn, fail, onlyOthers, quote, readFields, shown, unknownKey } from './read.ts';
import type { Clause, Reading, VerbWords } from './reading.ts';
import type { Action } from './step.ts';

/** The verbs of all games, those of this one first: a verb of another game is told from no verb. */
export function knownVerbs({ vocabulary, games }: Reading): readonly string[] {
  return [...new Set([vocabulary, ...games].flatMap(({ verbs }) => Object.keys(verbs)))];
}

export const isOptionKey = ({ vocabulary }: Reading, key: string): boolean => Object.hasOwn(vocabulary.options, key);

export function needsNoValue({ vocabulary }: Reading, verb: string): boolean {
  return entryIn(vocabulary.verbs, verb)?.alone === true;
}

/** Reads the action whose verb stands at the end of the key `head`, with the entries beside it as options. */
export function readAction(
  reading: Reading,
  player: string,
  verb: string,
  head: Entry,
  beside: readonly Entry[],
): Action | undefined {
  const { verbs } = reading.vocabulary;
  const words = entryIn(verbs, verb);
  if (words === undefined) {
    const others = onlyOthers(reading, verb, (vocabulary) => vocabulary.verbs);
    if (others === undefined) return unknownKey(reading, head, 'an action', Object.keys(verbs));
    return fail(reading, head, 'unknown-key', `unknown key ${quote(head.key)}: only ${others} has this action`);
  }
  const options = readOptions(reading, words, beside, `a step with ${quote(head.key)}`);
  const clause: Clause = { player, verb, line: head.line, value: head.value, options };
  if (words.alone === true && !isBlank(head.value)) {
    return fail(reading, head.value, 'wrong-type', `${quote(verb)} stands alone, without ${shown(head.value)}`);
  }
  return words.parse(reading, clause);
}

/** `where` names the action in messages. */
function readOptions(reading: Reading, words: VerbWords, entries: readonly Entry[], where: string): unknown {
  const { options, newOptions } = reading.vocabulary;
  const allowed = Object.fromEntries(Object.entries(options).filter(([key]) => words.options.includes(key)));
  const draft = newOptions();
  readFields(reading, entries, where, allowed, draft, (vocabulary) => vocabulary.options);
  return draft;
}
