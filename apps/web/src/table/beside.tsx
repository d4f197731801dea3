/** Beside the table: what is pointed at, what has happened so far, an explanation. On narrow screens one at a time, as a sheet. */
import type { Asking } from '@rulewright/table';
import type { ReactNode } from 'react';
import { useWords } from '../store/settings.ts';
import { useTable } from './board.ts';
import { WhyPanel } from './why-panel.tsx';

/** What a narrow screen can have open: what is pointed at, or what has happened. An explanation opens itself. */
export type Sheet = 'details' | 'past';

interface BesideProps {
  readonly asking: Asking | null;
  /** The explanation is done with. */
  asked(): void;
  readonly sheet: Sheet | null;
  open(sheet: Sheet | null): void;
  /** Tabs at the edge of a narrow screen, for pages that have no buttons of their own for the sheets. */
  readonly tabs?: Readonly<Record<Sheet, string>>;
  /** What has happened: a log, a timeline. */
  readonly children: ReactNode;
}

export function Beside({ asking, asked, sheet, open, tabs, children }: BesideProps) {
  const { shell } = useWords();
  const { game } = useTable();
  const shown = asking !== null ? 'why' : sheet;
  return (
    <>
      {tabs !== undefined && (
        <div className="tb-tabs">
          {(['details', 'past'] as const).map((which) => (
            <button
              key={which}
              type="button"
              aria-pressed={shown === which}
              onClick={() => {
                asked();
                open(shown === which ? null : which);
              }}
            >
              {tabs[which]}
            </button>
          ))}
        </div>
      )}
      <div className="tb-sheet" data-open={shown ?? undefined}>
        <div className="tb-sheet-details">
          <game.Details />
        </div>
        {asking === null ? children : <WhyPanel asking={asking} close={asked} />}
        {sheet !== null && asking === null && (
          <button type="button" className="tb-sheet-close" onClick={() => open(null)}>
            {shell.close}
          </button>
        )}
      </div>
    </>
  );
}
