/** The numbers of a deck: curve, colours, kinds. */

import { Counts } from '../../../../pages/decks/counts.tsx';
import { Curve } from '../../../../pages/decks/curve.tsx';
import { Mana } from '../../card/index.ts';
import type { CardKind } from '../../engine/decks/look.ts';
import type { DeckStats } from '../../engine/decks/stats.ts';
import { useWords } from '../../words/index.ts';

/** The order in which people list them. */
export const KINDS: readonly CardKind[] = [
  'creature',
  'planeswalker',
  'battle',
  'instant',
  'sorcery',
  'artifact',
  'enchantment',
  'other',
  'land',
];

const LETTERS = ['W', 'U', 'B', 'R', 'G'] as const;

export function Stats({ stats }: { readonly stats: DeckStats }) {
  const { deck: words, decks } = useWords();
  const { curve, symbols, sources, kinds, averageValue } = stats;
  const used = LETTERS.filter((letter) => (symbols[letter] ?? 0) + (sources[letter] ?? 0) > 0);
  return (
    <>
      <Curve title={words.curve} counts={curve} of={words.curveOf}>
        {words.average(averageValue.toFixed(2))}
      </Curve>
      <section aria-labelledby="decks-colors">
        <h2 id="decks-colors">{words.colors}</h2>
        {used.length === 0 ? (
          <p className="decks-note">{words.colorless}</p>
        ) : (
          <table className="decks-table">
            <thead>
              <tr>
                <th scope="col">{words.color}</th>
                <th scope="col">{words.symbolCount}</th>
                <th scope="col">{words.sourceCount}</th>
              </tr>
            </thead>
            <tbody>
              {used.map((letter) => (
                <tr key={letter}>
                  <th scope="row">
                    <Mana symbols={`{${letter}}`} label={false} /> {words.colorNames[letter]}
                  </th>
                  <td>{symbols[letter] ?? 0}</td>
                  <td>{sources[letter] ?? 0}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <Counts id="decks-kinds" title={decks.types} of={KINDS} counts={kinds} words={(kind) => words.kinds[kind]} />
    </>
  );
}
