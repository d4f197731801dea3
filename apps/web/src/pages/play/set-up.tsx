/** The form for a new game: format, decks, bots, who goes first. What the address says is filled in. */
import type { Deck } from '@rulewright/cards';
import { decksFor, type FormatOffered } from '@rulewright/table';
import { useEffect, useId, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { useEngine } from '../../engine/client.ts';
import type { NewGame, PlayChoices } from '../../engine/services/play.ts';
import { useHere } from '../../games/here.ts';
import { useSettings, useWords } from '../../store/settings.ts';
import { DeckChoice, type DeckChoices } from './deck-choice.tsx';
import { usePlay, usePlaying } from './game.ts';

const BOTS = ['greedy', 'random'] as const;
const FIRSTS = ['random', 'me', 'bot'] as const satisfies readonly NewGame['first'][];
const MOST_SEED = 0xffff_ffff;

interface Choices extends DeckChoices {
  readonly formats: readonly FormatOffered[];
}

type Decks = Choices | { readonly failed: string } | null;

/** A deck of the user hides a sample deck of the same name. */
function withOwn({ formats, decks }: PlayChoices, own: readonly Deck[]): Choices {
  const others = decks.filter(({ name }) => own.every((deck) => deck.name !== name));
  return { formats, all: [...own, ...others], samples: others };
}

const inFormat = (format: string, { formats, all, samples }: Choices): DeckChoices => ({
  all: decksFor(format, all, formats),
  samples: decksFor(format, samples, formats),
});

function useDecks(): Decks {
  const engine = useEngine();
  const here = useHere();
  const [found, setFound] = useState<Decks>(null);
  useEffect(() => {
    let gone = false;
    Promise.all([engine.play.choices(), here.ownDecks()]).then(
      ([choices, own]) => !gone && setFound(withOwn(choices, own)),
      (error: unknown) => !gone && setFound({ failed: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      gone = true;
    };
  }, [engine, here]);
  return found;
}

export function SetUp({ begun }: { begun(): void }) {
  const { play, table } = useWords();
  const decks = useDecks();
  const under = usePlay((s) => s.phase === 'game' && s.shown?.over === null);
  const elsewhere = usePlay((s) => s.phase === 'elsewhere');
  return (
    <section className="play-set-up">
      <h1>{play.title}</h1>
      {under && (
        <p className="play-under">
          {play.setUp.under} <Link href="/play">{play.setUp.goOn}</Link>
          {table.stop} {play.setUp.loseIt}
        </p>
      )}
      {elsewhere && (
        <p className="play-under">
          {play.elsewhere.title}
          {table.stop} <Link href="/play">{play.elsewhere.take}</Link>
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

const FEWEST = 2;

/** The format and how many play it: what is not offered gives way to what is. */
function useSeats({ formats }: Choices, given: URLSearchParams) {
  const [format, setFormat] = useState(() => given.get('format'));
  const [wanted, setWanted] = useState(() => Number(given.get('players')));
  const chosen = formats.find(({ name }) => name === format) ?? formats[0];
  const [least, most] = chosen?.players ?? [FEWEST, FEWEST];
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return {
    format: chosen?.name ?? '',
    setFormat,
    counts,
    count: counts.find((n) => n === wanted) ?? least,
    setCount: setWanted,
  };
}

function Form({ choices, begun }: { readonly choices: Choices; begun(): void }) {
  const { play, game: here } = useWords();
  const { setUp } = play;
  const { game, store } = usePlaying();
  const given = new URLSearchParams(useSearch());
  const language = useSettings((s) => s.language);
  const busy = usePlay((s) => s.busy);
  const { formats } = choices;
  const { format, setFormat, counts, count, setCount } = useSeats(choices, given);
  const decks = inFormat(format, choices);
  /** By seat; whose is not chosen, or is for another format, has the next of the sample decks. */
  const [named, setNamed] = useState<readonly (string | null)[]>(() => [given.get('mine'), ...given.getAll('theirs')]);
  const deckAt = (seat: number): Deck | undefined =>
    decks.all.find(({ name }) => name === named[seat]) ?? decks.samples[seat % decks.samples.length] ?? decks.all[0];
  const name = (seat: number, deck: string): void =>
    setNamed(
      Array.from({ length: Math.max(named.length, seat + 1) }, (_, i) => (i === seat ? deck : (named[i] ?? null))),
    );
  const [bot, setBot] = useState<(typeof BOTS)[number]>(() => oneOf(BOTS, given.get('bot')) ?? 'greedy');
  const [first, setFirst] = useState<NewGame['first']>(() => oneOf(FIRSTS, given.get('first')) ?? 'random');
  const [seed, setSeed] = useState(() => given.get('seed') ?? '');
  const [wrong, setWrong] = useState(false);
  const seedId = useId();
  const seats = Array.from({ length: count }, (_, seat) => seat);
  const { you, bot: botName } = play.names;
  const called = (seat: number): string => (count > 2 ? `${botName} ${seat}` : botName);
  const start = async (): Promise<void> => {
    const number = seed.trim() === '' ? undefined : Number(seed);
    const bad = number !== undefined && !(Number.isInteger(number) && number >= 0 && number <= MOST_SEED);
    setWrong(bad);
    const chosen = seats.flatMap((seat) => deckAt(seat) ?? []);
    if (chosen.length < count || bad) return;
    await game.start({
      decks: chosen,
      bot,
      first,
      language,
      names: seats.map((seat) => (seat === 0 ? you : called(seat))),
      ...(format === formats[0]?.name ? {} : { format }),
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
      {formats.length > 1 && (
        <div className="play-row play-formats">
          <fieldset>
            <legend>{setUp.format}</legend>
            {formats.map((each) => (
              <label key={each.name}>
                <input
                  type="radio"
                  name="format"
                  checked={format === each.name}
                  onChange={() => setFormat(each.name)}
                />
                {here.formats[each.name] ?? each.name}
              </label>
            ))}
          </fieldset>
          {counts.length > 1 && (
            <fieldset>
              <legend>{setUp.players}</legend>
              {counts.map((n) => (
                <label key={n}>
                  <input type="radio" name="players" checked={count === n} onChange={() => setCount(n)} />
                  {setUp.playersOf(n)}
                </label>
              ))}
            </fieldset>
          )}
        </div>
      )}
      <div className="play-decks">
        {seats.map((seat) => (
          <DeckChoice
            key={seat}
            title={seat === 0 ? setUp.mine : count > 2 ? setUp.deckOf(called(seat)) : setUp.theirs}
            name={`deck-${seat}`}
            decks={decks}
            value={deckAt(seat)?.name ?? ''}
            onChange={(deck) => name(seat, deck)}
          />
        ))}
      </div>
      <div className="play-row">
        <fieldset>
          <legend>{count > 2 ? setUp.botsTitle : setUp.bot}</legend>
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
