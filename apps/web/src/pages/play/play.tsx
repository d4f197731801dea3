/** Play: the form for a new game, or the table. */
import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useRoute } from 'wouter';
import { useSettings, useWords } from '../../store/settings.ts';
import { Elsewhere } from './elsewhere.tsx';
import { useGame, usePlay } from './game.ts';
import './play.css';
import { ProblemNote } from './problem.tsx';
import { SetUp } from './set-up.tsx';

const AtTable = lazy(() => import('./at-table.tsx'));

export default function Play() {
  const { shell } = useWords();
  const game = useGame();
  const phase = usePlay((s) => s.phase);
  const language = useSettings((s) => s.language);
  const [isNew] = useRoute('/play/new');
  const [, go] = useLocation();
  useEffect(() => {
    void game.look();
  }, [game]);
  useEffect(() => {
    void game.speak(language);
  }, [game, language]);
  if (phase === 'looking') return <p className="loading">{shell.loading}</p>;
  if (phase === 'elsewhere' && !isNew) return <Elsewhere />;
  if (phase === 'game' && !isNew)
    return (
      <Suspense fallback={<p className="loading">{shell.loading}</p>}>
        <AtTable />
      </Suspense>
    );
  return (
    <>
      <ProblemNote />
      <SetUp begun={() => go('/play')} />
    </>
  );
}
