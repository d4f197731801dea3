/** Beside the lab's table: the timeline, with what is pointed at and explanations. */
import type { Asking } from '@rulewright/table';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../store/settings.ts';
import { Beside, type Sheet } from '../../table/beside.tsx';
import { useLab, useLabSession } from './session.ts';
import { Timeline } from './timeline.tsx';

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

export function BesideLab() {
  const { lab } = useWords();
  const session = useLabSession();
  const asking = useLab((s) => s.asking);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  useWayBack(asking);
  return (
    <Beside asking={asking} asked={() => session.ask(null)} sheet={sheet} open={setSheet} tabs={lab.sheets}>
      <Timeline />
    </Beside>
  );
}
