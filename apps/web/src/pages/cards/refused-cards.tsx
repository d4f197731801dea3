/** The cards of an import that were not understood, and the words that stop the most of them. */
import { useState } from 'react';
import { Link } from 'wouter';
import type { RefusedList } from '../../engine/cards/refused.ts';
import { useWords } from '../../store/settings.ts';
import { useKit } from './kit.ts';
import { cardLink } from './links.ts';

const PAGE = 50;

export function RefusedCards({ id }: { readonly id: string }) {
  const { import: words } = useWords().cards;
  const kit = useKit();
  const [list, setList] = useState<RefusedList | null>(null);
  const more = async (): Promise<void> => {
    const from = list?.cards.length ?? 0;
    const next = await kit.cards().refused(id, from, PAGE);
    setList({ ...next, cards: [...(list?.cards ?? []), ...next.cards] });
  };
  return (
    <>
      <details onToggle={({ currentTarget }) => currentTarget.open && list === null && more()}>
        <summary>{words.gapsTitle}</summary>
        {list !== null && <Gaps gaps={list.gaps} />}
      </details>
      <details onToggle={({ currentTarget }) => currentTarget.open && list === null && more()}>
        <summary>{words.refusedTitle}</summary>
        {list !== null && (
          <>
            <ul className="cards-refused">
              {list.cards.map(({ name, refusals }) => (
                <li key={name}>
                  <Link href={cardLink(name)}>{name}</Link>
                  <Refusals refusals={refusals} />
                </li>
              ))}
            </ul>
            {list.cards.length < list.total && (
              <p>
                {words.firstOf(list.cards.length, list.total)}{' '}
                <button type="button" onClick={more}>
                  {words.more}
                </button>
              </p>
            )}
          </>
        )}
      </details>
    </>
  );
}

function Refusals({ refusals }: { readonly refusals: RefusedList['cards'][number]['refusals'] }) {
  const { write } = useWords().card;
  return refusals.map(({ words, reason, line }) => (
    <span key={`${line} ${reason} ${words}`} className="cards-why">
      “{words}” ({write.reasons[reason] ?? reason})
    </span>
  ));
}

function Gaps({ gaps }: { readonly gaps: RefusedList['gaps'] }) {
  const { cards, card } = useWords();
  const { import: words } = cards;
  return (
    <div className="cards-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.words}</th>
            <th scope="col">{words.why}</th>
            <th scope="col">{words.count}</th>
            <th scope="col">{words.example}</th>
          </tr>
        </thead>
        <tbody>
          {gaps.map((gap) => (
            <tr key={`${gap.reason} ${gap.words}`}>
              <td>“{gap.words}”</td>
              <td>{card.write.reasons[gap.reason] ?? gap.reason}</td>
              <td>{gap.cards}</td>
              <td>
                <Link href={cardLink(gap.example)}>{gap.example}</Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
