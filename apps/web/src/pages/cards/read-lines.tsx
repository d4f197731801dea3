/** Lines of text as they were read: phrases that can be asked for their rules, and the place where reading stopped. */
import { useId, useState } from 'react';
import { keyed } from '../../card/keyed.ts';
import type { LineRead } from '../../engine/cards/types.ts';
import { useWords } from '../../store/settings.ts';
import { useKit } from './kit.ts';

interface ReadLinesProps {
  /** Names of the faces, shown if there are several. */
  readonly faces: readonly string[];
  readonly lines: readonly (readonly LineRead[])[];
  /** Somebody who is writing can take a hint over. */
  readonly take?: (face: number, text: string, words: string) => void;
}

export function ReadLines({ faces, lines, take }: ReadLinesProps) {
  return lines.map((own, face) => {
    const name = faces[face] ?? '';
    return (
      <div key={name} className="cards-read">
        {lines.length > 1 && own.length > 0 && <h3>{name}</h3>}
        {keyed(own, textOf).map(({ key, item }) =>
          'words' in item ? (
            <Line key={key} line={item} />
          ) : (
            <Stopped
              key={key}
              line={item}
              {...(take === undefined ? {} : { take: (words: string) => take(face, item.text, words) })}
            />
          ),
        )}
      </div>
    );
  });
}

const textOf = (line: LineRead): string =>
  'words' in line ? line.words.map(({ words }) => words).join(' ') : line.text;

/** Colours tell parts of speech apart; the same part has the same everywhere. */
const hueOf = (rules: readonly string[]): number => {
  const kind = (rules.at(-1) ?? '').split('.')[0] ?? '';
  return [...kind].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) % 360, 7);
};

function Line({ line: { words } }: { readonly line: Extract<LineRead, { words: unknown }> }) {
  const { page } = useWords().cards;
  const kit = useKit();
  const [chosen, setChosen] = useState<number | null>(null);
  const panel = useId();
  const phrases = keyed(words, (phrase) => phrase.words);
  const asked = chosen === null ? undefined : words[chosen];
  return (
    <div className="cards-line">
      <p lang="en">
        {phrases.map(({ key, item }, i) => (
          <button
            key={key}
            type="button"
            className={/^[.,:;'’]/.test(item.words) ? 'cards-phrase cards-closing' : 'cards-phrase'}
            style={{ borderColor: `hsl(${hueOf(item.rules)} 55% 55%)` }}
            aria-expanded={chosen === i}
            aria-controls={panel}
            onClick={() => setChosen(chosen === i ? null : i)}
          >
            <kit.Text text={item.words} />
          </button>
        ))}
      </p>
      <div id={panel} role="status">
        {asked !== undefined && (
          <>
            <p className="cards-hint">{page.rules(asked.words)}</p>
            <ol className="cards-rules">
              {keyed(asked.rules.slice(1), String).map(({ key, item }) => (
                <li key={key}>
                  <code>{item}</code>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </div>
  );
}

interface StoppedProps {
  readonly line: Exclude<LineRead, { words: unknown }>;
  readonly take?: (words: string) => void;
}

function Stopped({ line: { text, from, to, refusal, suggestions }, take }: StoppedProps) {
  const { cards, card } = useWords();
  const { write } = cards;
  const kit = useKit();
  return (
    <div className="cards-line cards-stopped">
      <p lang="en">
        <kit.Text text={text.slice(0, from)} />
        <mark>{from >= text.length ? '…' : <kit.Text text={text.slice(from, to)} />}</mark>
        <kit.Text text={text.slice(to)} />
      </p>
      <p className="cards-why">
        {write.notRead(from >= text.length ? '…' : refusal.words)} (
        {card.write.reasons[refusal.reason] ?? refusal.reason})
      </p>
      {suggestions.length > 0 && (
        <div className="cards-suggested">
          <p className="cards-hint">{write.goOn}</p>
          <ul lang="en">
            {suggestions.map(({ words, cards }) => (
              <li key={words}>
                {take === undefined ? (
                  write.goOnWith(words, cards)
                ) : (
                  <button type="button" onClick={() => take(`${text.slice(0, from)}${words}`)}>
                    {write.goOnWith(words, cards)}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
