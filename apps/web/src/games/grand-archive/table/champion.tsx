/** The champion with the cards of its lineage as tabs behind it. */
import { memo } from 'react';
import { useItem, useLabel } from '../../../table/item.ts';
import { Tile } from '../../../table/tile.tsx';
import { ElementSign } from '../card/index.ts';
import type { Shown } from '../types.ts';
import { useWords } from '../words/index.ts';
import type { Champion } from './layout.ts';

/** A card of the lineage: its name and level, its elements, and how many of its effects are inherited. */
const LineageTab = memo(function LineageTab({ card, inherits }: { readonly card: Shown; readonly inherits: number }) {
  const { marks, comma } = useWords().grandArchive;
  const { light, props } = useItem([card.id]);
  const label = useLabel(card, light);
  const { level } = card;
  return (
    <li>
      <button {...props} className="ga-tab" aria-pressed={light === 'chosen' || undefined}>
        <span className="unseen">{inherits === 0 ? label : `${label}${comma}${marks.inherits(inherits)}`}</span>
        <span className="ga-tab-in" aria-hidden="true">
          {level !== null && <b className="ga-tab-level">{level}</b>}
          <span className="ga-tab-name">{card.name}</span>
          {card.elements
            .filter((element) => element !== 'norm')
            .map((element) => (
              <ElementSign key={element} element={element} label={false} />
            ))}
          {inherits > 0 && <small className="ga-inherits">↑{inherits}</small>}
        </span>
      </button>
    </li>
  );
});

/** How many of the lines of a card of the lineage the champion has. */
const inheritsFrom = (champion: Shown, card: Shown): number =>
  champion.text.filter(({ inherited, words }) => inherited && card.text.some((line) => line.words === words)).length;

export const ChampionShown = memo(function ChampionShown({
  champion: { object, lineage, linked },
}: {
  readonly champion: Champion;
}) {
  const { lineageOf } = useWords().grandArchive;
  return (
    <div className="ga-champion">
      {lineage.length > 0 && (
        <ul className="ga-lineage" aria-label={lineageOf(object.name)}>
          {lineage.toReversed().map((card) => (
            <LineageTab key={card.id} card={card} inherits={inheritsFrom(object, card)} />
          ))}
        </ul>
      )}
      {linked.map((card) => (
        <div key={card.id} className="ga-linked">
          <Tile members={[card]} />
        </div>
      ))}
      <Tile members={[object]} />
    </div>
  );
});
