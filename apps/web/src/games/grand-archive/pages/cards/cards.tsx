/** Cards of Grand Archive. */

import { Cards } from '../../../../pages/cards/cards.tsx';
import type { CardKit } from '../../../../pages/cards/kit.ts';
import type { Drawn } from '../../card/drawn.ts';
import { CardFace, cardLabel, RulesText } from '../../card/index.ts';
import { engine } from '../../engine/client.ts';
import type { GrandArchivePack } from '../../words/index.ts';
import { Fields, fresh, isDraft, isWritten, named } from './fields.tsx';
import { ORDERS } from './orders.ts';

const kit: CardKit = {
  game: 'grand-archive',
  cards: () => engine.cards,
  orders: ORDERS,
  Card: ({ card, size }: { readonly card: Drawn; readonly size: 'hand' | 'full' }) => (
    <CardFace card={card} size={size} />
  ),
  label: (card: Drawn, { grandArchive }: GrandArchivePack) => cardLabel(card, grandArchive, { whole: true }),
  Text: ({ text }) => <RulesText text={text} />,
  Facts: () => null,
  fresh,
  named,
  isWritten,
  isDraft,
  Fields,
};

export default function GrandArchiveCards() {
  return <Cards kit={kit} />;
}
