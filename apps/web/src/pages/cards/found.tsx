/** The cards that were found, a page of them. */
import { Link } from 'wouter';
import type { Listed, SearchFound } from '../../engine/cards/types.ts';
import { useWords } from '../../store/settings.ts';
import { useKit } from './kit.ts';
import { cardLink } from './links.ts';

interface FoundProps {
  readonly found: SearchFound;
  readonly from: number;
  readonly page: number;
  readonly pages: number;
  readonly busy: boolean;
  pageLink(page: number): string;
}

export function Found({ found, from, page, pages, busy, pageLink }: FoundProps) {
  const { cards, card: own } = useWords();
  const { search } = cards;
  if (found.total === 0)
    return (
      <div className="cards-none">
        <p>{search.none}</p>
        <p>{own.search.noneHint}</p>
      </div>
    );
  const turn = pages > 1 && <Pages page={page} pages={pages} pageLink={pageLink} />;
  const about = search.range(from + 1, from + found.cards.length, found.total);
  return (
    <>
      <div className="cards-count">
        <p>{pages > 1 ? about : search.found(found.total, found.of)}</p>
        {pages > 1 && <nav aria-label={search.pages}>{turn}</nav>}
      </div>
      <ul className="cards-grid" aria-busy={busy}>
        {found.cards.map((card, i) => (
          <li key={`${card.origin} ${card.id} ${card.origin === 'token' ? i : ''}`}>
            <FoundCard card={card} />
          </li>
        ))}
      </ul>
      <div className="cards-count">{turn}</div>
    </>
  );
}

function FoundCard({ card }: { readonly card: Listed }) {
  const pack = useWords();
  const { cards: words } = pack;
  const kit = useKit();
  const label = [
    kit.label(card.face, pack),
    ...(card.refused ? [words.search.refused] : []),
    ...(card.back === null ? [] : [words.search.back(card.back)]),
  ].join('. ');
  const origin = card.origin === 'bundled' ? null : words.origin[card.origin];
  // The picture is for the eyes; what is heard is one sentence.
  const inside = (
    <>
      <span className="unseen">{label}</span>
      <div aria-hidden="true">
        <kit.Card card={card.face} size="hand" />
        <div className="cards-badges">
          {card.refused && <span className="cards-not">{words.search.refused}</span>}
          {origin !== null && <span className="cards-origin">{origin}</span>}
          {card.back !== null && <span title={words.search.back(card.back)}>⇄</span>}
        </div>
      </div>
    </>
  );
  // A token has no page of its own: what there is to say is on it.
  return card.origin === 'token' ? (
    <div className="cards-link">{inside}</div>
  ) : (
    <Link href={cardLink(card.id)} className="cards-link">
      {inside}
    </Link>
  );
}

function Pages({ page, pages, pageLink }: Pick<FoundProps, 'page' | 'pages' | 'pageLink'>) {
  const { search } = useWords().cards;
  return (
    <div className="cards-pages">
      {page > 1 && (
        <Link href={pageLink(page - 1)} rel="prev">
          {search.previous}
        </Link>
      )}
      <span>
        {page} / {pages}
      </span>
      {page < pages && (
        <Link href={pageLink(page + 1)} rel="next">
          {search.next}
        </Link>
      )}
    </div>
  );
}
