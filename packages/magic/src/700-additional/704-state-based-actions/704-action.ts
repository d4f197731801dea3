/**
 * What a state-based action is: one entry of the table, read by those who carry it out (704.3) and by those who explain it.
 * `concerns` says what it looks at, so that nothing else has to be looked at; `check` what it does about it now, `facts`
 * what decides that; where somebody chooses, `check` finds what there is to choose from and `choice` asks.
 */

import {
  type Answer,
  type Decision,
  type EntityId,
  moveEvent,
  type ObjectRow,
  type Plain,
  type PlayerRow,
} from '@rulewright/kernel';
import type { Characteristics } from '../../100-game/109.3-draft.ts';
import { GRAVEYARD } from '../../400-zones/400-zones.ts';
import type { Commander, G, Totals } from '../../state.ts';
import { destroyEvent, type MagicEvent } from '../700.1-events/types.ts';

export type Facts = Readonly<Record<string, Plain>>;

interface Entry<Concerns, Subject extends readonly unknown[]> {
  readonly rule: string;
  readonly concerns: Concerns;
  /** Formats and rules profiles in which there is such an action; all if absent. */
  readonly when?: (g: G) => boolean;
  /** The numbers that decide; also asked of what is gone, as it last existed. */
  readonly facts?: (g: G, ...subject: Subject) => Facts;
}

interface Automatic<Concerns, Subject extends readonly unknown[]> extends Entry<Concerns, Subject> {
  readonly check: (g: G, ...subject: Subject) => readonly MagicEvent[] | null;
  readonly choice?: undefined;
}

interface Chosen<Concerns, Subject extends readonly unknown[]> extends Entry<Concerns, Subject> {
  /** What there is to choose from, which may be nothing; null if there is nothing to do. */
  readonly check: (g: G, ...subject: Subject) => readonly EntityId[] | null;
  readonly choice: {
    /** Null if nobody has to be asked. */
    readonly ask: (g: G, from: readonly EntityId[], ...subject: Subject) => Decision | null;
    /** What the answer brings about; without an answer, what there is no choice about. */
    readonly events: (
      g: G,
      answer: Answer | undefined,
      from: readonly EntityId[],
      ...subject: Subject
    ) => readonly MagicEvent[];
    /** The event by which the game knows that it need not ask again, whatever the answer. */
    readonly asked?: (...subject: Subject) => MagicEvent;
  };
}

interface Players {
  readonly each: 'player';
}
type OfPlayer = readonly [row: PlayerRow, totals: Totals];

/** Objects that are no cards, where they may not be. */
interface Strays {
  readonly each: 'stray';
  readonly kind: ObjectRow['kind'];
}

interface Permanents {
  readonly each: 'permanent';
  /** Card types and supertypes, as bits: it must have one of them. */
  readonly types?: number;
  readonly supertypes?: number;
  readonly is?: (row: ObjectRow, c: Characteristics) => boolean;
  /** A change of one of these permanents concerns all of them. */
  readonly together?: true;
}
type OfPermanent = readonly [row: ObjectRow, c: Characteristics];

interface Commanders {
  readonly each: 'commander';
}

export type PlayerAction = Automatic<Players, OfPlayer>;
export type StrayAction = Automatic<Strays, readonly [row: ObjectRow]>;
export type PermanentAction = Automatic<Permanents, OfPermanent>;
export type PermanentChoice = Chosen<Permanents, OfPermanent>;
export type CommanderChoice = Chosen<Commanders, readonly [commander: Commander]>;

export type StateBasedAction = PlayerAction | StrayAction | PermanentAction | PermanentChoice | CommanderChoice;

export const isOfPlayers = (a: StateBasedAction): a is PlayerAction => a.concerns.each === 'player';
export const isOfStrays = (a: StateBasedAction): a is StrayAction => a.concerns.each === 'stray';
export const isOfPermanents = (a: StateBasedAction): a is PermanentAction | PermanentChoice =>
  a.concerns.each === 'permanent';
export const isOfCommanders = (a: StateBasedAction): a is CommanderChoice => a.concerns.each === 'commander';

/** Whether an action looks at such a permanent at all. */
export const concernsPermanent = ({ types, supertypes, is }: Permanents, row: ObjectRow, c: Characteristics): boolean =>
  (types === undefined || (c.types & types) !== 0) &&
  (supertypes === undefined || (c.supertypes & supertypes) !== 0) &&
  (is === undefined || is(row, c));

/** "… is put into its owner's graveyard." */
export const put = ({ id }: ObjectRow): readonly MagicEvent[] => [moveEvent(id, GRAVEYARD, { how: 'stateBased' })];
export const destroy = ({ id }: ObjectRow): readonly MagicEvent[] => [destroyEvent(id)];
