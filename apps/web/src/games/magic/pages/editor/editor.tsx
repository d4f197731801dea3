/** Putting a situation together: players, what they have, the turn. Kept while it is written. */
import { type Draft, type Loss, newDraft } from '@rulewright/scenario/magic';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { lossWords } from '../../../../pages/lab/export.tsx';
import { ProblemNote } from '../../../../pages/lab/problem.tsx';
import { useLabSession, type Working } from '../../../../pages/lab/session.ts';
import { keepDraft, keptDraft } from '../../../../store/labs.ts';
import { engine } from '../../engine/client.ts';
import { useWords } from '../../words/index.ts';
import { addObject, addPlayer, isEmpty, MOST_PLAYERS, type Spot } from './draft.ts';
import './editor.css';
import { GameForm } from './game-form.tsx';
import { isDraft } from './kept-draft.ts';
import { NamesContext, useNamesOf } from './names.ts';
import { ObjectForm } from './object-form.tsx';
import { PlayerForm } from './player-form.tsx';

interface Begun {
  readonly draft: Draft;
  readonly losses: readonly Loss[];
  /** It was left here earlier. */
  readonly old: boolean;
}

export default function Editor({ id }: { readonly id?: string }) {
  const { lab, shell, editor } = useWords();
  const session = useLabSession();
  const search = useSearch();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [failed, setFailed] = useState(false);
  // What stands there when it opens is what is edited; other words later do not begin anew.
  const words = useRef(editor);
  useEffect(() => {
    let gone = false;
    const { untitled, names } = words.current;
    beginning(session, id, new URLSearchParams(search), () => newDraft(untitled, names.slice(0, 2))).then(
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
  }, [session, id, search]);
  if (failed)
    return (
      <div className="lab-editor">
        <ProblemNote />
        <Link href="/lab">{lab.bar.labs}</Link>
      </div>
    );
  return begun === null ? <p className="loading">{shell.loading}</p> : <Form {...begun} />;
}

async function beginning(
  session: Working['session'],
  id: string | undefined,
  asked: URLSearchParams,
  empty: () => Draft,
): Promise<Begun> {
  if (id !== undefined) {
    if ((await session.openKept(id)) === null) throw new Error(id);
    const found = await engine.lab.draft(asked.get('of') === 'now' ? 'now' : 'start');
    return { ...found, old: false };
  }
  const card = asked.get('card');
  if (card !== null && card.trim() !== '') return { draft: trying(empty(), card.trim()), losses: [], old: false };
  const kept = await keptDraft('magic');
  return !isDraft(kept) || isEmpty(kept)
    ? { draft: empty(), losses: [], old: false }
    : { draft: kept, losses: [], old: true };
}

/** A table on which a card can be tried: it is in hand, and there is mana of every colour. */
function trying(draft: Draft, card: string): Draft {
  const lands = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
  let made = { ...draft, title: card };
  for (const land of lands) made = addObject(made, 0, 'battlefield', { card: land, count: 3 });
  made = addObject(made, 0, 'hand', { card, count: 2 });
  return addObject(made, 1, 'battlefield', { card: 'Grizzly Bears', count: 2 });
}

function Form(begun: Begun) {
  const { lab, editor, game } = useWords();
  const session = useLabSession();
  const [draft, setDraft] = useState(begun.draft);
  const [old, setOld] = useState(begun.old);
  const [spot, setSpot] = useState<Spot | null>(null);
  const [opening, setOpening] = useState(false);
  const [, go] = useLocation();
  const names = useNamesOf(draft);
  useEffect(() => {
    // At once: whoever leaves the page in the next moment loses nothing.
    void keepDraft('magic', draft);
  }, [draft]);
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
                  setDraft(newDraft(editor.untitled, editor.names.slice(0, 2)));
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
                <li key={loss.code}>{lossWords(loss, game.losses)}</li>
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
            onClick={() => setDraft(addPlayer(draft, editor.names))}
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
