/** Beside the table: what is pointed at, the log, an explanation. On narrow screens a sheet that is opened for each. */
import type { LogLine } from '@rulewright/table';
import { useState } from 'react';
import { useWords } from '../../store/settings.ts';
import { Details } from '../../table/details.tsx';
import { Log } from '../../table/log.tsx';
import { WhyPanel } from '../../table/why-panel.tsx';
import { game, usePlay } from './game.ts';

type Sheet = 'details' | 'log';

export function Beside({ lines }: { readonly lines: readonly LogLine[] }) {
  const { play, shell } = useWords();
  const asking = usePlay((s) => s.asking);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const open = asking !== null ? 'why' : sheet;
  return (
    <>
      <div className="play-tabs">
        {(['details', 'log'] as const).map((which) => (
          <button
            key={which}
            type="button"
            aria-pressed={open === which}
            onClick={() => {
              game.ask(null);
              setSheet(open === which ? null : which);
            }}
          >
            {play.controls[which]}
          </button>
        ))}
      </div>
      <div className="play-sheet" data-open={open ?? undefined}>
        <div className="play-details">
          <Details />
        </div>
        {asking === null ? <Log lines={lines} /> : <WhyPanel asking={asking} close={() => game.ask(null)} />}
        {open !== null && asking === null && (
          <button type="button" className="play-sheet-close" onClick={() => setSheet(null)}>
            {shell.close}
          </button>
        )}
      </div>
    </>
  );
}
