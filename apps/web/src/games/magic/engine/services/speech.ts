/** One way of speaking per language, so that what was worked out once is kept. */
import type { CardFinder } from '@rulewright/cards/magic';
import { speechIn } from '@rulewright/table/magic';
import type { Lang } from '@rulewright/text';
import type { Speech } from '../../types.ts';

const known = new Map<Lang, { readonly finder: CardFinder; readonly speech: Speech }>();

export function speech(lang: Lang, finder: CardFinder): Speech {
  const before = known.get(lang);
  if (before?.finder === finder) return before.speech;
  const made = speechIn(lang, finder);
  known.set(lang, { finder, speech: made });
  return made;
}
