/** Writing a card: it is read as it is typed, and can be kept and tried. `?from=NAME` begins with another card. */
import { useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import type { CardRead, Source } from '../../engine/cards/types.ts';
import { problemOf } from '../../engine/rpc.ts';
import { useAsked } from '../../engine/use-asked.ts';
import { type DraftCard, draftCard, keepDraft } from '../../store/draft-card.ts';
import { useSettings, useWords } from '../../store/settings.ts';
import { announce } from '../../ui/announce.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { useKit } from './kit.ts';
import { cardLink, labLink } from './links.ts';
import { PasteCard } from './paste-card.tsx';
import { Reading } from './reading.tsx';

export function WritePage() {
  const { shell } = useWords();
  const kit = useKit();
  const language = useSettings((s) => s.language);
  const from = new URLSearchParams(useSearch()).get('from');
  const { value, error } = useAsked(from, () => kit.cards().card(from ?? '', language));
  if (from !== null && value === null && error === null) return <p className="loading">{shell.loading}</p>;
  const draft = draftCard(kit.game, (value) => kit.isDraft(value));
  const own = value?.origin === 'own' ? value.source.name : null;
  const begun = draft?.from === from ? draft : { card: value?.source ?? kit.fresh, own, from };
  return <Writing key={from} begun={begun} drafted={begun === draft} />;
}

function Writing({ begun, drafted }: { readonly begun: DraftCard; readonly drafted: boolean }) {
  const { cards: words } = useWords();
  const kit = useKit();
  const [card, setCard] = useState<Source>(begun.card);
  const [own, setOwn] = useState(begun.own);
  const title = own === null ? words.write.title : words.write.change(own);
  usePageTitle(title);
  const read = useRead(card);
  /** The card as it is kept already, or as it began: nothing would be lost of it. */
  const [settled, setSettled] = useState(drafted ? null : begun.card);
  const { from } = begun;
  useEffect(
    () => keepDraft(kit.game, card === kit.fresh || card === settled ? null : { card, own, from }),
    [kit, card, settled, own, from],
  );
  return (
    <section className="cards cards-writing">
      <div className="cards-form">
        <h1>{title}</h1>
        <p className="cards-hint">{words.write.intro}</p>
        <PasteCard take={setCard} />
        {card !== kit.fresh && (
          <button
            type="button"
            className="cards-anew"
            onClick={() => {
              setCard(kit.fresh);
              setOwn(null);
            }}
          >
            {words.write.anew}
          </button>
        )}
        <kit.Fields card={card} change={setCard} />
        <Keep
          card={card}
          own={own}
          read={read}
          kept={(name) => {
            setOwn(name);
            setSettled(card);
          }}
        />
      </div>
      <div className="cards-preview">
        <h2>{words.write.preview}</h2>
        <div className="cards-faces">
          {read?.faces.map((face, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: faces have places, not names that stay
            <kit.Card key={i} card={face} size="full" />
          ))}
        </div>
        <Reading
          read={read}
          take={(index, line, next) => {
            const faces = card.faces.map((face, i) =>
              i === index ? { ...face, text: face.text.replace(line, next) } : face,
            );
            setCard({ ...card, faces });
          }}
        />
      </div>
    </section>
  );
}

/** Reading follows typing after so long a pause. */
const PAUSE_MS = 200;

function useRead(card: Source): CardRead | null {
  const language = useSettings((s) => s.language);
  const kit = useKit();
  const [settled, setSettled] = useState(card);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(card), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [card]);
  const key = kit.isWritten(settled) ? JSON.stringify([settled, language]) : null;
  const { value } = useAsked(key, () => kit.cards().read(kit.named(settled), language));
  return key === null ? null : value;
}

interface KeepProps {
  readonly card: Source;
  readonly own: string | null;
  readonly read: CardRead | null;
  /** It is among the user's own now. */
  kept(name: string): void;
}

function Keep({ card, own, read, kept: nowKept }: KeepProps) {
  const { write, import: importing } = useWords().cards;
  const kit = useKit();
  const [, go] = useLocation();
  const [said, setSaid] = useState<{ readonly words: string; readonly name: string | null } | null>(null);
  const ready = read?.grade.compiled === true && read.grade.missing.length === 0;
  const keep = async (): Promise<string | null> => {
    const source = kit.named(card);
    if (source.faces[0]?.name === '') {
      setSaid({ words: write.needName, name: null });
      announce(write.needName, 'urgent');
      return null;
    }
    try {
      const { hides, kept } = await kit.cards().keep(source, own);
      void navigator.storage?.persist?.();
      nowKept(source.name);
      const words = [(kept ? write.kept : write.keptForNow)(source.name), ...(hides ? [write.hides] : [])].join(' ');
      setSaid({ words, name: source.name });
      announce(words);
      return source.name;
    } catch (error) {
      const { code, message } = problemOf(error);
      const words = code === 'storage-full' ? importing.storageFull : message;
      setSaid({ words, name: null });
      announce(words, 'urgent');
      return null;
    }
  };
  return (
    <div className="actions">
      <button
        type="button"
        className="main"
        disabled={!ready}
        onClick={async () => {
          const name = await keep();
          if (name !== null) go(labLink(name));
        }}
      >
        {write.keepAndTry}
      </button>
      <button type="button" onClick={keep}>
        {write.keep}
      </button>
      {!ready && <p className="cards-hint">{write.keepFirst}</p>}
      {said !== null && (
        <p className="cards-said">
          {said.words} {said.name !== null && <Link href={cardLink(said.name)}>{said.name}</Link>}
        </p>
      )}
    </div>
  );
}
