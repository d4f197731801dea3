/** The intent: the place where weapons and attack cards gather for the attack at hand. */
import { memo } from 'react';
import { PileOfTiles, Tile } from '../../../table/tile.tsx';
import { useWords } from '../words/index.ts';
import type { Intent } from './layout.ts';

export const IntentShown = memo(function IntentShown({
  intent: { power, weapons, cards },
}: {
  readonly intent: Intent;
}) {
  const { grandArchive } = useWords();
  return (
    <section
      className="ga-intent"
      aria-label={`${grandArchive.intent}${grandArchive.comma}${grandArchive.attackOf(power)}`}
    >
      <p className="ga-intent-head">
        <span>{grandArchive.intent}</span>
        <b title={grandArchive.attackOf(power)}>{power}</b>
      </p>
      <ul className="tb-row">
        {weapons.map((pile) => (
          <PileOfTiles key={pile.key} pile={pile} />
        ))}
        {cards.map((card) => (
          <li key={card.id} className="tb-pile" style={{ '--tucked': 0 }}>
            <Tile members={[card]} />
          </li>
        ))}
      </ul>
    </section>
  );
});
