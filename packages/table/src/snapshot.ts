/**
 * The table as one person sees it: plain data with words in the person's language, made from the kernel's view, so that
 * nothing hidden can be in it. Pages, terminals and servers show this and send answers back.
 */
import type { Answer, EntityId, ObjectId, PlayerId, RuleSet } from '@rulewright/kernel';
import type { ActionOffered, Asked, CommonQuestion } from './question.ts';
import type { Names, Speech } from './speech.ts';

/** What a game puts on the table, as types. */
export interface TableTypes {
  readonly rules: RuleSet;
  /** The rule set's own part of the state, and what is printed on its cards. */
  readonly state: unknown;
  readonly pool: unknown;
  /** What cards are looked up in where a game begins. */
  readonly cards: unknown;
  readonly speech: Speech;
  readonly names: Names;
  readonly step: string;
  /** The zones that all players share, and those of which each has one. */
  readonly sharedZone: string;
  readonly ownZone: string;
  /** What is to be known of the game as a whole, of a player, and of an object besides what all objects have. */
  readonly facts: object;
  readonly playerFacts: object;
  readonly objectFacts: object;
  /** What can be done with priority, and the questions that no other game asks. */
  readonly action: ActionOffered;
  readonly question: Asked & { readonly kind: string };
}

/** All that is shown to a person at a moment. */
export interface Snapshot<T extends TableTypes> {
  /** Whose eyes; -1 for somebody who watches, or who plays all sides in the lab. */
  readonly viewer: PlayerId;
  /** How many answers have been given. */
  readonly at: number;
  readonly turn: TurnShown<T['step']>;
  readonly facts: T['facts'];
  readonly players: readonly PlayerShown<T>[];
  /** The zones that all players share, by name. */
  readonly zones: Readonly<Record<T['sharedZone'], ZoneShown>>;
  /** Everything whose place can be told, by id. */
  readonly objects: Readonly<Record<ObjectId, Shown<T>>>;
  /** What the person is asked; null while others decide or the game is over. */
  readonly question: Question<T> | null;
  /** Who is to answer now. */
  readonly waitingFor: PlayerId | null;
  /** Who has priority, if anybody has. */
  readonly priority: PlayerId | null;
  readonly over: { readonly winners: readonly PlayerId[]; readonly draw: boolean; readonly words: string } | null;
  readonly undo: boolean;
}

export type Question<T extends TableTypes> = CommonQuestion<T['action']> | T['question'];

/** Where a game is in its turns. */
export interface Turn<Step extends string = string> {
  /** 0 before the first. */
  readonly number: number;
  readonly active: PlayerId;
  readonly step: Step;
}

export interface TurnShown<Step extends string = string> extends Turn<Step> {
  /** "Turn 3, Ana: declare attackers step". */
  readonly words: string;
  /** The steps of the turn that are worth showing, in order, and which of them it is now. */
  readonly steps: readonly { readonly step: Step; readonly words: string; readonly now: boolean }[];
}

export interface PlayerShown<T extends TableTypes> {
  readonly id: PlayerId;
  readonly name: string;
  readonly you: boolean;
  readonly team?: number;
  readonly standing: 'playing' | 'lost' | 'won' | 'drew';
  readonly facts: T['playerFacts'];
  readonly counters: readonly CounterShown[];
  /** The player's own zones, by name. */
  readonly zones: Readonly<Record<T['ownZone'], ZoneShown>>;
}

/** How many there are, and those that can be told apart, in order where the zone has one. */
export interface ZoneShown {
  readonly count: number;
  readonly seen: readonly ObjectId[];
}

export interface CounterShown {
  readonly kind: string;
  readonly words: string;
  readonly count: number;
}

/** What all objects have, in whatever game. */
export interface ObjectShown {
  readonly id: ObjectId;
  readonly kind: string;
  /** As the rules call it, also where it is drawn as part of another. */
  readonly zone: string;
  /** In the person's language where the card has a name in it. */
  readonly name: string;
  /** The face is not seen. */
  readonly hidden: boolean;
  readonly owner: PlayerId;
  readonly counters: readonly CounterShown[];
  readonly host: EntityId | null;
  readonly attachments: readonly ObjectId[];
  /** The object in whose zone it lies; and how many lie in its own zones. */
  readonly keeper?: ObjectId;
  readonly keeps?: number;
}

/** An object as it is drawn: a card, a token, a copy, an emblem, an ability on the stack. */
export type Shown<T extends TableTypes> = ObjectShown & T['objectFacts'];

/** One line of the log. */
export interface LogLine {
  /** Of the first event that it tells of, in the game's log; what `why` is asked for. */
  readonly event: number;
  /** After how many answers. */
  readonly at: number;
  readonly words: string;
  readonly kind: 'turn' | 'event' | 'refusal';
  readonly entities: readonly EntityId[];
}

/** Why something is so, in words: a fact, the rules, the objects responsible, and what it rests on. */
export interface Why {
  readonly words: string;
  readonly rules: readonly string[];
  readonly entities: readonly EntityId[];
  readonly because: readonly Why[];
}

/** What somebody can ask "why?" about. */
export type Asking =
  /** Everything worth saying about an object or a player now. */
  | { readonly of: EntityId }
  /** One value or question by name: power, types, attack, block, cast, life … */
  | { readonly of: EntityId; readonly what: string }
  /** An answer to the pending decision: whether it is legal and why (not). */
  | { readonly answer: Answer }
  | { readonly event: number }
  /** The pending decision itself. */
  | 'question';
