/** What a language pack has for Magic besides: its steps, its abilities in words, what the terminal and the reader of cards say. */
import type { Ability, Condition, Selector, StaticEffect, Step } from '@rulewright/language/magic';
import type { Place } from '../../magic/compile/place.ts';
import type { Problem, Suggestion } from '../../magic/compile/problems.ts';
import type { CommonTableWords, Words } from '../words.ts';

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

/** What a table of Magic says besides. */
export interface TableWords extends CommonTableWords {
  readonly library: string;
  readonly exile: string;
  readonly lands: string;
  readonly creatures: string;
  readonly tapped: string;
  readonly phasedOut: string;
  readonly blocking: (attackers: string) => string;
  readonly manaPool: (mana: string) => string;
  readonly play: (card: string) => string;
  readonly cast: (card: string, cost: string) => string;
  readonly turnUp: (permanent: string) => string;
  readonly rollPlanarDie: string;
  readonly makeMana: (count: number) => string;
  readonly attackHint: (several: boolean) => string;
  readonly blockHint: string;
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
