/** The table in the lab: all sides are played by whoever looks, and every moment can be gone to. */

import { engineOf } from '../../engine/client.ts';
import { useGameTable, useHere } from '../../games/here.ts';
import { perGame } from '../../games/once.ts';
import { type Acts, useBoardOf } from '../../table/board.ts';
import type { AnySnapshot } from '../../table/game.ts';
import { Table } from '../../table/table.tsx';
import { Tray } from '../../table/tray.tsx';
import { Bar } from './bar.tsx';
import { BesideLab } from './beside.tsx';
import { Controls } from './controls.tsx';
import { Dialogs } from './dialogs.tsx';
import { useLabKeys } from './keys.ts';
import { ProblemNote } from './problem.tsx';
import { Result } from './result.tsx';
import { useLab, workingOf } from './session.ts';

const actsOf = perGame((name): Acts => {
  const { session, store } = workingOf(name);
  const engine = engineOf(name);
  /** An event is explained as the game was right after it. */
  const momentOf = (event: number): number | undefined =>
    store.getState().timeline.findLast(({ lines }) => lines.some((line) => line.event === event))?.at;
  return {
    answer: (answer) => void session.answer(answer),
    why: (asking) => session.ask(asking),
    reasons(asking) {
      const at = typeof asking === 'object' && 'event' in asking ? momentOf(asking.event) : undefined;
      if (at !== undefined && typeof asking === 'object' && 'event' in asking)
        return engine.lab.whyEvent(at, asking.event);
      return engine.lab.why(asking);
    },
    preview: (answer) => engine.lab.payPreview(answer),
    words: (_domain, beginning) => engine.lab.words(beginning),
  };
});

export default function AtTable() {
  const snapshot = useLab((s) => s.state?.snapshot ?? null);
  return snapshot === null ? null : <Laid snapshot={snapshot} />;
}

function Laid({ snapshot }: { readonly snapshot: AnySnapshot }) {
  const board = useBoardOf(useGameTable(), snapshot, actsOf(useHere().name));
  const refused = useLab((s) => s.refused);
  const busy = useLab((s) => s.busy);
  useLabKeys();
  return (
    <div className="lab" aria-busy={busy}>
      <ProblemNote />
      <Bar />
      <Result />
      <Table
        board={board}
        tray={
          <Tray refused={refused}>
            <Controls />
          </Tray>
        }
        aside={<BesideLab />}
      />
      <Dialogs />
    </div>
  );
}
