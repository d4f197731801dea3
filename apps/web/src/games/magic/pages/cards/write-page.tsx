/** Writing a card: it is read as it is typed, and can be kept and tried. `?from=NAME` begins with another card. */
import type { SourceCard, SourceFace } from '@rulewright/text/magic';
import { useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { problemOf } from '../../../../engine/rpc.ts';
import { useAsked } from '../../../../engine/use-asked.ts';
import { useSettings } from '../../../../store/settings.ts';
import { announce } from '../../../../ui/announce.tsx';
import { Choice } from '../../../../ui/choice.tsx';
import { usePageTitle } from '../../../../ui/page-title.ts';
import { CardFace } from '../../card/index.ts';
import type { CardRead } from '../../engine/cards/reading.ts';
import { engine } from '../../engine/client.ts';
import { type DraftCard, draftCard, keepDraft } from '../../store/draft-card.ts';
import { useWords } from '../../words/index.ts';
import { FaceFields } from './face-fields.tsx';
import { cardLink, labLink } from './links.ts';
import { PasteCard } from './paste-card.tsx';
import { Reading } from './reading.tsx';

const LAYOUTS = ['normal', 'transform', 'modal_dfc', 'split', 'adventure', 'flip'] as const;
type Layout = (typeof LAYOUTS)[number];
const EMPTY: SourceFace = { name: '', typeLine: '', text: '' };
const NEW: SourceCard = { name: '', layout: 'normal', faces: [EMPTY] };

export function WritePage() {
  const { shell } = useWords();
  const language = useSettings((s) => s.language);
  const from = new URLSearchParams(useSearch()).get('from');
  const { value, error } = useAsked(from, () => engine.cards.card(from ?? '', language));
  if (from !== null && value === null && error === null) return <p className="loading">{shell.loading}</p>;
  const draft = draftCard();
  const own = value?.origin === 'own' ? value.source.name : null;
  const begun = draft?.from === from ? draft : { card: value?.source ?? NEW, own, from };
  return <Writing key={from} begun={begun} drafted={begun === draft} />;
}

/** A card goes by the names of its faces. */
const named = (source: SourceCard): SourceCard => ({
  ...source,
  name: source.faces.map(({ name }) => name.trim()).join(' // '),
  faces: source.faces.map((face) => ({ ...face, name: face.name.trim() })),
});

const isWritten = ({ faces }: SourceCard): boolean =>
  faces.every(({ name, typeLine }) => name.trim() !== '' && typeLine.trim() !== '');

function Writing({ begun, drafted }: { readonly begun: DraftCard; readonly drafted: boolean }) {
  const { cards: words } = useWords();
  const [card, setCard] = useState<SourceCard>(begun.card);
  const [own, setOwn] = useState(begun.own);
  const title = own === null ? words.write.title : words.write.change(own);
  usePageTitle(title);
  const read = useRead(card);
  /** The card as it is kept already, or as it began: nothing would be lost of it. */
  const [settled, setSettled] = useState(drafted ? null : begun.card);
  const { from } = begun;
  useEffect(() => keepDraft(card === NEW || card === settled ? null : { card, own, from }), [card, settled, own, from]);
  const { layout } = card;
  const setFace = (index: number, face: SourceFace): void =>
    setCard({ ...card, faces: card.faces.map((old, i) => (i === index ? face : old)) });
  const setLayout = (next: Layout): void => {
    const [first = EMPTY, second = EMPTY] = card.faces;
    setCard({ ...card, layout: next, faces: next === 'normal' ? [first] : [first, second] });
  };
  return (
    <section className="cards cards-writing">
      <div className="cards-form">
        <h1>{title}</h1>
        <p className="cards-hint">{words.write.intro}</p>
        <PasteCard take={setCard} />
        {card !== NEW && (
          <button
            type="button"
            className="cards-anew"
            onClick={() => {
              setCard(NEW);
              setOwn(null);
            }}
          >
            {words.write.anew}
          </button>
        )}
        <Choice
          className="cards-field"
          label={words.write.layout}
          value={layout}
          of={LAYOUTS}
          words={(each) => words.write.layouts[each]}
          choose={setLayout}
        />
        {card.faces.map((face, i) => (
          <FaceFields
            // biome-ignore lint/suspicious/noArrayIndexKey: faces have places, not names that stay
            key={i}
            legend={card.faces.length === 1 ? null : i === 0 ? words.write.first : words.write.second}
            face={face}
            change={(next) => setFace(i, next)}
          />
        ))}
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
            <CardFace key={i} card={face} size="full" />
          ))}
        </div>
        <Reading
          read={read}
          take={(index, line, next) => {
            const face = card.faces[index];
            if (face !== undefined) setFace(index, { ...face, text: face.text.replace(line, next) });
          }}
        />
      </div>
    </section>
  );
}

/** Reading follows typing after so long a pause. */
const PAUSE_MS = 200;

function useRead(card: SourceCard): CardRead | null {
  const language = useSettings((s) => s.language);
  const [settled, setSettled] = useState(card);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(card), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [card]);
  const key = isWritten(settled) ? JSON.stringify([settled, language]) : null;
  const { value } = useAsked(key, () => engine.cards.read(named(settled), language));
  return key === null ? null : value;
}

interface KeepProps {
  readonly card: SourceCard;
  readonly own: string | null;
  readonly read: CardRead | null;
  /** It is among the user's own now. */
  kept(name: string): void;
}

function Keep({ card, own, read, kept: nowKept }: KeepProps) {
  const { write, import: importing } = useWords().cards;
  const [, go] = useLocation();
  const [said, setSaid] = useState<{ readonly words: string; readonly name: string | null } | null>(null);
  const ready = read?.grade.compiled === true && read.grade.missing.length === 0;
  const keep = async (): Promise<string | null> => {
    const source = named(card);
    if (source.faces[0]?.name === '') {
      setSaid({ words: write.needName, name: null });
      announce(write.needName, 'urgent');
      return null;
    }
    try {
      const { hides, kept } = await engine.cards.keep(source, own);
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
