/** Beside the table: what is pointed at, the timeline, an explanation. On narrow screens a sheet that is opened for each. */
import type { Asking } from '@rulewright/table';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../store/settings.ts';
import { Details } from '../../table/details.tsx';
import { WhyPanel } from '../../table/why-panel.tsx';
import { session, useLab } from './session.ts';
import { Timeline } from './timeline.tsx';

type Sheet = 'details' | 'timeline';

/** Whoever asked about an event of the timeline is back there when the answer is closed. */
function useWayBack(asking: Asking | null): void {
  const before = useRef<Asking | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = asking;
    if (asking !== null || was === null || typeof was !== 'object' || !('event' in was)) return;
    document.querySelector<HTMLElement>(`.lab-event[data-event="${was.event}"]`)?.focus();
  }, [asking]);
}

export function Beside() {
  const { lab, shell } = useWords();
  const asking = useLab((s) => s.asking);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const open = asking !== null ? 'why' : sheet;
  useWayBack(asking);
  return (
    <>
      <div className="lab-tabs">
        {(['details', 'timeline'] as const).map((which) => (
          <button
            key={which}
            type="button"
            aria-pressed={open === which}
            onClick={() => {
              session.ask(null);
              setSheet(open === which ? null : which);
            }}
          >
            {lab.sheets[which]}
          </button>
        ))}
      </div>
      <div className="lab-sheet" data-open={open ?? undefined}>
        <div className="lab-details">
          <Details />
        </div>
        {asking === null ? <Timeline /> : <WhyPanel asking={asking} close={() => session.ask(null)} />}
        {open !== null && asking === null && (
          <button type="button" className="lab-sheet-close" onClick={() => setSheet(null)}>
            {shell.close}
          </button>
        )}
      </div>
    </>
  );
}
