/** Decks of Grand Archive. */
import type { DeckProblem } from '@rulewright/cards/grand-archive';
import type { CardLook, DeckSummary } from '../../../../engine/decks.ts';
import { Decks } from '../../../../pages/decks/decks.tsx';
import type { DeckKit } from '../../../../pages/decks/kit.ts';
import type { Drawn } from '../../card/drawn.ts';
import { CardFace, Cost, cardLabel } from '../../card/index.ts';
import { Elements } from '../../deck-elements.tsx';
import { engine } from '../../engine/client.ts';
import { KINDS } from '../../engine/decks/kinds.ts';
import { FORMATS, ownDecks, PARTS } from '../../store/decks.ts';
import type { GrandArchivePack } from '../../words/index.ts';
import { Stats } from './stats.tsx';

type Look = CardLook<Drawn>;

function problemWords(
  { code, part, count, limit, card = '' }: DeckProblem,
  { deck: { problems: words, parts } }: GrandArchivePack,
  shown: (name: string) => string,
): string {
  const titles: Readonly<Record<string, { readonly title: string }>> = parts;
  const title = titles[part]?.title ?? part;
  switch (code) {
    case 'too-few-cards':
    case 'too-many-cards':
      return words[code](title, count, limit);
    case 'too-many-copies':
      return words[code](title, shown(card), count, limit);
    case 'wrong-deck':
      return words[code](shown(card), part === 'material');
    case 'no-first-champion':
      return words[code];
    case 'too-many-relics':
      return words[code](count);
    case 'sideboard-too-big':
    case 'sideboard-points':
    case 'boons':
      return words[code](count, limit);
  }
}

const kit: DeckKit = {
  store: ownDecks,
  parts: PARTS,
  // Pantheon 3, 4.
  partsOf: { boons: ['pantheon'], sideboard: ['standard', 'draft'] },
  formats: FORMATS,
  kinds: KINDS,
  forms: { plain: 'txt' },
  // Starting the game 6: most champions to begin with draw seven cards.
  hand: { size: 7, mulligans: false },
  decks: () => engine.decks,
  problem: problemWords,
  label: ({ drawn, name }: Look, { grandArchive }: GrandArchivePack) =>
    drawn === null ? name : cardLabel(drawn, grandArchive, { whole: true }),
  Card: ({ look: { drawn }, size }: { readonly look: Look; readonly size: 'hand' | 'full' }) =>
    drawn === null ? null : <CardFace card={drawn} size={size} />,
  Cost({ look: { drawn }, label = true }: { readonly look: Look; readonly label?: boolean }) {
    if (drawn?.cost == null) return null;
    const cost = <Cost kind={drawn.cost.kind} amount={String(drawn.cost.amount)} />;
    return label ? cost : <span aria-hidden="true">{cost}</span>;
  },
  Sign: ({ summary: { sign } }: { readonly summary: DeckSummary }) => <Elements list={sign.split(' ')} />,
  Stats,
};

export default function GrandArchiveDecks() {
  return <Decks kit={kit} />;
}
