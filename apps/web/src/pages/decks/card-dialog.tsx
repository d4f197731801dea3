/** A card to read, over the page. */
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { CardFace, cardLabel } from '../../card/index.ts';
import type { CardLook } from '../../engine/services/decks.ts';
import { useWords } from '../../store/settings.ts';

export function CardDialog({ card, close }: { readonly card: CardLook | null; close(): void }) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = card !== null;
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} className="decks-dialog" onClose={close} aria-label={card?.drawn?.name ?? card?.name}>
      {card !== null && (
        <>
          {card.drawn === null ? (
            <p>{card.name}</p>
          ) : (
            <div role="img" aria-label={cardLabel(card.drawn, words.cards, { whole: true })}>
              <CardFace card={card.drawn} size="full" />
            </div>
          )}
          {card.state !== 'playable' && <p className="decks-bad">{stateWords(card, words.decks.problems.states)}</p>}
          <div className="decks-actions">
            {card.drawn !== null && (
              <Link href={`/cards/${encodeURIComponent(card.drawn.card)}`} className="decks-button">
                {words.shell.pages.cards}
              </Link>
            )}
            <button type="button" className="main" onClick={() => dialog.current?.close()}>
              {words.shell.close}
            </button>
          </div>
        </>
      )}
    </dialog>
  );
}

export function stateWords(
  { state, why }: CardLook,
  words: ReturnType<typeof useWords>['decks']['problems']['states'],
): string {
  if (state === 'unread') return words.unread(why);
  return state === 'unplayable' ? words.unplayable(why) : words.unknown;
}
