/** A zone that was opened: graveyard, exile, command zone, what is seen of a library or a hand. */
import type { ObjectId } from '@rulewright/kernel';
import type { Snapshot } from '@rulewright/table';
import { useWords } from '../store/settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useBoard, useTable, type ZoneOpen } from './board.ts';
import { CardGrid } from './grid.tsx';
import { nameOf } from './label.ts';

function contents(
  snapshot: Snapshot,
  { zone, player }: ZoneOpen,
): { readonly ids: readonly ObjectId[]; readonly unseen: number } {
  const of = snapshot.players.find((p) => p.id === player);
  const owned = (ids: readonly ObjectId[]) => ({
    ids: ids.filter((id) => snapshot.objects[id]?.owner === player),
    unseen: 0,
  });
  if (of === undefined) return { ids: [], unseen: 0 };
  switch (zone) {
    case 'graveyard':
      // The top of a graveyard is its last card: it comes first here.
      return { ids: of.graveyard.toReversed(), unseen: 0 };
    case 'hand': {
      const ids = of.hand.filter((id) => id !== null);
      return { ids, unseen: of.hand.length - ids.length };
    }
    case 'library':
      return { ids: of.library.seen, unseen: of.library.count - of.library.seen.length };
    case 'exile':
      return owned(snapshot.exile);
    case 'command':
      return owned(snapshot.command);
  }
}

export function ZoneDialog() {
  const open = useBoard((s) => s.open);
  return open === null ? null : <Opened open={open} />;
}

function Opened({ open }: { readonly open: ZoneOpen }) {
  const { table } = useWords();
  const board = useTable();
  const snapshot = useBoard((s) => s.snapshot);
  const { ids, unseen } = contents(snapshot, open);
  const title = table.zoneOf(table.zones[open.zone], nameOf(snapshot, open.player, table));
  return (
    <Dialog title={title} close={() => board.openZone(null)}>
      {unseen > 0 && <p className="tb-bare">{table.unseen(unseen)}</p>}
      {(ids.length > 0 || unseen === 0) && <CardGrid ids={ids} />}
    </Dialog>
  );
}
