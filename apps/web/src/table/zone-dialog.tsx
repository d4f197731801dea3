/** A zone that was opened: graveyard, exile, command zone, what is seen of a library or a hand. */
import { useWords } from '../store/settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useBoard, useTable, type ZoneOpen } from './board.ts';
import { CardGrid } from './grid.tsx';
import { nameOf } from './label.ts';
import { pileOf } from './zones.ts';

export function ZoneDialog() {
  const open = useBoard((s) => s.open);
  return open === null ? null : <Opened open={open} />;
}

function Opened({ open }: { readonly open: ZoneOpen }) {
  const { table } = useWords();
  const board = useTable();
  const snapshot = useBoard((s) => s.snapshot);
  const { count, seen } = pileOf(snapshot, open.player, open.zone);
  // The top of a graveyard is its last card: it comes first here.
  const ids = open.zone === 'graveyard' ? seen.toReversed() : seen;
  const unseen = count - seen.length;
  const title = table.zoneOf(table.zones[open.zone], nameOf(snapshot, open.player, table));
  return (
    <Dialog title={title} close={() => board.openZone(null)}>
      {unseen > 0 && <p className="tb-bare">{table.unseen(unseen)}</p>}
      {(ids.length > 0 || unseen === 0) && <CardGrid ids={ids} />}
    </Dialog>
  );
}
