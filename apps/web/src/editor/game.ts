/** What a game brings to the form in which situations are put together. */
import { createContext, type ReactNode, useContext } from 'react';
import type { GameName } from '../games/names.ts';
import type { LanguageCode } from '../words/codes.ts';
import type { Situations, SituationTypes, Spot } from './situation.ts';

/** A card that is offered for what was typed. */
export interface Suggested {
  readonly name: string;
  /** In the user's language. */
  readonly shown: string;
  readonly typeLine: string;
  /** Why it cannot be played; null if it can. */
  readonly problem: string | null;
  readonly types: readonly string[];
  readonly token?: boolean;
}

/** What is said by the form of any game. */
interface EditorWords {
  readonly title: string;
  readonly untitled: string;
  readonly names: readonly string[];
  readonly open: string;
  readonly anew: string;
  readonly losses: string;
  readonly game: string;
  readonly name: string;
  readonly turn: string;
  readonly active: string;
  readonly step: string;
  readonly steps: Readonly<Record<string, string>>;
  readonly format: string;
  readonly formats: Readonly<Record<string, string>>;
  readonly rules: string;
  readonly currentRules: string;
  readonly seed: string;
  readonly player: string;
  readonly addPlayer: string;
  removePlayer(name: string): string;
  add(name: string): string;
  readonly searchHint: string;
  unplayable(why: string): string;
  readonly to: string;
  readonly zone: string;
  readonly zones: Readonly<Record<string, string>>;
  added(card: string, zone: string, player: string): string;
  edit(card: string): string;
  readonly remove: string;
  removeObject(card: string): string;
  removedObject(card: string): string;
  readonly done: string;
  readonly count: string;
  readonly controller: string;
  readonly toNothing: string;
  readonly counters: string;
  readonly counterKind: string;
  readonly addCounter: string;
  removeCounter(kind: string): string;
  readonly more: string;
  readonly team: string;
  readonly libraryExact: string;
}

interface Loss {
  readonly code: string;
  readonly names: readonly string[];
}

/** The form of a player that only this game has. */
export interface OfPlayer<T extends SituationTypes> {
  readonly player: T['player'];
  readonly draft: T['draft'];
  set(change: Partial<T['player']>): void;
}

export interface OfObject<T extends SituationTypes> {
  readonly draft: T['draft'];
  readonly spot: Spot<T['zone']>;
  readonly object: T['object'];
  set(part: Partial<T['object']>): void;
  change(draft: T['draft']): void;
}

// Methods, so that a game's own drafts can be taken where any are.
export interface EditorGame<T extends SituationTypes = SituationTypes> {
  readonly name: GameName;
  readonly situations: Situations<T>;
  useEditorWords(): EditorWords;
  /** The zones that are offered. */
  zonesOf(draft: T['draft']): readonly T['zone'][];
  /** Where a card goes that is to be put into a zone. */
  zoneFor(card: Suggested, wanted: T['zone']): T['zone'];
  readonly steps: readonly string[];
  readonly formats: readonly string[];
  readonly rules: readonly string[];
  readonly playerCounters: readonly string[];
  readonly objectCounters: readonly string[];
  isDraft(value: unknown): value is T['draft'];
  /** A table on which a card can be tried. */
  trying(draft: T['draft'], card: string): T['draft'];
  /** In what state an object is, in words. */
  useMarks(): (object: T['object']) => readonly string[];
  /** Beside the player's name. */
  Totals(props: OfPlayer<T>): ReactNode;
  /** Among what is seldom set. */
  More(props: OfPlayer<T>): ReactNode;
  /** What an object has where it is, and what it has anywhere. */
  State(props: OfObject<T>): ReactNode;
  Extra(props: OfObject<T>): ReactNode;
  /** The engine's side of the lab. */
  readonly lab: {
    draft(of: 'now' | 'start'): Promise<{ readonly draft: T['draft']; readonly losses: readonly Loss[] }>;
    names(cards: readonly string[], language: LanguageCode): Promise<Readonly<Record<string, string>>>;
    suggest(text: string, language: LanguageCode): Promise<readonly Suggested[]>;
  };
}

export const EditorContext = createContext<EditorGame | null>(null);

export function useEditor(): EditorGame {
  const game = useContext(EditorContext);
  if (game === null) throw new Error('there is no editor here');
  return game;
}
