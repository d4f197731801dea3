/** What came of reading a card that is being written: said once it has settled, shown word by word. */
import { useEffect } from 'react';
import type { CardRead } from '../../engine/cards/types.ts';
import { useWords } from '../../store/settings.ts';
import { announce } from '../../ui/announce.tsx';
import { ReadLines } from './read-lines.tsx';

interface ReadingProps {
  readonly read: CardRead | null;
  take(face: number, line: string, next: string): void;
}

export function Reading({ read, take }: ReadingProps) {
  const { cards, card } = useWords();
  const { write, page } = cards;
  const said = read === null ? '' : saidOf(read, write.readAll, write.notRead, write.stopped);
  useEffect(() => {
    if (said !== '') announce(said);
  }, [said]);
  if (read === null) return <p className="cards-hint">{write.empty}</p>;
  const { grade, refusals } = read;
  return (
    <section className="cards-reading">
      <h2>{write.reading}</h2>
      {grade.compiled && <p data-ok>{write.readAll}</p>}
      {refusals.map((refusal) => (
        <p key={`${refusal.face} ${refusal.reason} ${refusal.words}`} className="cards-why">
          {write.stopped(refusal.words)} ({card.write.reasons[refusal.reason] ?? refusal.reason})
        </p>
      ))}
      {grade.missing.map((what) => (
        <p key={what} className="cards-why">
          {page.missing(what)}
        </p>
      ))}
      <ReadLines faces={read.faces.map((face) => face.name)} lines={read.lines} take={take} />
    </section>
  );
}

function saidOf(
  read: CardRead,
  all: string,
  notRead: (words: string) => string,
  stopped: (words: string) => string,
): string {
  if (read.grade.compiled) return all;
  const [outside] = read.refusals;
  if (outside !== undefined) return stopped(outside.words);
  for (const line of read.lines.flat()) if ('refusal' in line) return notRead(line.refusal.words);
  return '';
}
