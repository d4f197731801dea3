/** What a language pack has for Magic besides: its steps, its abilities in words, what the terminal and the reader of cards say. */
import type { Ability, Condition, Selector, StaticEffect, Step } from '@rulewright/language/magic';
import type { Place } from '../../magic/compile/place.ts';
import type { Problem, Suggestion } from '../../magic/compile/problems.ts';
import type { Words } from '../words.ts';

/** What is wrong with a card as it is written. */
export interface ProblemWords {
  readonly tell: Readonly<Record<Problem['code'], (problem: Problem) => string>>;
  /** Before it: on which face, where the card has several, and where in its text. */
  at(face: string | null, place: Place | null): string;
  /** After it: what could be meant. */
  suggest(suggestion: Suggestion): string;
}

/** All that the engine says of Magic in one language. */
export interface MagicWords extends Words {
  readonly steps: Readonly<Record<Step, string>>;
  ability(ability: Ability): string;
  effect(effect: StaticEffect): string;
  condition(condition: Condition): string;
  selector(selector: Selector): string;
  readonly table: TableWords;
  readonly problems: ProblemWords;
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
  readonly repeatHint: (most: number, changes: string) => string;
  readonly repeated: (times: number) => string;
  readonly accept: string;
  /** A proposal is not accepted from the so-manieth time on. */
  readonly differ: (time: number) => string;
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

/** A problem of a card in words: where it is, what it is, and what could be meant. */
export function tellProblem(problem: Problem, { problems }: MagicWords, faces = 1): string {
  const { code, face, place, suggestions } = problem;
  const where = problems.at(faces > 1 ? face : null, place ?? null);
  return `${where}${problems.tell[code](problem)}${suggestions.map(problems.suggest).join('')}`;
}
