/** A card that can be pointed at and chosen. */
import { useTable } from './board.ts';
import type { AnyShown } from './game.ts';
import { useItem, useLabel } from './item.ts';

interface CardButtonProps {
  readonly card: AnyShown;
  /** By itself a stop of the Tab key, where there is no zone that has one. */
  readonly stop?: boolean;
}

export function CardButton({ card, stop = false }: CardButtonProps) {
  const { game } = useTable();
  const { light, props } = useItem([card.id]);
  const label = useLabel(card, light);
  return (
    <button
      {...props}
      tabIndex={stop ? 0 : props.tabIndex}
      className="tb-card"
      aria-pressed={light === 'chosen' || undefined}
    >
      <span className="unseen">{label}</span>
      <span className="tb-in" aria-hidden="true">
        <game.Card card={card} size="hand" />
      </span>
    </button>
  );
}
