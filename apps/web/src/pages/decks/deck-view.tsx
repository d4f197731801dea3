/** One deck: its cards, its numbers, what is wrong with it, and what can be done with it. */
import { useState } from 'react';
import { Link } from 'wouter';
import type { CardLook } from '../../engine/decks.ts';
import { useAsked } from '../../engine/use-asked.ts';
import type { SampleDeck } from '../../store/decks.ts';
import { useSettings, useWords } from '../../store/settings.ts';
import { announce } from '../../ui/announce.tsx';
import { Choice } from '../../ui/choice.tsx';
import { AddCard } from './add-card.tsx';
import { CardDialog } from './card-dialog.tsx';
import { adding, BESIDE, countIn, moving, partOf } from './deck-parts.ts';
import { DeckRows } from './deck-rows.tsx';
import { ExportList } from './export-list.tsx';
import { useKit } from './kit.ts';
import { Legality } from './legality.tsx';

interface DeckViewProps {
  readonly deck: SampleDeck;
  /** The address of the deck. */
  readonly here: string;
  /** Absent for a deck that is only looked at. */
  readonly change?: (deck: SampleDeck) => void;
}

export function DeckView({ deck, here, change }: DeckViewProps) {
  const { decks: words, deck: own } = useWords();
  const kit = useKit();
  const language = useSettings((s) => s.language);
  const { parts, format } = deck;
  const { value: look, error } = useAsked(JSON.stringify([parts, format, language]), () =>
    kit.decks().look(parts, format, language),
  );
  const [pointed, setPointed] = useState<string | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const open = opened === null ? null : (look?.cards[opened] ?? null);
  const shown = (name: string): string => look?.cards[name]?.shown ?? name;
  const edit = change && {
    more(where: string, name: string, by: number, said = shown(name)) {
      const next = adding(deck, where, name, by);
      change(next);
      const count = countIn(partOf(next, where), name);
      announce((count === 0 ? words.removed(said) : own.parts[where]?.added(said, count)) ?? '');
    },
    move(from: string, to: string, name: string) {
      const next = moving(deck, from, to, name);
      change(next);
      announce(own.parts[to]?.added(shown(name), countIn(partOf(next, to), name)) ?? '');
    },
  };
  const hasPart = (part: string): boolean => kit.partsOf?.[part]?.includes(format) ?? true;
  const isOpen = (part: string): boolean => edit !== undefined || part !== BESIDE;
  const rows = (where: string) => (
    <DeckRows
      key={where}
      where={where}
      cards={partOf(deck, where)}
      look={look}
      edit={edit}
      point={setPointed}
      open={setOpened}
    />
  );
  return (
    <div className="decks-deck">
      <div className="decks-lists">
        {edit && change && (
          <div className="decks-tools">
            <AddCard add={({ name, shown: said }, where) => edit.more(where, name, 1, said)} />
            <Choice
              className="decks-format"
              label={words.format}
              value={format}
              of={kit.formats}
              words={(each) => own.formats[each] ?? each}
              choose={(chosen) => change({ ...deck, format: chosen })}
            />
          </div>
        )}
        {error !== null && <p role="alert">{error.message}</p>}
        {look !== null && look.problems.length > 0 && (
          <a className="decks-jump" href="#decks-legality">
            {words.problems.title} ({look.problems.length})
          </a>
        )}
        {kit.parts.filter((part) => partOf(deck, part).length > 0 || (hasPart(part) && isOpen(part))).map(rows)}
      </div>
      <aside className="decks-beside" aria-label={words.stats}>
        <Pointed card={pointed === null ? undefined : look?.cards[pointed]} />
        {look !== null && <Legality look={look} deck={deck} />}
        <Link href={`${here}/hand`} className="button">
          {words.tryHand}
        </Link>
        {look !== null && <kit.Stats stats={look.stats} />}
        <ExportList deck={deck} />
      </aside>
      {open !== null && <CardDialog card={open} close={() => setOpened(null)} />}
    </div>
  );
}

/** What the pointer is on, on screens that have room for it. The dialog says the same to everybody. */
function Pointed({ card }: { readonly card: CardLook | undefined }) {
  const kit = useKit();
  return (
    <div className="decks-pointed" aria-hidden="true">
      {card !== undefined && card.drawn !== null && <kit.Card look={card} size="full" />}
    </div>
  );
}
