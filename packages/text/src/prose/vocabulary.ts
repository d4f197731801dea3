/** What prose must be told of a game's words and lines. */
import type { Comparison } from '@rulewright/language';
import type { Tree } from '../grammar/tree.ts';
import type { Action, Condition, Filter, Game, Known, Selector, StaticEffect, Value } from './game.ts';
import type { Described } from './phrases.ts';

/** What a line leaves for those after it. */
export interface LineEnd<G extends Game> {
  /** What it spoke of can be spoken of again; so can its targets. */
  readonly isSpokenOn: boolean;
  readonly areTargetsKept: boolean;
  /** Its instructions; in the place of those before, if it says so. */
  readonly instructions?: readonly Action<G>[];
  readonly isInstead?: boolean;
}

/** The words of a game that pronouns and choices turn on. */
export interface Vocabulary<G extends Game> {
  /** Kinds that nearly everything has, so that they tell nothing apart. */
  readonly general: readonly string[];
  /** What was done to things that are elsewhere now. */
  readonly gone: readonly string[];
  /** What a card can be called once it is in play, and the first of them that all are. */
  readonly inPlay: readonly string[];
  /** What was done to a card that is in play now. */
  readonly entered: readonly string[];
  /** What a member of a group of objects can be called. */
  readonly member: readonly string[];
  /** Groups of players that are one player. */
  readonly onePlayer: readonly string[];
  /** Filters for cards that do not say where those are. */
  readonly placeless: readonly string[];
  /** The text is carried out and over, as that of a spell: what it does, it does to others. */
  isSpell(face: G['face']): boolean;
  /** What the object itself can be called. */
  ownKinds(face: G['face']): readonly string[];
  /** A filter that only says what kind of thing something is. */
  isMereKind(filter: Filter<G>): boolean;
  /** What is among others that were put aside before, said by where those are. */
  placed(described: Described<G>): Described<G>;
  /** What anything that can be a target fits. */
  readonly anyTarget: Filter<G>;
  /** What a card is called wherever it is. */
  readonly card: string;
  /** What the opponents are as a group, and all players but one. */
  readonly opponents: G['playerGroup'];
  readonly others: G['playerGroup'];
  /** What things can be called of which nothing more is said. */
  readonly someThing: readonly string[];
  /** What other things of the object's own kind are called. */
  alike(face: G['face'], filters: readonly Filter<G>[]): readonly string[];
  /** What another ability of the object has done that to, where nothing in this one is spoken of so. */
  doneBefore?(done: string): Selector<G> | undefined;
  /** Things that are not found among all objects. */
  found(described: Described<G>): Selector<G> | undefined;
  /** What must be true of things together that fit together as targets do. */
  together(joint: NonNullable<Described<G>['joint']>): readonly G['together'][];
  /** A target that would be chosen by what is only chosen later. */
  isChosenTooLate(wanted: Described<G>, pending: readonly Action<G>[]): boolean;
  /** What things that fit a filter are called. */
  kindOf(filter: Filter<G>): string;
  /** Its actions that bind what they do to a name; that a whole group can do at once; and that are done to objects of the whole group. */
  readonly deeds: {
    readonly binding: ReadonlySet<string>;
    readonly doing: ReadonlySet<string>;
    readonly upon: ReadonlySet<string>;
  };
  /** What the things in `by` do at once, though each does its own: `each` and `subject` stand for one of them in the action. */
  doneAtOnce(action: Action<G>, by: Selector<G>, each: string, subject: string): Action<G> | undefined;
  /** What is true of the same things, as one. */
  joined(effects: readonly StaticEffect<G>[]): readonly StaticEffect<G>[];
  /** The group of things that an effect which is begun changes. */
  affected(action: Action<G>): Selector<G> | undefined;
  /** What is true of a thing whose number is compared: of nothing, it is not. */
  numberIs?(value: Value<G>, is: Comparison<Known<G>>): Condition<G> | undefined;
  /** "If this spell was …, put it into your hand": a spell that the condition is about is "it". */
  readonly spellsAreSubjects?: boolean;
  /** By how much what a condition compares differs, where it can be spoken of. */
  difference(condition: Condition<G>): Value<G> | undefined;
  /** What is done if a condition that is said after it holds, which may be about something else than it seems. */
  onlyIf(then: readonly Action<G>[], condition: Condition<G>): readonly Action<G>[];
  /** What is moved goes to its owners, each to their own. */
  goesToOwners(action: Action<G>): boolean;
  /** Who puts their own cards into play controls them, and so does each of a group: said of the owners. */
  ownersControl(
    action: Action<G>,
    isMember: (node: unknown) => boolean,
    speaksOfMembers: (node: unknown) => boolean,
  ): Action<G>;
  /** A node that has an X which is no value of its own, with this value in its place: an X in what is paid. */
  xIn(node: Readonly<Record<string, unknown>>, value: unknown): unknown;
  lineEnd(line: G['line'], face: G['face']): LineEnd<G>;
  /** The abilities that some words mean, if they mean abilities. */
  abilitiesIn(tree: Tree, meaning: unknown): readonly G['ability'][] | undefined;
}
