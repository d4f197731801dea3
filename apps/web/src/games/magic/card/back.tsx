/** The back of a card, or what lies face down. */

import type { ReactNode } from 'react';
import { useGlyph } from './glyph.ts';
import { BACK } from './glyphs/index.ts';

interface BackProps {
  readonly name: string;
  /** What is known of it all the same: a face-down creature has power and toughness. */
  readonly numbers: ReactNode;
}

export function Back({ name, numbers }: BackProps) {
  const outline = useGlyph(BACK);
  return (
    <div className="card-back">
      <svg viewBox="0 0 512 512" aria-hidden="true" focusable="false">
        {outline !== null && <path d={outline} />}
      </svg>
      <span>{name}</span>
      {numbers}
    </div>
  );
}
