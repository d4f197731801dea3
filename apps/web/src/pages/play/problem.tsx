/** What went wrong with the game, in words. */
import { useWords } from '../../store/settings.ts';
import { useGame, usePlay } from './game.ts';

export function ProblemNote() {
  const { play, shell } = useWords();
  const game = useGame();
  const problem = usePlay((s) => s.problem);
  if (problem === null) return null;
  const codes: Readonly<Record<string, string>> = play.problem.codes;
  const known = codes[problem.code];
  return (
    <div className="banner" role="alert">
      <p>
        <b>{play.problem.title}.</b> {known ?? play.problem.other(problem.message)}
        {known !== undefined && problem.message !== problem.code && <small> ({problem.message})</small>}
      </p>
      <button type="button" onClick={() => game.forgive()}>
        {shell.close}
      </button>
    </div>
  );
}

/** The device does not take the game: it is lost with the page. */
export function UnsavedNote() {
  const { play } = useWords();
  const unsaved = usePlay((s) => s.unsaved);
  if (unsaved === null) return null;
  return (
    <div className="banner" role="alert">
      <p>{play.unsaved[unsaved]}</p>
    </div>
  );
}
