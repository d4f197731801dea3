/** The numbers of a deck: costs, elements, classes, kinds. */
import { ELEMENTS } from '@rulewright/language/grand-archive';
import { Curve } from '../../../../pages/decks/curve.tsx';
import { ElementSign } from '../../card/index.ts';
import type { CardKind } from '../../engine/decks/look.ts';
import type { DeckStats } from '../../engine/decks/stats.ts';
import { useWords } from '../../words/index.ts';

/** The order in which people list them. */
export const KINDS: readonly CardKind[] = [
  'champion',
  'regalia',
  'ally',
  'attack',
  'action',
  'item',
  'weapon',
  'domain',
  'phantasia',
  'other',
];

export function Stats({ stats }: { readonly stats: DeckStats }) {
  const { deck: words, decks, grandArchive } = useWords();
  const { curve, average, elements, kinds, fast, main } = stats;
  return (
    <>
      <Curve title={words.curve} counts={curve} of={words.curveOf}>
        {words.average(average.toFixed(2))} {words.speeds(fast, main)}
      </Curve>
      <section aria-labelledby="decks-elements">
        <h2 id="decks-elements">{words.elements}</h2>
        <table className="decks-table">
          <tbody>
            {ELEMENTS.filter((element) => elements[element] !== undefined).map((element) => (
              <tr key={element}>
                <th scope="row">
                  <ElementSign element={element} label={false} /> {grandArchive.elements[element]}
                </th>
                <td>{elements[element]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section aria-labelledby="decks-kinds">
        <h2 id="decks-kinds">{decks.types}</h2>
        <table className="decks-table">
          <tbody>
            {KINDS.filter((kind) => kinds[kind] !== undefined).map((kind) => (
              <tr key={kind}>
                <th scope="row">{words.kinds[kind]}</th>
                <td>{kinds[kind]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
