/** How a person speaks of the others and of objects at the table. */
import {
  CHAMPION,
  championOf,
  characteristics,
  FIELD,
  Flag,
  faceOf,
  type G,
  isType,
  zoneName,
} from '@rulewright/grand-archive';
import {
  type EntityId,
  isPlayer,
  NO_PLAYER,
  type ObjectRow,
  objectRow,
  type PlayerId,
  playerRow,
  type Seen,
} from '@rulewright/kernel';
import type { Names } from '@rulewright/text';
import type { GrandArchiveSpeech } from './speech.ts';
import { waitingEntry } from './waiting.ts';

/** Both players may have the same champion: then it is told whose it is. */
const isAmbiguous = (g: G, { id, zone, controller }: ObjectRow, name: string): boolean =>
  zone === FIELD &&
  isType(characteristics(g, id), CHAMPION) &&
  g.state.players.some((other) => {
    const champion = other.id === controller ? undefined : championOf(g, other.id);
    return champion !== undefined && characteristics(g, champion).name === name;
  });

/** For one who watches or sees everything, nobody is "you". What they cannot point at is just a card. */
export function namesFor(seen: Seen<G>, speech: GrandArchiveSpeech): Names {
  const { table } = speech.words;
  const { viewer } = seen;
  const isYou = (id: PlayerId): boolean => viewer !== NO_PLAYER && id === viewer;
  const of = (id: EntityId): string => {
    if (isPlayer(id)) return isYou(id) ? table.you : playerRow(seen.g.state, id).name;
    if (!seen.knows(id)) return table.aCard;
    const { g } = seen;
    const row = objectRow(g.state, id);
    const entry = waitingEntry(row);
    // An activation is called what its card is, a played copy of a card by its own name; an ability is somebody's.
    if (entry !== null && entry.source !== id)
      return entry.kind === 'instance' ? of(entry.source) : table.abilityOf(of(entry.source));
    // Public and private information 6: who has seen a face-down card may look at it.
    const isDown = (row.flags & Flag.faceDown) !== 0;
    const { name } = isDown ? faceOf(g.pool, { ...row, flags: 0 }) : characteristics(g, id);
    if (name === '') return table.aCard;
    return isAmbiguous(g, row, name) ? `${speech.card(name)} (${of(row.controller)})` : speech.card(name);
  };
  const onStack = (id: EntityId) => {
    const entry = isPlayer(id) ? null : waitingEntry(objectRow(seen.g.state, id));
    return entry && { source: entry.source, targets: entry.targets.flatMap((t) => t.chosen), x: entry.x };
  };
  return { of, isYou, onStack, zone: (index) => zoneName(index) ?? '' };
}
