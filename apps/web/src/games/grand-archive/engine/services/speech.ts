/** One way of speaking per language, so that what was worked out once is kept. */
import type { CardFinder } from '@rulewright/cards/grand-archive';
import { type GrandArchiveSpeech, speechIn } from '@rulewright/table/grand-archive';
import { type Lang, languages } from '@rulewright/text/grand-archive';

const known = new Map<Lang, { readonly finder: CardFinder; readonly speech: GrandArchiveSpeech }>();

export function speech(lang: Lang, finder: CardFinder): GrandArchiveSpeech {
  const before = known.get(lang);
  if (before?.finder === finder) return before.speech;
  // What has no words yet is said in English.
  const made = speechIn(languages[lang] === undefined ? 'en' : lang, finder);
  known.set(lang, { finder, speech: made });
  return made;
}
