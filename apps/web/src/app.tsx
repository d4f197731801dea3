/** The frame of every page: navigation, the place for announcements, and the page itself. */
import { lazy, Suspense, useRef } from 'react';
import { Link, Route, Switch } from 'wouter';
import { game } from './games/index.ts';
import { Newer } from './offline/newer.tsx';
import { Home } from './pages/home/home.tsx';
import { useWords } from './store/settings.ts';
import { Announcer } from './ui/announce.tsx';
import { Crash } from './ui/crash.tsx';
import { Header } from './ui/header.tsx';
import { useNewPage } from './ui/new-page.ts';
import { usePageTitles } from './ui/page-title.ts';

const Play = lazy(() => import('./pages/play/play.tsx'));
const Lab = lazy(() => import('./pages/lab/lab.tsx'));
const Cards = lazy(game.pages.cards);
const Decks = lazy(game.pages.decks);
const Replays = lazy(() => import('./pages/replays/replays.tsx'));
const About = lazy(() => import('./pages/about/about.tsx'));

export function App() {
  const { shell } = useWords();
  const main = useRef<HTMLElement>(null);
  useNewPage(main);
  usePageTitles();
  return (
    <>
      <a className="skip" href="#content">
        {shell.skip}
      </a>
      <Header />
      <main ref={main} id="content" tabIndex={-1}>
        <Crash>
          <Suspense fallback={<p className="loading">{shell.loading}</p>}>
            <Switch>
              <Route path="/" component={Home} />
              <Route path="/play/*?" component={Play} />
              <Route path="/lab/*?" component={Lab} />
              <Route path="/cards/*?" component={Cards} />
              <Route path="/decks/*?" component={Decks} />
              <Route path="/replays/*?" component={Replays} />
              <Route path="/about" component={About} />
              <Route>
                <section className="not-found">
                  <h1>{shell.notFound}</h1>
                  <Link href="/">{shell.toHome}</Link>
                </section>
              </Route>
            </Switch>
          </Suspense>
        </Crash>
      </main>
      <Newer />
      <Announcer />
    </>
  );
}
