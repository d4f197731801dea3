/** Beside the game: its log, with what is pointed at and explanations. */
import type { LogLine } from '@rulewright/table';
import { Beside } from '../../table/beside.tsx';
import { Log } from '../../table/log.tsx';
import { useGame, usePlay } from './game.ts';

export function BesideGame({ lines }: { readonly lines: readonly LogLine[] }) {
  const game = useGame();
  const asking = usePlay((s) => s.asking);
  const sheet = usePlay((s) => s.sheet);
  return (
    <Beside asking={asking} asked={() => game.ask(null)} sheet={sheet} open={game.open}>
      <Log lines={lines} />
    </Beside>
  );
}
