/** What is known of Magic's cards. */
import { type Card, sameMeaning } from '@rulewright/language/magic';
import { type Counts, type CountsRecorded, countOfCard, type Evidence, type FuzzRecord } from '../evidence.ts';
import exercised from './bundle/exercised.ts';
import fuzzed from './bundle/fuzzed.ts';

/** Cards are printed in more languages; so far the texts of one can be read. */
const LANGUAGES = 4;
const READ = 1;

let known: CountsRecorded | undefined;

/** What was counted for the bundled cards. */
export function recordedEvidence(): CountsRecorded {
  known ??= { exercised: JSON.parse(exercised) as Counts, fuzzed: JSON.parse(fuzzed) as FuzzRecord };
  return known;
}

/**
 * The evidence for a card that was compiled. What was counted goes for the bundled card of its name, so only for a card that
 * means the same.
 */
export function evidenceFor(
  card: Card,
  { roundTrips, lost }: Pick<Evidence, 'roundTrips' | 'lost'>,
  bundled: Card | undefined,
): Evidence {
  const { exercised: uses, fuzzed: games } = recordedEvidence();
  const counts = bundled !== undefined && sameMeaning(bundled, card);
  return {
    compiled: true,
    roundTrips,
    lost,
    agreed: { languages: READ, of: LANGUAGES },
    exercised: counts ? countOfCard(uses, bundled.name) : 0,
    fuzzed: counts ? countOfCard(games.cards, bundled.name) : 0,
  };
}
