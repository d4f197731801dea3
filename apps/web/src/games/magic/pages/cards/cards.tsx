/** Cards of Magic. */

import { Cards } from '../../../../pages/cards/cards.tsx';
import type { CardKit } from '../../../../pages/cards/kit.ts';
import type { Drawn } from '../../card/drawn.ts';
import { CardFace, cardLabel, RulesText } from '../../card/index.ts';
import type { MagicPage } from '../../engine/cards/reading.ts';
import { engine } from '../../engine/client.ts';
import { type MagicPack, useWords } from '../../words/index.ts';
import { Fields, fresh, isDraft, isWritten, named } from './fields.tsx';
import { ORDERS } from './orders.ts';

const kit: CardKit = {
  game: 'magic',
  cards: () => engine.cards,
  orders: ORDERS,
  Card: ({ card, size }: { readonly card: Drawn; readonly size: 'hand' | 'full' }) => (
    <CardFace card={card} size={size} />
  ),
  label: (card: Drawn, pack: MagicPack) => cardLabel(card, pack.card, { whole: true }),
  Text: RulesText,
  Facts,
  fresh,
  named,
  isWritten,
  isDraft,
  Fields,
};

function Facts({ page: { rarity } }: { readonly page: MagicPage }) {
  const { card } = useWords();
  if (rarity === null) return null;
  return (
    <div>
      <dt>{card.page.rarity}</dt>
      <dd>{card.rarity[rarity]}</dd>
    </div>
  );
}

export default function MagicCards() {
  return <Cards kit={kit} />;
}
