/** The dialog of the lab that is open, if one is. */
import { Link } from 'wouter';
import { useWords } from '../../store/settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Branches } from './branches.tsx';
import { Export } from './export.tsx';
import { Help } from './help.tsx';
import { More } from './more.tsx';
import { useLab, useLabSession } from './session.ts';
import { Share } from './share.tsx';

export function Dialogs() {
  const session = useLabSession();
  const close = (): void => session.show(null);
  const open = useLab((s) => s.dialog);
  switch (open) {
    case 'branches':
      return <Branches close={close} />;
    case 'edit':
      return <Edit close={close} />;
    case 'export':
      return <Export close={close} />;
    case 'share':
      return <Share close={close} />;
    case 'more':
      return <More close={close} />;
    case 'help':
      return <Help close={close} />;
    case null:
      return null;
  }
}

/** What is edited becomes a lab of its own; this one stays as it is. */
function Edit({ close }: { close(): void }) {
  const { lab } = useWords();
  const id = useLab((s) => s.id);
  const scenario = useLab((s) => s.state?.scenario === true);
  return (
    <Dialog title={lab.edit.title} className="lab-dialog" close={close}>
      <p>{lab.edit.hint}</p>
      <ul className="lab-plain lab-edits">
        {scenario && (
          <li>
            <Link href={`/lab/k/${id}/edit?of=start`} onClick={close}>
              {lab.edit.start}
            </Link>
          </li>
        )}
        <li>
          <Link href={`/lab/k/${id}/edit?of=now`} onClick={close}>
            {lab.edit.now}
          </Link>
        </li>
      </ul>
    </Dialog>
  );
}
