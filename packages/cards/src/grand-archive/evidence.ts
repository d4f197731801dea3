/** What is known of Grand Archive's cards. What was counted is kept by their slugs: names may be those of several cards. */
import { type Card, sameMeaning } from '@rulewright/language/grand-archive';
import { type Counts, type CountsRecorded, countOfCard, type Evidence, type FuzzRecord } from '../evidence.ts';
import exercised from './bundle/exercised.ts';
import fuzzed from './bundle/fuzzed.ts';

/** Cards are printed in two languages; the texts of one can be read. */
const AGREED: Evidence['agreed'] = { languages: 1, of: 2 };

let known: CountsRecorded | undefined;

/** What was counted for the bundled cards. */
export function recordedEvidence(): CountsRecorded {
  known ??= { exercised: JSON.parse(exercised) as Counts, fuzzed: JSON.parse(fuzzed) as FuzzRecord };
  return known;
}

/** The evidence for a card that was compiled. What was counted goes for a card that means the same as the bundled one. */
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
    agreed: AGREED,
    exercised: counts ? countOfCard(uses, bundled.slug) : 0,
    fuzzed: counts ? countOfCard(games.cards, bundled.slug) : 0,
  };
}
