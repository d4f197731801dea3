/** What every language needs to tell what happened in Grand Archive: the fields of its events, and which events make one sentence. */
import type { EntityId, ObjectId, PlayerId } from '@rulewright/kernel';
import type { SentencesOf, Teller } from '../telling.ts';
import type { SeenEvent } from '../words.ts';

/** The fields of the events that are told. What the reader may not know is absent. */
export interface Seen {
  readonly kind: string;
  readonly player?: PlayerId;
  readonly object?: ObjectId;
  readonly other?: ObjectId;
  readonly source?: ObjectId;
  readonly became?: ObjectId;
  readonly card?: ObjectId;
  readonly owner?: PlayerId;
  readonly controller?: PlayerId;
  readonly objects?: readonly ObjectId[];
  readonly targets?: readonly ObjectId[];
  readonly using?: readonly ObjectId[];
  readonly what?: string;
  readonly action?: string;
  readonly stack?: { readonly kind?: string; readonly source: ObjectId } | null;
  readonly number?: number;
  readonly amount?: number;
  readonly counter?: string;
  readonly on?: EntityId | boolean;
  readonly flag?: number;
  readonly to?: EntityId | string;
  readonly from?: number;
  readonly how?: string;
  readonly into?: string;
  readonly faceDown?: boolean;
  readonly suppressed?: boolean;
  readonly retaliation?: boolean;
  readonly step?: string;
  readonly not?: boolean;
  readonly loop?: unknown;
  readonly tooMuch?: number;
  /** Of dice and coins, and of what is chosen at random. */
  readonly sides?: number;
  readonly results?: readonly number[];
  readonly picked?: readonly EntityId[];
}

/** Null for what another sentence tells. */
export type Sentences = SentencesOf<Seen>;

/** Zone changes that another sentence tells, by how they came about. */
const TOLD: ReadonlySet<string> = new Set([
  'activated',
  'materialized',
  'bestowed',
  'resolved',
  'discarded',
  'sacrificed',
  'drawn',
  'reserved',
  'loaded',
]);

/** A zone change that needs a sentence of its own: what went where, by the English names of the zones. */
export interface Moved {
  readonly what: ObjectId | undefined;
  readonly to: string;
  readonly from: string | undefined;
}

export function movedIn(e: Seen, t: Teller): Moved | null {
  if ((e.how !== undefined && TOLD.has(e.how)) || typeof e.to !== 'number') return null;
  const to = t.names.zone(e.to);
  // The card that was played lies among the played ones: its activation is told.
  if (to === 'stack' || to === 'played') return null;
  if (e.how === 'banished' && isBanishTold(t.events[t.at - 1])) return null;
  return { what: e.became ?? e.object, to, from: e.from === undefined ? undefined : t.names.zone(e.from) };
}

/** A card that is banished is told of as it arrives, where all see it; what is more than that, as it happens. */
export const isBanishTold = (event: SeenEvent | undefined): boolean =>
  event?.kind === 'banish' && (event.faceDown === true || event.suppressed === true);

/** Resting for an attack or a retaliation is part of it. */
export const restsToFight = (e: Seen, { events, at }: Teller): boolean =>
  events.slice(at).some((d) => (d.kind === 'attack' || d.kind === 'retaliate') && d.object === e.object);

/** So many cards of a player go the same way in a row; 0 if the sentence began before. */
export function sameWay({ events, at }: Teller): number {
  const first = events[at];
  const isPart = (event: SeenEvent | undefined): boolean =>
    event?.kind === 'move' && event.owner === first?.owner && event.from === first?.from && event.to === first?.to;
  if (isPart(events[at - 1])) return 0;
  let end = at;
  while (isPart(events[end])) end++;
  return end - at;
}

/** Properties by the bit that the engine has for them. */
export const PROPERTIES_BY_FLAG: Readonly<Record<number, string>> = {
  [1 << 1]: 'distant',
  [1 << 2]: 'fostered',
  [1 << 3]: 'imbued',
  [1 << 4]: 'prepared',
  [1 << 5]: 'brewed',
  [1 << 6]: 'empowered',
  [1 << 7]: 'preserved',
  [1 << 8]: 'ephemeral',
};
