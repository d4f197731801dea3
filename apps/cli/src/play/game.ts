/** What the terminal has to know of a game to draw its table and to read answers. Each game has a `TerminalGame` in `games/`. */
import { type Answer, type EntityId, isObject } from '@rulewright/kernel';
import type { LabTypes, PlayerShown, Question, Shown, Snapshot, Speech, TableGame } from '@rulewright/table';
import type { Paint, Piece } from './paint.ts';

/** What the terminal says by itself, whatever is played. */
interface TerminalWords {
  readonly you: string;
  readonly yes: string;
  readonly no: string;
  readonly choose: (min: number, max: number) => string;
  readonly orderHint: string;
  readonly divideHint: (total: number) => string;
  readonly wordHint: string;
  readonly priorityHint: string;
  readonly repeatHint: (most: number, changes: string) => string;
  readonly refused: (reason: string, rule: string | undefined) => string;
  readonly why: string;
  readonly notUnderstood: (text: string) => string;
  readonly nothingToUndo: string;
  readonly unknownCard: (name: string) => string;
  readonly rule: (rule: string) => string;
  readonly autoPass: (on: boolean) => string;
  readonly quit: string;
  readonly endOfInput: string;
  readonly welcome: (mine: string, theirs: string, seed: number) => string;
  readonly help: readonly (readonly [key: string, meaning: string])[];
}

export interface TerminalTypes extends LabTypes {
  readonly speech: Speech & { readonly words: { readonly table: TerminalWords } };
}

/** What is drawn, how, and for whom. */
export interface Drawing<T extends TerminalTypes> {
  readonly snapshot: Snapshot<T>;
  readonly speech: T['speech'];
  readonly words: T['speech']['words'];
  readonly paint: Paint;
  readonly width: number;
}

export interface Item {
  readonly text: string;
  /** What `? N` shows. */
  readonly entity?: EntityId;
}

export interface Menu {
  readonly items: readonly Item[];
  /** A second list that answers refer to: attackers to be blocked, things to be attacked. */
  readonly others?: readonly Item[];
  /** What can be answered besides what is listed. */
  readonly note?: string;
  readonly hint: string;
  /** The answer that a line stands for, or undefined if it stands for none. Its legality is the engine's business. */
  read(text: string): Answer | undefined;
}

/** Somebody is asked. */
export interface Asked<T extends TerminalTypes> extends Drawing<T> {
  /** A player or an object with what tells it from others of the same name. */
  label(id: EntityId): Item;
  /** Actions of little use are listed too. */
  readonly withMinor: boolean;
}

/** How questions of a kind are listed. */
type MenuOf<T extends TerminalTypes, Q extends Question<T>> = { of(asked: Asked<T>, question: Q): Menu }['of'];

/** Things under a common word; the word is absent where the line above has it. */
export interface Row<T extends TerminalTypes> {
  readonly label: string;
  readonly objects: readonly Shown<T>[];
}

export interface TerminalGame<T extends TerminalTypes> {
  readonly table: TableGame<T>;
  /** What stands beside a player's name, before and after the numbers of cards. */
  player(drawing: Drawing<T>, player: PlayerShown<T>): { readonly before: string; readonly after: string };
  /** How many cards a player has where, in words; the first ones always, the others where there are any. */
  piles(
    drawing: Drawing<T>,
    player: PlayerShown<T>,
  ): readonly { readonly words: string; readonly count: number; readonly always: boolean }[];
  /** What a player has on the table, from the player's own edge to the middle. */
  rows(drawing: Drawing<T>, player: PlayerShown<T>): readonly Row<T>[];
  /** What is about to happen, the next first: a line each. */
  waiting(drawing: Drawing<T>): { readonly label: string; readonly lines: readonly string[] };
  hand(drawing: Drawing<T>, player: PlayerShown<T>): Row<T>;
  /** An object in a row, in the hand, and in a list to choose from. */
  onTable(drawing: Drawing<T>, object: Shown<T>): Piece;
  inHand(drawing: Drawing<T>, object: Shown<T>): Piece;
  listed(drawing: Drawing<T>, object: Shown<T>): string;
  /** The symbols in a text in their colours. */
  symbols(text: string, paint: Paint): string;
  /** An action in a list; `once` if one line stands for all that read alike, as two copies of a card in hand do. */
  action(drawing: Drawing<T>, action: T['action']): { readonly text: string; readonly once: boolean };
  /** Actions that are listed only when they are asked for, and what the hint says of so many. */
  readonly minor?: { is(action: T['action']): boolean; words(words: T['speech']['words'], count: number): string };
  /** An action as it is done with an exclamation mark: what it needs is paid by hand. */
  byHand?(action: T['action']): Answer;
  /** The questions that no other game asks. */
  readonly menus: { readonly [K in T['question']['kind']]: MenuOf<T, Extract<T['question'], { readonly kind: K }>> };
  /** An object in full. */
  sheet(drawing: Drawing<T>, object: Shown<T>): readonly string[];
  /** A card that is not at the table; undefined if there is none of that name. */
  card(drawing: Drawing<T>, name: string): readonly string[] | undefined;
}

/** An object that is seen. */
export const objectOf = <T extends TerminalTypes>({ snapshot }: Drawing<T>, id: EntityId): Shown<T> | undefined =>
  isObject(id) ? snapshot.objects[id] : undefined;

/** What somebody or something is called at the table. */
export function nameOf<T extends TerminalTypes>(drawing: Drawing<T>, id: EntityId): string {
  const player = drawing.snapshot.players.find((p) => p.id === id);
  if (player !== undefined) return player.you ? drawing.words.table.you : player.name;
  return objectOf(drawing, id)?.name ?? '';
}
