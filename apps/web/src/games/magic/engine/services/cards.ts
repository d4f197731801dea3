/** Cards: searching, reading, writing, importing. */
import { findCard } from '@rulewright/cards/magic';
import type { Lang, SourceCard } from '@rulewright/text/magic';
import type { CardRead } from '../../../../engine/cards/types.ts';
import { ServiceError } from '../../../../engine/rpc.ts';
import { cardsOf } from '../../../../engine/services/cards.ts';
import type { Drawn } from '../../card/drawn.ts';
import { exported } from '../cards/exported.ts';
import { pastedCard } from '../cards/pasted.ts';
import { cardPage, type MagicPage, readCard } from '../cards/reading.ts';
import { search } from '../cards/search.ts';
import { sourced } from '../cards/sources.ts';
import { importing, shelf } from './shelf.ts';

export const cards = {
  ...cardsOf({ shelf, importing, isBundled: (name) => findCard(name) !== undefined, exported }),
  search,
  async card(name: string, lang: Lang): Promise<MagicPage> {
    const found = await sourced(name);
    if (found === undefined) throw new ServiceError('no-such-card', name, { name });
    return cardPage(found, lang);
  },
  /** A card that somebody is writing. */
  read: (source: SourceCard, lang: Lang): CardRead<SourceCard, Drawn> => readCard(source, lang),
  /** What was pasted, as a card; null if it cannot be one. */
  pasted: (text: string): SourceCard | null => pastedCard(text),
};
