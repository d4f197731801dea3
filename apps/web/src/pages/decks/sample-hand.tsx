/** Hands to try: the first cards, others instead where the game lets one, and what would be drawn next. */
import type { CardCount } from '@rulewright/cards';
import { useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import type { CardLook } from '../../engine/decks.ts';
import { useAsked } from '../../engine/use-asked.ts';
import { useSettings, useWords } from '../../store/settings.ts';
import { announce } from '../../ui/announce.tsx';
import { useKit } from './kit.ts';

interface SampleHandProps {
  readonly name: string;
  readonly main: readonly CardCount[];
  /** The address of the deck. */
  readonly here: string;
}

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

export function SampleHand({ name, main, here }: SampleHandProps) {
  const { decks: words } = useWords();
  const [, go] = useLocation();
  const given = Number(new URLSearchParams(useSearch()).get('seed') ?? Number.NaN);
  const [first] = useState(newSeed);
  const seed = Number.isSafeInteger(given) && given >= 0 ? given : first;
  const again = (): void => go(`${here}/hand?seed=${newSeed()}`, { replace: true });
  return (
    <>
      <p className="decks-back">
        <Link href={here}>{name}</Link>
      </p>
      <div className="decks-head">
        <h1>{words.handFrom(name)}</h1>
        <button type="button" onClick={again}>
          {words.newHand}
        </button>
      </div>
      {main.length === 0 ? <p className="decks-note">{words.noHand}</p> : <Hand key={seed} main={main} seed={seed} />}
    </>
  );
}

interface State {
  readonly mulligans: number;
  /** Places in the shuffled deck that go to the bottom. */
  readonly bottom: readonly number[];
  readonly kept: boolean;
  readonly drawn: number;
}

const BEGIN: State = { mulligans: 0, bottom: [], kept: false, drawn: 0 };

function Hand({ main, seed }: { readonly main: readonly CardCount[]; readonly seed: number }) {
  const { decks: words, deck: own, shell } = useWords();
  const { decks, hand, formats } = useKit();
  const first = hand.size;
  const language = useSettings((s) => s.language);
  const [state, setState] = useState({ ...BEGIN, kept: !hand.mulligans });
  const { mulligans, bottom, kept, drawn } = state;
  // Each mulligan is another shuffle.
  const { value, error } = useAsked(JSON.stringify([main, seed, mulligans, language]), async () => ({
    mulligans,
    order: await decks().shuffle(main, seed + mulligans),
    look: await decks().look({ main }, formats[0] ?? '', language),
  }));
  const order = value?.mulligans === mulligans ? value.order : [];
  const cards = value?.look.cards ?? {};
  const shown = (at: number): string => cards[order[at] ?? '']?.shown ?? order[at] ?? '';
  const size = Math.min(first, order.length);
  const places = Array.from({ length: Math.min(size + drawn, order.length) }, (_, i) => i).filter(
    (place) => !bottom.includes(place),
  );
  const mustPut = kept ? Math.min(mulligans, size) - bottom.length : 0;
  const left = order.length - places.length;
  const nextAt = size + drawn;
  const mayDraw = kept && mustPut === 0 && nextAt < order.length;
  useEffect(() => {
    if (order.length > 0) announce(words.handOf(Math.min(first, order.length)));
  }, [order, words, first]);
  if (error !== null) return <p role="alert">{error.message}</p>;
  if (value === null) return <p className="loading">{shell.loading}</p>;
  const draw = (): void => {
    setState({ ...state, drawn: drawn + 1 });
    announce(words.drawn(shown(nextAt)));
  };
  return (
    <>
      <div className="actions">
        {!kept && (
          <>
            <button type="button" className="main" onClick={() => setState({ ...state, kept: true })}>
              {words.keep}
            </button>
            <button
              type="button"
              disabled={mulligans >= first}
              onClick={() => setState({ ...BEGIN, mulligans: mulligans + 1 })}
            >
              {words.mulligan}
            </button>
          </>
        )}
        {kept && mustPut === 0 && (
          <button type="button" className="main" disabled={!mayDraw} onClick={draw}>
            {words.next}
          </button>
        )}
        <span className="decks-note">{left === 0 ? own.deckEmpty : own.deckLeft(left)}</span>
      </div>
      {mustPut > 0 && <p role="status">{own.toBottom(mustPut)}</p>}
      <h2>{words.handOf(places.length)}</h2>
      <ul className="decks-hand">
        {places.map((place) => (
          <li key={place}>
            <InHand
              card={cards[order[place] ?? '']}
              name={order[place] ?? ''}
              put={mustPut > 0 ? () => setState({ ...state, bottom: [...bottom, place] }) : undefined}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface InHandProps {
  readonly card: CardLook | undefined;
  readonly name: string;
  readonly put: (() => void) | undefined;
}

function InHand({ card, name, put }: InHandProps) {
  const words = useWords();
  const kit = useKit();
  const shown = card?.shown ?? name;
  const known = card !== undefined && card.drawn !== null ? card : null;
  const face = known === null ? <span className="decks-unknown">{name}</span> : <kit.Card look={known} size="hand" />;
  const label = known === null ? name : kit.label(known, words);
  return (
    <>
      <div role="img" aria-label={label}>
        {face}
      </div>
      {put !== undefined && (
        <button type="button" onClick={put}>
          {words.decks.putBottom(shown)}
        </button>
      )}
    </>
  );
}
