/** How a table of Grand Archive speaks to a person: the language, its words, and what the cards are called in it. */
import type { Ability } from '@rulewright/language/grand-archive';
import type { Speech } from '../speech.ts';

/** The words of a table, and what cards are called. */
export interface GrandArchiveSpeech extends Speech {
  readonly lang: string;
  /** Between the keywords on one line. */
  readonly comma: string;
  /** The words of an ability of the card with that slug; the explanation of it where no card has such words. */
  ability(slug: string, ability: Ability): string;
}
