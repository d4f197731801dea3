/**
 * What a language pack has: words for the codes of the engine, and for what the terminal says itself. The engine knows no
 * words; what is missing in a pack is shown as its code.
 */
import type { Refusal } from '@rulewright/kernel';
import type { Ability, Step } from '@rulewright/language';
import type { G } from '@rulewright/magic';
import type { Names } from '../play/names.ts';

/** What a decision asks for, and why it is asked. */
export interface Prompt {
  readonly ask: string;
  readonly why: string;
}

export interface Words {
  readonly steps: Readonly<Record<Step, string>>;
  readonly prompts: Readonly<Record<string, Prompt>>;
  /** Why something is refused, by reason code. */
  readonly reasons: Readonly<Record<string, string>>;
  /** Options that the engine offers by code: colours, kinds of counters. */
  readonly options: Readonly<Record<string, string>>;
  /** What happened, in short sentences; null for what is not worth a sentence. Events come as one player may see them. */
  sentences(g: G, names: Names, events: readonly SeenEvent[]): readonly string[];
  /** What an ability does. */
  ability(ability: Ability): string;
  readonly table: TableWords;
}

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
