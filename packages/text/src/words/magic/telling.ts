/** What every language needs to tell what happened: one sentence per kind of event, and which events make one sentence. */
import type { EntityId, ObjectId, PlayerId } from '@rulewright/kernel';
import type { Names, SeenEvent, Told } from '../words.ts';

/** The fields of the events that are told. What the reader may not know is absent. */
export interface Seen {
  readonly kind: string;
  readonly player?: PlayerId;
  readonly object?: ObjectId;
  readonly other?: EntityId;
  readonly source?: ObjectId;
  readonly cause?: ObjectId;
  readonly became?: ObjectId;
  readonly ability?: ObjectId;
  readonly controller?: PlayerId;
  readonly owner?: PlayerId;
  readonly what?: string;
  readonly stack?: { readonly kind?: string; readonly source: ObjectId } | null;
  readonly mana?: unknown;
  readonly number?: number;
  readonly amount?: number;
  readonly counter?: string;
  readonly on?: EntityId;
  readonly to?: EntityId;
  readonly from?: number;
  readonly how?: string;
  readonly why?: string;
  readonly loop?: unknown;
  /** Of dice and coins, and of what is chosen at random. */
  readonly sides?: number;
  readonly results?: readonly number[];
  readonly picked?: readonly EntityId[];
  readonly tooMuch?: number;
}

/** What a coin shows, as a die of two sides. */
export const isHeads = (result: number): boolean => result === 2;

export interface Teller {
  readonly names: Names;
  readonly events: readonly SeenEvent[];
  readonly at: number;
}

/** Null for what another sentence tells. */
export type Sentences = Readonly<Record<string, (event: Seen, t: Teller) => string | null>>;

/** Each sentence with the index of the event that it tells of. */
export const tellWith = (sentences: Sentences, names: Names, events: readonly SeenEvent[]): readonly Told[] =>
  events.flatMap((event, at) => {
    const words = sentences[event.kind]?.(event as Seen, { names, events, at }) ?? null;
    return words === null ? [] : [{ at, words }];
  });

const isDrawBy = (event: SeenEvent | undefined, player: unknown): boolean =>
  event?.kind === 'draw' && event.player === player;

/** How many cards a player draws here, with others who draw at the same time; 0 if the sentence began before. */
export function sameDraw({ events, at }: Teller): number {
  const player = events[at]?.player;
  const isPart = (event: SeenEvent | undefined): boolean => event?.kind === 'move' || event?.kind === 'draw';
  let first = at;
  while (isPart(events[first - 1])) first--;
  if (events.slice(first, at).some((event) => isDrawBy(event, player))) return 0;
  let end = at;
  while (isPart(events[end])) end++;
  return events.slice(at, end).filter((event) => isDrawBy(event, player)).length;
}

/** Damage and the life it costs are one thing to the reader. */
export const followsDamage = ({ events, at }: Teller, e: Seen): boolean =>
  events.slice(0, at).some((d) => d.kind === 'damage' && d.source === e.cause && d.to === e.player);

/** A card goes from a library to a hand, and it was not drawn. */
export const isUntoldDraw = (e: Seen, { names, events }: Teller): boolean =>
  e.from !== undefined &&
  e.to !== undefined &&
  names.zone(e.from) === 'library' &&
  names.zone(e.to) === 'hand' &&
  !events.some((d) => isDrawBy(d, e.owner));

/** Zone changes that another sentence tells, by how they came about. */
export const TOLD: ReadonlySet<string> = new Set([
  'drawn',
  'played',
  'cast',
  'resolved',
  'countered',
  'discarded',
  'sacrificed',
  'milled',
]);
