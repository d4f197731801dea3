/** What is shown of a player of Magic: life (119), and mana (106.4) while there is any. */

import { Mana } from '../card/index.ts';
import type { PlayerShown } from '../types.ts';
import type { MagicPack } from '../words/index.ts';
import { useWords } from '../words/index.ts';

const LOW = 5;

const symbolsOf = (mana: readonly string[]): string => mana.map((letter) => `{${letter}}`).join('');

export const playerLabel = ({ facts: { life, mana } }: PlayerShown, { magic }: MagicPack): readonly string[] => [
  magic.life(life),
  ...(mana.length > 0 ? [magic.mana(symbolsOf(mana))] : []),
];

export function Totals({ player: { facts } }: { readonly player: PlayerShown }) {
  return (
    <span key={facts.life} className="tb-life" data-low={facts.life <= LOW || undefined}>
      {facts.life}
    </span>
  );
}

export function Extras({ player: { facts } }: { readonly player: PlayerShown }) {
  const { magic } = useWords();
  if (facts.mana.length === 0) return null;
  return (
    <span className="tb-pool" title={magic.manaPool}>
      <Mana symbols={symbolsOf(facts.mana)} />
    </span>
  );
}
