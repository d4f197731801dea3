/** What a game brings to the page, besides its table. */
import type { Deck } from '@rulewright/cards';
import type { ComponentType, ReactNode } from 'react';
import type { Pack } from '../words/pack.ts';

/** A part of the app that is loaded when somebody goes there. */
type Later<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** The parts of the app that have a picture on its first page. */
export type Pictured = 'play' | 'lab' | 'cards' | 'decks' | 'replays';

/** A situation to begin with in the lab, as a scenario file. */
export interface Example {
  readonly title: string;
  readonly text: string;
}

export interface WebGame {
  readonly pages: {
    readonly cards: Later<object>;
    readonly decks: Later<object>;
    /** Where situations for the lab are put together, or one of the lab is changed. */
    readonly editor: Later<{ readonly id?: string }>;
  };
  examples(pack: Pack): readonly Example[];
  /** The user's own decks. */
  ownDecks(): Promise<readonly Deck[]>;
  /** What a deck is like, at a glance. */
  DeckSign(props: { readonly deck: Deck }): ReactNode;
  Picture(props: { readonly of: Pictured }): ReactNode;
}
