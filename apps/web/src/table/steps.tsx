/** The steps of the turn: where it is now, and where the person wants to be asked. */
import { memo, useEffect, useRef } from 'react';
import { useWords } from '../store/settings.ts';
import { useBoard, useTable } from './board.ts';

export interface Stops {
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

const toggled = (steps: readonly string[], step: string): readonly string[] =>
  steps.includes(step) ? steps.filter((s) => s !== step) : [...steps, step];

function Stop({ label, on, toggle }: { readonly label: string; readonly on: boolean; toggle(): void }) {
  return (
    <button
      type="button"
      data-item=""
      tabIndex={-1}
      className="tb-stop"
      aria-pressed={on}
      aria-label={label}
      title={label}
      onClick={toggle}
    />
  );
}

const StepShown = memo(function StepShown({
  step,
  name,
  now,
  stops,
  onStops,
}: {
  readonly step: string;
  readonly name: string;
  readonly now: boolean;
  readonly stops: Stops | undefined;
  onStops?(stops: Stops): void;
}) {
  const pack = useWords();
  const { steps } = pack.table;
  const { game } = useTable();
  return (
    <li className="tb-step" data-now={now || undefined} aria-current={now ? 'step' : undefined}>
      {stops !== undefined && (
        <Stop
          label={steps.stopTheirs(name)}
          on={stops.theirs.includes(step)}
          toggle={() => onStops?.({ ...stops, theirs: toggled(stops.theirs, step) })}
        />
      )}
      <span title={name}>{game.stepName(step, pack)}</span>
      {stops !== undefined && (
        <Stop
          label={steps.stopMine(name)}
          on={stops.mine.includes(step)}
          toggle={() => onStops?.({ ...stops, mine: toggled(stops.mine, step) })}
        />
      )}
    </li>
  );
});

export const Steps = memo(function Steps({ stops, onStops }: { readonly stops?: Stops; onStops?(stops: Stops): void }) {
  const { table } = useWords();
  const { step, words, active, steps } = useBoard((s) => s.snapshot.turn);
  const mine = useBoard((s) => s.snapshot.viewer === active);
  const ref = useRef<HTMLElement>(null);
  // Where the line is too long for the screen, the step that it is now stays in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is what makes it scroll
  useEffect(() => {
    const { current } = ref;
    const now = current?.querySelector<HTMLElement>('[data-now]');
    if (current !== null && now) current.scrollLeft = now.offsetLeft - (current.clientWidth - now.offsetWidth) / 2;
  }, [step]);
  return (
    <section
      ref={ref}
      className="tb-steps"
      data-zone="steps"
      data-mine={mine || undefined}
      aria-label={table.steps.label}
    >
      <p className="tb-now">{words}</p>
      <ol>
        {steps.map((s) => (
          <StepShown
            key={s.step}
            step={s.step}
            name={s.words}
            now={s.now}
            stops={stops}
            {...(onStops === undefined ? {} : { onStops })}
          />
        ))}
      </ol>
    </section>
  );
});
