/** Beside the table: what is pointed at, the log, an explanation. On narrow screens a sheet that is opened for each. */
import type { LogLine } from '@rulewright/table';
import { useWords } from '../../store/settings.ts';
import { Details } from '../../table/details.tsx';
import { Log } from '../../table/log.tsx';
import { WhyPanel } from '../../table/why-panel.tsx';
import { game, usePlay } from './game.ts';

export function Beside({ lines }: { readonly lines: readonly LogLine[] }) {
  const { shell } = useWords();
  const asking = usePlay((s) => s.asking);
  const sheet = usePlay((s) => s.sheet);
  const open = asking !== null ? 'why' : sheet;
  return (
    <div className="play-sheet" data-open={open ?? undefined}>
      <div className="play-details">
        <Details />
      </div>
      {asking === null ? <Log lines={lines} /> : <WhyPanel asking={asking} close={() => game.ask(null)} />}
      {sheet !== null && asking === null && (
        <button type="button" className="play-sheet-close" onClick={() => game.open(null)}>
          {shell.close}
        </button>
      )}
    </div>
  );
}
