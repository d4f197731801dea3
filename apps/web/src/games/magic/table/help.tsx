/** What the mouse and the keys do. */
import { GameHelp } from '../../../table/keys-help.tsx';
import { useWords } from '../words/index.ts';

export function Help({ close }: { close(): void }) {
  return <GameHelp words={useWords().magic.help} close={close} />;
}
