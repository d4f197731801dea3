/** The hand, fanned out. Cards that cannot be played now stay readable and say why not. */
import type { PlayerId } from '@rulewright/kernel';
import { memo } from 'react';
import { useWords } from '../store/settings.ts';
import { useBoard, useTable } from './board.ts';
import { CardButton } from './card-button.tsx';
import type { AnyShown } from './game.ts';

const HandCard = memo(function HandCard({
  card,
  at,
  of,
}: {
  readonly card: AnyShown;
  readonly at: number;
  readonly of: number;
}) {
  const turn = of < 2 ? 0 : (at / (of - 1) - 0.5) * Math.min(of * 1.6, 14);
  return (
    <li className="tb-held" style={{ '--turn': `${turn}deg`, '--drop': `${Math.abs(turn) * 0.9}px` }}>
      <CardButton card={card} />
    </li>
  );
});

/** What is seen of a player's hand. */
export const Hand = memo(function Hand({ player, mine }: { readonly player: PlayerId; readonly mine: boolean }) {
  const { table } = useWords();
  const of = useBoard(({ snapshot }) => snapshot.players.find((p) => p.id === player));
  const objects = useBoard((s) => s.snapshot.objects);
  const { game } = useTable();
  const hand = of?.zones[game.hand];
  const cards = (hand?.seen ?? []).flatMap((id) => objects[id] ?? []);
  const title = mine ? table.yourHand : table.handOf(of?.name ?? '');
  return (
    <section
      className="tb-hand"
      data-mine={mine || undefined}
      data-zone={mine ? 'hand' : `hand-${player}`}
      aria-label={`${title}${table.comma}${table.cards(hand?.count ?? 0)}`}
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
