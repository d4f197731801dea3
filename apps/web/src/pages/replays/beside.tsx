/** Beside a game that is watched: its log up to the moment, with what is pointed at and explanations. */
import { useMemo, useState } from 'react';
import { useWords } from '../../store/settings.ts';
import { Beside, type Sheet } from '../../table/beside.tsx';
import { Log } from '../../table/log.tsx';
import { useSession, useWatching } from './session.ts';

export function BesideReplay() {
  const { replays: words } = useWords();
  const { session } = useWatching();
  const asking = useSession((s) => s.asking);
  const lines = useSession((s) => s.game?.lines);
  const at = useSession((s) => s.at);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const past = useMemo(() => (lines ?? []).filter((line) => line.at <= at), [lines, at]);
  return (
    <Beside asking={asking} asked={() => session.ask(null)} sheet={sheet} open={setSheet} tabs={words.sheets}>
      <Log lines={past} />
    </Beside>
  );
}
