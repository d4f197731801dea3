/** A game that is watched: the table, and the way through its moments. */
import { useEffect, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { engineOf } from '../../engine/client.ts';
import { useGameTable, useHere } from '../../games/here.ts';
import { perGame } from '../../games/once.ts';
import { useSettings, useWords } from '../../store/settings.ts';
import { type Acts, useBoardOf } from '../../table/board.ts';
import type { AnySnapshot } from '../../table/game.ts';
import { Table } from '../../table/table.tsx';
import { Choice } from '../../ui/choice.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { BesideReplay } from './beside.tsx';
import { nameOf, problemWords, titleOf } from './game-words.ts';
import { Moments } from './moments.tsx';
import { useSession, useWatching, watchingOf } from './session.ts';

const actsOf = perGame((name): Acts => {
  const { session, store } = watchingOf(name);
  return {
    answer: () => {},
    why: (asking) => session.ask(asking),
    async reasons(asking) {
      const { id, at, viewer, game } = store.getState();
      if (id === null) return [];
      // An event is explained as the game was right after it.
      const event = typeof asking === 'object' && 'event' in asking ? asking.event : null;
      const moment = event === null ? at : (game?.lines.find((line) => line.event === event)?.at ?? at);
      return engineOf(name).replays.why(id, moment, asking, viewer, useSettings.getState().language);
    },
  };
});

export default function Watch({ id }: { readonly id: string }) {
  const { replays: words, shell } = useWords();
  const { session } = useWatching();
  const language = useSettings((s) => s.language);
  const asked = Number(new URLSearchParams(useSearch()).get('at') ?? 0);
  const [from] = useState(Number.isFinite(asked) ? asked : 0);
  const phase = useSession((s) => s.phase);
  const problem = useSession((s) => s.problem);
  const snapshot = useSession((s) => s.moment?.snapshot ?? null);
  useEffect(() => {
    void session.open(id, from);
    return session.close;
  }, [session, id, from]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is what makes it load again
  useEffect(() => void session.again(), [language]);
  if (phase === 'missing' || phase === 'failed')
    return (
      <div className="replays">
        <h1>
          {phase === 'missing' || problem === null ? words.noSuchReplay : problemWords(problem, words.title, words)}
        </h1>
        <Link href="/replays">{words.back}</Link>
      </div>
    );
  if (snapshot === null) return <h1 className="loading">{shell.loading}</h1>;
  return <Watched snapshot={snapshot} />;
}

function Watched({ snapshot }: { readonly snapshot: AnySnapshot }) {
  const { replays: words, deck } = useWords();
  const board = useBoardOf(useGameTable(), snapshot, actsOf(useHere().name));
  const { session } = useWatching();
  const id = useSession((s) => s.id);
  const at = useSession((s) => s.at);
  const viewer = useSession((s) => s.viewer);
  const summary = useSession((s) => s.game?.summary);
  const damage = summary?.damage ?? null;
  const title = summary === undefined ? '' : titleOf(summary, words, deck);
  usePageTitle(title);
  return (
    <div className="replays-watch">
      <header className="replays-bar">
        <Link href="/replays" aria-label={words.back} title={words.back} className="replays-back">
          ‹
        </Link>
        <h1>{title}</h1>
        <Choice
          label={words.eyes}
          value={viewer}
          of={[-1, ...(summary?.players.keys() ?? [])]}
          words={(seat) => (seat < 0 ? words.all : nameOf(summary?.players[seat]?.name ?? '', words))}
          choose={(seat) => void session.look(seat)}
        />
        <Link href={`/lab?replay=${id}&at=${at}`} className="button">
          {words.lab}
        </Link>
      </header>
      {damage !== null && (
        <p role="alert" className="replays-bad">
          {words.damage[damage.code](damage.at)}
        </p>
      )}
      <Table board={board} tray={<Moments />} aside={<BesideReplay />} />
    </div>
  );
}
