/** What every language needs to tell what happened: one sentence per kind of event, and which events make one sentence. */
import type { Names, SeenEvent, Told } from './words.ts';

export interface Teller {
  readonly names: Names;
  readonly events: readonly SeenEvent[];
  readonly at: number;
}

/** A game's events as they are told; null for what another sentence tells. */
export type SentencesOf<Seen> = Readonly<Record<string, (event: Seen, t: Teller) => string | null>>;

/** Each sentence with the index of the event that it tells of. */
export const tellWith = <Seen extends { readonly kind: string }>(
  sentences: SentencesOf<Seen>,
  names: Names,
  events: readonly SeenEvent[],
): readonly Told[] =>
  events.flatMap((event, at) => {
    // What the reader may not know is absent: every field of an event but its kind may be.
    const words = sentences[event.kind]?.(event as SeenEvent & Seen, { names, events, at }) ?? null;
    return words === null ? [] : [{ at, words }];
  });

/** What a coin shows, as a die of two sides. */
export const isHeads = (result: number): boolean => result === 2;

export const isDrawBy = (event: SeenEvent | undefined, player: unknown): boolean =>
  event?.kind === 'draw' && event.player === player;

/** How often a player does here what the event says, with others who do it at the same time; 0 if the sentence began before. */
export function inARow({ events, at }: Teller): number {
  const first = events[at];
  const isPart = (event: SeenEvent | undefined): boolean => event?.kind === 'move' || event?.kind === first?.kind;
  const isSame = (event: SeenEvent): boolean => event.kind === first?.kind && event.player === first.player;
  let begin = at;
  while (isPart(events[begin - 1])) begin--;
  if (events.slice(begin, at).some(isSame)) return 0;
  let end = at;
  while (isPart(events[end])) end++;
  return events.slice(at, end).filter(isSame).length;
}
