/** The kernel's view with somebody's eyes, and with those of somebody who sees every face. */
import {
  asPlayer,
  decides,
  type EntityId,
  type Eyes,
  type Game,
  NO_PLAYER,
  objectRow,
  type View,
  view,
  zoneObjects,
  zoneOwners,
} from '@rulewright/kernel';

export const viewWith = (g: Game, eyes: Eyes): View => (eyes === 'all' ? openView(g) : view(g, eyes));

/** Every face, as its owner would see it. Not for players. */
function openView(g: Game): View {
  const { players, decision, over } = g.state;
  const open = (zone: number, owner: EntityId | null) => {
    const ids = zoneObjects(g, zone, owner ?? asPlayer(0));
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
    zones: g.rules.zones.flatMap(({ of }, zone) => zoneOwners(g, of, zone).map((owner) => open(zone, owner))),
    decision,
    game: g.rules.describeGame(g, decision === null ? NO_PLAYER : decides(decision)),
    over,
  };
}
