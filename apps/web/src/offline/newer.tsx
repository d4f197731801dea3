/** Says once that the app works offline from now on, and offers a new version when there is one. */
import { useEffect, useState } from 'react';
import { useWords } from '../store/settings.ts';
import { announce } from '../ui/announce.tsx';
import { takeNewer, useOffline } from './register.ts';
import './newer.css';

export function Newer() {
  const { shell } = useWords();
  const { since, newer } = useOffline();
  const [later, setLater] = useState(false);
  useEffect(() => {
    if (since === 'now') announce(shell.offline);
  }, [since, shell]);
  if (!newer || later) return null;
  return (
    <div className="newer" role="status">
      <p>{shell.newVersion}</p>
      <button type="button" className="main" onClick={takeNewer}>
        {shell.loadNewVersion}
      </button>
      <button type="button" onClick={() => setLater(true)}>
        {shell.later}
      </button>
    </div>
  );
}
