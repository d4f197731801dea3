/** Rules text with its signs drawn. */
import { memo } from 'react';
import { keyed } from '../../../card/keyed.ts';
import { useWords } from '../words/index.ts';
import { type Part, partsOf } from './symbols.ts';
import './rules-text.css';

const MARKS = {
  power: 'M4 20 15 9l-2-2 7-5 2 2-5 7-2-2L4 22Z',
  life: 'M12 21C4 15 2 11 2 8a5 5 0 0 1 10-1 5 5 0 0 1 10 1c0 3-2 7-10 13Z',
  rest: 'M4 12a8 8 0 1 1 3 6l1.500-1.700A5.800 5.800 0 1 0 6.200 12H9l-4 5-4-5Z',
} as const;

function Mark({ kind }: { readonly kind: keyof typeof MARKS }) {
  const { face } = useWords().grandArchive;
  return (
    <span className="ga-mark" role="img" aria-label={face[kind]} title={face[kind]}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={MARKS[kind]} />
      </svg>
    </span>
  );
}

/** A cost: a round for what is put into memory, a diamond for what is banished from it. */
export const Cost = memo(function Cost({
  kind,
  amount,
}: {
  readonly kind: 'reserve' | 'memory';
  readonly amount: string;
}) {
  const { face } = useWords().grandArchive;
  const words = face[kind](amount);
  return (
    <span className={`ga-cost ga-cost-${kind}`} role="img" aria-label={words} title={words}>
      <span aria-hidden="true">{amount}</span>
    </span>
  );
});

function Sign({ part, closed }: { readonly part: Part; readonly closed: readonly string[] }) {
  switch (part.kind) {
    case 'words':
      return part.words;
    case 'bubble':
      return (
        <span className="ga-bubble" data-closed={closed.includes(part.words) || undefined}>
          {part.words}
        </span>
      );
    case 'reserve':
    case 'memory':
      return <Cost kind={part.kind} amount={part.amount} />;
    default:
      return <Mark kind={part.kind} />;
  }
}

const NONE: readonly string[] = [];

/** One line of text. `closed` are the bubbles of it that are not met. */
export const RulesText = memo(function RulesText({
  text,
  closed = NONE,
}: {
  readonly text: string;
  readonly closed?: readonly string[];
}) {
  return keyed(partsOf(text), (part) => JSON.stringify(part)).map(({ key, item }) => (
    <Sign key={key} part={item} closed={closed} />
  ));
});
