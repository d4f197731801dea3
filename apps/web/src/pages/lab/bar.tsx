/** Above the table: what is looked at, whose eyes, which branch, and what can be made of it. */
import { Link } from 'wouter';
import { useWords } from '../../store/settings.ts';
import { session, useLab } from './session.ts';

export function Bar() {
  const { lab } = useWords();
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
        <label>
          <span>{bar.eyes}</span>
          <select value={snapshot.viewer} onChange={({ target }) => void session.look(Number(target.value))}>
            <option value={-1}>{bar.all}</option>
            {snapshot.players.map((player) => (
              <option key={player.id} value={player.id}>
                {player.name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{bar.branch}</span>
          <select value={state.branch} onChange={({ target }) => void session.switchTo(Number(target.value))}>
            {state.branches.map((branch) => (
              <option key={branch.id} value={branch.id}>
                {branch.name}
              </option>
            ))}
          </select>
        </label>
        {(['branches', 'edit', 'export', 'share', 'help'] as const).map((dialog) => (
          <button key={dialog} type="button" aria-haspopup="dialog" onClick={() => session.show(dialog)}>
            {bar[dialog]}
          </button>
        ))}
      </div>
    </header>
  );
}
