/** What is pointed at, in full: the card, its state, its lineage, why something cannot be done with it, and what can be asked about it. */
import type { ObjectId, PlayerId } from '@rulewright/kernel';
import { useTable } from '../../../table/board.ts';
import { Asks, Cannot, Explained, Looked } from '../../../table/details.tsx';
import { CardFace, cardLabel, RulesText } from '../card/index.ts';
import type { Shown } from '../types.ts';
import { useWords } from '../words/index.ts';
import { useBoard } from './board.ts';
import { marksOf, playerLabel } from './label.ts';
import { whyNot } from './why-not.ts';

export function Details() {
  return <Looked OfObject={OfObject} OfPlayer={OfPlayer} />;
}

function OfPlayer({ id }: { readonly id: PlayerId }) {
  const pack = useWords();
  const { table, grandArchive } = pack;
  const player = useBoard((s) => s.snapshot.players.find((p) => p.id === id));
  if (player === undefined) return null;
  return (
    <div className="tb-details">
      <h3>{player.name}</h3>
      <ul className="ga-facts">
        {playerLabel(player, pack).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        {player.counters.map((c) => (
          <li key={c.kind}>{table.counters(c.count, c.words)}</li>
        ))}
      </ul>
      <Cannot id={id} whyNot={whyNot} />
      <Asks
        id={id}
        whats={['life', 'level', 'damage', 'influence', 'enabled-elements'] as const}
        words={grandArchive.asks}
      />
    </div>
  );
}

type Ask = keyof ReturnType<typeof useWords>['grandArchive']['asks'];

/** What is worth asking of an object where it is. */
function asksOf(o: Shown): readonly Ask[] {
  if (o.zone === 'hand') return ['activate', 'cost'];
  if (o.zone === 'materialDeck') return ['materialize', 'cost'];
  const numbers = (['level', 'power', 'life', 'durability'] as const).filter((what) => o[what] !== null);
  if (o.zone !== 'field') return numbers;
  const unit = o.types.includes('champion') || o.types.includes('ally');
  return [
    ...numbers,
    ...(unit ? (['attack'] as const) : []),
    'types',
    'elements',
    'abilities',
    'activate',
    'triggers',
    'controller',
  ];
}

/** The cards under a champion or a weapon: each in words, and to be looked at. */
function Under({ title, ids }: { readonly title: string; readonly ids: readonly Shown['id'][] }) {
  const { grandArchive } = useWords();
  const board = useTable();
  const objects = useBoard((s) => s.snapshot.objects);
  const cards = ids.flatMap((id) => objects[id] ?? []);
  if (cards.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="ga-facts">
        {cards.map((card) => (
          <li key={card.id}>
            <button type="button" className="ga-under" onClick={() => board.look(card.id)}>
              {cardLabel(card, grandArchive, { whole: true })}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function OfObject({ id }: { readonly id: ObjectId }) {
  const o = useBoard((s) => s.snapshot.objects[id]);
  return o === undefined ? null : <Told o={o} />;
}

function Told({ o }: { readonly o: Shown }) {
  const pack = useWords();
  const { grandArchive } = pack;
  const marks = useBoard(({ snapshot }) => marksOf(o, snapshot, pack).join(' · '));
  // What waits on the stack is read on the card whose it is.
  const source = useBoard(({ snapshot }) => (o.stack === undefined ? undefined : snapshot.objects[o.stack.source]));
  const isAbility = o.stack?.kind === 'activated' || o.stack?.kind === 'triggered';
  return (
    <div className="tb-details">
      <div className="tb-details-face">
        <CardFace card={source ?? o} size="full" />
      </div>
      {o.stack !== undefined && isAbility && (
        <p>
          <RulesText text={o.stack.words} />
        </p>
      )}
      {marks !== '' && <p className="tb-marks">{marks}</p>}
      <Explained text={o.text} />
      <Cannot id={o.id} whyNot={whyNot} />
      <Under title={grandArchive.zones.lineage} ids={o.lineage} />
      <Under title={grandArchive.zones.loaded} ids={o.loaded} />
      {!o.hidden && <Asks id={o.id} whats={asksOf(o)} words={grandArchive.asks} />}
    </div>
  );
}
