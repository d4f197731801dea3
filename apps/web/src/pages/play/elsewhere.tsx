/** The game is played in another window: it can go on here. */
import { Link } from 'wouter';
import { useWords } from '../../store/settings.ts';
import { useGame } from './game.ts';

export function Elsewhere() {
  const { play } = useWords();
  const game = useGame();
  return (
    <section className="play-set-up">
      <h1>{play.elsewhere.title}</h1>
      <p>{play.elsewhere.text}</p>
      <p className="play-elsewhere">
        <button type="button" className="main" onClick={() => void game.takeOver()}>
          {play.elsewhere.take}
        </button>
        <Link href="/play/new">{play.controls.newGame}</Link>
      </p>
    </section>
  );
}
