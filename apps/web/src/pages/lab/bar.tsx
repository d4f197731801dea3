/** Above the table: what is looked at, whose eyes, which branch, and what can be made of it. */
import { Link } from 'wouter';
import { useWords } from '../../store/settings.ts';
import { Choice } from '../../ui/choice.tsx';
import { useLab, useLabSession } from './session.ts';

export function Bar() {
  const { lab } = useWords();
  const session = useLabSession();
  const state = useLab((s) => s.state);
  const unsaved = useLab((s) => s.unsaved);
  if (state === null) return null;
  const { bar } = lab;
  const { snapshot } = state;
  return (
    <header className="lab-bar" data-keeps-focus="">
      <Link href="/lab" className="lab-back" aria-label={bar.labs} title={bar.labs}>
        ‹
      </Link>
      <h1 title={state.title}>{state.title}</h1>
      {state.result?.passed === true && (
        <span className="lab-passed" title={lab.result.passed}>
          ✓<span className="unseen">{lab.result.passed}</span>
        </span>
      )}
      {unsaved !== null && <span className="lab-unsaved">{bar.unsaved[unsaved]}</span>}
      <div className="lab-bar-choices">
        <Choice
          label={bar.eyes}
          value={snapshot.viewer}
          of={[-1, ...snapshot.players.map(({ id }) => id)]}
          words={(viewer) => snapshot.players.find(({ id }) => id === viewer)?.name ?? bar.all}
          choose={(viewer) => void session.look(viewer)}
        />
        <Choice
          label={bar.branch}
          value={state.branch}
          of={state.branches.map(({ id }) => id)}
          words={(branch) => state.branches.find(({ id }) => id === branch)?.name ?? ''}
          choose={(branch) => void session.switchTo(branch)}
        />
        {(['branches', 'edit', 'export', 'share', 'help'] as const).map((dialog) => (
          <button key={dialog} type="button" aria-haspopup="dialog" onClick={() => session.show(dialog)}>
            {bar[dialog]}
          </button>
        ))}
      </div>
    </header>
  );
}
