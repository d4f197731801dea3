/** Cards: searching, reading, writing, importing. */
import { findCard, importCard } from '@rulewright/cards/grand-archive';
import type { Lang, SourceCard } from '@rulewright/text/grand-archive';
import type { CardPage, CardRead } from '../../../../engine/cards/types.ts';
import { ServiceError } from '../../../../engine/rpc.ts';
import { cardsOf } from '../../../../engine/services/cards.ts';
import type { Drawn } from '../../card/drawn.ts';
import { exported } from '../cards/exported.ts';
import { cardPage, readCard } from '../cards/reading.ts';
import { search } from '../cards/search.ts';
import { sourced } from '../cards/sources.ts';
import { finder, importing, shelf } from './shelf.ts';
import { speech } from './speech.ts';

const speaking = async (lang: Lang) => speech(lang, await finder());

export const cards = {
  ...cardsOf({ shelf, importing, isBundled: (name) => findCard(name) !== undefined, exported }),
  search,
  async card(name: string, lang: Lang): Promise<CardPage<SourceCard, Drawn>> {
    const found = await sourced(name);
    if (found === undefined) throw new ServiceError('no-such-card', name, { name });
    return cardPage(found, await speaking(lang));
  },
  /** A card that somebody is writing. */
  read: async (source: SourceCard, lang: Lang): Promise<CardRead<SourceCard, Drawn>> =>
    readCard(source, await speaking(lang)),
  /** What was pasted, as a card; null if it cannot be one. */
  pasted(text: string): SourceCard | null {
    try {
      const card = importCard(JSON.parse(text));
      return 'problem' in card ? null : card.source;
    } catch {
      return null;
    }
  },
};
