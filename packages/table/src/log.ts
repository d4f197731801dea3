/** What happened, line by line, as one person may know it. */
import { type EntityId, type GameEvent, type VisibleEvent, visibleEvents } from '@rulewright/kernel';
import type { G } from '@rulewright/magic';
import { type Eyes, viewerOf } from './eyes.ts';
import { namesFor } from './magic/names.ts';
import type { Speech } from './magic/speech.ts';
import type { LogLine } from './snapshot.ts';

const FIELDS = ['object', 'became', 'source', 'player', 'owner', 'to', 'on', 'other'] as const;

/** Call it right after the events: `first` is the index of the first of them in the game's log. */
export function logLines(
  g: G,
  eyes: Eyes,
  events: readonly GameEvent[],
  first: number,
  at: number,
  speech: Speech,
): readonly LogLine[] {
  const viewer = viewerOf(eyes);
  const seen: readonly VisibleEvent[] =
    eyes === 'all' ? events.map((e) => ({ ...e })) : visibleEvents(g, viewer, events);
  return speech.words.sentences(namesFor(g, viewer, speech), seen).map((told): LogLine => {
    const event = seen[told.at];
    return {
      event: first + told.at,
      at,
      words: told.words.replace(/^— ?| ?—$/g, ''),
      kind: told.words.startsWith('—') ? 'turn' : 'event',
      entities: entitiesOf(event ?? {}),
    };
  });
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
