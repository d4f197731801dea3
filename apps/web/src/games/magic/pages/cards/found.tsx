/** The cards that were found, a page of them. */
import { Link } from 'wouter';
import { CardFace, cardLabel } from '../../card/index.ts';
import type { Listed, SearchFound } from '../../engine/cards/search.ts';
import { useWords } from '../../words/index.ts';
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
  const { search } = useWords().cards;
  if (found.total === 0)
    return (
      <div className="cards-none">
        <p>{search.none}</p>
        <p>{search.noneHint}</p>
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
          <li key={`${card.origin} ${card.name} ${card.origin === 'token' ? i : ''}`}>
            <FoundCard card={card} />
          </li>
        ))}
      </ul>
      <div className="cards-count">{turn}</div>
    </>
  );
}

function FoundCard({ card }: { readonly card: Listed }) {
  const { cards: words } = useWords();
  const label = [
    cardLabel(card.face, words, { whole: true }),
    ...(card.refused ? [words.search.refused] : []),
    ...(card.back === null ? [] : [words.search.back(card.back)]),
  ].join('. ');
  const origin = card.origin === 'bundled' ? null : words.origin[card.origin];
  // The picture is for the eyes; what is heard is one sentence.
  const inside = (
    <>
      <span className="unseen">{label}</span>
      <div aria-hidden="true">
        <CardFace card={card.face} size="hand" />
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
    <Link href={cardLink(card.name)} className="cards-link">
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
