/** The game on the table: the board with the page's own buttons, the panel beside it, help and the end. */
import { useState } from 'react';
import { engineOf } from '../../engine/client.ts';
import { useGameTable, useHere } from '../../games/here.ts';
import { perGame } from '../../games/once.ts';
import { useWords } from '../../store/settings.ts';
import { type Acts, useBoardOf } from '../../table/board.ts';
import type { AnySnapshot } from '../../table/game.ts';
import { SpokenLog } from '../../table/log.tsx';
import { Table } from '../../table/table.tsx';
import { Tray } from '../../table/tray.tsx';
import { BesideGame } from './beside.tsx';
import { Controls } from './controls.tsx';
import { playingOf, useGame, useLines, usePlay } from './game.ts';
import { Over } from './over.tsx';
import { ProblemNote, UnsavedNote } from './problem.tsx';
import { usePlayKeys } from './shortcuts.ts';

/** There is no panel beside the table. */
const narrow = (): boolean => matchMedia('(max-width: 1100px)').matches;

const actsOf = perGame((name): Acts => {
  const { game } = playingOf(name);
  const engine = engineOf(name);
  return {
    answer: (answer) => void game.answer(answer),
    why: (asking) => game.ask(asking),
    reasons: (asking) => engine.play.why(asking),
    preview: (answer) => engine.play.payPreview(answer),
    words: (_domain, beginning) => engine.play.words(beginning),
    inspect: () => narrow() && game.open('details'),
    yieldTo: (object) => void game.yieldTo(object, true),
  };
});

export default function AtTable() {
  const shown = usePlay((s) => s.shown);
  return shown === null ? null : <Seated shown={shown} />;
}

function Seated({ shown }: { readonly shown: AnySnapshot }) {
  const { shell } = useWords();
  const gameTable = useGameTable();
  const game = useGame();
  const board = useBoardOf(gameTable, shown, actsOf(useHere().name));
  const settings = usePlay((s) => s.state?.settings);
  const busy = usePlay((s) => s.busy);
  const slow = usePlay((s) => s.slow);
  const refused = usePlay((s) => s.refused);
  const lines = useLines();
  const [help, setHelp] = useState(false);
  usePlayKeys(() => setHelp(true));
  return (
    <div className="play">
      <h1 className="unseen">{shell.pages.play}</h1>
      <ProblemNote />
      <UnsavedNote />
      <Table
        board={board}
        tray={
          <Tray busy={busy} slow={slow} refused={refused}>
            <Controls help={() => setHelp(true)} />
          </Tray>
        }
        aside={<BesideGame lines={lines} />}
        {...(settings === undefined
          ? {}
          : { stops: settings.stops, onStops: (stops) => void game.settings({ ...settings, stops }) })}
      />
      <SpokenLog lines={lines} />
      {help && <gameTable.Help close={() => setHelp(false)} />}
      <Over />
    </div>
  );
}
