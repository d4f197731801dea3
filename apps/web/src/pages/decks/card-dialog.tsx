/** A card to read, over the page. */
import { Link } from 'wouter';
import type { CardLook } from '../../engine/decks.ts';
import { useWords } from '../../store/settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { AppWords } from '../../words/pack.ts';
import { useKit } from './kit.ts';

export function CardDialog({ card, close }: { readonly card: CardLook; close(): void }) {
  const words = useWords();
  const kit = useKit();
  const { drawn, shown, state } = card;
  return (
    <Dialog title={shown} className="decks-dialog" close={close}>
      {drawn !== null && (
        <div role="img" aria-label={kit.label(card, words)}>
          <kit.Card look={card} size="full" />
        </div>
      )}
      {state !== 'playable' && <p className="decks-bad">{stateWords(card, words.decks.problems.states)}</p>}
      {drawn !== null && (
        <p>
          <Link href={`/cards/${encodeURIComponent(card.page)}`}>{words.decks.cardPage}</Link>
        </p>
      )}
    </Dialog>
  );
}

export function stateWords({ state, why }: CardLook, words: AppWords['decks']['problems']['states']): string {
  if (state === 'unread') return words.unread(why);
  return state === 'unplayable' ? words.unplayable(why) : words.unknown;
}
