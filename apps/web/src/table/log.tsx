/** What happened, line by line. Any line can be asked about. */
import type { LogLine } from '@rulewright/table';
import { memo, useEffect, useRef } from 'react';
import { useWords } from '../store/settings.ts';
import { useTable } from './board.ts';
import { GameText } from './game-text.tsx';

interface EventButtonProps {
  readonly line: LogLine;
  readonly className?: string;
  readonly title?: string;
}

/** Something that happened: what it concerns is pointed out, and it can be asked about. */
export function EventButton({ line, className, title }: EventButtonProps) {
  const board = useTable();
  return (
    <button
      type="button"
      className={className}
      data-item=""
      data-event={line.event}
      tabIndex={-1}
      title={title}
      onClick={() => board.acts().why({ event: line.event })}
      onPointerEnter={() => board.highlight(line.entities)}
      onPointerLeave={() => board.highlight([])}
      onFocus={() => board.highlight(line.entities)}
      onBlur={() => board.highlight([])}
    >
      <GameText text={line.words} />
    </button>
  );
}

const Line = memo(function Line({ line }: { readonly line: LogLine }) {
  if (line.kind === 'turn')
    return (
      <li className="tb-line tb-line-turn">
        <GameText text={line.words} />
      </li>
    );
  return (
    <li className={`tb-line tb-line-${line.kind}`}>
      <EventButton line={line} />
    </li>
  );
});

/** How many lines are drawn: older ones are in the replay. */
const SHOWN = 300;
const SPOKEN = 12;

/** The last lines with their numbers: a line keeps its number for good. */
const lastOf = (
  lines: readonly LogLine[],
  most: number,
): readonly { readonly line: LogLine; readonly number: number }[] => {
  const from = Math.max(0, lines.length - most);
  return lines.slice(from).map((line, i) => ({ line, number: from + i }));
};

export const Log = memo(function Log({ lines }: { readonly lines: readonly LogLine[] }) {
  const { table } = useWords();
  const end = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  // Stays at the end unless somebody has scrolled up to read, or has the focus in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines are what makes it scroll
  useEffect(() => {
    const { current } = end;
    if (current === null || !atEnd.current || current.contains(document.activeElement)) return;
    current.scrollTop = current.scrollHeight;
  }, [lines]);
  const shown = lastOf(lines, SHOWN);
  return (
    <section className="tb-log" data-zone="log" aria-label={table.log.title}>
      {lines.length === 0 ? (
        <p className="tb-bare">{table.log.empty}</p>
      ) : (
        <ol
          ref={end}
          onScroll={({ currentTarget: at }) => {
            atEnd.current = at.scrollHeight - at.scrollTop - at.clientHeight < 40;
          }}
        >
          {shown.map(({ line, number }) => (
            <Line key={number} line={line} />
          ))}
        </ol>
      )}
    </section>
  );
});

/** The last lines for those who listen. */
export function SpokenLog({ lines }: { readonly lines: readonly LogLine[] }) {
  const { table } = useWords();
  return (
    <div role="log" className="unseen" aria-label={table.log.title}>
      {lastOf(lines, SPOKEN).map(({ line, number }) => (
        <p key={number}>{line.words}</p>
      ))}
    </div>
  );
}
