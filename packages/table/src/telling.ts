/** What a language pack tells of events, as lines of a log. */
import type { VisibleEvent } from '@rulewright/kernel';
import type { Names, Words } from '@rulewright/text';
import type { Told } from './game.ts';

/** A sentence between dashes begins a turn. */
export const toldIn = (words: Words, names: Names, events: readonly VisibleEvent[]): readonly Told[] =>
  words.sentences(names, events).map(({ at, words: sentence }) => ({
    at,
    words: sentence.replace(/^— ?| ?—$/g, ''),
    kind: sentence.startsWith('—') ? 'turn' : 'event',
  }));
