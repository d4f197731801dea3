/** The hand, fanned out. Cards that cannot be played now stay readable and say why not. */
import type { PlayerId } from '@rulewright/kernel';
import { memo } from 'react';
import { CardFace } from '../games/magic/card/index.ts';
import type { Shown } from '../games/magic/types.ts';
import { useWords } from '../store/settings.ts';
import { useBoard } from './board.ts';
import { useItem } from './item.ts';
import { labelOf } from './label.ts';

const HandCard = memo(function HandCard({
  card,
  at,
  of,
}: {
  readonly card: Shown;
  readonly at: number;
  readonly of: number;
}) {
  const pack = useWords();
  const { light, props } = useItem([card.id]);
  const label = useBoard(({ snapshot }) => labelOf(card, snapshot, pack, light));
  const turn = of < 2 ? 0 : (at / (of - 1) - 0.5) * Math.min(of * 1.6, 14);
  return (
    <li className="tb-held" style={{ '--turn': `${turn}deg`, '--drop': `${Math.abs(turn) * 0.9}px` }}>
      <button {...props} className="tb-card" aria-pressed={light === 'chosen' || undefined}>
        <span className="unseen">{label}</span>
        <span className="tb-in" aria-hidden="true">
          <CardFace card={card} size="hand" />
        </span>
      </button>
    </li>
  );
});

/** What is seen of a player's hand. */
export const Hand = memo(function Hand({ player, mine }: { readonly player: PlayerId; readonly mine: boolean }) {
  const { table } = useWords();
  const of = useBoard(({ snapshot }) => snapshot.players.find((p) => p.id === player));
  const objects = useBoard((s) => s.snapshot.objects);
  const hand = of?.zones.hand;
  const cards = (hand?.seen ?? []).flatMap((id) => objects[id] ?? []);
  const title = mine ? table.yourHand : table.handOf(of?.name ?? '');
  return (
    <section
      className="tb-hand"
      data-mine={mine || undefined}
      data-zone={mine ? 'hand' : `hand-${player}`}
      aria-label={`${title}, ${table.cards(hand?.count ?? 0)}`}
    >
      {cards.length === 0 ? (
        <p className="tb-bare">{table.emptyHand}</p>
      ) : (
        <ul style={{ '--cards': cards.length }}>
          {cards.map((card, i) => (
            <HandCard key={card.id} card={card} at={i} of={cards.length} />
          ))}
        </ul>
      )}
    </section>
  );
});
