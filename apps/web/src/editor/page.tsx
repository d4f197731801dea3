/** Putting a situation together: players, what they have, the turn. Kept while it is written. */
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { lossWords } from '../pages/lab/export.tsx';
import { ProblemNote } from '../pages/lab/problem.tsx';
import { useLabSession, type Working } from '../pages/lab/session.ts';
import { keepDraft, keptDraft } from '../store/labs.ts';
import { useWords } from '../store/settings.ts';
import './editor.css';
import { EditorContext, type EditorGame, useEditor } from './game.ts';
import { GameForm } from './game-form.tsx';
import { NamesContext, useNamesOf } from './names.ts';
import { ObjectForm } from './object-form.tsx';
import { PlayerForm } from './player-form.tsx';
import { type AnyDraft, MOST_PLAYERS, type Spot } from './situation.ts';

interface Begun {
  readonly draft: AnyDraft;
  readonly losses: readonly { readonly code: string; readonly names: readonly string[] }[];
  /** It was left here earlier. */
  readonly old: boolean;
}

export function EditorPage({ game, id }: { readonly game: EditorGame; readonly id?: string | undefined }) {
  const { lab, shell } = useWords();
  const editor = game.useEditorWords();
  const session = useLabSession();
  const search = useSearch();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [failed, setFailed] = useState(false);
  // What stands there when it opens is what is edited; other words later do not begin anew.
  const words = useRef(editor);
  useEffect(() => {
    let gone = false;
    const { untitled, names } = words.current;
    const empty = (): AnyDraft => game.situations.making.newDraft(untitled, names.slice(0, 2));
    beginning(game, session, id, new URLSearchParams(search), empty).then(
      (found) => !gone && setBegun(found),
      (error: unknown) => {
        if (gone) return;
        session.fail(error);
        setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [game, session, id, search]);
  if (failed)
    return (
      <div className="lab-editor">
        <ProblemNote />
        <Link href="/lab">{lab.bar.labs}</Link>
      </div>
    );
  return begun === null ? (
    <p className="loading">{shell.loading}</p>
  ) : (
    <EditorContext value={game}>
      <Form {...begun} />
    </EditorContext>
  );
}

async function beginning(
  game: EditorGame,
  session: Working['session'],
  id: string | undefined,
  asked: URLSearchParams,
  empty: () => AnyDraft,
): Promise<Begun> {
  if (id !== undefined) {
    if ((await session.openKept(id)) === null) throw new Error(id);
    const found = await game.lab.draft(asked.get('of') === 'now' ? 'now' : 'start');
    return { ...found, old: false };
  }
  const card = asked.get('card');
  if (card !== null && card.trim() !== '') return { draft: game.trying(empty(), card.trim()), losses: [], old: false };
  const kept = await keptDraft(game.name);
  return !game.isDraft(kept) || game.situations.isEmpty(kept)
    ? { draft: empty(), losses: [], old: false }
    : { draft: kept, losses: [], old: true };
}

const cardsIn = ({ situations }: EditorGame, draft: AnyDraft): readonly string[] =>
  draft.players.flatMap((_, at) =>
    situations.making.zones.flatMap((zone) => situations.listedAt(draft, at, zone).map(({ card }) => card)),
  );

function Form(begun: Begun) {
  const pack = useWords();
  const { lab } = pack;
  const game = useEditor();
  const { situations } = game;
  const editor = game.useEditorWords();
  const session = useLabSession();
  const [draft, setDraft] = useState(begun.draft);
  const [old, setOld] = useState(begun.old);
  const [spot, setSpot] = useState<Spot | null>(null);
  const [opening, setOpening] = useState(false);
  const [, go] = useLocation();
  const names = useNamesOf(cardsIn(game, draft), game.lab.names);
  useEffect(() => {
    // At once: whoever leaves the page in the next moment loses nothing.
    void keepDraft(game.name, draft);
  }, [game, draft]);
  const open = async (): Promise<void> => {
    setOpening(true);
    const id = await session.openDraft(draft);
    setOpening(false);
    if (id !== null) go(`/lab/k/${id}`);
  };
  return (
    <NamesContext value={names}>
      <div className="lab-editor">
        <header className="lab-editor-head">
          <div>
            <Link href="/lab">‹ {lab.bar.labs}</Link>
            <h1>{editor.title}</h1>
          </div>
          <div className="actions">
            {old && (
              <button
                type="button"
                onClick={() => {
                  setDraft(situations.making.newDraft(editor.untitled, editor.names.slice(0, 2)));
                  setOld(false);
                }}
              >
                {editor.anew}
              </button>
            )}
            <button type="button" className="main" disabled={opening} onClick={() => void open()}>
              {editor.open}
            </button>
          </div>
        </header>
        <ProblemNote />
        {begun.losses.length > 0 && (
          <div className="lab-losses" role="status">
            <p>{editor.losses}</p>
            <ul>
              {begun.losses.map((loss) => (
                <li key={loss.code}>{lossWords(loss, pack)}</li>
              ))}
            </ul>
          </div>
        )}
        <GameForm draft={draft} change={setDraft} />
        <div className="lab-players">
          {draft.players.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: players are known by their place
            <PlayerForm key={at} draft={draft} at={at} change={setDraft} edit={setSpot} />
          ))}
        </div>
        <div className="actions">
          <button
            type="button"
            disabled={draft.players.length >= MOST_PLAYERS}
            onClick={() => setDraft(situations.addPlayer(draft, editor.names))}
          >
            {editor.addPlayer}
          </button>
        </div>
        {spot !== null && (
          <ObjectForm draft={draft} spot={spot} change={setDraft} moved={setSpot} close={() => setSpot(null)} />
        )}
      </div>
    </NamesContext>
  );
}
