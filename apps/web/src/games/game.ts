/** What a game brings to the page. */
import type { Deck } from '@rulewright/cards';
import type { ComponentType, LazyExoticComponent, ReactNode } from 'react';
import type { GameTable } from '../table/game.ts';
import type { LanguageCode } from '../words/codes.ts';
import type { Pack } from '../words/pack.ts';
import type { GameName } from './names.ts';
import type { Pictured } from './words.ts';

/** A part of the app that is loaded when somebody goes there. */
type Later<Props> = LazyExoticComponent<ComponentType<Props>>;

/** A situation to begin with in the lab, as a scenario file. */
export interface Example {
  readonly title: string;
  readonly text: string;
}

// Methods, so that a game's own words and snapshots can be taken where any are.
export interface WebGame {
  readonly name: GameName;
  /** The words of the app with those of the game. */
  readonly packs: Readonly<Record<LanguageCode, Pack>>;
  readonly pages: {
    readonly cards: Later<object>;
    readonly decks: Later<object>;
    /** Where situations for the lab are put together, or one of the lab is changed. */
    readonly editor: Later<{ readonly id?: string }>;
  };
  /** The same promise each time. */
  table(): Promise<GameTable>;
  examples(pack: Pack): readonly Example[];
  /** The user's own decks. */
  ownDecks(): Promise<readonly Deck[]>;
  /** What a deck is like, at a glance. */
  DeckSign(props: { readonly deck: Deck }): ReactNode;
  Picture(props: { readonly of: Pictured }): ReactNode;
}
