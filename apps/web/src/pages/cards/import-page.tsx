/** Importing files of cards, and what is on the device already. */
import { useState } from 'react';
import { problemOf, type ServiceError } from '../../engine/rpc.ts';
import { useAsked } from '../../engine/use-asked.ts';
import { useWords } from '../../store/settings.ts';
import { announce } from '../../ui/announce.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import type { AppWords } from '../../words/pack.ts';
import { ChooseFile } from './choose-file.tsx';
import { ImportedFile } from './imported-file.tsx';
import { useKit } from './kit.ts';
import { OwnCards } from './own-cards.tsx';
import { Progress } from './progress.tsx';

interface Said {
  readonly words: string;
  readonly ok: boolean;
  /** What was wrong with entries, if nothing could be taken. */
  readonly entries?: readonly string[];
}

type ImportWords = AppWords['cards']['import'];

function faultIn(words: ImportWords, { code, message, data }: ServiceError): Said {
  const known: Readonly<Record<string, string>> = {
    'import-cancelled': words.cancelled,
    'import-running': words.running,
    'no-cards': words.noCards,
    'storage-full': words.storageFull,
    'storage-refused': words.storageRefused,
  };
  const errors = Array.isArray(data.errors) ? (data.errors as readonly Partial<Record<string, string>>[]) : [];
  return {
    words: known[code] ?? words.failed(message),
    ok: code === 'import-cancelled',
    entries: errors.map(({ entry = '', problem = '' }) => `${words.entryOf(entry)}: ${words.problemOf(problem)}`),
  };
}

export function ImportPage() {
  const { cards, card } = useWords();
  const { import: words } = cards;
  const kit = useKit();
  usePageTitle(words.title);
  const [running, setRunning] = useState<string | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const [changes, setChanges] = useState(0);
  const { value: device } = useAsked(String(changes), () => kit.cards().onDevice());
  const tell = (what: Said): void => {
    setSaid(what);
    announce(what.words, what.ok ? 'polite' : 'urgent');
  };
  const take = async (file: File): Promise<void> => {
    setRunning(file.name);
    setSaid(null);
    try {
      const { summary, kept } = await kit.cards().importFile(file);
      // So that the browser does not clear it away when space is short; a no changes nothing.
      void navigator.storage?.persist?.();
      tell({ words: (kept ? words.done : words.doneForNow)(summary.cards, summary.file), ok: true });
    } catch (error) {
      tell(faultIn(words, problemOf(error)));
    }
    setRunning(null);
    setChanges((n) => n + 1);
  };
  return (
    <section className="cards cards-import">
      <h1>{words.title}</h1>
      <p>{card.import.intro}</p>
      {running === null ? <ChooseFile take={take} /> : <Progress file={running} />}
      {said !== null && (
        <div className={said.ok ? 'cards-said' : 'cards-problem'}>
          <p>{said.words}</p>
          {said.entries !== undefined && said.entries.length > 0 && (
            <ul>
              {said.entries.map((entry) => (
                <li key={entry}>{entry}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      <h2>{words.yours}</h2>
      {device !== null && device.unreadable > 0 && (
        <p className="cards-problem">{words.unreadable(device.unreadable)}</p>
      )}
      {device !== null && device.own.length > 0 && <OwnCards count={device.own.length} />}
      {device !== null && device.imports.length === 0 && <p className="cards-hint">{words.none}</p>}
      {device?.imports.map((summary) => (
        <ImportedFile
          key={summary.id}
          summary={summary}
          removed={() => {
            tell({ words: words.removed(summary.file), ok: true });
            setChanges((n) => n + 1);
          }}
        />
      ))}
    </section>
  );
}
