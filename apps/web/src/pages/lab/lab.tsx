/** The judge's lab: where to begin, the editor, and the table with its timeline. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { ServiceError } from '../../engine/rpc.ts';
import { useHere } from '../../games/here.ts';
import type { GameName } from '../../games/names.ts';
import { markOpened, savedGame } from '../../store/game.ts';
import { replays } from '../../store/replays.ts';
import { useSettings, useWords } from '../../store/settings.ts';
import './lab.css';
import { useLab, useLabSession, type Working } from './session.ts';
import { Welcome } from './welcome.tsx';

const AtTable = lazy(() => import('./at-table.tsx'));

/** What follows in an address that holds a whole lab. */
const LINK = '#l=';

export default function Lab() {
  const { shell } = useWords();
  const session = useLabSession();
  const { editor: Editor } = useHere().pages;
  const language = useSettings((s) => s.language);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is what makes it speak anew
  useEffect(() => {
    void session.speak();
  }, [language]);
  return (
    <Suspense fallback={<p className="loading">{shell.loading}</p>}>
      <Switch>
        <Route path="/lab/new">
          <Editor />
        </Route>
        <Route path="/lab/k/:id/edit">{({ id }) => <Editor id={id} />}</Route>
        <Route path="/lab/k/:id">{({ id }) => <Kept key={id} id={id} />}</Route>
        <Route>
          <Entrance />
        </Route>
      </Switch>
    </Suspense>
  );
}

/** A lab that is kept here. */
function Kept({ id }: { readonly id: string }) {
  const { shell } = useWords();
  const session = useLabSession();
  const open = useLab((s) => s.id === id && s.state !== null);
  const failed = useLab((s) => s.problem !== null);
  useEffect(() => {
    void session.openKept(id);
  }, [session, id]);
  if (open) return <AtTable />;
  return failed ? <Welcome /> : <p className="loading">{shell.loading}</p>;
}

/** Addresses that bring a lab along open it; otherwise there is the choice of where to begin. */
function Entrance() {
  const { shell } = useWords();
  const [, go] = useLocation();
  const session = useLabSession();
  const { name } = useHere();
  const search = useSearch();
  const [coming, setComing] = useState(() => isBringing(search));
  const card = new URLSearchParams(search).get('card');
  useEffect(() => {
    if (!isBringing(search)) {
      setComing(false);
      return;
    }
    setComing(true);
    let gone = false;
    void bring(session, name, search).then((id) => {
      if (gone) return;
      // A link that cannot be opened leaves the address, so that it does not fail again and again.
      go(id === null ? '/lab' : `/lab/k/${id}`, { replace: true });
      setComing(false);
    });
    return () => {
      gone = true;
    };
  }, [session, name, search, go]);
  useEffect(() => {
    const changed = (): void => {
      if (isBringing(''))
        void bring(session, name, '').then((id) => go(id === null ? '/lab' : `/lab/k/${id}`, { replace: true }));
    };
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
  }, [session, name, go]);
  if (card !== null) return <Redirect to={`/lab/new?card=${encodeURIComponent(card)}`} replace />;
  return coming ? <p className="loading">{shell.loading}</p> : <Welcome />;
}

const isBringing = (search: string): boolean =>
  location.hash.startsWith(LINK) || new URLSearchParams(search).has('replay');

/** A replay that is kept on the device, or the game that is under way: whoever opens that has seen everything in it. */
async function replayOf(id: string, game: GameName): Promise<unknown> {
  if (id === 'current') {
    const replay = await savedGame(game);
    if (replay !== undefined) await markOpened(replay);
    return replay;
  }
  await replays.load();
  return replays.now().find((kept) => kept.id === id)?.replay;
}

async function bring(session: Working['session'], game: GameName, search: string): Promise<string | null> {
  if (location.hash.startsWith(LINK)) return session.openLink(location.hash.slice(LINK.length));
  const asked = new URLSearchParams(search);
  const id = asked.get('replay') ?? '';
  const at = Number(asked.get('at') ?? Number.MAX_SAFE_INTEGER);
  try {
    const replay = await replayOf(id, game);
    if (replay === undefined) throw new ServiceError('no-such-replay');
    return await session.openReplay(replay, Number.isFinite(at) ? at : 0);
  } catch (error) {
    session.fail(error);
    return null;
  }
}
