/** The form for a new game: decks, bot, who goes first. What the address says is filled in. */
import { countOf, type Deck } from '@rulewright/cards';
import { useEffect, useId, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { useEngine } from '../../engine/client.ts';
import type { NewGame } from '../../engine/services/play.ts';
import { useHere } from '../../games/here.ts';
import { useSettings, useWords } from '../../store/settings.ts';
import { calledIn } from '../decks/samples.ts';
import { usePlay, usePlaying } from './game.ts';

const BOTS = ['greedy', 'random'] as const;
const FIRSTS = ['random', 'me', 'bot'] as const satisfies readonly NewGame['first'][];
const MOST_SEED = 0xffff_ffff;

interface Choices {
  /** The user's own first. */
  readonly all: readonly Deck[];
  readonly samples: readonly Deck[];
}

type Decks = Choices | { readonly failed: string } | null;

/** A deck of the user hides a sample deck of the same name. */
function withOwn(samples: readonly Deck[], own: readonly Deck[]): Choices {
  const others = samples.filter(({ name }) => own.every((deck) => deck.name !== name));
  return { all: [...own, ...others], samples: others };
}

function useDecks(): Decks {
  const engine = useEngine();
  const here = useHere();
  const [found, setFound] = useState<Decks>(null);
  useEffect(() => {
    let gone = false;
    Promise.all([engine.play.samples(), here.ownDecks()]).then(
      ([samples, own]) => !gone && setFound(withOwn(samples, own)),
      (error: unknown) => !gone && setFound({ failed: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      gone = true;
    };
  }, [engine, here]);
  return found;
}

const sizeOf = (deck: Deck): number => countOf(deck.parts.main);

export function SetUp({ begun }: { begun(): void }) {
  const { play, table } = useWords();
  const decks = useDecks();
  const under = usePlay((s) => s.phase === 'game' && s.shown?.over === null);
  return (
    <section className="play-set-up">
      <h1>{play.title}</h1>
      {under && (
        <p className="play-under">
          {play.setUp.under} <Link href="/play">{play.setUp.goOn}</Link>
          {table.stop} {play.setUp.loseIt}
        </p>
      )}
      {decks === null ? (
        <p className="loading">{play.setUp.loading}</p>
      ) : 'failed' in decks ? (
        <p role="alert">{play.setUp.noDecks(decks.failed)}</p>
      ) : (
        <Form choices={decks} begun={begun} />
      )}
    </section>
  );
}

const oneOf = <T extends string>(all: readonly T[], value: string | null): T | undefined =>
  all.find((v) => v === value);

function Form({ choices, begun }: { readonly choices: Choices; begun(): void }) {
  const { play } = useWords();
  const { setUp } = play;
  const { game, store } = usePlaying();
  const given = new URLSearchParams(useSearch());
  const language = useSettings((s) => s.language);
  const busy = usePlay((s) => s.busy);
  const { all: decks, samples } = choices;
  const named = (name: string | null, at: number): string =>
    decks.find((d) => d.name === name)?.name ?? samples[at]?.name ?? decks[0]?.name ?? '';
  const [mine, setMine] = useState(() => named(given.get('mine'), 0));
  const [theirs, setTheirs] = useState(() => named(given.get('theirs'), 1));
  const [bot, setBot] = useState<(typeof BOTS)[number]>(() => oneOf(BOTS, given.get('bot')) ?? 'greedy');
  const [first, setFirst] = useState<NewGame['first']>(() => oneOf(FIRSTS, given.get('first')) ?? 'random');
  const [seed, setSeed] = useState(() => given.get('seed') ?? '');
  const [wrong, setWrong] = useState(false);
  const seedId = useId();
  const start = async (): Promise<void> => {
    const [a, b] = [mine, theirs].map((name) => decks.find((d) => d.name === name));
    const number = seed.trim() === '' ? undefined : Number(seed);
    const bad = number !== undefined && !(Number.isInteger(number) && number >= 0 && number <= MOST_SEED);
    setWrong(bad);
    if (a === undefined || b === undefined || bad) return;
    const { you, bot: botName } = play.names;
    await game.start({
      decks: [a, b],
      bot,
      first,
      language,
      names: [you, botName],
      ...(number === undefined ? {} : { seed: number }),
    });
    if (store.getState().problem === null) begun();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <div className="play-decks">
        <DeckChoice title={setUp.mine} name="mine" decks={choices} value={mine} onChange={setMine} />
        <DeckChoice title={setUp.theirs} name="theirs" decks={choices} value={theirs} onChange={setTheirs} />
      </div>
      <div className="play-row">
        <fieldset>
          <legend>{setUp.bot}</legend>
          {BOTS.map((kind) => (
            <label key={kind}>
              <input type="radio" name="bot" checked={bot === kind} onChange={() => setBot(kind)} />
              {setUp.bots[kind]}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{setUp.first}</legend>
          {FIRSTS.map((who) => (
            <label key={who}>
              <input type="radio" name="first" checked={first === who} onChange={() => setFirst(who)} />
              {setUp.firsts[who]}
            </label>
          ))}
        </fieldset>
        <details open={seed !== '' || wrong}>
          <summary>{setUp.advanced}</summary>
          <label htmlFor={seedId}>{setUp.seed}</label>
          <input
            id={seedId}
            inputMode="numeric"
            value={seed}
            aria-invalid={wrong}
            aria-describedby={`${seedId}-hint`}
            onChange={({ target }) => setSeed(target.value)}
          />
          <p id={`${seedId}-hint`} className="play-hint" role={wrong ? 'alert' : undefined}>
            {wrong ? setUp.badSeed : setUp.seedHint}
          </p>
        </details>
      </div>
      <button type="submit" className="main play-start" disabled={busy}>
        {busy ? setUp.starting : setUp.start}
      </button>
    </form>
  );
}

interface DeckChoiceProps {
  readonly title: string;
  readonly name: string;
  readonly decks: Choices;
  readonly value: string;
  onChange(name: string): void;
}

function DeckChoice({ title, name, decks: { all, samples }, value, onChange }: DeckChoiceProps) {
  const { play, deck: words } = useWords();
  const { setUp } = play;
  const here = useHere();
  const list = (decks: readonly Deck[], called = (name: string): string => name) => (
    <div className="play-deck-list">
      {decks.map((deck) => (
        <label key={deck.name} className="play-deck">
          <input type="radio" name={name} checked={deck.name === value} onChange={() => onChange(deck.name)} />
          <span className="play-deck-name">{called(deck.name)}</span>
          <here.DeckSign deck={deck} />
          <span className="play-deck-size">{setUp.cards(sizeOf(deck))}</span>
        </label>
      ))}
    </div>
  );
  const own = all.filter((deck) => !samples.includes(deck));
  return (
    <fieldset className="play-deck-choice">
      <legend>{title}</legend>
      {own.length > 0 && (
        <>
          <h2>{setUp.own}</h2>
          {list(own)}
          <h2>{setUp.samples}</h2>
        </>
      )}
      {list(samples, (name) => calledIn(words, name))}
    </fieldset>
  );
}
