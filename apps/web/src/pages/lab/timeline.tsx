/** What was answered, one after the other, with what happened below each. Any moment can be gone to, any event asked about. */
import type { Entry, LogLine } from '@rulewright/table';
import { memo, useEffect, useRef } from 'react';
import { useWords } from '../../store/settings.ts';
import { GameText } from '../../table/game-text.tsx';
import { EventButton } from '../../table/log.tsx';
import { useLab, useLabSession } from './session.ts';

export function Timeline() {
  const { lab } = useWords();
  const entries = useLab((s) => s.timeline);
  const at = useLab((s) => s.state?.at ?? 0);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment, or more of them, is what makes it scroll
  useEffect(() => {
    const here = list.current?.querySelector('[aria-current]');
    if (list.current?.contains(document.activeElement) !== true) here?.scrollIntoView({ block: 'nearest' });
  }, [at, entries]);
  return (
    <section className="lab-timeline" data-zone="log" data-keeps-focus="" aria-label={lab.timeline.title}>
      <ol ref={list}>
        <li className="lab-entry" data-here={at === 0 || undefined}>
          <Moment to={0} here={at === 0}>
            {lab.timeline.start}
          </Moment>
          <Steps at={0} />
          <Forks at={0} />
        </li>
        {entries.map((entry) => (
          <Told key={entry.at} entry={entry} here={entry.at + 1 === at} past={entry.at < at} />
        ))}
      </ol>
      {entries.length === 0 && <p className="tb-bare">{lab.timeline.empty}</p>}
    </section>
  );
}

interface MomentProps {
  readonly to: number;
  readonly here: boolean;
  readonly children: React.ReactNode;
}

function Moment({ to, here, children }: MomentProps) {
  const session = useLabSession();
  return (
    <button
      type="button"
      className="lab-moment"
      data-item=""
      tabIndex={-1}
      aria-current={here ? 'step' : undefined}
      onClick={() => void session.go(to)}
    >
      <span className="lab-number" aria-hidden="true">
        {to}
      </span>
      <span>{children}</span>
    </button>
  );
}

const Told = memo(function Told({
  entry,
  here,
  past,
}: {
  readonly entry: Entry;
  readonly here: boolean;
  readonly past: boolean;
}) {
  const { lab } = useWords();
  const player = useLab((s) => s.state?.snapshot.players.find(({ id }) => id === entry.player)?.name);
  return (
    <li className="lab-entry" data-here={here || undefined} data-past={past || undefined}>
      <Moment to={entry.at + 1} here={here}>
        {player !== undefined && <b>{player}: </b>}
        <span title={entry.asked}>
          {entry.kind === 'concede' ? (
            lab.timeline.concedes
          ) : (
            <GameText text={entry.kind === 'random' ? lab.timeline.random(entry.words) : entry.words} />
          )}
        </span>
      </Moment>
      {entry.lines.length > 0 && (
        <ul>
          {entry.lines.map((line) => (
            <Happened key={`${line.event} ${line.words}`} line={line} />
          ))}
        </ul>
      )}
      {entry.reached !== null && <p className="lab-reached">{entry.reached}</p>}
      <Steps at={entry.at + 1} />
      <Forks at={entry.at + 1} />
    </li>
  );
});

function Happened({ line }: { readonly line: LogLine }) {
  const { lab } = useWords();
  if (line.kind === 'turn')
    return (
      <li className="lab-turn">
        <GameText text={line.words} />
      </li>
    );
  return (
    <li>
      <EventButton line={line} className="lab-event" title={lab.timeline.why} />
    </li>
  );
}

/** What the scenario says next, after so many moves. */
function Steps({ at }: { readonly at: number }) {
  const { lab } = useWords();
  const steps = useLab((s) => s.state?.steps);
  const here = steps?.filter((step) => step.at === at) ?? [];
  return here.map((step) => (
    <p key={step.line} className="lab-step" data-bad={step.failed || undefined} title={lab.problems.line(step.line)}>
      <span aria-hidden="true">{step.failed ? '✕' : '›'}</span>
      <code>{step.words}</code>
      {step.failed && <span className="unseen">{lab.timeline.failed}</span>}
    </p>
  ));
}

/** Branches that leave after so many moves. */
function Forks({ at }: { readonly at: number }) {
  const { lab } = useWords();
  const session = useLabSession();
  const state = useLab((s) => s.state);
  const forks = state?.forks.filter((fork) => fork.at === at) ?? [];
  if (forks.length === 0) return null;
  return (
    <div className="lab-forks">
      {forks.map(({ branch }) => {
        const name = state?.branches.find(({ id }) => id === branch)?.name ?? '';
        return (
          <button
            key={branch}
            type="button"
            data-item=""
            tabIndex={-1}
            aria-label={lab.timeline.toBranch(name)}
            onClick={() => void session.switchTo(branch)}
          >
            ↳ {name}
          </button>
        );
      })}
    </div>
  );
}
