/** Situations of Magic: their zones, and what is done to them. */
import {
  type Draft,
  type DraftObject,
  type DraftPlayer,
  type DraftZone,
  newDraft,
  newPlayer,
} from '@rulewright/scenario/magic';
import { situations } from '../../../../editor/situation.ts';

/** Where objects are listed: the zones, and the commanders, which are in the command zone unless they are elsewhere. */
type Place = DraftZone | 'commander';

export interface MagicSituation {
  readonly player: DraftPlayer;
  readonly object: DraftObject;
  readonly draft: Draft;
  readonly zone: Place;
}

const ZONES = [
  'battlefield',
  'hand',
  'graveyard',
  'exile',
  'command',
  'library',
  'commander',
] as const satisfies readonly Place[];

/** Commanders are offered where the format has them. */
export const zonesOf = ({ format, players }: Draft): readonly Place[] =>
  ZONES.filter(
    (zone) => zone !== 'commander' || format === 'commander' || players.some(({ commanders }) => commanders.length > 0),
  );

export const FORMATS = [
  'duel',
  'free-for-all',
  'two-headed-giant',
  'commander',
] as const satisfies readonly Draft['format'][];
export const RULES = ['current', '2021', '2012', '2008'] as const;
export const FACE_DOWN = ['morph', 'manifest', 'disguise', 'cloak'] as const;

/** Elsewhere: what only permanents have stays behind. */
const bare = ({ card, count, as, counters, token }: DraftObject): DraftObject => ({
  card,
  ...(count !== undefined && { count }),
  ...(as !== undefined && { as }),
  ...(counters !== undefined && { counters }),
  ...(token !== undefined && { token }),
});

export const made = situations<MagicSituation>({
  zones: ZONES,
  board: 'battlefield',
  newDraft,
  newPlayer,
  listed: (player, zone) => (zone === 'commander' ? player.commanders : player.zones[zone]) ?? [],
  withListed: (player, zone, objects) =>
    zone === 'commander'
      ? { ...player, commanders: objects }
      : { ...player, zones: { ...player.zones, [zone]: objects } },
  moved: (object, zone) => (zone === 'battlefield' ? object : bare(object)),
  refers: ['controller', 'attached', 'attacking'],
});
