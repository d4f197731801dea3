/** Above the table: what is looked at, whose eyes, which branch, and what can be made of it. */
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useWords } from '../../store/settings.ts';
import { Branches } from './branches.tsx';
import { Export } from './export.tsx';
import { session, useLab } from './session.ts';
import { Share } from './share.tsx';

type Open = 'export' | 'share' | 'branches' | null;

export function Bar() {
  const { lab } = useWords();
  const state = useLab((s) => s.state);
  const id = useLab((s) => s.id);
  const unsaved = useLab((s) => s.unsaved);
  const [open, setOpen] = useState<Open>(null);
  const [, go] = useLocation();
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
        <button type="button" onClick={() => setOpen('branches')}>
          {bar.branches}
        </button>
        <select
          aria-label={bar.edit}
          value=""
          onChange={({ target }) => target.value !== '' && go(`/lab/k/${id}/edit?of=${target.value}`)}
        >
          <option value="">{bar.edit}</option>
          {state.scenario && <option value="start">{bar.editStart}</option>}
          <option value="now">{bar.editNow}</option>
        </select>
        <button type="button" onClick={() => setOpen('export')}>
          {bar.export}
        </button>
        <button type="button" onClick={() => setOpen('share')}>
          {bar.share}
        </button>
      </div>
      {open === 'branches' && <Branches close={() => setOpen(null)} />}
      {open === 'export' && <Export close={() => setOpen(null)} />}
      {open === 'share' && <Share close={() => setOpen(null)} />}
    </header>
  );
}
