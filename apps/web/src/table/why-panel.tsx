/** The answer to "why?": loaded when it is asked, its objects pointed out on the table while it is open. */
import type { ObjectId } from '@rulewright/kernel';
import type { Asking, Why } from '@rulewright/table';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../store/settings.ts';
import { announce } from '../ui/announce.tsx';
import { useBoard, useTable } from './board.ts';
import { entitiesIn, WhyTree } from './why-tree.tsx';

type Found = { readonly whys: readonly Why[] } | { readonly failed: string } | null;

export function WhyPanel({ asking, close }: { readonly asking: Asking; close(): void }) {
  const { table, shell } = useWords();
  const board = useTable();
  const [found, setFound] = useState<Found>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const nothing = useBoard(({ snapshot }) => {
    const o = typeof asking === 'object' && 'of' in asking ? snapshot.objects[asking.of as ObjectId] : undefined;
    return o === undefined ? table.why.nothing : table.why.asPrinted(o.name);
  });
  const before = useRef<Element | null>(null);
  // Whoever asked with the keyboard goes back to where they were.
  useEffect(() => {
    before.current = document.activeElement;
    return () => {
      const { current: from } = before;
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (lost && from instanceof HTMLElement && from.isConnected) from.focus();
    };
  }, []);
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
          announce(whys.map((why) => why.words).join(' ') || nothing);
        },
        (error: unknown) => !gone && setFound({ failed: error instanceof Error ? error.message : String(error) }),
      );
    return () => {
      gone = true;
      board.highlight([]);
    };
  }, [asking, board, nothing]);
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
        <p className="tb-bare">{nothing}</p>
      ) : (
        <WhyTree
          whys={found.whys}
          onPoint={(why) => board.highlight(why === null ? entitiesIn(found.whys) : entitiesIn([why]))}
        />
      )}
    </section>
  );
}
