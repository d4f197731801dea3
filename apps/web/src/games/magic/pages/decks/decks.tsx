/** Decks of Magic. */
import type { DeckProblem, ListFormat } from '@rulewright/cards/magic';
import type { CardLook, DeckSummary } from '../../../../engine/decks.ts';
import { Decks } from '../../../../pages/decks/decks.tsx';
import type { DeckKit } from '../../../../pages/decks/kit.ts';
import type { Drawn } from '../../card/drawn.ts';
import { CardFace, cardLabel, Mana } from '../../card/index.ts';
import { engine } from '../../engine/client.ts';
import { FORMATS, ownDecks, PARTS } from '../../store/decks.ts';
import type { MagicPack } from '../../words/index.ts';
import { KINDS, Stats } from './stats.tsx';

const FORMS: Readonly<Record<ListFormat, 'txt' | 'dek'>> = { arena: 'txt', mtgo: 'txt', dek: 'dek', plain: 'txt' };

type Look = CardLook<Drawn>;

const kit: DeckKit = {
  store: ownDecks,
  parts: PARTS,
  formats: FORMATS,
  kinds: KINDS,
  forms: FORMS,
  // 103.5
  hand: { size: 7, mulligans: true },
  decks: () => engine.decks,
  problem(problem: DeckProblem, { deck: { problems: words } }: MagicPack, shown) {
    switch (problem.code) {
      case 'too-few-cards':
        return words['too-few-cards'](problem.count, problem.least);
      case 'too-many-copies':
        return words['too-many-copies'](shown(problem.card), problem.count, problem.most);
      case 'sideboard-too-big':
        return words['sideboard-too-big'](problem.count, problem.most);
    }
  },
  label: ({ drawn, name }: Look, { card: cards }: MagicPack) =>
    drawn === null ? name : cardLabel(drawn, cards, { whole: true }),
  Card: ({ look: { drawn }, size }: { readonly look: Look; readonly size: 'hand' | 'full' }) =>
    drawn === null ? null : <CardFace card={drawn} size={size} />,
  Cost: ({ look: { drawn }, label = true }: { readonly look: Look; readonly label?: boolean }) =>
    drawn?.cost == null ? null : <Mana symbols={drawn.cost} label={label} />,
  Sign({ summary: { sign } }: { readonly summary: DeckSummary }) {
    return sign === '' ? null : <Mana symbols={[...sign].map((letter) => `{${letter}}`).join('')} />;
  },
  Stats,
};

export default function MagicDecks() {
  return <Decks kit={kit} />;
}
