/** The games on this device, the last first. */
import { type ChangeEvent, useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { engineOf } from '../../engine/client.ts';
import { problemOf } from '../../engine/rpc.ts';
import { useHere } from '../../games/here.ts';
import { baseOf, FIRST, type GameName } from '../../games/names.ts';
import { gameOf, type KeptReplay, keepReplay, replays } from '../../store/replays.ts';
import { useSettings, useWords } from '../../store/settings.ts';
import { KeptItems, KeptNotes } from '../../ui/kept-list.tsx';
import { textOf } from '../../ui/read-file.ts';
import { saveFile } from '../../ui/save-file.ts';
import { languages } from '../../words/index.ts';
import { problemWords, resultOf, titleOf } from './game-words.ts';

export function ReplayList() {
  const { replays: words } = useWords();
  const { name } = useHere();
  return (
    <div className="replays">
      <h1>{words.title}</h1>
      <Import />
      <KeptNotes list={replays} words={words} deleted={() => words.deleted} restored={() => words.restored} />
      <KeptItems
        list={replays}
        className="replays-list"
        of={({ replay }) => gameOf(replay) === name}
        none={
          <p>
            {words.none} <Link href="/play">{words.play}</Link>
          </p>
        }
        item={(kept) => <Kept key={kept.id} kept={kept} />}
      />
    </div>
  );
}

/** The longest games that anybody has played have a few. */
const MOST_BYTES = 32 << 20;

/** The game of a file. What is wrong with it is the engine's to say. */
function gameIn(text: string): GameName {
  try {
    return gameOf((JSON.parse(text) as { readonly rules?: unknown } | null) ?? {});
  } catch {
    return FIRST;
  }
}

function Import() {
  const { replays: words } = useWords();
  const [, go] = useLocation();
  const [wrong, setWrong] = useState<string | null>(null);
  const id = useId();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    try {
      const text = await textOf(file, MOST_BYTES);
      if (text === null) setWrong(words.problems.tooBig(file.name));
      else {
        const game = gameIn(text);
        const { replay, summary } = await engineOf(game).replays.read(text);
        const kept = await keepReplay(replay, summary, { imported: true });
        // It may be of another game than the one at hand.
        go(`~${baseOf(game)}/replays/${kept.id}`);
      }
    } catch (error) {
      setWrong(problemWords(problemOf(error), file.name, words));
    }
    // The same file can be chosen again once it is mended.
    target.value = '';
  };
  return (
    <>
      <label className="replays-import" htmlFor={id}>
        {words.import}
        <input id={id} type="file" accept=".json,application/json" onChange={(event) => void choose(event)} />
      </label>
      {wrong !== null && (
        <p role="alert" className="replays-bad">
          {wrong}
        </p>
      )}
    </>
  );
}

function Kept({ kept }: { readonly kept: KeptReplay }) {
  const { replays: words, deck } = useWords();
  const language = useSettings((s) => s.language);
  const { id, at, imported, opened, summary, replay } = kept;
  const title = titleOf(summary, words, deck);
  const when = new Intl.DateTimeFormat(languages[language].tag, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="replays-game">
      <h2>
        <Link href={`/replays/${id}`}>{title}</Link>
      </h2>
      <p className="replays-facts">
        <span className="replays-result" data-left={summary.over === null || undefined}>
          {resultOf(summary, words)}
        </span>
        <span>{words.turns(summary.turns)}</span>
        <time dateTime={new Date(at).toISOString()}>{when.format(at)}</time>
        {imported && <span>{words.imported}</span>}
        {opened === true && <span>{words.opened}</span>}
      </p>
      <div className="actions">
        <Link href={`/replays/${id}`} className="button" aria-label={words.watchThis(title)}>
          {words.watch}
        </Link>
        <button
          type="button"
          aria-label={words.exportThis(title)}
          onClick={() => saveFile(`rulewright-${id}.json`, JSON.stringify(replay), 'application/json')}
        >
          {words.export}
        </button>
        <button type="button" aria-label={words.deleteThis(title)} onClick={() => void replays.remove(id)}>
          {words.delete}
        </button>
      </div>
    </li>
  );
}
