/** Beside the table: what is pointed at, what has happened so far, an explanation. On narrow screens one at a time. */
import { useMemo, useState } from 'react';
import { useWords } from '../../store/settings.ts';
import { Details } from '../../table/details.tsx';
import { Log } from '../../table/log.tsx';
import { WhyPanel } from '../../table/why-panel.tsx';
import { session, useSession } from './session.ts';

export function Beside() {
  const { replays: words, shell } = useWords();
  const asking = useSession((s) => s.asking);
  const lines = useSession((s) => s.game?.lines);
  const at = useSession((s) => s.at);
  const [sheet, setSheet] = useState<'details' | 'log' | null>(null);
  const open = asking !== null ? 'why' : sheet;
  const past = useMemo(() => (lines ?? []).filter((line) => line.at <= at), [lines, at]);
  return (
    <>
      <div className="replays-tabs">
        {(['details', 'log'] as const).map((which) => (
          <button
            key={which}
            type="button"
            aria-pressed={open === which}
            onClick={() => {
              session.ask(null);
              setSheet(open === which ? null : which);
            }}
          >
            {words.sheets[which]}
          </button>
        ))}
      </div>
      <div className="replays-sheet" data-open={open ?? undefined}>
        <div className="replays-details">
          <Details />
        </div>
        {asking === null ? <Log lines={past} /> : <WhyPanel asking={asking} close={() => session.ask(null)} />}
        {open !== null && asking === null && (
          <button type="button" className="replays-sheet-close" onClick={() => setSheet(null)}>
            {shell.close}
          </button>
        )}
      </div>
    </>
  );
}
