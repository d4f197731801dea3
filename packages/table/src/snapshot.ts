/**
 * The table as one person sees it: plain data with words in the person's language, made from the kernel's view, so that
 * nothing hidden can be in it. Pages, terminals and servers show this and send answers back.
 */
import type { Answer, EntityId, ObjectId, PlayerId } from '@rulewright/kernel';
import type { Step } from '@rulewright/language/magic';
import type { Question } from './question.ts';

/** All that is shown to a person at a moment. */
export interface Snapshot {
  /** Whose eyes; -1 for somebody who watches, or who plays all sides in the lab. */
  readonly viewer: PlayerId;
  /** How many answers have been given. */
  readonly at: number;
  readonly turn: {
    readonly number: number;
    readonly active: PlayerId;
    readonly step: Step;
    /** "Turn 3, Ana: declare attackers step". */
    readonly words: string;
  };
  readonly players: readonly PlayerShown[];
  /** Everything whose place can be told, by id. */
  readonly objects: Readonly<Record<ObjectId, Shown>>;
  readonly battlefield: readonly ObjectId[];
  /** The top comes last. */
  readonly stack: readonly ObjectId[];
  readonly exile: readonly ObjectId[];
  readonly command: readonly ObjectId[];
  readonly combat: readonly Attack[];
  /** What the person is asked; null while others decide or the game is over. */
  readonly question: Question | null;
  /** Who is to answer now. */
  readonly waitingFor: PlayerId | null;
  /** Who has priority, if anybody has. */
  readonly priority: PlayerId | null;
  readonly over: { readonly winners: readonly PlayerId[]; readonly draw: boolean; readonly words: string } | null;
  readonly undo: boolean;
}

export interface PlayerShown {
  readonly id: PlayerId;
  readonly name: string;
  readonly you: boolean;
  readonly team?: number;
  readonly standing: 'playing' | 'lost' | 'won' | 'drew';
  readonly life: number;
  /** One letter per mana: W, U, B, R, G, C. */
  readonly mana: readonly string[];
  readonly counters: readonly CounterShown[];
  /** What is seen of the hand, then null for each card that is not. */
  readonly hand: readonly (ObjectId | null)[];
  readonly library: { readonly count: number; readonly seen: readonly ObjectId[] };
  readonly graveyard: readonly ObjectId[];
  readonly landsPlayed: number;
}

export interface CounterShown {
  readonly kind: string;
  readonly words: string;
  readonly count: number;
}

export interface Attack {
  readonly attacker: ObjectId;
  /** Whom or what it attacks. */
  readonly defender: EntityId;
  readonly blockers: readonly ObjectId[];
  readonly blocked: boolean;
}

/** An object as it is drawn: a card, a token, a copy, an emblem, an ability on the stack. */
export interface Shown {
  readonly id: ObjectId;
  readonly kind: string;
  readonly zone: string;
  /** In the person's language where the card has a name in it. */
  readonly name: string;
  /** The English name: what pictures and searches go by. Empty for what is face down. */
  readonly card: string;
  /** The face is not seen. */
  readonly hidden: boolean;
  readonly cost: string | null;
  readonly colors: readonly string[];
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly typeLine: string;
  /** One line for each ability that it has now. */
  readonly text: readonly TextLine[];
  readonly power: number | null;
  readonly toughness: number | null;
  /** As printed (or as the token was made), to tell what has changed. */
  readonly printed: { readonly power: number | null; readonly toughness: number | null } | null;
  readonly loyalty: number | null;
  readonly defense: number | null;
  readonly keywords: readonly string[];
  /** The same by their names in the card language: what pictures go by. */
  readonly keywordCodes: readonly string[];
  readonly owner: PlayerId;
  readonly controller: PlayerId;
  readonly tapped: boolean;
  readonly faceDown: boolean;
  readonly phasedOut: boolean;
  /** 302.6: came under its controller's control this turn and has no haste. */
  readonly sick: boolean;
  readonly damage: number;
  readonly counters: readonly CounterShown[];
  readonly host: EntityId | null;
  readonly attachments: readonly ObjectId[];
  readonly stack?: {
    readonly kind: 'spell' | 'activated' | 'triggered';
    readonly source: ObjectId;
    readonly targets: readonly EntityId[];
    readonly x: number | null;
    readonly words: string;
  };
}

export interface TextLine {
  /** What the card says. */
  readonly words: string;
  /** The same explained in the person's language, where the card speaks another. */
  readonly explained?: string;
  /** It came from something else than the card itself. */
  readonly given: boolean;
}

/** One line of the log. */
export interface LogLine {
  /** Of the first event that it tells of, in the game's log; what `why` is asked for. */
  readonly event: number;
  /** After how many answers. */
  readonly at: number;
  readonly words: string;
  readonly kind: 'turn' | 'event' | 'refusal' | 'note';
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
