/** Situations of Grand Archive: their zones, and what is done to them. */
import {
  DRAFT_ZONES,
  type Draft,
  type DraftObject,
  type DraftPlayer,
  type DraftZone,
  newDraft,
  newPlayer,
} from '@rulewright/scenario/grand-archive';
import { situations } from '../../../../editor/situation.ts';

/** Where objects are listed: the zones, and the champion, which stands for the player. */
type Place = DraftZone | 'champion';

export interface GrandArchiveSituation {
  readonly player: DraftPlayer;
  readonly object: DraftObject;
  readonly draft: Draft;
  readonly zone: Place;
}

export const ZONES: readonly Place[] = ['champion', ...DRAFT_ZONES];
export const FORMATS = ['duel', 'free-for-all'] as const satisfies readonly Draft['format'][];
export const RULES = ['current', '2025-07'] as const;
/** The phases in which a situation can begin. */
export const PHASES = ['wake-up', 'materialize', 'recollection', 'draw', 'main', 'end'] as const;

/** There is one champion: another takes its place. */
function championOf(objects: readonly DraftObject[]): DraftObject | null {
  const last = objects.at(-1);
  if (last === undefined) return null;
  const { count: _, ...champion } = last;
  return champion;
}

/** Elsewhere: what only objects have stays behind. */
const bare = ({ card, count, as, preserved }: DraftObject, zone: Place): DraftObject => ({
  card,
  ...(count !== undefined && { count }),
  ...(as !== undefined && { as }),
  ...(preserved !== undefined && zone === 'material-deck' && { preserved }),
});

export const isOnField = (zone: Place): boolean => zone === 'field' || zone === 'champion';

export const made = situations<GrandArchiveSituation>({
  zones: ZONES,
  board: 'field',
  newDraft,
  newPlayer,
  listed: (player, zone) =>
    zone === 'champion' ? (player.champion === null ? [] : [player.champion]) : (player.zones[zone] ?? []),
  withListed: (player, zone, objects) =>
    zone === 'champion'
      ? { ...player, champion: championOf(objects) }
      : { ...player, zones: { ...player.zones, [zone]: objects } },
  moved: (object, zone) => (isOnField(zone) ? object : bare(object, zone)),
  refers: ['controller'],
});
