/**
 * What a language pack has: words for the codes of the engine, and for what the terminal says itself. The engine knows no
 * words; what is missing in a pack is shown as its code.
 */

import type { EntityId, Plain, PlayerId, Refusal } from '@rulewright/kernel';
import type { Ability, Condition, Selector, StaticEffect, Step } from '@rulewright/language/magic';
import type { Place } from '../compile/place.ts';
import type { Problem, Suggestion } from '../compile/problems.ts';

/** What a decision asks for, and why it is asked. */
export interface Prompt {
  readonly ask: string;
  readonly why: string;
}

/** How a speaker calls players and objects. Ask only for what the reader may know. */
export interface Names {
  of(id: EntityId): string;
  isYou(id: PlayerId): boolean;
  /** What an object on the stack carries. */
  onStack(id: EntityId): OnStack | null;
  /** The English name of a zone, by its index in the rule set. */
  zone(index: number): string;
}

export interface OnStack {
  readonly source: EntityId;
  readonly targets: readonly EntityId[];
  readonly x: number;
}

/** A fact of a derivation, ready to be put into words. */
export interface Fact {
  /** The objects and players responsible, by name. */
  readonly names: readonly string[];
  readonly data: Readonly<Record<string, Plain>>;
  /** A value of the data in words: "2", "green, white", the name of a player. */
  show(key: string): string;
}

/** What is wrong with a card as it is written. */
export interface ProblemWords {
  readonly tell: Readonly<Record<Problem['code'], (problem: Problem) => string>>;
  /** Before it: on which face, where the card has several, and where in its text. */
  at(face: string | null, place: Place | null): string;
  /** After it: what could be meant. */
  suggest(suggestion: Suggestion): string;
}

/** All that the engine says in one language. */
export interface Words {
  readonly steps: Readonly<Record<Step, string>>;
  readonly prompts: Readonly<Record<string, Prompt>>;
  /** The facts of derivations, by code. */
  readonly why: Readonly<Record<string, (fact: Fact) => string>>;
  /** The values that can be explained, by name; keywords by their own. */
  readonly values: Readonly<Record<string, string>>;
  /** Single words of the game: types, colours, keywords. What is missing stands for itself. */
  readonly terms: Readonly<Record<string, string>>;
  /** What happens in an event of each kind, as a noun. */
  readonly events: Readonly<Record<string, string>>;
  readonly none: string;
  listed(items: readonly string[]): string;
  /** A reason that concerns something: "Grizzly Bears: it is tapped". */
  about(names: readonly string[], reason: string): string;
  /** Why something is refused, by reason code. */
  readonly reasons: Readonly<Record<string, string>>;
  /** Options that the engine offers by code: colours, kinds of counters. */
  readonly options: Readonly<Record<string, string>>;
  /** What happened, in short sentences; nothing of what is not worth one. Events come as one player may see them. */
  sentences(names: Names, events: readonly SeenEvent[]): readonly Told[];
  /** What an ability does. */
  ability(ability: Ability): string;
  effect(effect: StaticEffect): string;
  condition(condition: Condition): string;
  selector(selector: Selector): string;
  readonly table: TableWords;
  readonly problems: ProblemWords;
}

/** A sentence, and which of the events it tells of. */
export interface Told {
  readonly at: number;
  readonly words: string;
}

/** What the reader may not know of an event is absent from it. */
export interface SeenEvent {
  readonly kind: string;
  readonly [key: string]: unknown;
}

/** What the terminal says by itself. */
export interface TableWords {
  readonly you: string;
  readonly hand: string;
  readonly library: string;
  readonly graveyard: string;
  readonly exile: string;
  readonly stack: string;
  readonly lands: string;
  readonly creatures: string;
  readonly others: string;
  readonly tapped: string;
  readonly phasedOut: string;
  readonly attacking: string;
  readonly blocking: (attackers: string) => string;
  readonly damaged: (amount: number) => string;
  readonly attachedTo: (host: string) => string;
  readonly manaPool: (mana: string) => string;
  readonly beforeTheGame: string;
  readonly turn: (number: number, whose: string, step: string) => string;
  readonly abilityOf: (source: string) => string;
  readonly token: string;
  readonly aCard: string;
  readonly pass: string;
  readonly play: (card: string) => string;
  readonly cast: (card: string, cost: string) => string;
  readonly activate: (source: string, ability: string) => string;
  readonly turnUp: (permanent: string) => string;
  readonly makeMana: (count: number) => string;
  readonly yes: string;
  readonly no: string;
  readonly choose: (min: number, max: number) => string;
  readonly attackHint: (several: boolean) => string;
  readonly blockHint: string;
  readonly orderHint: string;
  readonly divideHint: (total: number) => string;
  readonly wordHint: string;
  readonly priorityHint: string;
  readonly refused: (reason: string, rule: string | undefined) => string;
  readonly undone: (reason: string, rule: string | undefined) => string;
  readonly why: string;
  readonly notUnderstood: (text: string) => string;
  readonly nothingToUndo: string;
  readonly unknownCard: (name: string) => string;
  readonly rule: (rule: string) => string;
  readonly autoPass: (on: boolean) => string;
  readonly won: string;
  readonly lost: string;
  readonly drawn: string;
  readonly quit: string;
  readonly endOfInput: string;
  readonly welcome: (mine: string, theirs: string, seed: number) => string;
  readonly help: readonly (readonly [key: string, meaning: string])[];
  readonly sheet: {
    readonly controlledBy: (player: string) => string;
    readonly ownedBy: (player: string) => string;
    readonly printed: (stats: string) => string;
    readonly sick: string;
    readonly attachments: (names: string) => string;
    readonly zone: (zone: string) => string;
    readonly colors: (colors: string) => string;
    readonly colorless: string;
    readonly manaValue: (value: number) => string;
    readonly loyalty: (value: string) => string;
    readonly targets: (names: string) => string;
  };
}

/** A reason in words, or its code if the pack has none. */
export const reason = (words: Words, { code }: Refusal): string => words.reasons[code] ?? code.replaceAll('-', ' ');

/** A problem of a card in words: where it is, what it is, and what could be meant. */
export function tellProblem(problem: Problem, { problems }: Words, faces = 1): string {
  const { code, face, place, suggestions } = problem;
  const where = problems.at(faces > 1 ? face : null, place ?? null);
  return `${where}${problems.tell[code](problem)}${suggestions.map(problems.suggest).join('')}`;
}
