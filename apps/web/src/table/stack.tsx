/** What waits to happen, the top first: what resolves next. */

import type { PlayerId } from '@rulewright/kernel';
import { memo } from 'react';
import { useWords } from '../store/settings.ts';
import { useBoard, useTable } from './board.ts';
import type { AnyShown } from './game.ts';
import { useItem, useLabel } from './item.ts';
import { nameOf } from './label.ts';

/** Something that waits, as the game shows it. */
export interface Waiting {
  readonly object: AnyShown;
  readonly controller: PlayerId;
  /** What its picture is of: an ability shows its source. */
  readonly face: AnyShown;
  /** Under its name: what it is or does. */
  readonly line: string;
  /** Its like can be let through without asking. */
  readonly isAbility: boolean;
}

interface StackWords {
  readonly title: string;
  readonly empty: string;
  readonly isTop: string;
  readonly yieldTo: string;
  controller(name: string): string;
}

function Entry({
  waiting,
  top,
  words,
}: {
  readonly waiting: Waiting;
  readonly top: boolean;
  readonly words: StackWords;
}) {
  const { object, controller, face, line, isAbility } = waiting;
  const { table } = useWords();
  const board = useTable();
  const { light, props } = useItem([object.id]);
  const label = useLabel(object, light);
  const by = useBoard(({ snapshot }) => nameOf(snapshot, controller, table));
  const mine = useBoard(({ snapshot }) => snapshot.viewer === controller);
  const letThrough = board.acts().yieldTo;
  return (
    <li className="tb-entry" data-top={top || undefined} data-mine={mine || undefined}>
      <button {...props} className="tb-on-stack">
        <span className="unseen">{[label, words.controller(by), ...(top ? [words.isTop] : [])].join(table.comma)}</span>
        <span className="tb-entry-face" aria-hidden="true">
          <board.game.Card card={face} size="small" />
        </span>
        <span className="tb-entry-words" aria-hidden="true">
          <b>{object.name}</b>
          <small>
            <board.game.Text text={line} />
          </small>
          <small className="tb-by">{by}</small>
        </span>
      </button>
      {letThrough !== undefined && isAbility && !mine && (
        <button type="button" className="tb-yield" onClick={() => letThrough(object.id)}>
          {words.yieldTo}
        </button>
      )}
    </li>
  );
}

interface StackProps {
  /** The top first. */
  readonly waiting: readonly Waiting[];
  readonly words: StackWords;
  /** It lies over the table, and only while there is something on it. */
  readonly over?: boolean;
}

export const Stack = memo(function Stack({ waiting, words, over = false }: StackProps) {
  const empty = waiting.length === 0;
  return (
    <section
      className="tb-stack"
      data-zone="stack"
      data-empty={empty || undefined}
      data-over={over || undefined}
      aria-label={`${words.title}: ${empty ? words.empty : waiting.length}`}
    >
      <h2>{words.title}</h2>
      {empty ? (
        <p className="tb-bare">{words.empty}</p>
      ) : (
        <ol>
          {waiting.map((each, i) => (
            <Entry key={each.object.id} waiting={each} top={i === 0} words={words} />
          ))}
        </ol>
      )}
    </section>
  );
});
