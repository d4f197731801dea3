/** Whose eyes the table is seen with: a player's, or those of somebody who sees every face (the lab, a finished game). */
import {
  asPlayer,
  decides,
  type Game,
  NO_PLAYER,
  objectRow,
  type PlayerId,
  type View,
  view,
  zoneIndex,
} from '@rulewright/kernel';

export type Eyes = PlayerId | 'all';

/** The player whose words are spoken; nobody for who sees all. */
export const viewerOf = (eyes: Eyes): PlayerId => (eyes === 'all' ? NO_PLAYER : eyes);

export const viewWith = (g: Game, eyes: Eyes): View => (eyes === 'all' ? openView(g) : view(g, eyes));

/** Every face, as its owner would see it. Not for players. */
function openView(g: Game): View {
  const { players, decision, over } = g.state;
  const open = (zone: number, owner: PlayerId | null) => {
    const ids = g.state.zones[zoneIndex(g.state, g.rules, zone, owner ?? asPlayer(0))] ?? [];
    return {
      zone,
      name: g.rules.zones[zone]?.name ?? '',
      owner,
      count: ids.length,
      objects: ids.map((id) => {
        const row = objectRow(g.state, id);
        return { ...g.rules.describe(g, row.owner, row), id };
      }),
    };
  };
  return {
    viewer: NO_PLAYER,
    players,
    zones: g.rules.zones.flatMap((spec, zone) =>
      spec.shared ? [open(zone, null)] : players.map((p) => open(zone, p.id)),
    ),
    decision,
    game: g.rules.describeGame(g, decision === null ? NO_PLAYER : decides(decision)),
    over,
  };
}
