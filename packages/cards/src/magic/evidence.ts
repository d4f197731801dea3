/** What is known of Magic's cards. */
import { type Card, sameMeaning } from '@rulewright/language/magic';
import {
  type AgreedCards,
  type Counts,
  type CountsRecorded,
  countOfCard,
  type Evidence,
  type FuzzRecord,
} from '../evidence.ts';
import agreed from './bundle/agreed.ts';
import exercised from './bundle/exercised.ts';
import fuzzed from './bundle/fuzzed.ts';

/** Cards are printed in English, 简体中文, 繁體中文 and 日本語. */
const LANGUAGES = 4;

let known: CountsRecorded | undefined;

/** What was counted for the bundled cards. */
export function recordedEvidence(): CountsRecorded {
  known ??= { exercised: JSON.parse(exercised) as Counts, fuzzed: JSON.parse(fuzzed) as FuzzRecord };
  return known;
}

let witnesses: readonly ReadonlySet<string>[] | undefined;
/** In how many languages a bundled card is read as the same, English with them. */
function languagesThatAgree(name: string): number {
  witnesses ??= Object.values(JSON.parse(agreed) as AgreedCards).map((names) => new Set(names));
  return 1 + witnesses.filter((names) => names.has(name)).length;
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
    agreed: { languages: counts ? languagesThatAgree(bundled.name) : 1, of: LANGUAGES },
    exercised: counts ? countOfCard(uses, bundled.name) : 0,
    fuzzed: counts ? countOfCard(games.cards, bundled.name) : 0,
  };
}
