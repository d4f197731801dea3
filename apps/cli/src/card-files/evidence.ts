/** Evidence in words, of cards of any game. */
import type { Evidence } from '@rulewright/cards';

/** Of the words that do not count. */
const wordsCount = (lost: readonly string[]): string =>
  lost.length === 0
    ? 'every word counts: with any of them left out or exchanged, it would mean something else'
    : `words that do not count: ${lost.map((words) => `"${words}"`).join(', ')}`;

/** A line for each kind of evidence, but for whether it was compiled. */
export const evidenceInWords = ({ roundTrips, lost, agreed, exercised, fuzzed }: Evidence): readonly string[] => [
  roundTrips ? 'round-trips: prints back word for word' : 'does not print back word for word',
  ...(lost === null ? [] : [wordsCount(lost)]),
  `agreed: read in ${agreed.languages} of ${agreed.of} languages`,
  exercised === 0
    ? 'not exercised: no scenario uses it'
    : `exercised: ${times(exercised, 'scenario')} that use it pass`,
  fuzzed === 0
    ? 'not fuzzed: played in no recorded game'
    : `fuzzed: played in ${times(fuzzed, 'random game')}, nothing went wrong`,
];
const times = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
