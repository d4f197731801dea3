/** A card to read, over the page. */
import { Link } from 'wouter';
import { Dialog } from '../../../../ui/dialog.tsx';
import { CardFace, cardLabel } from '../../card/index.ts';
import type { CardLook } from '../../engine/services/decks.ts';
import type { MagicPack } from '../../words/index.ts';
import { useWords } from '../../words/index.ts';

export function CardDialog({ card, close }: { readonly card: CardLook; close(): void }) {
  const words = useWords();
  const { drawn, name, state } = card;
  return (
    <Dialog title={drawn?.name ?? name} className="decks-dialog" close={close}>
      {drawn !== null && (
        <div role="img" aria-label={cardLabel(drawn, words.cards, { whole: true })}>
          <CardFace card={drawn} size="full" />
        </div>
      )}
      {state !== 'playable' && <p className="decks-bad">{stateWords(card, words.decks.problems.states)}</p>}
      {drawn !== null && (
        <p>
          <Link href={`/cards/${encodeURIComponent(drawn.card)}`}>{words.decks.cardPage}</Link>
        </p>
      )}
    </Dialog>
  );
}

export function stateWords({ state, why }: CardLook, words: MagicPack['decks']['problems']['states']): string {
  if (state === 'unread') return words.unread(why);
  return state === 'unplayable' ? words.unplayable(why) : words.unknown;
}
