/** What a language pack has for Grand Archive besides: its phases, its abilities in words, what the table and the reader of cards say. */
import type { Ability, Condition, Restriction, Selector, StaticEffect, Step } from '@rulewright/language/grand-archive';
import type { Refusal } from '../../grand-archive/compile/source.ts';
import type { CommonTableWords, Words } from '../words.ts';

/** What is wrong with a card as it is written. */
export interface ProblemWords {
  readonly tell: Readonly<Record<Refusal['reason'], (refusal: Refusal) => string>>;
  /** Before it: on which side, where the card has two, and in which line of its text. */
  at(face: string | null, line: number): string;
}

/** All that the engine says of Grand Archive in one language. */
export interface GrandArchiveWords extends Words {
  /** The phases of a turn, the steps of combat, and what comes before the first turn. */
  readonly steps: Readonly<Record<Step | 'cleanup' | 'start', string>>;
  ability(ability: Ability): string;
  effect(effect: StaticEffect): string;
  condition(condition: Condition): string;
  selector(selector: Selector): string;
  /** What stands in a bubble: "Class Bonus", "Level 2+". */
  bubble(by: Restriction): string;
  /** Why the text behind it does not exist now. */
  locked(by: Restriction): string;
  readonly table: TableWords;
  readonly problems: ProblemWords;
}

/** What a table of Grand Archive says besides. */
export interface TableWords extends CommonTableWords {
  // Zones
  readonly mainDeck: string;
  readonly materialDeck: string;
  readonly memory: string;
  readonly field: string;
  readonly banishment: string;
  readonly intent: string;
  readonly lineage: string;
  readonly pantheon: string;
  // What lies on the field
  readonly champion: string;
  readonly allies: string;
  readonly weapons: string;
  readonly items: string;
  readonly domains: string;
  readonly phantasias: string;
  readonly mastery: string;
  readonly statuses: string;
  // What an object is and does
  readonly rested: string;
  readonly awake: string;
  readonly faceDown: string;
  readonly defending: string;
  readonly retaliating: string;
  readonly intercepting: string;
  readonly attackingWhom: (whom: string) => string;
  readonly wielding: (weapons: string) => string;
  readonly loadedWith: (cards: string) => string;
  readonly level: (level: number) => string;
  readonly influence: (cards: number) => string;
  readonly durability: (count: number) => string;
  readonly reserveCost: (amount: string) => string;
  readonly memoryCost: (amount: string) => string;
  // Actions
  readonly activateCard: (card: string, cost: string) => string;
  readonly materialize: (card: string, cost: string) => string;
  readonly bestow: (card: string) => string;
  readonly attack: (unit: string) => string;
  readonly materializeNothing: string;
  readonly returnPreserved: (card: string) => string;
  readonly starcall: (card: string) => string;
  readonly aethercall: (card: string) => string;
  /** Of cards that are glimpsed. */
  readonly onTop: string;
  readonly onBottom: string;
  readonly retaliateHint: string;
  readonly glimpseHint: string;
  readonly sheet: {
    readonly controlledBy: (player: string) => string;
    readonly ownedBy: (player: string) => string;
    readonly printed: (stats: string) => string;
    readonly zone: (zone: string) => string;
    readonly elements: (elements: string) => string;
    readonly classes: (classes: string) => string;
    readonly speed: (speed: string) => string;
    readonly targets: (names: string) => string;
    readonly linkedTo: (host: string) => string;
    readonly links: (names: string) => string;
  };
}

/** A problem of a card in words: where it is, and what it is. */
export function tellProblem(refusal: Refusal, { problems }: GrandArchiveWords, faces = 1): string {
  const { face, line, reason } = refusal;
  return `${problems.at(faces > 1 ? face : null, line)}${problems.tell[reason](refusal)}`;
}
