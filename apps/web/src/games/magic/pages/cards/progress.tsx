/** An import under way. */
import { useEffect, useState } from 'react';
import { listen } from '../../../../engine/client.ts';
import type { ImportProgress } from '../../engine/cards/importing.ts';
import { engine } from '../../engine/client.ts';
import { useWords } from '../../words/index.ts';

export function Progress({ file }: { readonly file: string }) {
  const { import: words } = useWords().cards;
  const [at, setAt] = useState<ImportProgress | null>(null);
  useEffect(() => listen<ImportProgress>('import', setAt), []);
  return (
    <div className="cards-progress">
      <label>
        {words.reading(file)}
        <progress max={1} value={at?.part ?? 0} />
      </label>
      <p>{words.progress(at?.cards ?? 0, at?.compiled ?? 0)}</p>
      <button type="button" onClick={() => engine.cards.cancelImport()}>
        {words.cancel}
      </button>
    </div>
  );
}
