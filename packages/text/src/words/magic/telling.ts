/** What every language needs to tell what happened in Magic: the fields of its events, and which events make one sentence. */
import type { EntityId, ObjectId, PlayerId } from '@rulewright/kernel';
import { isDrawBy, type SentencesOf, type Teller } from '../telling.ts';

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
  /** Of keyword actions: which one. */
  readonly action?: string;
}

/** Null for what another sentence tells. */
export type Sentences = SentencesOf<Seen>;

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

/** The faces of the planar die that came up (901.3a). */
export const planarFaces = ({ results = [] }: Seen, planeswalker: string, chaos: string, blank: string): string =>
  results.map((face) => (face === 1 ? planeswalker : face === 2 ? chaos : blank)).join(', ');
