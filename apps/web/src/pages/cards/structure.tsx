/** A card in card language, as a tree that opens and closes. */
import { useState } from 'react';
import type { CardRead } from '../../engine/cards/types.ts';
import { useWords } from '../../store/settings.ts';
import { announce } from '../../ui/announce.tsx';

export function Structure({ card }: { readonly card: NonNullable<CardRead['card']> }) {
  const { page } = useWords().cards;
  /** Every change opens or closes all; in between each node goes its own way. */
  const [all, setAll] = useState<{ readonly open: boolean | null; readonly turn: number }>({ open: null, turn: 0 });
  const set = (open: boolean): void => setAll(({ turn }) => ({ open, turn: turn + 1 }));
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(JSON.stringify(card, null, 2));
    announce(page.copied);
  };
  return (
    <section>
      <h2>{page.structure}</h2>
      <p className="cards-hint">{page.structureHint}</p>
      <p className="actions">
        <button type="button" onClick={() => set(true)}>
          {page.open}
        </button>
        <button type="button" onClick={() => set(false)}>
          {page.close}
        </button>
        <button type="button" onClick={copy}>
          {page.copyJson}
        </button>
      </p>
      <div className="cards-tree" key={all.turn}>
        {card.faces.map((face) => (
          <Node key={face.name} name={face.name} value={face} depth={0} open={all.open} />
        ))}
      </div>
    </section>
  );
}

interface NodeProps {
  readonly name: string;
  readonly value: unknown;
  readonly depth: number;
  readonly open: boolean | null;
}

/** What a node is about, said in one line: its own kind, or its first word. */
function gist(value: object): string {
  const { kind, do: does, on, keyword, name } = value as Readonly<Record<string, unknown>>;
  return [kind, does, keyword, typeof on === 'string' ? on : undefined, name]
    .filter((w) => typeof w === 'string')
    .join(' ');
}

function Node({ name, value, depth, open }: NodeProps) {
  const { page } = useWords().cards;
  if (typeof value !== 'object' || value === null)
    return (
      <div className="cards-leaf">
        <span className="cards-key">{name}</span> <code>{JSON.stringify(value)}</code>
      </div>
    );
  const parts = Object.entries(value);
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
    return (
      <div className="cards-leaf">
        <span className="cards-key">{name}</span> <code>{value.join(', ')}</code>
      </div>
    );
  const said = Array.isArray(value) ? page.items(value.length) : gist(value);
  return (
    <details className="cards-node" open={open ?? depth < 3}>
      <summary>
        <span className="cards-key">{name}</span> <span className="cards-gist">{said}</span>
      </summary>
      <div className="cards-branch">
        {parts.map(([key, part]) => (
          <Node
            key={key}
            name={Array.isArray(value) ? `${Number(key) + 1}.` : key}
            value={part}
            depth={depth + 1}
            open={open}
          />
        ))}
      </div>
    </details>
  );
}
