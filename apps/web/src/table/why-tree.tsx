/** An explanation: facts that rest on facts, with the rules and the objects responsible. */
import type { EntityId } from '@rulewright/kernel';
import type { Why } from '@rulewright/table';
import { useId, useState } from 'react';
import { useWords } from '../store/settings.ts';
import { GameText } from './game-text.tsx';

/** Everything that a fact and what it rests on speak of. */
export const entitiesIn = (whys: readonly Why[]): readonly EntityId[] =>
  whys.flatMap((why) => [...why.entities, ...entitiesIn(why.because)]);

interface TreeProps {
  readonly whys: readonly Why[];
  /** The fact that is looked at, so that its objects can be shown. */
  onPoint?(why: Why | null): void;
}

export function WhyTree({ whys, onPoint }: TreeProps) {
  return (
    <ul className="tb-why">
      {whys.map((why, i) => (
        // Facts have no identity; the list is never reordered.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Fact key={i} why={why} {...(onPoint === undefined ? {} : { onPoint })} />
      ))}
    </ul>
  );
}

function Fact({ why, onPoint }: { readonly why: Why; onPoint?(why: Why | null): void }) {
  const { table } = useWords();
  const [open, setOpen] = useState(true);
  const id = useId();
  const leaf = why.because.length === 0;
  const words = (
    <>
      <span className="tb-fact-words">
        <GameText text={why.words} />
      </span>
      {why.rules.map((rule) => (
        <cite key={rule} className="tb-rule" title={table.why.rule(rule)}>
          {rule}
        </cite>
      ))}
    </>
  );
  const point = { onPointerEnter: () => onPoint?.(why), onPointerLeave: () => onPoint?.(null) };
  return (
    <li>
      {leaf ? (
        <p className="tb-fact" {...point}>
          {words}
        </p>
      ) : (
        <>
          <button
            type="button"
            className="tb-fact"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            onFocus={() => onPoint?.(why)}
            onBlur={() => onPoint?.(null)}
            {...point}
          >
            <span aria-hidden="true" className="tb-twist">
              {open ? '▾' : '▸'}
            </span>
            {words}
          </button>
          <div id={id} hidden={!open}>
            <WhyTree whys={why.because} {...(onPoint === undefined ? {} : { onPoint })} />
          </div>
        </>
      )}
    </li>
  );
}
