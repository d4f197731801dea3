/**
 * What a game brings to its table: how its things are drawn, said and answered. The table knows a game through this alone, and
 * what it shows as a `Snapshot` of whatever game.
 */
import type { Answer, ObjectId, PlayerId } from '@rulewright/kernel';
import type { CommonQuestion, PlayerShown, Question, Shown, Snapshot, TableTypes } from '@rulewright/table';
import type { ReactNode } from 'react';
import type { Pack } from '../words/pack.ts';
import type { Able, Draft, Way } from './answering.ts';

export type AnySnapshot = Snapshot<TableTypes>;
export type AnyShown = Shown<TableTypes>;
export type AnyPlayer = PlayerShown<TableTypes>;
export type AnyQuestion = Question<TableTypes>;

/** An arrow from one thing to another. Its kind is how it is drawn: `tb-arrow-…`. */
export interface Link {
  readonly from: number;
  readonly to: number;
  readonly kind: string;
  /** Not decided yet. */
  readonly draft: boolean;
}

/** A zone that lies beside the board and can be opened. */
export interface PileZone {
  readonly zone: string;
  /** It is there when nothing is in it. */
  readonly always?: boolean;
  /** Whoever looks has it laid out elsewhere. */
  readonly othersOnly?: boolean;
  /** The last card is on top: it comes first. */
  readonly lastFirst?: boolean;
  /** Its sign, as a path in a square of 24. */
  readonly sign: string;
}

/** Things are gone for by dragging: creatures that attack or block. */
export interface Pairing {
  readonly able: readonly Able[];
  /** One thing may go for several. */
  readonly several: boolean;
}

// Methods, so that a game's own snapshots, objects and words can be taken where any are.
export interface GameTable<T extends TableTypes = TableTypes, P extends Pack = Pack> {
  /** A line of text with its symbols drawn. */
  Text(props: { readonly text: string }): ReactNode;
  /** The same for those who listen. */
  spoken(text: string, pack: P): string;
  zoneName(zone: string, pack: P): string;
  /** A step of the turn in a word. */
  stepName(step: T['step'], pack: P): string;

  Card(props: { readonly card: Shown<T>; readonly size: 'small' | 'hand' | 'full' }): ReactNode;
  /** What there is to say of so many equal objects, the name first. */
  label(object: Shown<T>, snapshot: Snapshot<T>, pack: P, count: number): readonly string[];
  /** What one looks for a card by. */
  texts(object: Shown<T>): readonly string[];
  /** Whoever has it on the board; null elsewhere. */
  keeper(object: Shown<T>): PlayerId | null;
  /** It lies where everybody who may choose it sees it. */
  isLaidOut(object: Shown<T>, viewer: PlayerId): boolean;

  /** What a player has on the board. */
  Side(props: { readonly player: PlayerId; readonly mine: boolean }): ReactNode;
  /** What all share and what is to happen next: a stack. */
  Middle(props: object): ReactNode;
  /** What is pointed at, in full. */
  Details(): ReactNode;

  /** What the mouse and the keys do where it is played. */
  Help(props: { close(): void }): ReactNode;

  readonly hand: T['ownZone'];
  readonly piles: readonly PileZone[];
  /** What there is to say of a player. */
  playerLabel(player: PlayerShown<T>, pack: P): readonly string[];
  /** What is seen of a player at once, and what is seen if there is any. */
  Totals(props: { readonly player: PlayerShown<T> }): ReactNode;
  Extras(props: { readonly player: PlayerShown<T> }): ReactNode;

  /** The questions that no other game asks, by kind: what is done to the answer, how it is given, and what is said of the question. */
  readonly ways: Readonly<Record<string, Way<never>>>;
  readonly answers: Readonly<Record<string, AnswerForm<never>>>;
  asked(snapshot: Snapshot<T>, question: Question<T>, pack: P): readonly string[];
  pairing(question: Question<T>): Pairing | null;

  /** What yes and no mean, and which of them is usual; null for just that. */
  yesNo(prompt: string, pack: P): { readonly yes: string; readonly no: string; readonly usual: boolean } | null;
  /** "Pass", or what comes of it. */
  pass(snapshot: Snapshot<T>, pack: P): string;
  /** Actions that nobody comes for: they are lit less and listed last. */
  isMinor(action: T['action']): boolean;
  /** What they are listed under, and what is said of what has them. */
  minorWords(pack: P): { readonly title: string; readonly light: string };
  /** What would be used up for the action can be shown before it is done. */
  isPaid(action: T['action']): boolean;
  /** The same action, paid for step by step; nothing where costs are never paid by themselves. */
  paidByHand?(answer: Answer): Answer;
  /** What an answer to the question would use up. */
  usedUp(question: Question<T>): readonly ObjectId[];

  links(snapshot: Snapshot<T>, draft: Draft): readonly Link[];
}

/** A way of answering a kind of question. */
export type AnswerForm<Q> = { of(props: { readonly q: Q }): ReactNode }['of'];

const COMMON: Readonly<Record<CommonQuestion['kind'], true>> = {
  priority: true,
  entities: true,
  yesNo: true,
  number: true,
  options: true,
  order: true,
  divide: true,
  word: true,
  listed: true,
};

/** A question of the kinds that any game may ask. */
export const isCommon = (question: AnyQuestion | null): question is CommonQuestion =>
  question !== null && Object.hasOwn(COMMON, question.kind);
