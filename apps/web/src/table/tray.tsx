/**
 * The question: what is asked, what has been chosen so far, and the buttons to answer with. It gets the focus when another
 * question comes, and everything that can be chosen on the table can be chosen in its list as well.
 */

import type { CommonQuestion } from '@rulewright/table';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../store/settings.ts';
import { announce } from '../ui/announce.tsx';
import { DivideAnswer } from './answers/divide.tsx';
import { EntitiesAnswer } from './answers/entities.tsx';
import { ListedAnswer, YesNoAnswer } from './answers/listed.tsx';
import { NumberAnswer } from './answers/number.tsx';
import { OptionsAnswer } from './answers/options.tsx';
import { OrderAnswer } from './answers/order.tsx';
import { PriorityAnswer } from './answers/priority.tsx';
import { WordAnswer } from './answers/word.tsx';
import { useBoard, useTable } from './board.ts';
import { type AnswerForm, type AnyQuestion, isCommon } from './game.ts';
import { GameText } from './game-text.tsx';
import { nameOf } from './label.ts';
import { spoken } from './spoken.ts';

/** The game's own questions are answered as it says. */
function Answering({ question }: { readonly question: AnyQuestion }) {
  const { answers } = useTable().game;
  const Own = answers[question.kind] as AnswerForm<AnyQuestion> | undefined;
  if (isCommon(question)) return <Common question={question} />;
  return Own === undefined ? null : <Own q={question} />;
}

function Common({ question }: { readonly question: CommonQuestion }) {
  switch (question.kind) {
    case 'priority':
      return <PriorityAnswer q={question} />;
    case 'entities':
      return <EntitiesAnswer q={question} />;
    case 'yesNo':
      return <YesNoAnswer q={question} />;
    case 'number':
      return <NumberAnswer q={question} />;
    case 'options':
      return <OptionsAnswer q={question} />;
    case 'order':
      return <OrderAnswer q={question} />;
    case 'divide':
      return <DivideAnswer q={question} />;
    case 'word':
      return <WordAnswer q={question} />;
    case 'listed':
      return <ListedAnswer q={question} />;
  }
}

interface TrayProps {
  /** Buttons of whoever runs the game: undo, passing on. */
  readonly children?: ReactNode;
  /** Why the last answer was refused. */
  readonly refused?: { readonly words: string; readonly rule: string } | null;
  /** The game is still on its way to the question. */
  readonly busy?: boolean;
  /** It takes long: the question that was answered is put away. Before that it would only flicker. */
  readonly slow?: boolean;
}

export function Tray({ children, refused = null, busy = false, slow = busy }: TrayProps) {
  const pack = useWords();
  const { table } = pack;
  const board = useTable();
  const question = useBoard((s) => s.snapshot.question);
  const at = useBoard((s) => s.snapshot.at);
  const over = useBoard((s) => s.snapshot.over);
  const waiting = useBoard(({ snapshot: s }) =>
    s.waitingFor === null || s.waitingFor === s.viewer ? null : nameOf(s, s.waitingFor, table),
  );
  const about = useBoard(({ snapshot: s }) =>
    s.question?.about === undefined ? undefined : s.objects[s.question.about]?.name,
  );
  const forWhom = useBoard(({ snapshot: s }) =>
    s.question?.forPlayer === undefined ? null : nameOf(s, s.question.forPlayer, table),
  );
  // Whoever plays all sides is told for whom.
  const who = useBoard(({ snapshot: s }) =>
    s.viewer >= 0 || s.question === null ? null : nameOf(s, s.question.player, table),
  );
  const ref = useRef<HTMLElement>(null);
  const asked = slow ? null : question;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words asked again are another question
  useEffect(() => {
    if (asked === null) return;
    const { current } = ref;
    // A dialog that is open keeps the focus, and so do controls that are used again and again.
    const busyElsewhere =
      document.querySelector('dialog[open]') !== null || document.activeElement?.closest('[data-keeps-focus]') != null;
    if (!busyElsewhere) current?.focus({ preventScroll: true });
    announce(spoken(board.game, board.store.getState().snapshot, asked, pack));
  }, [asked, at, board, pack]);
  return (
    <section
      ref={ref}
      className="tb-tray"
      data-zone="question"
      data-kind={asked?.kind}
      data-at={at}
      aria-busy={busy}
      tabIndex={-1}
      aria-labelledby="tb-question"
    >
      <div className="tb-answer">
        <div className="tb-asked">
          <h2 id="tb-question">
            {asked !== null ? (
              <>
                {who !== null && <span className="tb-about">{who}</span>}
                {about !== undefined && <span className="tb-about">{about}</span>}
                <GameText text={asked.words} />
              </>
            ) : over !== null && !slow ? (
              over.words || table.ask.over
            ) : waiting === null ? (
              table.ask.nobody
            ) : (
              table.ask.waiting(waiting)
            )}
          </h2>
          {forWhom !== null && <p className="tb-hint">{table.ask.forPlayer(forWhom)}</p>}
          {asked !== null && (
            <button
              type="button"
              className="tb-why-asked"
              title={asked.why}
              aria-label={`${asked.rule} ${table.why.ask} ${asked.why}`}
              onClick={() => board.acts().why('question')}
            >
              {asked.rule === '' ? '?' : asked.rule}
            </button>
          )}
        </div>
        {refused !== null && (
          <p className="tb-refused" role="alert">
            {table.ask.refused(refused.words, refused.rule)}
          </p>
        )}
        {asked !== null && <Answering key={at} question={asked} />}
      </div>
      {children}
    </section>
  );
}
