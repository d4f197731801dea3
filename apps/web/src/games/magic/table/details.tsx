/** What is pointed at, in full: the card, its state, why something cannot be done with it, and what can be asked about it. */
import type { ObjectId, PlayerId } from '@rulewright/kernel';
import { useTable } from '../../../table/board.ts';
import { Asks, Cannot, Explained, Looked } from '../../../table/details.tsx';
import { CardFace, RulesText } from '../card/index.ts';
import type { Shown } from '../types.ts';
import { useWords } from '../words/index.ts';
import { useBoard } from './board.ts';
import { marksOf } from './label.ts';
import { useMagicWhyNot } from './why-not.ts';

export function Details() {
  return <Looked OfObject={OfObject} OfPlayer={OfPlayer} />;
}

function OfPlayer({ id }: { readonly id: PlayerId }) {
  const { table, magic } = useWords();
  const board = useTable();
  const whyNot = useMagicWhyNot();
  const player = useBoard((s) => s.snapshot.players.find((p) => p.id === id));
  if (player === undefined) return null;
  return (
    <div className="tb-details">
      <h3>{player.name}</h3>
      <p>{magic.life(player.facts.life)}</p>
      {player.counters.map((c) => (
        <p key={c.kind}>{table.counters(c.count, c.words)}</p>
      ))}
      <Cannot id={id} whyNot={whyNot} />
      <div className="tb-asks">
        <b>{table.why.ask}</b>
        <button type="button" onClick={() => board.acts().why({ of: id, what: 'life' })}>
          {magic.asks.life}
        </button>
      </div>
    </div>
  );
}

type Ask = keyof ReturnType<typeof useWords>['magic']['asks'];

/** What is worth asking of an object where it is. */
function asksOf(o: Shown): readonly Ask[] {
  const creature = o.types.includes('creature');
  if (o.zone === 'hand') return [o.types.includes('land') ? 'play' : 'cast'];
  const out: Ask[] = [];
  if (o.power !== null) out.push('power', 'toughness');
  if (o.zone !== 'battlefield') return out;
  if (creature) out.push('attack', 'block');
  out.push('types', 'colors', 'abilities', 'activate', 'triggers', 'controller');
  return out;
}

function OfObject({ id }: { readonly id: ObjectId }) {
  const o = useBoard((s) => s.snapshot.objects[id]);
  return o === undefined ? null : <Told o={o} />;
}

function Told({ o }: { readonly o: Shown }) {
  const pack = useWords();
  const { magic } = pack;
  const whyNot = useMagicWhyNot();
  const marks = useBoard(({ snapshot }) => marksOf(o, snapshot, pack).join(' · '));
  const { printed } = o;
  const changed =
    printed !== null && o.power !== null && (printed.power !== o.power || printed.toughness !== o.toughness);
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
      <Explained text={o.text} />
      {changed && <p className="tb-marks">{magic.marks.printed(`${printed.power ?? 0}/${printed.toughness ?? 0}`)}</p>}
      <Cannot id={o.id} whyNot={whyNot} />
      {!o.hidden && <Asks id={o.id} whats={asksOf(o)} words={magic.asks} />}
    </div>
  );
}
