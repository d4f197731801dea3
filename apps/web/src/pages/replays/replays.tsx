/** Replays: the games on this device, and watching one. */
import { lazy, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { replays } from '../../store/replays.ts';
import { useWords } from '../../store/settings.ts';
import { ReplayList } from './replay-list.tsx';
import './replays.css';

const Watch = lazy(() => import('./watch.tsx'));

export default function Replays() {
  const { shell } = useWords();
  useEffect(() => void replays.load(), []);
  return (
    <Switch>
      <Route path="/replays/:id">
        {({ id }) => (
          <Suspense fallback={<p className="loading">{shell.loading}</p>}>
            <Watch key={id} id={id} />
          </Suspense>
        )}
      </Route>
      <Route component={ReplayList} />
    </Switch>
  );
}
