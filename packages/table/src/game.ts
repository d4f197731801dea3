/** What a table has to know of a game to be one for it. Each game has one `TableGame`, in a folder or package of its own. */
import {
  type Answer,
  type ChooseOptions,
  type Decision,
  type Derivation,
  type Eyes,
  type Game,
  type GameEvent,
  type ObjectId,
  type Plain,
  type PlayerId,
  type RuleSet,
  type Seen,
  seenBy,
  type VisibleEvent,
  type ZoneKind,
} from '@rulewright/kernel';
import type { PassingGame } from './passing.ts';
import type { Asked } from './question.ts';
import type { Asking, LogLine, Question, TableTypes, Turn, TurnShown } from './snapshot.ts';
import type { Begun, FormatOffered, Start } from './start.ts';

/** A game in progress that has these types. */
export type GameOf<T extends TableTypes> = Game<T['state'], T['pool'], T['rules']>;

/** Somebody looks at a game: who, and in which words. */
export interface Look<T extends TableTypes> {
  readonly g: GameOf<T>;
  /** The same game as that one may know it: what is explained, named and tried out is asked of this. */
  readonly seen: Seen<GameOf<T>>;
  readonly names: T['names'];
  readonly speech: T['speech'];
}

/** What a question has besides what all have. */
export type Own<Q> = Q extends Asked ? Omit<Q, keyof Asked> : never;

/** How decisions of a kind are asked. */
export type Ask<T extends TableTypes, D extends Decision = Decision> = {
  of(look: Look<T>, decision: D): Own<Question<T>>;
}['of'];

/** One line of the log, and which of the events it tells of. */
export interface Told {
  readonly at: number;
  readonly words: string;
  readonly kind: Exclude<LogLine['kind'], 'refusal'>;
}

/** A round of choices that a player may propose to repeat. */
export interface Repeatable {
  /** The proposal of one time; that of more has another number of `times`. */
  readonly once: { readonly [key: string]: Plain };
  readonly most: number;
  /** What changes each time. */
  readonly changes: readonly Derivation[];
}

/** What has been chosen lately. Not part of the game: whoever sits at it remembers. */
export interface Repeating<G extends Game> {
  /** Before an answer is given. */
  note(g: G, answer: Answer): void;
  /** As it is now, for the way back. */
  copy(): Repeating<G>;
  /** What the one who looks is asked and could propose to repeat. */
  found(seen: Seen<G>): Repeatable | null;
}

/** What a table asks of a game. */
export interface TableGame<T extends TableTypes> {
  readonly rules: RuleSet;
  /** The ways to play with decks; the first where nobody says which. */
  readonly formats: readonly [FormatOffered, ...FormatOffered[]];
  /** Throws a `TableError` where the start or a card does not do. */
  begin(start: Start, cards: T['cards']): Begun<GameOf<T>>;
  /** Whether something was thrown because the rules cannot do it yet. */
  isUnsupported?(error: unknown): boolean;

  /** How a viewer calls things. What the viewer may not know has no name of its own. */
  names(seen: Seen<GameOf<T>>, speech: T['speech']): T['names'];

  /** The zones that are drawn, by the names of what they are drawn as. */
  readonly zones: {
    readonly shared: Readonly<Record<T['sharedZone'], readonly ZoneKind[]>>;
    readonly own: Readonly<Record<T['ownZone'], readonly ZoneKind[]>>;
  };
  turn(g: GameOf<T>): Turn<T['step']>;
  turnShown(look: Look<T>): TurnShown<T['step']>;
  facts(look: Look<T>): T['facts'];
  playerFacts(look: Look<T>, player: PlayerId): T['playerFacts'];
  /** `covered`: the viewer does not see its face, only where it lies and what everybody sees of it. */
  objectFacts(look: Look<T>, id: ObjectId, covered: boolean): T['objectFacts'];

  /** How the game asks, by kind of decision; of the kinds that any game has, only where it asks otherwise. */
  readonly questions: Readonly<Record<string, Ask<T, never>>>;
  /** An option in words, where it is more than its label. */
  option?(look: Look<T>, decision: ChooseOptions, label: string): string | undefined;
  /** An answer in words; undefined for what any game says alike. */
  said(look: Look<T>, decision: Decision, answer: Answer): string | undefined;
  /** What would be used up to pay for an answer; null if it cannot be given, absent where nothing is paid with. */
  preview?(seen: Seen<GameOf<T>>, answer: Answer): readonly ObjectId[] | null;

  readonly passing: PassingGame<GameOf<T>, T['step']>;
  /** Absent where nobody can propose to repeat anything. */
  repeating?(): Repeating<GameOf<T>>;

  /** What happened in words; nothing of what is not worth a line. */
  sentences(look: Look<T>, events: readonly VisibleEvent[]): readonly Told[];
  /** Whether what happened has told a player something: then there is no way back before it, as there is none before chance. */
  isRevealing(g: GameOf<T>, player: PlayerId, events: readonly GameEvent[]): boolean;

  /** Facts that answer somebody who asks why. */
  explain(seen: Seen<GameOf<T>>, asking: Exclude<Asking, 'question'>): readonly Derivation[];
  /** A fact in words, without what it rests on. */
  tell(look: Look<T>, fact: Derivation): string;
}

export function lookAt<T extends TableTypes>(
  game: TableGame<T>,
  g: GameOf<T>,
  eyes: Eyes,
  speech: T['speech'],
): Look<T> {
  const seen = seenBy(g, eyes);
  return { g, seen, names: game.names(seen, speech), speech };
}
