/** What is pointed at, in full: the card, its state, what can be done with it, and why something cannot. */
import type { EntityId, ObjectId } from '@rulewright/kernel';
import type { Question, Shown, Snapshot, Why } from '@rulewright/table';
import { useEffect, useState } from 'react';
import { CardFace, RulesText } from '../card/index.ts';
import { useWords } from '../store/settings.ts';
import type { Pack } from '../words/index.ts';
import { useBoard, useTable } from './board.ts';
import { marksOf } from './label.ts';
import { FIRST_OBJECT } from './layout.ts';
import { WhyTree } from './why-tree.tsx';

/** What the question says of a creature that cannot take part. */
function unable(question: Question | null, id: EntityId, table: Pack['table']): Why | null {
  if (question?.kind !== 'attackers' && question?.kind !== 'blockers') return null;
  const found = question.unable.find((u) => u.creature === id);
  if (found === undefined) return null;
  const what = question.kind === 'attackers' ? table.details.cannotAttack : table.details.cannotBlock;
  return { words: `${what}: ${found.words}`, rules: found.rule === '' ? [] : [found.rule], entities: [], because: [] };
}

/** Whether it is worth asking why it cannot be played. */
const isHeld = (o: Shown, { viewer, question }: Snapshot): boolean =>
  o.zone === 'hand' && o.owner === viewer && question?.kind === 'priority';

/** Asking at every step of a pointer that crosses the table would be for nothing. */
const PAUSE = 120;

function useReasons(o: Shown): readonly Why[] {
  const board = useTable();
  const snapshot = useBoard((s) => s.snapshot);
  const lit = useBoard((s) => s.lights.get(o.id));
  const [whys, setWhys] = useState<readonly Why[]>([]);
  const wanted = lit === undefined && isHeld(o, snapshot);
  const land = o.types.includes('land');
  useEffect(() => {
    setWhys([]);
    if (!wanted) return;
    let gone = false;
    const timer = setTimeout(
      () =>
        board
          .acts()
          .reasons({ answer: land ? { action: 'playLand', card: o.id } : { action: 'cast', card: o.id } })
          .then(
            (found) => !gone && setWhys(found),
            () => {},
          ),
      PAUSE,
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [o.id, wanted, land, board]);
  return whys;
}

export function Details() {
  const looked = useBoard((s) => s.looked);
  const object = useBoard((s) =>
    s.looked === null || s.looked < FIRST_OBJECT ? undefined : s.snapshot.objects[s.looked as ObjectId],
  );
  if (object === undefined) return looked === null || looked >= FIRST_OBJECT ? <Nothing /> : <OfPlayer id={looked} />;
  return <OfObject o={object} />;
}

/** Nothing is pointed at: then at least what is asked is explained. */
function Nothing() {
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

function OfPlayer({ id }: { readonly id: EntityId }) {
  const { table } = useWords();
  const board = useTable();
  const player = useBoard((s) => s.snapshot.players.find((p) => p.id === id));
  if (player === undefined) return null;
  return (
    <div className="tb-details">
      <h3>{player.name}</h3>
      <p>{table.life(player.life)}</p>
      <button type="button" onClick={() => board.acts().why({ of: id })}>
        {table.why.ask}
      </button>
    </div>
  );
}

/** What the card says in another language, in the reader's. */
function Explained({ o }: { readonly o: Shown }) {
  const lines = o.text.flatMap(({ explained }) => explained ?? []);
  return lines.length === 0 ? null : (
    <ul className="tb-explained">
      {lines.map((line) => (
        <li key={line}>
          <RulesText text={line} />
        </li>
      ))}
    </ul>
  );
}

function OfObject({ o }: { readonly o: Shown }) {
  const { table } = useWords();
  const board = useTable();
  const marks = useBoard(({ snapshot }) => marksOf(o, snapshot, table).join(' · '));
  const question = useBoard((s) => s.snapshot.question);
  const reasons = useReasons(o);
  const cannot = unable(question, o.id, table);
  const whys = cannot === null ? reasons : [cannot];
  const changed =
    o.printed !== null && (o.printed.power !== o.power || o.printed.toughness !== o.toughness) && o.power !== null;
  return (
    <div className="tb-details">
      <div className="tb-details-face">
        <CardFace card={o} size="full" />
      </div>
      {o.stack !== undefined && o.stack.kind !== 'spell' && (
        <p>
          <RulesText text={o.stack.words} />
        </p>
      )}
      {marks !== '' && <p className="tb-marks">{marks}</p>}
      <Explained o={o} />
      {changed && o.printed !== null && (
        <p className="tb-marks">{table.marks.printed(`${o.printed.power ?? 0}/${o.printed.toughness ?? 0}`)}</p>
      )}
      {whys.length > 0 && (
        <div className="tb-cannot">
          <h3>{table.details.cannot}</h3>
          <WhyTree whys={whys} />
        </div>
      )}
      <button type="button" className="tb-ask-why" onClick={() => board.acts().why({ of: o.id })}>
        {table.why.ask}
      </button>
    </div>
  );
}
