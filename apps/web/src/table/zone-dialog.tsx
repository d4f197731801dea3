/** A zone that was opened, or what is seen of it. */
import { useWords } from '../store/settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useBoard, useTable, type ZoneOpen } from './board.ts';
import { CardGrid } from './grid.tsx';
import { nameOf } from './label.ts';
import { pileOf } from './piles.ts';

export function ZoneDialog() {
  const open = useBoard((s) => s.open);
  return open === null ? null : <Opened open={open} />;
}

function Opened({ open }: { readonly open: ZoneOpen }) {
  const pack = useWords();
  const { table } = pack;
  const board = useTable();
  const snapshot = useBoard((s) => s.snapshot);
  const { count, seen } = pileOf(snapshot, open.player, open.zone);
  const { lastFirst = false } = board.game.piles.find(({ zone }) => zone === open.zone) ?? {};
  const ids = lastFirst ? seen.toReversed() : seen;
  const unseen = count - seen.length;
  const title = table.zoneOf(board.game.zoneName(open.zone, pack), nameOf(snapshot, open.player, table));
  return (
    <Dialog title={title} close={() => board.openZone(null)}>
      {unseen > 0 && <p className="tb-bare">{table.unseen(unseen)}</p>}
      {(ids.length > 0 || unseen === 0) && <CardGrid ids={ids} />}
    </Dialog>
  );
}
