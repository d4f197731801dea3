/** An import under way. */
import { useEffect, useState } from 'react';
import type { ImportProgress } from '../../engine/cards/types.ts';
import { listen } from '../../engine/client.ts';
import { useWords } from '../../store/settings.ts';
import { useKit } from './kit.ts';

export function Progress({ file }: { readonly file: string }) {
  const { import: words } = useWords().cards;
  const kit = useKit();
  const [at, setAt] = useState<ImportProgress | null>(null);
  useEffect(() => listen<ImportProgress>('import', setAt), []);
  return (
    <div className="cards-progress">
      <label>
        {words.reading(file)}
        <progress max={1} value={at?.part ?? 0} />
      </label>
      <p>{words.progress(at?.cards ?? 0, at?.compiled ?? 0)}</p>
      <button type="button" onClick={() => kit.cards().cancelImport()}>
        {words.cancel}
      </button>
    </div>
  );
}
