/** The answer to "why?": loaded when it is asked, its objects pointed out on the table while it is open. */
import type { Asking, Why } from '@rulewright/table';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../store/settings.ts';
import { announce } from '../ui/announce.tsx';
import { useTable } from './board.ts';
import { entitiesIn, WhyTree } from './why-tree.tsx';

type Found = { readonly whys: readonly Why[] } | { readonly failed: string } | null;

export function WhyPanel({ asking, close }: { readonly asking: Asking; close(): void }) {
  const { table, shell } = useWords();
  const board = useTable();
  const [found, setFound] = useState<Found>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    let gone = false;
    setFound(null);
    heading.current?.focus();
    board
      .acts()
      .reasons(asking)
      .then(
        (whys) => {
          if (gone) return;
          setFound({ whys });
          board.highlight(entitiesIn(whys));
          announce(whys.map((why) => why.words).join(' ') || table.why.nothing);
        },
        (error: unknown) => !gone && setFound({ failed: error instanceof Error ? error.message : String(error) }),
      );
    return () => {
      gone = true;
      board.highlight([]);
    };
  }, [asking, board, table]);
  return (
    <section className="tb-why-panel" aria-labelledby="tb-why-title">
      <header>
        <h2 id="tb-why-title" ref={heading} tabIndex={-1}>
          {table.why.title}
        </h2>
        <button type="button" onClick={close}>
          {shell.close}
        </button>
      </header>
      {found === null ? (
        <p className="tb-bare">{table.why.thinking}</p>
      ) : 'failed' in found ? (
        <p className="tb-bare">{table.why.failed(found.failed)}</p>
      ) : found.whys.length === 0 ? (
        <p className="tb-bare">{table.why.nothing}</p>
      ) : (
        <WhyTree
          whys={found.whys}
          onPoint={(why) => board.highlight(why === null ? entitiesIn(found.whys) : entitiesIn([why]))}
        />
      )}
    </section>
  );
}
