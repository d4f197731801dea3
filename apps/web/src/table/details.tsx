/** Parts of what is said beside the table of what is pointed at. */
import type { EntityId, ObjectId, PlayerId } from '@rulewright/kernel';
import type { ReactNode } from 'react';
import { useWords } from '../store/settings.ts';
import { useBoard, useTable } from './board.ts';
import { GameText } from './game-text.tsx';
import { isObject } from './ids.ts';
import { useWhyNot, type WhyNot } from './why-not.ts';
import { WhyTree } from './why-tree.tsx';

/** What is pointed at, as its game tells of objects and players. */
export function Looked({
  OfObject,
  OfPlayer,
}: {
  OfObject(props: { readonly id: ObjectId }): ReactNode;
  OfPlayer(props: { readonly id: PlayerId }): ReactNode;
}) {
  const looked = useBoard((s) => s.looked);
  const here = useBoard((s) => looked !== null && isObject(looked) && s.snapshot.objects[looked] !== undefined);
  if (looked === null) return <NothingLooked />;
  if (!isObject(looked)) return <OfPlayer id={looked} />;
  return here ? <OfObject id={looked} /> : <NothingLooked />;
}

/** Nothing is pointed at: then at least what is asked is explained. */
function NothingLooked() {
  const { table } = useWords();
  const question = useBoard((s) => s.snapshot.question);
  return (
    <div className="tb-details">
      {question !== null && (
        <>
          <h3>{question.words}</h3>
          <p>{question.why}</p>
        </>
      )}
      <p className="tb-marks">{table.details.none}</p>
    </div>
  );
}

export function Cannot({ id, whyNot }: { readonly id: EntityId; readonly whyNot: WhyNot }) {
  const { table } = useWords();
  const whys = useWhyNot(id, whyNot);
  if (whys.length === 0) return null;
  return (
    <div className="tb-cannot">
      <h3>{table.details.cannot}</h3>
      <WhyTree whys={whys} />
    </div>
  );
}

/** What the card says in another language, in the reader's. */
export function Explained({ text }: { readonly text: readonly { readonly explained?: string }[] }) {
  const lines = text.flatMap(({ explained }) => explained ?? []);
  return lines.length === 0 ? null : (
    <ul className="tb-explained">
      {lines.map((line) => (
        <li key={line}>
          <GameText text={line} />
        </li>
      ))}
    </ul>
  );
}

interface AsksProps<What extends string> {
  readonly id: EntityId;
  readonly whats: readonly What[];
  readonly words: Readonly<Record<What, string>>;
}

/** "Why?": everything, or one thing by name. */
export function Asks<What extends string>({ id, whats, words }: AsksProps<What>) {
  const { table } = useWords();
  const board = useTable();
  return (
    <div className="tb-asks">
      <button type="button" className="tb-ask-all" onClick={() => board.acts().why({ of: id })}>
        {table.why.ask}
      </button>
      {whats.map((what) => (
        <button key={what} type="button" onClick={() => board.acts().why({ of: id, what })}>
          {words[what]}
        </button>
      ))}
    </div>
  );
}
