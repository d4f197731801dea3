/** How a table speaks to a person: the words of a language, and what things are called in it. A game has its own on top of this. */
import type { EntityId, PlayerId, Refusal } from '@rulewright/kernel';

/** What a table says whatever is played at it. */
export interface SpokenWords {
  /** What a decision asks for and why it is asked, by its code. */
  readonly prompts: Readonly<Record<string, { readonly ask: string; readonly why: string }>>;
  /** Why something is refused, by its code. */
  readonly reasons: Readonly<Record<string, string>>;
  /** Options that the rules offer by code. */
  readonly options: Readonly<Record<string, string>>;
  /** Single words of the game. */
  readonly terms: Readonly<Record<string, string>>;
  readonly none: string;
  listed(items: readonly string[]): string;
  readonly table: {
    readonly you: string;
    readonly aCard: string;
    readonly yes: string;
    readonly no: string;
    readonly pass: string;
    readonly won: string;
    readonly lost: string;
    readonly drawn: string;
    readonly undone: (reason: string, rule: string | undefined) => string;
  };
}

/** The words of a table. */
export interface Speech {
  readonly words: SpokenWords;
  /** What a card is called in the language, by the name that the rules have for it. */
  card(name: string): string;
}

/** How a person calls players and objects. */
export interface Names {
  of(id: EntityId): string;
  isYou(id: PlayerId): boolean;
}

/** What is missing among the words is shown as its code. */
const spelled = (code: string): string => code.replaceAll('-', ' ');

export const askedIn = ({ prompts }: SpokenWords, prompt: string): string => prompts[prompt]?.ask ?? spelled(prompt);

export const refusedIn = ({ reasons }: SpokenWords, { code }: Refusal): string => reasons[code] ?? spelled(code);
