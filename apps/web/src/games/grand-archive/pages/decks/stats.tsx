/** The numbers of a deck: costs, elements, classes, kinds. */
import { ELEMENTS } from '@rulewright/language/grand-archive';
import { Counts } from '../../../../pages/decks/counts.tsx';
import { Curve } from '../../../../pages/decks/curve.tsx';
import { ElementSign } from '../../card/index.ts';
import { KINDS } from '../../engine/decks/kinds.ts';
import type { DeckStats } from '../../engine/decks/stats.ts';
import { useWords } from '../../words/index.ts';

export function Stats({ stats }: { readonly stats: DeckStats }) {
  const { deck: words, decks, grandArchive } = useWords();
  const { curve, average, elements, kinds, fast, main } = stats;
  return (
    <>
      <Curve title={words.curve} counts={curve} of={words.curveOf}>
        {words.average(average.toFixed(2))} {words.speeds(fast, main)}
      </Curve>
      <Counts
        id="decks-elements"
        title={words.elements}
        of={ELEMENTS}
        counts={elements}
        words={(element) => (
          <>
            <ElementSign element={element} label={false} /> {grandArchive.elements[element]}
          </>
        )}
      />
      <Counts id="decks-kinds" title={decks.types} of={KINDS} counts={kinds} words={(kind) => words.kinds[kind]} />
    </>
  );
}
