/** What happened, line by line, as one person may know it. */
import { type EntityId, type Eyes, type GameEvent, type VisibleEvent, visibleEvents } from '@rulewright/kernel';
import { type GameOf, lookAt, type TableGame } from './game.ts';
import type { LogLine, TableTypes } from './snapshot.ts';

const FIELDS = ['object', 'became', 'source', 'player', 'owner', 'to', 'on', 'other'] as const;

/** Things that happened one after the other. */
export interface Happened {
  readonly events: readonly GameEvent[];
  /** The index of the first of them in the game's log. */
  readonly first: number;
  /** After how many answers. */
  readonly at: number;
}

/** Call it right after the events. */
export function logLines<T extends TableTypes>(
  game: TableGame<T>,
  g: GameOf<T>,
  { events, first, at }: Happened,
  eyes: Eyes,
  speech: T['speech'],
): readonly LogLine[] {
  const seen: readonly VisibleEvent[] = eyes === 'all' ? events.map((e) => ({ ...e })) : visibleEvents(g, eyes, events);
  const look = lookAt(game, g, eyes, speech);
  return game.sentences(look, seen).map(
    (told): LogLine => ({
      event: first + told.at,
      at,
      words: told.words,
      kind: told.kind,
      entities: entitiesOf(seen[told.at] ?? {}).filter((id) => look.seen.knows(id)),
    }),
  );
}

/** The entities of an event that a reader might look for. */
function entitiesOf(event: Readonly<Record<string, unknown>>): readonly EntityId[] {
  const move = event.kind === 'move' || event.kind === 'create';
  return FIELDS.flatMap((field) => {
    const id = event[field];
    // Of a move, `to` is a zone.
    return typeof id === 'number' && !(move && field === 'to') ? [id as EntityId] : [];
  });
}
