/** One deck: its cards, its numbers, what is wrong with it, and what can be done with it. */
import type { DeckFormat } from '@rulewright/cards/magic';
import { useState } from 'react';
import { Link } from 'wouter';
import { useAsked } from '../../../../engine/use-asked.ts';
import { useSettings } from '../../../../store/settings.ts';
import { announce } from '../../../../ui/announce.tsx';
import { Choice } from '../../../../ui/choice.tsx';
import { CardFace } from '../../card/index.ts';
import { engine } from '../../engine/client.ts';
import type { CardLook } from '../../engine/services/decks.ts';
import { useWords } from '../../words/index.ts';
import { AddCard } from './add-card.tsx';
import { CardDialog } from './card-dialog.tsx';
import { adding, countIn, moving, type Where } from './deck-parts.ts';
import { DeckRows } from './deck-rows.tsx';
import { ExportList } from './export-list.tsx';
import { Legality } from './legality.tsx';
import type { SampleDeck } from './samples.ts';
import { Stats } from './stats.tsx';

interface DeckViewProps {
  readonly deck: SampleDeck;
  /** The address of the deck. */
  readonly here: string;
  /** Absent for a deck that is only looked at. */
  readonly change?: (deck: SampleDeck) => void;
}

const FORMATS = ['constructed', 'limited'] as const satisfies readonly DeckFormat[];

export function DeckView({ deck, here, change }: DeckViewProps) {
  const { decks: words } = useWords();
  const language = useSettings((s) => s.language);
  const { main, sideboard, format } = deck;
  const { value: look, error } = useAsked(JSON.stringify([main, sideboard, format, language]), () =>
    engine.decks.look({ main, sideboard }, format, language),
  );
  const [pointed, setPointed] = useState<string | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const open = opened === null ? null : (look?.cards[opened] ?? null);
  const shown = (name: string): string => look?.cards[name]?.drawn?.name ?? name;
  const edit = change && {
    more(where: Where, name: string, by: number, said = shown(name)) {
      const next = adding(deck, where, name, by);
      change(next);
      const count = countIn(next[where], name);
      announce(
        count === 0
          ? words.removed(said)
          : where === 'main'
            ? words.added(said, count)
            : words.addedBeside(said, count),
      );
    },
    move(from: Where, name: string) {
      const next = moving(deck, from, name);
      change(next);
      const to = from === 'main' ? 'sideboard' : 'main';
      announce((to === 'main' ? words.added : words.addedBeside)(shown(name), countIn(next[to], name)));
    },
  };
  const rows = (where: Where) => (
    <DeckRows where={where} cards={deck[where]} look={look} edit={edit} point={setPointed} open={setOpened} />
  );
  return (
    <div className="decks-deck">
      <div className="decks-lists">
        {edit && change && (
          <div className="decks-tools">
            <AddCard add={(name, said, where) => edit.more(where, name, 1, said)} />
            <Choice
              className="decks-format"
              label={words.format}
              value={format}
              of={FORMATS}
              words={(each) => words.formats[each]}
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
        {rows('main')}
        {(edit !== undefined || sideboard.length > 0) && rows('sideboard')}
      </div>
      <aside className="decks-beside" aria-label={words.stats}>
        <Pointed card={pointed === null ? undefined : look?.cards[pointed]} />
        {look !== null && <Legality look={look} deck={deck} />}
        <Link href={`${here}/hand`} className="button">
          {words.tryHand}
        </Link>
        {look !== null && <Stats stats={look.stats} />}
        <ExportList deck={deck} />
      </aside>
      {open !== null && <CardDialog card={open} close={() => setOpened(null)} />}
    </div>
  );
}

/** What the pointer is on, on screens that have room for it. The dialog says the same to everybody. */
function Pointed({ card }: { readonly card: CardLook | undefined }) {
  return (
    <div className="decks-pointed" aria-hidden="true">
      {card?.drawn != null && <CardFace card={card.drawn} size="full" />}
    </div>
  );
}
